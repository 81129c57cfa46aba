"""The streak of the daily: on how many days in a row somebody has won the game of the day. Days are universal."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Final

import msgspec

from holdfast.table.result import GameResult

A_DAY: Final = timedelta(days=1)


class Streak(msgspec.Struct, frozen=True):
    """How many days in a row, until today or yesterday, and at most."""

    now: int
    longest: int
    won_today: bool
    played_today: bool


def days_in_a_row(won: Iterable[str], day: str) -> int:
    """Returns how many days in a row were won, up to this one, written 2026-11-15."""
    return _length({date.fromisoformat(one) for one in won}, date.fromisoformat(day))


def streak_of(results: Iterable[GameResult], today: str) -> Streak:
    """Returns the streak of somebody with these results of one game, however hard. A day that is not over yet breaks
    nothing.
    """
    results = [one for one in results if one.day]
    won = {date.fromisoformat(one.day) for one in results if one.won}
    now = date.fromisoformat(today)
    last = now if now in won else now - A_DAY
    longest = max((_length(won, day) for day in won), default=0)
    return Streak(_length(won, last), longest, now in won, any(one.day == today for one in results))


def _length(won: set[date], last: date) -> int:
    """Returns how many days in a row were won, up to this one."""
    days = 0
    while last - days * A_DAY in won:
        days += 1
    return days

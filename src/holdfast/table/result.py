"""Results: what a finished game was to one of those who played it. They stay when its table is gone."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from holdfast.engine.records import BestMoment

ALL_RESULTS = 10_000  # of one person


class GameResult(msgspec.Struct, frozen=True):
    """A game as one of its people finished it, under the name that they had then. `ended` is a date in milliseconds.

    `words` are what it is counted by, as its game says; `day` is that of a game of the day. `moments` are what this
    person may be proud of: None until they have been looked for.
    """

    person: str
    table: str
    game: str
    ended: int
    seat: int
    name: str
    won: bool
    words: dict[str, tuple[str, ...]]
    packs: tuple[str, ...] = ("base",)
    day: str = ""
    moments: tuple[BestMoment, ...] | None = None


class PutResult(msgspec.Struct, frozen=True):
    """Keeps a result, once for each person and table; of somebody who is not known any more nothing is kept."""

    result: GameResult


class PutMoments(msgspec.Struct, frozen=True):
    """Keeps what those who played at a table may be proud of, by seat; where nobody has a result, nothing is kept.

    `words` are what the game is counted by, by seat, and `winners` the seats that won, where that may not have been
    known before.
    """

    table: str
    moments: tuple[tuple[BestMoment, ...], ...]
    words: tuple[dict[str, tuple[str, ...]], ...] = ()
    winners: tuple[int, ...] | None = None


ResultChange: TypeAlias = PutResult | PutMoments

"""A game of a match with all that a table of data says of it: how it stood on the way, and each of its decisions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from holdfast.engine.command import Command, Line
from holdfast.engine.play import decision_of, options
from holdfast.engine.stakes import Stakes
from holdfast.engine.state import State
from holdfast.lab.match import (
    LONGEST,
    DeadEnd,
    Failure,
    GamePlayed,
    Match,
    count_used,
    failure,
    open_box,
    sit_down_to,
    step,
)

MOMENTS: Final = 21  # of a curve: the beginning, each twentieth of the decisions, and the end


class DecisionRecord(msgspec.Struct, frozen=True):
    """One decision: who decided what, out of how much, and how the game stood before and after it."""

    place: int  # the first is 0
    at_ms: int
    seat: int
    ask: str  # the kind of question
    action: str  # the kind of answer
    option: str  # the very answer
    offered: int  # how many answers were listed
    left: int | None
    left_after: int | None
    danger: float | None
    danger_after: float | None


class RecordedGame(GamePlayed, frozen=True):
    """One game. `left` and `danger` are curves of what is at stake, where the game says so; else they are empty."""

    left: tuple[int, ...] = ()
    danger: tuple[float, ...] = ()
    made: tuple[DecisionRecord, ...] = ()  # if they were asked for


def record_game(match: Match, number: int) -> RecordedGame | Failure:
    """Plays game number `number` of a match, the same that `play_game` plays."""
    return _recorded(match, number, each_decision=False)


def record_decisions(match: Match, number: int) -> RecordedGame | Failure:
    """Does the same, and notes each decision, which takes about twice as long."""
    return _recorded(match, number, each_decision=True)


def _recorded(match: Match, number: int, *, each_decision: bool) -> RecordedGame | Failure:
    box = open_box(match)
    stakes = box.game.shown.stakes
    lines: list[Line] = []
    used: Counter[str] = Counter()
    curve: list[Stakes] = []
    made: list[DecisionRecord] = []
    try:
        scheduler = sit_down_to(match, number)
        s: State = scheduler.s
        count_used(box.game, s, used)
        now = stakes(s) if stakes is not None else None
        while len(lines) < LONGEST:
            line = scheduler.next_line()
            noted = _noted(s, line, now, len(curve)) if each_decision and isinstance(line, Command) else None
            before = len(lines)
            if not step(scheduler, lines):
                break
            count_used(box.game, s, used)
            if len(lines) == before or not isinstance(lines[-1], Command):
                continue
            now = stakes(s) if stakes is not None else None
            curve += [now or Stakes(0, 0.0)]
            if noted is not None:
                after = {"left_after": now.left, "danger_after": now.danger} if now is not None else {}
                made.append(msgspec.structs.replace(noted, **after))
    except Exception as problem:
        return failure(number, problem, lines, match.key(number), match.seats)
    if s.outcome is None:
        return failure(number, DeadEnd(f"no end after {len(lines)} lines"), lines, match.key(number), match.seats)
    shown = resampled(curve) if stakes is not None else ()
    return RecordedGame(
        number,
        s.outcome.key,
        s.outcome.winners,
        len(curve),
        s.now,
        dict(sorted(used.items())),
        tuple(one.left for one in shown),
        tuple(one.danger for one in shown),
        tuple(made),
    )


def _noted(s: State, line: Command, now: Stakes | None, place: int) -> DecisionRecord | None:
    decision = decision_of(s, line.seat, line.ask)
    if decision is None:
        return None
    left, danger = now if now is not None else (None, None)
    offered = sum(ask == line.ask for ask, _ in options(s, line.seat))
    kind, option = line.action.kind(), line.action.option_id()
    return DecisionRecord(
        place, max(line.at, s.now), line.seat, decision.kind(), kind, option, offered, left, None, danger, None
    )


def resampled(curve: Sequence[Stakes]) -> tuple[Stakes, ...]:
    """Returns as many moments of a curve for every game, so that long and short ones lie upon each other."""
    if not curve:
        return ()
    last = len(curve) - 1
    return tuple(curve[round(moment * last / (MOMENTS - 1))] for moment in range(MOMENTS))

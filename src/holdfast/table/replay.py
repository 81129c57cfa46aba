"""From a save back to a game: its states, its film as any seat saw it, and whether the file can be trusted."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from holdfast.engine.action import IllegalAction
from holdfast.engine.command import Line, Undo
from holdfast.engine.event import Told
from holdfast.engine.save import digest
from holdfast.engine.state import State
from holdfast.table.feed import Feed, SeatUpdate
from holdfast.table.history import History
from holdfast.table.save import FRESH_COPY, ReplayError, Save


class GameCrashed(ReplayError):
    """A command of the save makes the game itself fail; the cause is a bug in that game."""


def replay(save: Save, to: int | None = None) -> Iterator[State]:
    """Yields the first state, and the state after each line up to the first `to` lines."""
    for history, _ in histories(save, to):
        yield history.state


def film(save: Save, seat: int, to: int | None = None) -> Iterator[SeatUpdate]:
    """Yields what a seat (or, for -1, a spectator) was told, update by update."""
    feed = Feed(save.setting.game, seat)
    counts: list[int] = []
    for history, told in histories(save, to):
        line = history.lines[-1] if history.lines else None
        holds = counts[line.to] if line is not None and isinstance(line, Undo) else None
        update = feed.see(history.state, told, holds)
        counts.append(feed.n)
        if update is not None:
            yield update


def verify(save: Save) -> State:
    """Returns the last state, everything having been checked. Raises ReplayError."""
    state = deque(replay(save), maxlen=1)[0]
    if not save.closed:
        raise ReplayError(unfinished(save))
    if state.outcome != save.outcome:
        raise ReplayError(f"{save.name}: the closing line tells another outcome than the game has; {FRESH_COPY}")
    return state


def unfinished(save: Save) -> str:
    return (
        f"{save.name} has no closing line: it was cut short after command {len(save.lines)} or is still being"
        f" written; {FRESH_COPY}, or go on playing from here"
    )


def histories(save: Save, to: int | None = None) -> Iterator[tuple[History, list[Told]]]:
    """Yields the one history of a save as it grows line by line, with what each line told; compares digests."""
    if to is not None and not 0 <= to <= len(save.lines):
        raise ReplayError(f"{save.name} has {len(save.lines)} commands; choose one from 0 to {len(save.lines)}")
    try:
        first = save.setting.first_state()
    except Exception as problem:
        raise GameCrashed(f"{save.name}: this game cannot be set up any more ({problem!r})") from problem
    history = History(first, save.setting.game.at_table.pause_rule)
    yield history, first.told
    for no, line in enumerate(save.lines[:to], 1):
        told = _added(history, line, no, save)
        expected = save.digests.get(no)
        if expected is not None and expected != (found := digest(history.state)):
            raise ReplayError(
                f"{save.name} drifts at command {no}: its state should have the digest {expected} and has {found};"
                " replay it with the version of Holdfast that wrote it"
            )
        yield history, told


def _added(history: History, line: Line, no: int, save: Save) -> list[Told]:
    try:
        return history.add(line)
    except IllegalAction as illegal:
        raise ReplayError(
            f"{save.name}: command {no} is not legal ({illegal}); no game wrote this file, so do not trust it"
        ) from illegal
    except Exception as problem:
        raise GameCrashed(
            f"{save.name}: command {no} makes {save.setting.game.name} fail ({type(problem).__name__}: {problem});"
            " this is a bug in the game, so please report it with this file"
        ) from problem

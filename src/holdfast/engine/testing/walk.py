"""Random legal play: every seat gets its turn, every kind of action its chance, and the clock leaps."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias, TypeVar

from holdfast.engine.action import Action
from holdfast.engine.command import Command, Tick
from holdfast.engine.event import Told
from holdfast.engine.flow import Decision
from holdfast.engine.play import asks, play
from holdfast.engine.rng import Rng
from holdfast.engine.secret import Seats
from holdfast.engine.state import State
from holdfast.engine.testing.inside import hidden_words
from holdfast.engine.testing.probes import fillings
from holdfast.engine.timers import advance, next_due
from holdfast.engine.view import Text

T = TypeVar("T")
Happening: TypeAlias = Command | Tick

OFFERS: Final = 12  # one in so many commands takes up a standing offer
CURIOUS: Final = 4  # one in so many commands of a curious game is any
TICKS: Final = 4  # one in so many lets time pass although somebody could act


@dataclasses.dataclass(frozen=True)
class WalkStep:
    """One thing that happened: the state before it, the state after it, and what was told and learned."""

    before: State
    line: Happening
    after: State
    told: list[Told]
    learned: list[tuple[str, Seats]]

    @property
    def actor(self) -> int | None:
        return self.line.seat if isinstance(self.line, Command) else None


def perform(s: State, line: Happening) -> None:
    """Carries out a line in place; afterwards `told` and `learned` hold what this line alone told."""
    if isinstance(line, Command):
        play(s, line.seat, line.ask, line.action)
    else:
        s.told, s.learned = [], []
        advance(s, line.at)


def allowed(s: State, seat: int, ask: Decision, kind: type[Action]) -> Iterator[Action]:
    """Yields the listed actions of one kind that the seat may answer with."""
    if kind.gate(s, seat, ask) is None:
        for action in kind.candidates(s, seat, ask):
            if action.why_not(s, seat, ask) is None:
                yield action


def answer(s: State, seat: int, rng: Rng, offers: bool = False) -> Command | None:
    """Returns a random answer of this seat; half the time each kind of action is as likely as any other."""
    for id, ask in shuffled([found for found in asks(s, seat) if found[1].OFFER is offers], rng):
        lists = [[*allowed(s, seat, ask, kind), *_forms(s, seat, ask, kind, rng)] for kind in ask.ACTIONS]
        if rng.below(2, "walk"):
            lists = [[action for actions in lists for action in actions]]
        for actions in shuffled([actions for actions in lists if actions], rng):
            return Command(s.now, seat, id, rng.choice(actions, "walk"))
    return None


def _forms(s: State, seat: int, ask: Decision, kind: type[Action], rng: Rng) -> list[Action]:
    """Returns forms filled in at random, and with words that are hidden: somebody may guess right."""
    if kind.gate(s, seat, ask) is not None or (form := kind.form(s, seat, ask)) is None:
        return []
    filled = fillings(form, kind, rng)
    if isinstance(form, Text):
        filled += [kind(**{form.field: word}) for word in hidden_words(s)]
    return [action for action in filled if action.why_not(s, seat, ask) is None]


def next_line(s: State, rng: Rng, seats: Iterable[int]) -> Happening | None:
    """Returns what one of these seats does next, or the clock; None if nothing can happen any more."""
    if s.outcome is not None:
        return None
    due = next_due(s)
    if due is not None and not rng.below(TICKS, "walk"):
        return Tick(rng.choice((due, due, s.now + rng.below(max(due - s.now, 0) + 1, "walk")), "walk"))
    order = shuffled(list(seats), rng)
    for offers in (True, False) if not rng.below(OFFERS, "walk") else (False,):
        for seat in order:
            if (line := answer(s, seat, rng, offers)) is not None:
                return line
    return None if due is None else Tick(due)


def curious_line(s: State, rng: Rng, done: Counter[type[Action]]) -> Happening | None:
    """Returns mostly something of a kind that was done least so far; now and then whatever comes."""
    found: dict[type[Action], list[Command]] = {}
    for seat in range(s.seated) if rng.below(CURIOUS, "walk") and s.outcome is None else ():
        for id, ask in asks(s, seat):
            for kind in ask.ACTIONS:
                found.setdefault(kind, []).extend(
                    Command(s.now, seat, id, action) for action in allowed(s, seat, ask, kind)
                )
    kinds = [kind for kind, lines in found.items() if lines]
    if not kinds:
        return next_line(s, rng, range(s.seated))
    kind = min(shuffled(kinds, rng), key=lambda kind: done[kind])
    done[kind] += 1
    return rng.choice(found[kind], "walk")


def walk(s: State, rng: Rng, most: int, done: Counter[type[Action]] | None = None) -> Iterator[WalkStep]:
    """Plays a random game from here, and leaves `s` as it is; a curious game, if `done` counts what was done."""
    for _ in range(most):
        twin = s.clone()  # a copy, in case that asking changes it
        line = next_line(twin, rng, range(s.seated)) if done is None else curious_line(twin, rng, done)
        if line is None:
            return
        after = s.clone()
        perform(after, line)
        yield WalkStep(s, line, after, after.told, after.learned)
        s = after


def shuffled(things: list[T], rng: Rng) -> list[T]:
    return rng.sample(things, len(things), "walk")

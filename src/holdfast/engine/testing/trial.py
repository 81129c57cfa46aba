"""One property tried on one subject with one seed, and the table of all properties."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import zip_longest
from typing import Final, NoReturn, TypeAlias

from holdfast.engine.action import Action
from holdfast.engine.flow import Decision
from holdfast.engine.play import asks, options
from holdfast.engine.position import TRUTH
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.save import digest
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.state import State
from holdfast.engine.testing.probes import Pool, probes
from holdfast.engine.testing.subject import Broken, Subject
from holdfast.engine.testing.walk import WalkStep, allowed, walk
from holdfast.engine.text import Texts, as_pattern
from holdfast.engine.view import Ask, asks_of

Property: TypeAlias = Callable[[Subject, int], None]
PROPERTIES: Final[dict[str, Property]] = {}


def everybody(s: State) -> range:
    """Returns all seats, and the spectator."""
    return range(SPECTATOR, s.seated)


def phase(s: State) -> tuple[str, ...]:
    """Returns what goes on, in a word for each open decision and each kind of action that is possible in it."""
    words = []
    for strand in s.strands:
        ask = strand.top
        words.append(ask.kind())
        if isinstance(ask, Decision):
            words += [k.kind() for k in ask.ACTIONS for seat in ask.seats(s)[:1] if k.gate(s, seat, ask) is None]
    return tuple(words)


class Trial:
    """Where a property stands: its dice, and the position that a failure is reported from."""

    def __init__(self, property: str, subject: Subject, seed: int) -> None:
        self.property = property
        self.subject = subject
        self.game = subject.game
        self.seed = seed
        self.rng = Rng(key_from_seed(f"trial {seed}"))
        self.pool = Pool()
        self.here: State | None = None
        self.start = "the first state"
        self.played = 0

    # -- where to look

    def starts(self) -> Iterator[State]:
        """Yields the first state of a game, and a position that random play seldom reaches, if the game has some."""
        yield self._at(0, "the first state", self.subject.setup(self.seed))
        if self.game.testing.positions is not None:
            later = self.game.testing.positions(self.subject.content, self.seed)
            yield self._at(0, f"positions(content, {self.seed})", later)

    def _at(self, played: int, start: str, s: State) -> State:
        self.played, self.start, self.here = played, start, s
        return s

    def walk(self, start: State) -> Iterator[WalkStep]:
        """Plays a random game from here, and yields it step by step."""
        for played, step in enumerate(walk(start, self.rng, self.subject.length)):
            self._at(played, self.start, step.before)
            yield step
            self._at(played + 1, self.start, step.after)

    def steps(self) -> Iterator[WalkStep]:
        for start in self.starts():
            yield from self.walk(start)

    def steps_from_many(self, positions: int, most: int) -> Iterator[WalkStep]:
        """Yields steps of short curious games from the first state and from positions of this subject and seed."""
        done: Counter[type[Action]] = Counter()
        starts = [("the first state", self.subject.setup(self.seed))]
        if self.game.testing.positions is not None:
            for number in range(positions):
                place = (self.seed * self.game.seats.stop + self.subject.seats) * positions + number
                starts.append(
                    (f"positions(content, {place})", self.game.testing.positions(self.subject.content, place))
                )
        for name, start in starts:
            self._at(0, name, start)
            for played, step in enumerate(walk(start, self.rng, most, done)):
                self._at(played, name, step.before)
                yield step

    def states(self) -> Iterator[State]:
        for start in self.starts():
            yield start
            for played, step in enumerate(walk(start, self.rng, self.subject.length), 1):
                yield self._at(played, self.start, step.after)

    def moments(self, most: int) -> Iterator[State]:
        """Yields some states of a random game from each start: the first, the last and every phase among them."""
        for start in self.starts():
            states = [start, *(step.after for step in self.walk(start))]
            for place in self._spread(states, most):
                self.pool.note(states[place])
                yield self._at(place, self.start, states[place])

    def _spread(self, states: list[State], most: int) -> list[int]:
        """Returns places in a list of states, with as many different phases among them as there are."""
        phases: dict[tuple[str, ...], list[int]] = {}
        for place in self.rng.sample(range(len(states)), len(states), "moments"):
            phases.setdefault(phase(states[place].clone()), []).append(place)
        order = [place for turn in zip_longest(*phases.values()) for place in turn if place is not None]
        return sorted({0, len(states) - 1, *order[: most - 2]})

    # -- what to try

    def look_around(self, s: State) -> dict[int, tuple[Ask, ...]]:
        """Returns the asks of all seats, and keeps what they offer for probes."""
        found = {seat: asks_of(s, seat) for seat in range(s.seated)}
        for asked in found.values():
            for ask in asked:
                for option in ask.options:
                    self.pool.offer(option.action)
        return found

    def probes(self, s: State, seat: int, each: int) -> list[tuple[int, Action]]:
        """Returns well-typed answers to the open asks of a seat, offered or not."""
        self.pool.sit(action for _, action in options(s, seat))
        return [
            (id, action)
            for id, ask in asks(s, seat)
            for kind in ask.ACTIONS
            for action in (
                *self.rng.sample([*allowed(s, seat, ask, kind)], each // 4, "probe"),
                *probes(kind, self.pool, self.rng, each),
            )
        ]

    # -- what to say

    @functools.cached_property
    def table_of_texts(self) -> dict[str, str]:
        """All that the game says, with the words for what is in its box."""
        texts = self.game.texts
        made = self.game.shown.words(self.subject.content, Texts(texts))
        return {**texts, **{key: as_pattern(words) for key, words in made.items()}}

    def failure(self, what: str) -> Broken:
        return Broken(self.property, what, self.position())

    def broken(self, what: str) -> NoReturn:
        raise self.failure(what)

    def position(self) -> str:
        where = f"{self.game.name}, {self.subject.seats} seats, seed {self.seed}"
        if self.here is None:
            return f"{where}, before the first state"
        try:
            text = self.game.write(self.here, TRUTH)
        except Exception as problem:
            text = f"(cannot be written: {problem!r})"
        return f"{where}, {self.played} commands after {self.start}, digest {digest(self.here)}\n{text}"


def conformance(check: Callable[[Trial], None]) -> Property:
    """Enters a check into the table of properties; whatever a game raises in it is a failure with a position."""

    def property(subject: Subject, seed: int) -> None:
        trial = Trial(check.__name__, subject, seed)
        try:
            check(trial)
        except Broken:
            raise
        except Exception as problem:
            raise trial.failure(f"raised {type(problem).__name__}: {problem}") from problem

    property.__name__ = check.__name__
    property.__doc__ = check.__doc__
    PROPERTIES[check.__name__] = property
    return property

"""Attack on what rides along: with a reveal, with any other step, and with the dealing before the first."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from holdfast.engine.command import Command, Tick
from holdfast.engine.event import events_for
from holdfast.engine.grace import BOARD, Graced, key_of
from holdfast.engine.rng import Rng
from holdfast.engine.secret import Hand, Pile, includes, only
from holdfast.engine.state import State
from holdfast.engine.testing.inside import all_lie_there, hidden_things, seen, uncovered
from holdfast.engine.testing.leaks import difference, same_line, sight, sight_and_text
from holdfast.engine.testing.trial import Trial, conformance, everybody
from holdfast.engine.testing.walk import WalkStep, perform
from holdfast.engine.testing.worlds import other_world

RARE: Final = 4  # what was seldom done is looked at in so many worlds
SHORT: Final = 6  # times shorter than other games that the suite plays
MANY: Final = 25  # one of these short games for so many commands of the others


@conformance
def nothing_rides_along(trial: Trial) -> None:
    """(i) A step looks the same to a seat in every world in which it shows this seat the same."""
    done: Counter[type] = Counter()
    shuffles: list[WalkStep] = []
    silences: dict[type, WalkStep] = {}
    with _noting_shuffles() as shuffled:
        for step in trial.steps_from_many(trial.subject.length // MANY, trial.subject.length // SHORT):
            if step.after.outcome is not None:
                continue  # after the end all may be shown
            if shuffled:
                shuffles.append(step)
            done[_deed(step)] += 1
            _look(trial, step, RARE if done[_deed(step)] < RARE else 1)
            for choice in _open_choices(step.after):
                if type(choice) not in silences:
                    silences[type(choice)] = _unanswered(step.after, choice)
            shuffled.clear()
    for step in shuffles:
        trial.here = step.before
        _shuffle_otherwise(trial, step)
        _compare_shuffles(trial, step, trial.rng.choice(list(everybody(step.after)), "riders"))
    for step in silences.values():
        if step.after.outcome is None:
            trial.here = step.before
            _look(trial, step, 1)


def _look(trial: Trial, step: WalkStep, times: int) -> None:
    """Compares what a step shows some seats with other worlds, for what they learned and for what they did not."""
    seats = list(everybody(step.after))
    learned = sorted({(kind, seat) for kind, who in step.learned for seat in seats if includes(who, seat)})
    for kind, seat in trial.rng.sample(learned, 2, "riders"):
        _compare(trial, step, (kind,), seat)
    for _ in range(times):
        seat = trial.rng.choice(seats, "riders")
        others = tuple(kind for kind in trial.game.testing.secrets if (kind, seat) not in learned)
        if others and not _compare(trial, step, others, seat):
            _compare(trial, step, trial.rng.choice([(kind,) for kind in others], "riders"), seat)


def _open_choices(s: State) -> list[Graced]:
    return [strand.top for strand in s.strands if isinstance(strand.top, Graced)]


def _unanswered(s: State, choice: Graced) -> WalkStep:
    """Returns a step in which all are away and the board answers: random play seldom leaves it to the board."""
    before = s.clone()
    before.told, before.learned = [], []
    before.look_around(tuple(range(s.seated)))
    (asked,) = (other for other in _open_choices(before) if other.number == choice.number)
    asked.waited = BOARD - 1
    line = Tick(before.due(key_of(choice.number)) or before.now)
    after = before.clone()
    perform(after, line)
    return WalkStep(before, line, after, after.told, after.learned)


@contextlib.contextmanager
def _noting_shuffles() -> Iterator[list[Pile]]:
    """Collects the piles that are shuffled while this lasts."""
    shuffle, found = State.shuffle, []

    def noting(self: State, pile: Pile, stream: str) -> None:
        shuffle(self, pile, stream)
        found.append(pile)

    State.shuffle = noting  # type: ignore[method-assign]
    try:
        yield found
    finally:
        State.shuffle = shuffle  # type: ignore[method-assign]


def _compare_shuffles(trial: Trial, step: WalkStep, seat: int) -> None:
    """Checks that a seat cannot tell in what order a step shuffled the cards that it leaves hidden in a pile."""
    left = hidden_things(step.after)
    shuffle = State.shuffle

    def otherwise(self: State, pile: Pile, stream: str) -> None:
        shuffle(self, pile, stream)
        path = next(path for path, thing in hidden_things(self).items() if thing is pile)
        later = left.get(path)
        known = zip(later.cards, later.known, strict=True) if isinstance(later, Pile) else ()
        places = [i for i, (card, who) in enumerate(known) if pile.cards[i] == card and not includes(who, seat)]
        cards = trial.rng.sample([pile.cards[i] for i in places], len(places), "shuffles")
        for i, card in zip(places, cards, strict=True):
            pile.cards[i] = card

    there = step.before.clone()
    State.shuffle = otherwise  # type: ignore[method-assign]
    try:
        perform(there, step.line)
    finally:
        State.shuffle = shuffle  # type: ignore[method-assign]
    one = sight(trial, step.after, seat, events_for(step.told, seat))
    other = sight(trial, there, seat, events_for(there.told, seat))
    if one != other:
        trial.broken(f"seat {seat} tells by {step.line!r} how a pile was shuffled: {difference(one, other)}")


def _deed(step: WalkStep) -> type:
    return type(step.line.action if isinstance(step.line, Command) else step.line)


def _compare(trial: Trial, step: WalkStep, kinds: tuple[str, ...], seat: int) -> bool:
    """Tells whether a world with other secrets of these kinds was found in which the seat is shown the same."""
    before, after = hidden_things(step.before), hidden_things(step.after)
    shown = {kind: uncovered(before, after, kind, seat) for kind in kinds}
    if any(len(shown[kind]) < _learned(step.learned, kind, seat) for kind in kinds):
        return False  # it learned something that is no card on the table, such as the answer to a question
    world = step.before
    for kind in kinds:
        world = _world_that_shows(trial, world, seat, kind, shown[kind])
    twin = same_line(world, step.line)
    then = hidden_things(world)
    if twin is None or not all(all_lie_there(then, found) for found in shown.values()):
        return False
    there = world.clone()
    perform(there, twin)
    now = hidden_things(there)
    for kind in kinds:
        if uncovered(then, now, kind, seat) != shown[kind]:
            return False
        if _learned(there.learned, kind, seat) != _learned(step.learned, kind, seat):
            return False  # a chance fell otherwise, or something else was shown
    one = sight(trial, step.after, seat, events_for(step.told, seat))
    other = sight(trial, there, seat, events_for(there.told, seat))
    if one != other and there.outcome is None:
        shows = "the same" if any(shown.values()) else "no"
        what = f"{shows} {' or '.join(kinds)}"
        trial.broken(f"seat {seat} was shown {what} by {step.line!r} and tells worlds apart: {difference(one, other)}")
    return there.outcome is None


def _shuffle_otherwise(trial: Trial, step: WalkStep) -> None:
    """Checks that a seat which is shown no hidden things cannot tell in what order they are shuffled."""
    if step.before.rng.counts == step.after.rng.counts:
        return
    shuffles = _Shuffles()
    there = step.before.clone()
    with shuffles.falling_otherwise():
        perform(there, step.line)
    if not shuffles.number or there.outcome is not None:
        return
    for seat in everybody(there):
        if any(includes(who, seat) for _, who in (*step.learned, *there.learned)):
            continue  # it was shown something, perhaps from the shuffled pile
        one = sight(trial, step.after, seat, events_for(step.told, seat))
        other = sight(trial, there, seat, events_for(there.told, seat))
        if one != other:
            trial.broken(f"seat {seat} notices that {step.line!r} shuffles otherwise: {difference(one, other)}")


class _Shuffles:
    def __init__(self) -> None:
        self.number = 0

    @contextlib.contextmanager
    def falling_otherwise(self) -> Iterator[None]:
        """Shuffles piles with other dice while this lasts, and counts them; all other dice fall as they did."""
        shuffle = State.shuffle

        def other(s: State, pile: Pile, stream: str) -> None:
            self.number += 1
            shuffle(s, pile, f"{stream}, otherwise")

        State.shuffle = other  # type: ignore[assignment,method-assign]
        try:
            yield
        finally:
            State.shuffle = shuffle  # type: ignore[method-assign]


def _learned(learned: list[tuple[str, int]], kind: str, seat: int) -> int:
    return sum(what == kind and includes(who, seat) for what, who in learned)


def _world_that_shows(trial: Trial, s: State, seat: int, kind: str, shown: list[tuple[str, Any]]) -> State:
    """Returns another world in which the same cards are about to be shown: made as if the seat knew them already."""
    if not shown:
        return other_world(trial, s, seat, kind)
    told = s.clone()
    marked = []
    for where, card in shown:
        path, _, place = where.partition(" ")
        pile = hidden_things(told)[path]
        if isinstance(pile, Pile):
            at = _place(pile, card, seat) if isinstance(pile, Hand) else int(place)
            pile.known[at] |= only(seat)
            marked.append((path, at, card))
    world = other_world(trial, told, seat, kind)
    things = hidden_things(world)
    for path, at, card in marked:
        pile = things[path]
        assert isinstance(pile, Pile)
        pile.known[pile.cards.index(card) if isinstance(pile, Hand) else at] &= ~only(seat)
    return world


def _place(hand: Hand, card: int, seat: int) -> int:
    return next(i for i, held in enumerate(hand.cards) if held == card and not includes(hand.known[i], seat))


@conformance
def dealing_shows_nothing(trial: Trial) -> None:
    """(j) A chance that decides hidden things only, before the first state, shows in nothing else."""
    start = trial.subject.setup(trial.seed)
    trial.here = start
    here = hidden_things(start)
    for stream in start.rng.counts:
        with _falling_otherwise(stream):
            world = trial.subject.setup(trial.seed)
        there = hidden_things(world)
        for seat in everybody(start):
            if here.keys() != there.keys() or any(seen(here[path], seat) != seen(there[path], seat) for path in here):
                continue  # the seat knows some of what was dealt
            kinds = sorted({thing.kind for path, thing in here.items() if thing.true() != there[path].true()})
            one, other = (sight_and_text(trial, state, seat) for state in (start, world))
            if kinds and one != other:
                trial.broken(
                    f"the chance {stream!r} deals {', '.join(kinds)} and shows seat {seat}: {difference(one, other)}"
                )


@contextlib.contextmanager
def _falling_otherwise(changed: str) -> Iterator[None]:
    """Lets the dice of one stream fall otherwise while this lasts, and all others as they did."""
    below = Rng.below

    def other(self: Rng, n: int, stream: str) -> int:
        return below(self, n, f"{stream}, otherwise" if stream == changed else stream)

    Rng.below = other  # type: ignore[method-assign]
    try:
        yield
    finally:
        Rng.below = below  # type: ignore[method-assign]

"""Other worlds that a seat cannot tell from this one, and checks that they are fair and do vary the secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from holdfast.engine.flow import Decision
from holdfast.engine.save import dump
from holdfast.engine.secret import Secret
from holdfast.engine.state import State
from holdfast.engine.testing.inside import HiddenThing, cards_of, hidden_things, seen, without
from holdfast.engine.testing.trial import Trial, conformance, everybody

COUNTERS: Final = "counters of other seats"
COUNTED_MORE: Final = 5  # asks that other seats were asked in such a world, and here were not
DICE: Final = "dice"
UNSEEN: Final = "unseen things"
ENOUGH: Final = 16  # chances to vary a thing before it counts as never varied


def worlds(trial: Trial, s: State, seat: int) -> Iterator[tuple[str, State]]:
    """Yields states that are the same to a seat: other secrets of one kind, or other counters."""
    for kind in trial.game.testing.secrets:
        yield kind, other_world(trial, s, seat, kind)
    counters = s.clone()
    counters.born += COUNTED_MORE
    for other in range(s.seated):
        if other != seat:
            counters.asked[other] += COUNTED_MORE
            for frame in counters.frames():
                if isinstance(frame, Decision):
                    frame.ids = tuple(id + COUNTED_MORE * (id > 0 and p == other) for p, id in enumerate(frame.ids))
    yield COUNTERS, counters


def other_dice(trial: Trial, s: State) -> State:
    """Returns the same state with dice that will fall otherwise, and were rolled another number of times."""
    twin = s.clone()
    twin.rng = trial.rng.split(f"other dice {trial.played}")
    return twin


def other_unseen(trial: Trial, s: State, seat: int) -> State:
    """Returns the same state to a seat, with other values in hidden fields that hold no Secret."""
    make = trial.game.testing.other_unseen
    world: State = s if make is None else make(s, seat, trial.rng.split(f"unseen {trial.played} {seat}"))
    return world


def other_world(trial: Trial, s: State, seat: int, kind: str) -> State:
    rng = trial.rng.split(f"world {kind} {trial.played} {seat} {trial.rng.below(2**32, 'world')}")
    world: State = trial.game.testing.other_world(s, seat, kind, rng)
    return world


@conformance
def other_worlds_are_fair(trial: Trial) -> None:
    """Another world differs in secrets of one kind that the seat does not know, and in nothing else."""
    for s in trial.moments(8):
        before = dump(s)
        for kind in trial.game.testing.secrets:
            rest = without(s, kind)
            for seat in everybody(s):
                world = other_world(trial, s, seat, kind)
                _check_fair(trial, s, world, seat, kind)
                if without(world, kind) != rest:
                    trial.broken(f"another world for seat {seat} with other {kind} differs in more than {kind}")
        if dump(s) != before:
            trial.broken("other_world changed the state that it was given")


def _check_fair(trial: Trial, s: State, world: State, seat: int, kind: str) -> None:
    here, there = hidden_things(s), hidden_things(world)
    if here.keys() != there.keys():
        trial.broken(f"another world with other {kind} has other secret places: {here.keys() ^ there.keys()}")
    for path, thing in here.items():
        if seen(thing, seat) != seen(there[path], seat):
            trial.broken(f"seat {seat} knows {path}, and another world with other {kind} changed it")
    if trial.game.testing.conserved(s) != trial.game.testing.conserved(world):
        trial.broken(f"another world for seat {seat} with other {kind} lost something")


@conformance
def other_worlds_have_teeth(trial: Trial) -> None:
    """Every kind of secret that occurs is declared, and wherever it hides, other worlds do vary it."""
    chances: Counter[tuple[str, str]] = Counter()
    varied: set[tuple[str, str]] = set()
    for s in trial.moments(10):
        here = hidden_things(s)
        if undeclared := {thing.kind for thing in here.values()} - set(trial.game.testing.secrets):
            trial.broken(f"the secrets {sorted(undeclared)} are not in the game's list {trial.game.testing.secrets}")
        for seat in everybody(s):
            for kind in trial.game.testing.secrets:
                there = hidden_things(other_world(trial, s, seat, kind))
                for path, thing in here.items():
                    place = kind, path.partition("[")[0].partition(".")[0]
                    if thing.kind == kind and _could_vary(here, thing, seat) and hasattr(s, place[1]):
                        chances[place] += place[1] not in ("strands", "timers")
                        if path in there and there[path].true() != thing.true():
                            varied.add(place)
    for (kind, field), number in chances.items():
        if number >= ENOUGH and (kind, field) not in varied:
            trial.broken(f"toothless: other worlds had {number} chances to vary the {kind} in {field}, and never did")


def _could_vary(things: dict[str, HiddenThing], thing: HiddenThing, seat: int) -> bool:
    if isinstance(thing, Secret):
        return not thing.is_known_to(seat)
    return None in thing.seen(seat) and len(cards_of(things, thing.kind, seat)[0]) > 1

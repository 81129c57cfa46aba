"""Attack on secrets from where they show: look-alikes exchanged, twin courses of events, and what rides along."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from holdfast.engine.alike import Continuation, Exchanged, Twins
from holdfast.engine.command import Command
from holdfast.engine.event import Event, events_for
from holdfast.engine.play import asks, why_not
from holdfast.engine.secret import includes
from holdfast.engine.state import State
from holdfast.engine.testing.inside import hidden_things, uncovered
from holdfast.engine.testing.leaks import Sight, difference, play_both, same_line, sight_and_text
from holdfast.engine.testing.trial import Trial, conformance, everybody
from holdfast.engine.testing.walk import WalkStep, next_line, perform

LONG: Final = 8  # commands played in both worlds where nothing that is learned ends the likeness
PASTS: Final = 2  # other worlds tried for each thing that is shown


# -- (e) look-alikes


@conformance
def lookalikes(trial: Trial) -> None:
    """(e) Things that look alike to a seat, exchanged behind its back, change nothing for it, whatever it learns."""
    if (exchange := trial.game.testing.exchanged) is None:
        return
    for s in trial.moments(5):
        for seat in everybody(s):
            found = exchange(s, seat, trial.rng.split(f"exchange {trial.played} {seat}"))
            if found is not None:
                _play_alike(trial, s.clone(), found, seat)


def _play_alike(trial: Trial, s: State, exchanged: Exchanged, seat: int) -> None:
    world: State = exchanged.world
    last = "nothing at all"
    for _ in range(LONG):
        here, there = (_all_that(trial, state, seat) for state in (s, world))
        if here != there:
            trial.broken(f"seat {seat} tells look-alikes apart after {last}: {difference(here, there)}")
        line = next_line(s, trial.rng, range(s.seated))
        if line is None:
            return
        twin = line
        if isinstance(line, Command):
            twin = msgspec.structs.replace(line, action=exchanged.action(s, world, line.action))
            if (refusal := why_not(world, line.seat, line.ask, twin.action)) is not None:
                trial.broken(f"{line!r} is refused after look-alikes of seat {seat} were exchanged: {refusal!r}")
        perform(s, line)
        perform(world, twin)
        last = repr(line)


def _all_that(trial: Trial, s: State, seat: int) -> Sight:
    return sight_and_text(trial, s, seat, events_for(s.told, seat))


# -- (f) twins


@conformance
def twins(trial: Trial) -> None:
    """(f) Courses of events that the rules tell a seat in the same words are the same to it, to the last byte."""
    if (make := trial.game.testing.twins) is None:
        return
    for s in trial.moments(14):
        for pair in make(s, trial.rng.split(f"twins {trial.played}")):
            for seat in pair.seats:
                _compare_twins(trial, pair, seat)


def _compare_twins(trial: Trial, pair: Twins, seat: int) -> None:
    one, other = (_played(trial, course, seat) for course in (pair.one, pair.other))
    here, there = (sight_and_text(trial, state, seat, events) for state, events in (one, other))
    if here != there:
        trial.broken(f"seat {seat} tells {pair.what} apart: {difference(here, there)}")
    play_both(trial, one[0], other[0], seat, pair.kind)


def _played(trial: Trial, course: Continuation, seat: int) -> tuple[State, tuple[Event, ...]]:
    """Returns the state at the end of a course, and all that the seat was told on the way."""
    s: State = course.state.clone()
    told: list[Event] = []
    for at, (clicker, action) in enumerate(course.clicks):
        ask = next((id for id, _ in asks(s, clicker) if why_not(s, clicker, id, action) is None), None)
        if ask is None:
            trial.broken(f"seat {clicker} may not {action!r}, click {at} of {course.clicks!r}")
        perform(s, Command(s.now, clicker, ask, action))
        told += events_for(s.told, seat)
    return s, tuple(told)


# -- (g) what rides along


@conformance
def what_rides_along(trial: Trial) -> None:
    """(g) What a seat is shown teaches it nothing else: where another world shows it the same, all is the same."""
    if trial.game.testing.other_past is None:
        return
    for step in trial.steps():
        for seat in everybody(step.after):
            kinds = {kind for kind, mask in step.learned if includes(mask, seat)}
            if kinds and not step.after.is_over():
                for kind in sorted(kinds):
                    _compare_pasts(trial, step, seat, kind)


def _compare_pasts(trial: Trial, step: WalkStep, seat: int, kind: str) -> None:
    rng = trial.rng.split(f"past {trial.played} {seat} {kind}")
    other_past = trial.game.testing.other_past
    assert other_past is not None
    for _ in range(PASTS):
        world: State | None = other_past(step.before, step.after, seat, kind, rng)
        twin = None if world is None else same_line(world, step.line)
        if world is None or twin is None:
            return
        there = world.clone()
        perform(there, twin)
        if there.is_over() or _shown(trial, world, there, seat) != _shown(trial, step.before, step.after, seat):
            continue
        here = sight_and_text(trial, step.after, seat, events_for(step.told, seat))
        other = sight_and_text(trial, there, seat, events_for(there.told, seat))
        if here != other:
            what = f"seat {seat} was shown more {kind} than it may learn by {step.line!r}"
            trial.broken(f"{what}: {difference(here, other)}")


def _shown(trial: Trial, before: State, after: State, seat: int) -> list[Any]:
    then, now = hidden_things(before), hidden_things(after)
    return [uncovered(then, now, kind, seat) for kind in trial.game.testing.secrets]

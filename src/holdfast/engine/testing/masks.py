"""The contract of masked states: they are whole, they travel, and all that a seat is asked follows from its own.

That masks tell nothing that their seats do not know is tried with all else that seats get (`leaks.py`).
"""

from __future__ import annotations

from holdfast.engine.play import why_not
from holdfast.engine.poison import NeedsTruth
from holdfast.engine.save import dump, load
from holdfast.engine.state import State
from holdfast.engine.testing.inside import changeable
from holdfast.engine.testing.trial import Trial, conformance, everybody
from holdfast.engine.view import Ask, asks_of


@conformance
def masks_travel(trial: Trial) -> None:
    """A mask is a state of its own, which can be copied, saved and loaded."""
    for s in trial.moments(8):
        for seat in everybody(s):
            mask = s.masked(seat)
            before = dump(mask)
            if type(mask) is not type(s):
                trial.broken(f"the mask of seat {seat} is a {type(mask).__name__}")
            if shared := changeable(mask).keys() & changeable(s).keys():
                trial.broken(f"the mask of seat {seat} shares {changeable(s)[shared.pop()][0]} with the state")
            if dump(mask.clone()) != before:
                trial.broken(f"the mask of seat {seat} differs from its clone")
            if dump(load(trial.game, trial.subject.content, before)) != before:
                trial.broken(f"the mask of seat {seat} was saved and is loaded as another")


@conformance
def asking_needs_no_truth(trial: Trial) -> None:
    """Whatever a seat is asked, offered and refused is worked out without a look at what it does not know."""
    for s in trial.moments(8):
        trial.look_around(s)
        for seat in range(s.seated):
            mask = s.masked(seat)
            _asks_on(trial, mask, seat)
            for id, action in trial.probes(s, seat, 12):
                try:
                    why_not(mask, seat, id, action)
                except NeedsTruth as problem:
                    raise trial.failure(f"why not {action!r} needs what seat {seat} does not know") from problem


@conformance
def asks_on_the_mask_are_the_asks(trial: Trial) -> None:
    """What a seat is asked, offered and refused is the same on its mask as in the whole state."""
    for s in trial.moments(12):
        trial.look_around(s)
        for seat in range(s.seated):
            mask = s.masked(seat)
            here, there = asks_of(s, seat), _asks_on(trial, mask, seat)
            if here != there:
                trial.broken(f"seat {seat} is asked {here!r}, but by what it knows {there!r}")
            for id, action in trial.probes(s, seat, 12):
                if (true := why_not(s, seat, id, action)) != (known := why_not(mask, seat, id, action)):
                    trial.broken(f"seat {seat} tries {action!r}: {true!r}, but by what it knows {known!r}")


def _asks_on(trial: Trial, mask: State, seat: int) -> tuple[Ask, ...]:
    try:
        return asks_of(mask, seat)
    except NeedsTruth as problem:
        raise trial.failure(f"asking needs what seat {seat} does not know: {problem}") from problem

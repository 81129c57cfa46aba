"""The contract of time and dice: one leap equals many small steps, and nobody's dice depend on who clicked first."""

from __future__ import annotations

from typing import Final

import msgspec

from holdfast.engine.action import IllegalAction
from holdfast.engine.command import Tick
from holdfast.engine.rng import Rng
from holdfast.engine.save import dump
from holdfast.engine.state import State
from holdfast.engine.testing.trial import Trial, conformance
from holdfast.engine.testing.walk import Happening, answer, perform, shuffled
from holdfast.engine.timers import advance, next_due

FAR: Final = 10**9


@conformance
def a_leap_equals_steps(trial: Trial) -> None:
    """Time that passes at once and time that passes bit by bit come to the same, and time never runs back."""
    for s in trial.moments(12):
        if not s.timers:
            continue
        to = trial.rng.choice([timer.due for timer in s.timers], "leap") + trial.rng.below(3, "leap") * 777
        leap, steps = s.clone(), s.clone()
        advance(leap, to)
        for at in sorted(s.now + trial.rng.below(max(to - s.now, 0) + 1, "leap") for _ in range(6)):
            advance(steps, at)
            advance(steps, at - 5)
        advance(steps, to)
        if dump(leap) != dump(steps) or leap.told != steps.told:
            trial.broken(f"a leap from {s.now} to {to} differs from small steps")
        if leap.outcome is None and (leap.now != max(s.now, to) or (next_due(leap) or FAR) <= leap.now):
            trial.broken(f"it is {leap.now} after a leap to {to}, and {next_due(leap)} is still due")


class Recorder(Rng):
    """Dice that remember what they showed."""

    __slots__ = ("shown",)

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng.key, rng.counts.copy())
        self.shown: list[tuple[str, int, int]] = []

    def below(self, n: int, stream: str) -> int:
        value = super().below(n, stream)
        self.shown.append((stream, n, value))
        return value


@conformance
def dice_of_a_seat_are_its_own(trial: Trial) -> None:
    """Of two commands given at once, each rolls the same whichever comes first."""
    for s in trial.moments(16):
        seats = shuffled(list(range(s.seated)), trial.rng)
        lines = [line for seat in seats if (line := answer(s, seat, trial.rng)) is not None][:2]
        if len(lines) < 2:
            continue
        first, second = _rolls(s, lines[0], lines[1]), _rolls(s, lines[1], lines[0])
        if first is None or second is None:
            continue
        for mine, late in ((first[0], second[1]), (second[0], first[1])):
            for one, other in zip(mine, late, strict=False):
                if one[:2] == other[:2] and one != other:
                    trial.broken(f"who came first changed a roll of {one[0]!r}: {lines[0]!r}, {lines[1]!r}")


def _rolls(s: State, *lines: Happening) -> list[list[tuple[str, int, int]]] | None:
    """Returns what each line rolled; None if one of them is refused after another."""
    twin = s.clone()
    rolls = []
    for line in lines:
        twin.rng = dice = Recorder(twin.rng)
        try:
            perform(twin, line)
        except IllegalAction:
            return None
        rolls.append(dice.shown)
    return rolls


@conformance
def dice_that_land_later_are_too(trial: Trial) -> None:
    """What two commands given at once set rolling lands the same, whichever came first."""
    for s in trial.moments(16):
        seats = shuffled(list(range(s.seated)), trial.rng)
        lines = [line for seat in seats if (line := answer(s, seat, trial.rng)) is not None][:2]
        first, second = s.clone(), s.clone()
        try:
            for one, other in zip(lines, reversed(lines), strict=True):
                perform(first, one)
                perform(second, other)
        except IllegalAction:
            continue
        due = next_due(first)
        if len(lines) < 2 or due is None or _but_for_the_order(first) != _but_for_the_order(second):
            continue
        dice = [_landing(twin, due) for twin in (first, second)]
        if dice[0] != dice[1]:
            trial.broken(f"who came first changed what landed at {due}: {lines[0]!r}, {lines[1]!r}")


def _but_for_the_order(s: State) -> bytes:
    """Returns a position without what tells in which order things were begun."""
    plain = msgspec.json.decode(dump(s))
    for counter in ("rng", "born", "asked"):
        del plain[counter]
    plain["strands"] = [frames for _, frames in plain["strands"]]
    plain["timers"] = sorted(msgspec.json.encode({**timer, "no": 0}).decode() for timer in plain["timers"])
    return msgspec.json.encode(plain)


def _landing(s: State, due: int) -> list[str]:
    """Returns what is told, in no order, when dice land; nothing if none do."""
    s.rng = dice = Recorder(s.rng)
    perform(s, Tick(due))
    return sorted(repr(told) for told in s.told) if dice.shown else []

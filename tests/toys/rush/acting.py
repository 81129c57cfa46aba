"""What a seat does in the rush (R3-R5), and the clock that ends it (R9)."""

from __future__ import annotations

from collections.abc import Iterable

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Frame, OneSeat
from holdfast.engine.view import PickSome
from tests.toys.rush.chain import Enter, in_chain, is_chain_open
from tests.toys.rush.events import Charged, Driven, Landed, Moved, Rolled, Shot, TimeIsUp
from tests.toys.rush.state import FACES, OFF, WAYS, Face, Rush, Way

RANGE = 2


def why_not_shown(s: Rush, seat: int, die: int, face: Face) -> Refusal | None:
    """Why this die is no such result of this seat."""
    if die not in s.dice_of(seat):
        return refuse("rush:R3", "refused.not_your_die")
    if s.face[die] != face:
        return refuse("rush:R5", "refused.face", face=face)
    return None


def alien_results_first(s: Rush, seat: int) -> Refusal | None:
    return refuse("rush:R4", "refused.alien_results_first") if s.has_alien_results(seat) else None


def why_not_driven(s: Rush, figure: int, toward: Way) -> Refusal | None:
    """Why an alien result does not move this alien that way."""
    if figure not in s.aliens():
        return refuse("rush:R4", "refused.no_such_alien")
    if in_chain(s, figure):
        return refuse("rush:R7", "refused.in_chain", figure=figure)
    if toward == "north":
        return refuse("rush:R4", "refused.not_back")
    to = s.beyond(s.cell[figure], toward)
    if to is None:
        return refuse("rush:R4", "refused.edge", toward=toward)
    if s.figure_on(to) is not None and is_chain_open(s):
        return refuse("rush:R7", "refused.one_chain")
    return None


class Roll(Action, frozen=True):
    dice: tuple[int, ...]

    @classmethod
    def gate(cls, s: Rush, seat: int, ask: Act) -> Refusal | None:
        if not cls.free(s, seat):
            return refuse("rush:R3", "refused.all_tumble")
        return alien_results_first(s, seat)

    @staticmethod
    def free(s: Rush, seat: int) -> tuple[int, ...]:
        return tuple(die for die in s.dice_of(seat) if s.face[die] != "tumbling")

    @classmethod
    def form(cls, s: Rush, seat: int, ask: Act) -> PickSome:
        free = cls.free(s, seat)
        return PickSome(cls.kind(), "dice", free, 1, len(free))

    def why_not(self, s: Rush, seat: int, ask: Act) -> Refusal | None:
        if not self.dice:
            return refuse("rush:R3", "refused.no_dice")
        if len(set(self.dice)) < len(self.dice):
            return refuse("rush:R3", "refused.same_die")
        if any(die not in s.dice_of(seat) for die in self.dice):
            return refuse("rush:R3", "refused.not_your_die")
        if any(s.face[die] == "tumbling" for die in self.dice):
            return refuse("rush:R3", "refused.tumbles")
        return None

    def do(self, s: Rush, seat: int, ask: Act) -> None:
        dice = tuple(sorted(self.dice))
        for die in dice:
            s.face[die] = "tumbling"
        s.tell(Rolled(seat, dice))
        s.after(s.options.tumble_ms, Land(seat=seat, dice=dice), "land")


class Step(Action, frozen=True):
    die: int
    toward: Way

    @classmethod
    def gate(cls, s: Rush, seat: int, ask: Act) -> Refusal | None:
        if in_chain(s, seat):
            return refuse("rush:R7", "refused.in_chain", figure=seat)
        return alien_results_first(s, seat)

    @classmethod
    def candidates(cls, s: Rush, seat: int, ask: Act) -> Iterable[Step]:
        ways = WAYS[:-1] if "not_offered" in s.faults else WAYS
        return [Step(die, way) for die in s.dice_of(seat) for way in ways]

    def why_not(self, s: Rush, seat: int, ask: Act) -> Refusal | None:
        if refusal := why_not_shown(s, seat, self.die, "move"):
            return refusal
        to = s.beyond(s.cell[seat], self.toward)
        if to is None:
            return refuse("rush:R5", "refused.edge", toward=self.toward)
        if s.figure_on(to) is not None:
            return refuse("rush:R5", "refused.occupied")
        return None

    def do(self, s: Rush, seat: int, ask: Act) -> None:
        to = s.beyond(s.cell[seat], self.toward)
        assert to is not None
        s.face[self.die] = ""
        s.cell[seat] = to
        s.tell(Moved(seat, to))


class Shoot(Action, frozen=True):
    die: int
    figure: int

    @classmethod
    def gate(cls, s: Rush, seat: int, ask: Act) -> Refusal | None:
        return alien_results_first(s, seat)

    @classmethod
    def candidates(cls, s: Rush, seat: int, ask: Act) -> Iterable[Shoot]:
        return [Shoot(die, alien) for die in s.dice_of(seat) for alien in s.aliens()]

    def why_not(self, s: Rush, seat: int, ask: Act) -> Refusal | None:
        if refusal := why_not_shown(s, seat, self.die, "shoot"):
            return refusal
        if self.figure not in s.aliens():
            return refuse("rush:R5", "refused.no_such_alien")
        if s.distance(s.cell[seat], s.cell[self.figure]) > RANGE:
            return refuse("rush:R5", "refused.too_far")
        if in_chain(s, self.figure):
            return refuse("rush:R7", "refused.in_chain", figure=self.figure)
        return None

    def do(self, s: Rush, seat: int, ask: Act) -> None:
        s.face[self.die] = ""
        s.cell[self.figure] = OFF
        s.tell(Shot(seat, self.figure))


class Work(Action, frozen=True):
    die: int

    @classmethod
    def gate(cls, s: Rush, seat: int, ask: Act) -> Refusal | None:
        if s.distance(s.cell[seat], s.mission.generator) > 1:
            return refuse("rush:R5", "refused.no_generator")
        return alien_results_first(s, seat)

    @classmethod
    def candidates(cls, s: Rush, seat: int, ask: Act) -> Iterable[Work]:
        return map(Work, s.dice_of(seat))

    def why_not(self, s: Rush, seat: int, ask: Act) -> Refusal | None:
        return why_not_shown(s, seat, self.die, "work")

    def do(self, s: Rush, seat: int, ask: Act) -> None:
        s.face[self.die] = ""
        s.charge += 1
        s.tell(Charged(seat, s.charge))
        if s.charge == s.mission.charge:
            s.end("charged", s.everybody())


class Drive(Action, frozen=True):
    """Use an alien result: an alien goes one space."""

    die: int
    figure: int
    toward: Way

    @classmethod
    def gate(cls, s: Rush, seat: int, ask: Act) -> Refusal | None:
        return None if s.has_alien_results(seat) else refuse("rush:R4", "refused.no_alien_result")

    @classmethod
    def candidates(cls, s: Rush, seat: int, ask: Act) -> Iterable[Drive]:
        return [Drive(die, alien, way) for die in s.dice_of(seat) for alien in s.aliens() for way in WAYS]

    def why_not(self, s: Rush, seat: int, ask: Act) -> Refusal | None:
        return why_not_shown(s, seat, self.die, "alien") or why_not_driven(s, self.figure, self.toward)

    def do(self, s: Rush, seat: int, ask: Act) -> None:
        s.fork(driven(s, seat, self.die, self.figure, self.toward))


def driven(s: Rush, seat: int, die: int, figure: int, toward: Way) -> Enter:
    """The alien on its way, the result being spent."""
    to = s.beyond(s.cell[figure], toward)
    assert to is not None
    s.face[die] = ""
    s.tell(Driven(seat, figure, toward))
    return Enter(who=figure, cell=to, mover=seat)


class Act(OneSeat, kw_only=True):
    """A seat in the rush. What it does runs beside it, so a chain that waits holds up nobody."""

    STANDING = True
    ACTIONS = (Drive, Step, Shoot, Work, Roll)

    def is_open(self, s: Rush) -> bool:
        return s.clock_runs


class Land(Frame):
    """Dice come to rest. Each seat has a stream of its own: nobody's dice depend on who clicked first."""

    STEPS = ("land",)

    seat: int
    dice: tuple[int, ...]

    def land(self, s: Rush) -> None:
        stream = "dice" if "order_of_dice" in s.faults else f"dice/{self.seat}"
        for die in self.dice:
            s.face[die] = s.rng.choice(FACES, stream)
        s.tell(Landed(self.seat, self.dice, tuple(s.face[die] for die in self.dice)))


class TimesUp(Frame):
    STEPS = ("stop",)

    def stop(self, s: Rush) -> None:
        s.clock_runs = False
        s.stopped += 1
        s.cancel("land")
        s.face = [face if face == "alien" else "" for face in s.face]
        s.tell(TimeIsUp())

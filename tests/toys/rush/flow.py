"""The order of play (R1): one round after the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import AGAIN, WAIT, Frame, Next
from tests.toys.rush import choice
from tests.toys.rush.acting import Act, TimesUp, driven, why_not_driven
from tests.toys.rush.chain import Enter
from tests.toys.rush.choice import Choice
from tests.toys.rush.events import RoundBegan, RushBegan, SwarmCame
from tests.toys.rush.state import WAYS, Rush, Way


class SpawnAt(Action, frozen=True):
    point: int

    @classmethod
    def candidates(cls, s: Rush, seat: int, ask: ChooseSpawn) -> Iterable[SpawnAt]:
        return map(SpawnAt, s.mission.spawn_points)

    def why_not(self, s: Rush, seat: int, ask: ChooseSpawn) -> Refusal | None:
        return None if self.point in s.mission.spawn_points else refuse("rush:R2", "refused.no_spawn_point")


class ChooseSpawn(Choice, kw_only=True):
    """The group's choice: the first answer wins."""

    ACTIONS = (SpawnAt,)


class Settle(Action, frozen=True):
    """The way that an alien result takes when time is up."""

    figure: int
    toward: Way

    @classmethod
    def candidates(cls, s: Rush, seat: int, ask: SettleAlien) -> list[Settle]:
        return [Settle(alien, way) for alien in s.aliens() for way in WAYS]

    def why_not(self, s: Rush, seat: int, ask: SettleAlien) -> Refusal | None:
        return why_not_driven(s, self.figure, self.toward)


class SettleAlien(Choice, kw_only=True):
    """An alien result that was left when time was up."""

    ACTIONS = (Settle,)

    die: int


class Arrive(Frame):
    """Aliens enter at a spawn point, as many as the card says and the box holds."""

    STEPS = ("enter",)

    point: int
    left: int

    def enter(self, s: Rush) -> Next:
        alien = s.spare_alien()
        if alien is None or not self.left:
            return None
        self.left -= 1
        s.start(Enter(who=alien, cell=self.point))
        return AGAIN


class March(Frame):
    """Every alien goes one space south, in order (R10)."""

    STEPS = ("march",)

    last: int = -1  # that marched

    def march(self, s: Rush) -> Next:
        alien = next((alien for alien in s.aliens() if alien > self.last), None)
        if alien is None:
            return None
        self.last = alien
        to = s.beyond(s.cell[alien], "south")
        if to is None:
            s.end("breach")
            return None
        s.start(Enter(who=alien, cell=to))
        return AGAIN


class Round(Frame):
    STEPS = (
        "choose_spawn_point",
        "spawn",
        "open_the_rush",
        "wait_for_all",
        "settle_alien_results",
        "drive",
        "march",
        "clean_up",
    )

    die: int = -1  # the alien result being settled

    def choose_spawn_point(self, s: Rush) -> None:
        s.tell(RoundBegan(s.round))
        choice.put(s, ChooseSpawn())

    def spawn(self, s: Rush) -> None:
        point = s.answered.point if isinstance(s.answered, SpawnAt) else s.mission.spawn_points[0]
        card = s.turn_up(s.swarm)
        s.arrived.append(card)
        s.tell(SwarmCame(card, s.mission.swarm[card], point))
        s.start(Arrive(point=point, left=s.mission.swarm[card]))

    def open_the_rush(self, s: Rush) -> None:
        s.clock_runs = True
        s.opened += 1
        s.tell(RushBegan(s.now + s.options.rush_ms))
        for _ in range(2 if "twice" in s.faults else 1):
            s.after(s.options.rush_ms, TimesUp(), "rush")
        for seat in s.everybody():
            s.fork(Act(seat=seat))

    def wait_for_all(self, s: Rush) -> Next:
        return WAIT if s.clock_runs or len(s.strands) > 1 else None

    def settle_alien_results(self, s: Rush) -> Literal["march"] | None:
        if not s.aliens() or "alien" not in s.face:
            return "march"
        self.die = s.face.index("alien")
        choice.put(s, SettleAlien(die=self.die, owner=s.owner(self.die)))
        return None

    def drive(self, s: Rush) -> Literal["settle_alien_results"]:
        seat = s.owner(self.die)
        ask = SettleAlien(die=self.die, owner=seat)
        move = s.answered
        if not isinstance(move, Settle):
            move = next(m for m in Settle.candidates(s, seat, ask) if m.why_not(s, seat, ask) is None)
        s.start(driven(s, seat, self.die, move.figure, move.toward))
        return "settle_alien_results"

    def march(self, s: Rush) -> None:
        s.start(March())

    def clean_up(self, s: Rush) -> Literal["choose_spawn_point"]:
        s.face = [""] * len(s.face)
        s.round += 1
        if s.round > s.mission.rounds:
            s.end("too_late")
        return "choose_spawn_point"

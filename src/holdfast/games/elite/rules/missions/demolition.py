"""Demolition (R201-R209): charges are readied where they are carried, and laid in place of targets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.games.elite.events.tokens import DemolitionPlaced
from holdfast.games.elite.rules.asking import why_busy
from holdfast.games.elite.rules.missions.tokens import lay_tokens, slots_in_use
from holdfast.games.elite.state import CARRIED, Elite

OTHER_MISSION: Final = refuse("elite:R207", "refused.other_mission")
NO_READY_CHARGE: Final = refuse("elite:R207", "refused.no_ready_charge")


def set_up(s: Elite) -> None:
    """Gives each hero a charge with three slots and one with four (R203); targets lie on the slots (R204)."""
    faces = list(s.parts.objectives["demolition"])
    kinds = sorted({len(face.slots) for face in faces})
    stock = {kind: [n for n, face in enumerate(faces) if len(face.slots) == kind] for kind in kinds}
    for kind in kinds:
        s.rng.shuffle(stock[kind], "tokens")
    heroes = range(len(s.heroes))
    lay_tokens(
        s, [stock[kind][hero] for hero in heroes for kind in kinds], [CARRIED - hero for hero in heroes for _ in kinds]
    )
    s.targets = slots_in_use(s)


def is_complete(s: Elite) -> bool:
    """Tells whether every charge is laid, for which it has to be ready (R209)."""
    return all(at >= 0 for at in s.token_at)


def end_round(s: Elite) -> None:
    """A charge that was not laid has lost its dice, and is ready no more (A49)."""


def can_place(s: Elite, seat: int) -> bool:
    """Tells whether a ready charge could be laid from where its hero stands."""
    if s.options.mission != "demolition":
        return False
    return any(s.is_near(CARRIED - s.token_at[token], cell) for token in may_place(s, seat) for cell in s.targets)


def may_place(s: Elite, seat: int) -> list[int]:
    heroes = s.heroes_of(seat)
    return [t for t, at in enumerate(s.token_at) if at <= CARRIED and CARRIED - at in heroes and t in s.token_ready]


class PlaceCharge(Action, frozen=True):
    """Places a ready charge on its target (R207); that is free (A49)."""

    objective: target.Objective
    to: target.Cell

    @classmethod
    def gate(cls, s: Elite, seat: int, ask: Any) -> Refusal | None:
        if s.options.mission != "demolition":
            return OTHER_MISSION
        if not may_place(s, seat):
            return NO_READY_CHARGE
        return why_busy(s, seat)

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[PlaceCharge]:
        return [PlaceCharge(token, cell) for token in may_place(s, seat) for cell in s.targets]

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        if self.objective not in may_place(s, seat):
            return NO_READY_CHARGE
        hero = CARRIED - s.token_at[self.objective]
        if self.to not in s.targets or not s.is_near(hero, self.to):
            return refuse("elite:R207", "refused.no_target_beside")
        return None

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        hero = CARRIED - s.token_at[self.objective]
        s.targets.remove(self.to)
        s.token_at[self.objective] = self.to
        s.tell(DemolitionPlaced(hero, self.objective, self.to))
        s.spend_time(seat, s.parts.times.costs.token)

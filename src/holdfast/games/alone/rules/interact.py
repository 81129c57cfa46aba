"""Interacting (R138-R142), unblocking a door (R74, R77), and switching lights."""

from __future__ import annotations

from collections.abc import Iterable

from holdfast.engine.action import Refusal, refuse
from holdfast.games.alone.cards.effects import Repair
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.cards.verbs.registry import Cause
from holdfast.games.alone.levels.places import COMPASS, WAYS, Cell, Way
from holdfast.games.alone.rules.declaring import Declaration, HeroDecides, why_not_deed
from holdfast.games.alone.rules.labyrinth import set_blocked, set_light
from holdfast.games.alone.rules.sight import reveal_what_is_lit
from holdfast.games.alone.state import HERO, Alone

LIGHT_RANGE = 2


class Interact(Declaration, frozen=True):
    """The LCU of the hero's sector is repaired; the direction is chosen when it works (R139)."""

    WORD = "interact"

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: HeroDecides) -> Iterable[Interact]:
        return (Interact(),)

    def why_not(self, s: Alone, seat: int, ask: HeroDecides) -> Refusal | None:
        return self.why_lost(s)

    def why_lost(self, s: Alone) -> Refusal | None:
        return None if s.here.lcu else refuse("alone:R138", "refused.nothing_to_interact")

    def resolve(self, s: Alone) -> None:
        s.start(DoVerb(effect=Repair(), cause=Cause(seat=HERO)))


def line(s: Alone, way: int, sectors: int) -> list[Cell]:
    """Returns the sectors that an LCU lights in a direction: light passes doors, stops at walls (R142, G26)."""
    map_, cell = s.map(), s.hero
    found: list[Cell] = []
    while len(found) < sectors and (cell := map_.beyond[cell][way]) >= 0:
        found.append(cell)
    return found


def switch_on(s: Alone, cells: Iterable[Cell]) -> None:
    """Switches lights on, and reveals what comes into line of sight (R139, R141)."""
    for cell in cells:
        set_light(s, cell, True)
    reveal_what_is_lit(s)


class UnblockDoor(Declaration, frozen=True):
    """A whole turn without moving (R74): no bullet time (R77), and only standard reactions answer it (G27)."""

    way: Way

    @classmethod
    def gate(cls, s: Alone, seat: int, ask: HeroDecides) -> Refusal | None:
        if s.bullet_time:
            return refuse("alone:R77", "refused.no_unblock_in_bullet_time")
        if not ask.is_start or s.deeds or s.has_moved:
            return refuse("alone:R74", "refused.whole_turn")
        return why_not_deed(s, "", ask)

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: HeroDecides) -> Iterable[UnblockDoor]:
        return map(UnblockDoor, COMPASS)

    def why_not(self, s: Alone, seat: int, ask: HeroDecides) -> Refusal | None:
        return self.why_lost(s)

    def why_lost(self, s: Alone) -> Refusal | None:
        is_blocked = s.blocked[s.hero].look(HERO) >> WAYS.index(self.way) & 1
        return None if is_blocked else refuse("alone:R74", "refused.not_blocked", way=self.way)

    def resolve(self, s: Alone) -> None:
        set_blocked(s, s.hero, WAYS.index(self.way), False)
        reveal_what_is_lit(s)

"""Where a hero should go, and how much it hurries."""

from __future__ import annotations

from typing import Final

from holdfast.games.elite.bots.detours import open_way
from holdfast.games.elite.bots.devices import ahead, device_goal, is_in_the_way, loose_devices
from holdfast.games.elite.bots.duties import Duty, can_end, has_work
from holdfast.games.elite.bots.item_value import way_of
from holdfast.games.elite.bots.kill_cost import hunting_way
from holdfast.games.elite.bots.outlook import SeatOutlook
from holdfast.games.elite.bots.weapon_value import Armoury, targets
from holdfast.games.elite.maps.map import FAR

STEP: Final = 2.0  # what a step on the way is worth
HURRY: Final = 3.5
CHASE: Final = 5.0
SHORT_MS: Final = 30_000


class Routes:
    def __init__(self, outlook: SeatOutlook, armoury: Armoury, duties: list[Duty]) -> None:
        self.outlook = outlook
        self.armoury = armoury
        self.duties = duties
        self._ways: dict[int, bytes | None] = {}

    def way(self, hero: int) -> bytes | None:
        """Returns where the hero should go, if anywhere: a table of steps that are left."""
        if hero not in self._ways:
            self._ways[hero] = self._find_way(hero)
        return self._ways[hero]

    def _find_way(self, hero: int) -> bytes | None:
        outlook, duty = self.outlook, self.duties[hero]
        table = self.out_of_the_way(hero, duty) or self.hunt(hero, duty) or way_of(outlook, duty)
        if outlook.at[hero] in outlook.s.traps and duty.kind != "fight":
            return self.off_the_trap(hero)
        if table is None or table[outlook.at[hero]] in (0, FAR):
            return None
        if duty.kind == "fight" and self.can_hit(hero, duty.figure):
            return None
        return open_way(outlook, table, outlook.at[hero])

    def hunt(self, hero: int, duty: Duty) -> bytes | None:
        """Returns the way to where the alien can be hit from."""
        if duty.kind != "fight":
            return None
        return hunting_way(self.outlook, self.armoury.weapons(self.outlook, hero), hero, duty.figure)

    def out_of_the_way(self, hero: int, duty: Duty) -> bytes | None:
        """Returns the way of a hero who stands, in Recon, where a device must go next: aside, or round it if it is
        theirs.
        """
        outlook = self.outlook
        if outlook.s.options.mission != "recon" or outlook.map.is_start[outlook.at[hero]]:
            return None
        for device in loose_devices(outlook):
            if is_in_the_way(outlook, hero, device):
                cell, goal = outlook.s.token_at[device], device_goal(outlook, device)
                if device == duty.token and goal is not None:
                    return outlook.distances.behind(cell, goal)
                return self.off(hero, {cell, *ahead(outlook, device)})
        return None

    def off_the_trap(self, hero: int) -> bytes:
        """Returns the way off a trap, from which a hero keeps aliens away: no farther from the token than need be."""
        return self.off(hero, set(self.outlook.s.traps))

    def off(self, hero: int, cells: set[int]) -> bytes:
        """Returns the way to a free space beside the hero that is none of those."""
        outlook = self.outlook
        free = tuple(c for c in outlook.map.walk[outlook.at[hero]] if c not in cells and c not in outlook.standing)
        return outlook.distances.steps_to(free) if free else outlook.distances.home

    def can_hit(self, hero: int, alien: int) -> bool:
        outlook = self.outlook
        here = outlook.at[hero]
        weapons = [weapon for weapon in self.armoury.weapons(outlook, hero) if weapon.card not in outlook.s.worn]
        return any(alien in targets(outlook, weapon, here) for weapon in weapons)

    def hurry(self, hero: int) -> float:
        outlook = self.outlook
        duty = self.duties[hero]
        if duty.kind == "fight":
            return CHASE if outlook.slack(duty.figure) <= 0 or outlook.strain else STEP
        if duty.kind == "home" and can_end(outlook):
            return CHASE  # everybody home, and the game is won
        if duty.kind == "home" and not has_work(outlook):
            return STEP  # the next round is soon enough
        return HURRY if outlook.left.is_under(SHORT_MS) else STEP

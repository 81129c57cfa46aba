"""Where a hero should go, and how much it hurries."""

from __future__ import annotations

from typing import Final

from holdfast.games.elite.bots.detours import open_way
from holdfast.games.elite.bots.devices import ahead, device_goal, is_in_the_way, loose_devices
from holdfast.games.elite.bots.duties import Duty, can_end, has_work
from holdfast.games.elite.bots.item_value import way_of
from holdfast.games.elite.bots.kill_cost import hunting_way
from holdfast.games.elite.bots.outlook import Scene
from holdfast.games.elite.bots.weapon_value import Armoury, targets
from holdfast.games.elite.maps.map import FAR

STEP: Final = 2.0  # what a step on the way is worth
HURRY: Final = 3.5
CHASE: Final = 5.0
SHORT_MS: Final = 30_000


class Ways:
    def __init__(self, scene: Scene, armoury: Armoury, duties: list[Duty]) -> None:
        self.scene = scene
        self.armoury = armoury
        self.duties = duties

    def way(self, hero: int) -> bytes | None:
        """Returns where the hero should go, if anywhere: a table of steps that are left."""
        scene, duty = self.scene, self.duties[hero]
        table = self.out_of_the_way(hero, duty) or self.hunt(hero, duty) or way_of(scene, duty)
        if scene.at[hero] in scene.s.traps and duty.kind != "fight":
            return self.off_the_trap(hero)
        if table is None or table[scene.at[hero]] in (0, FAR):
            return None
        if duty.kind == "fight" and self.can_hit(hero, duty.figure):
            return None
        return open_way(scene, table, scene.at[hero])

    def hunt(self, hero: int, duty: Duty) -> bytes | None:
        """To where the alien can be hit from."""
        if duty.kind != "fight":
            return None
        return hunting_way(self.scene, self.armoury.arms(self.scene, hero), hero, duty.figure)

    def out_of_the_way(self, hero: int, duty: Duty) -> bytes | None:
        """In Recon: whoever stands where a device must go next makes room, or walks round it if it is theirs."""
        scene = self.scene
        if scene.s.options.mission != "recon" or scene.map.is_start[scene.at[hero]]:
            return None
        for device in loose_devices(scene):
            if is_in_the_way(scene, hero, device):
                cell, goal = scene.s.token_at[device], device_goal(scene, device)
                if device == duty.token and goal is not None:
                    return scene.chart.behind(cell, goal)
                return self.off(hero, {cell, *ahead(scene, device)})
        return None

    def off_the_trap(self, hero: int) -> bytes:
        """A hero on a trap keeps aliens off it: away, but no farther from the token than need be."""
        return self.off(hero, set(self.scene.s.traps))

    def off(self, hero: int, cells: set[int]) -> bytes:
        """To a free space beside that is none of those."""
        scene = self.scene
        free = tuple(c for c in scene.map.walk[scene.at[hero]] if c not in cells and c not in scene.standing)
        return scene.chart.steps_to(free) if free else scene.chart.home

    def can_hit(self, hero: int, alien: int) -> bool:
        scene = self.scene
        here = scene.at[hero]
        arms = [arm for arm in self.armoury.arms(scene, hero) if arm.card not in scene.s.worn]
        return any(alien in targets(scene, arm, here) for arm in arms)

    def hurry(self, hero: int) -> float:
        scene = self.scene
        duty = self.duties[hero]
        if duty.kind == "fight":
            return CHASE if scene.slack(duty.figure) <= 0 or scene.strain else STEP
        if duty.kind == "home" and can_end(scene):
            return CHASE  # everybody home, and the game is won
        if duty.kind == "home" and not has_work(scene):
            return STEP  # the next round is soon enough
        return HURRY if scene.left_ms < SHORT_MS else STEP

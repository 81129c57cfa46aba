"""Where a hero should go, and how much it hurries."""

from __future__ import annotations

from typing import Final

from holdfast.games.elite.bots.arms import Armoury, targets
from holdfast.games.elite.bots.duties import Duty, has_work
from holdfast.games.elite.bots.items import way_of
from holdfast.games.elite.bots.scene import Scene
from holdfast.games.elite.bots.toll import hunting_way
from holdfast.games.elite.maps import FAR

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
        """Where the hero should go, if anywhere: a table of steps that are left."""
        scene, duty = self.scene, self.duties[hero]
        table = self.out_of_the_way(hero, duty) or self.hunt(hero, duty) or way_of(scene, duty)
        if scene.at[hero] in scene.view.traps and duty.kind != "fight":
            return self.off_the_trap(hero)
        if table is None or table[scene.at[hero]] in (0, FAR):
            return None
        if duty.kind == "fight" and self.can_hit(hero, duty.figure):
            return None
        return table

    def hunt(self, hero: int, duty: Duty) -> bytes | None:
        """To where the alien can be hit from."""
        if duty.kind != "fight":
            return None
        return hunting_way(self.scene, self.armoury.arms(self.scene, hero), hero, duty.figure)

    def out_of_the_way(self, hero: int, duty: Duty) -> bytes | None:
        """In Recon: whoever stands where the device must go next walks round it."""
        scene = self.scene
        view = scene.view
        if view.options.mission != "recon" or duty.kind != "objective":
            return None
        here, device = scene.at[hero], view.token_at[duty.token]
        if here not in scene.map.near[device] or scene.map.is_start[here]:
            return None
        loose = [t for t, cell in enumerate(view.token_at) if cell not in scene.map.plan.objective_slots]
        goal = device_goal(scene, loose, duty.token)
        if goal is None or goal in scene.map.near[device]:
            return None
        steps = scene.chart.beside(goal)
        open_cells = [c for c in scene.map.walk[device] if steps[c] < steps[device] and c not in scene.standing]
        return None if open_cells or steps[here] >= steps[device] else scene.chart.behind(device, goal)

    def off_the_trap(self, hero: int) -> bytes:
        """A hero on a trap keeps aliens off it: away, but no farther from the token than need be."""
        scene = self.scene
        here, traps = scene.at[hero], scene.view.traps
        free = tuple(c for c in scene.map.walk[here] if c not in traps and c not in scene.standing)
        return scene.chart.steps_to(free) if free else scene.chart.home

    def can_hit(self, hero: int, alien: int) -> bool:
        scene = self.scene
        here = scene.at[hero]
        arms = [arm for arm in self.armoury.arms(scene, hero) if arm.card not in scene.view.worn]
        return any(alien in targets(scene, arm, here) for arm in arms)

    def hurry(self, hero: int) -> float:
        scene = self.scene
        duty = self.duties[hero]
        if duty.kind == "fight":
            return CHASE if scene.slack(duty.figure) <= 0 or scene.strain else STEP
        if duty.kind == "home" and not has_work(scene):
            return CHASE  # everybody home, and the game is won
        return HURRY if scene.left_ms < SHORT_MS else STEP


def device_goal(scene: Scene, loose: list[int], device: int) -> int | None:
    """Which target a Recon token is for: the nearest pairs first, all devices considered."""
    view, chart = scene.view, scene.chart
    pairs = sorted(
        (chart.beside(target)[view.token_at[token]], target, token) for token in loose for target in view.targets
    )
    taken: set[int] = set()
    served: set[int] = set()
    for _, target, token in pairs:
        if target not in taken and token not in served:
            if token == device:
                return target
            taken.add(target)
            served.add(token)
    return None

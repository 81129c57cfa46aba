"""In Recon: where a device should go, what is open to it, and who stands in its way."""

from __future__ import annotations

from holdfast.games.elite.bots.outlook import Scene
from holdfast.games.elite.rules.missions.recon import is_placed, why_no_room


def loose_devices(scene: Scene) -> list[int]:
    return [device for device in range(len(scene.s.token_at)) if not is_placed(scene.s, device)]


def device_goal(scene: Scene, device: int) -> int | None:
    """Returns which target a device is for: the nearest pairs first, all devices considered."""
    s, chart = scene.s, scene.chart
    pairs = sorted(
        (chart.beside(target)[s.token_at[other]], target, other)
        for other in loose_devices(scene)
        for target in s.targets
    )
    taken: set[int] = set()
    served: set[int] = set()
    for _, target, other in pairs:
        if target not in taken and other not in served:
            if other == device:
                return target
            taken.add(target)
            served.add(other)
    return None


def ahead(scene: Scene, device: int) -> list[int]:
    """Returns the spaces that would bring the device nearer to its target, or the target itself, whatever
    stands there.
    """
    here, goal = scene.s.token_at[device], device_goal(scene, device)
    if goal is None:
        return []
    if goal in scene.map.near[here]:
        return [goal]
    steps, walkable = scene.chart.beside(goal), scene.map.is_walkable
    return [cell for cell in scene.map.near[here] if walkable[cell] and steps[cell] < steps[here]]


def open_ahead(scene: Scene, device: int) -> list[int]:
    """Returns where the device can go now, and should."""
    return [cell for cell in ahead(scene, device) if why_no_room(scene.s, device, cell) is None]


def waits(scene: Scene, device: int) -> bool:
    """Tells whether the device is stuck behind others that must go first."""
    cells, start = ahead(scene, device), scene.map.is_start
    others = {scene.s.token_at[other] for other in loose_devices(scene) if other != device}
    return bool(cells) and all(cell in others and not start[cell] for cell in cells)


def is_in_the_way(scene: Scene, hero: int, device: int) -> bool:
    """Tells whether the hero stands on the device, or on the only space that it could go to next."""
    here = scene.at[hero]
    if scene.map.is_start[here]:
        return False
    if here == scene.s.token_at[device]:
        return True
    return here in ahead(scene, device) and not open_ahead(scene, device)

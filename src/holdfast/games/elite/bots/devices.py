"""In Recon: where a device should go, what is open to it, and who stands in its way."""

from __future__ import annotations

from holdfast.games.elite.bots.outlook import TableOutlook
from holdfast.games.elite.rules.missions.recon import is_placed, why_no_room


def loose_devices(outlook: TableOutlook) -> list[int]:
    return [device for device in range(len(outlook.s.token_at)) if not is_placed(outlook.s, device)]


def device_goal(outlook: TableOutlook, device: int) -> int | None:
    """Returns which target a device is for: the nearest pairs first, all devices considered."""
    s, distances = outlook.s, outlook.distances
    pairs = sorted(
        (distances.beside(target)[s.token_at[other]], target, other)
        for other in loose_devices(outlook)
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


def ahead(outlook: TableOutlook, device: int) -> list[int]:
    """Returns the spaces that would bring the device nearer to its target, or the target itself, whatever
    stands there.
    """
    here, goal = outlook.s.token_at[device], device_goal(outlook, device)
    if goal is None:
        return []
    if goal in outlook.map.near[here]:
        return [goal]
    steps, walkable = outlook.distances.beside(goal), outlook.map.is_walkable
    return [cell for cell in outlook.map.near[here] if walkable[cell] and steps[cell] < steps[here]]


def open_ahead(outlook: TableOutlook, device: int) -> list[int]:
    """Returns where the device can go now, and should."""
    return [cell for cell in ahead(outlook, device) if why_no_room(outlook.s, device, cell) is None]


def waits(outlook: TableOutlook, device: int) -> bool:
    """Tells whether the device is stuck behind others that must go first."""
    cells, start = ahead(outlook, device), outlook.map.is_start
    others = {outlook.s.token_at[other] for other in loose_devices(outlook) if other != device}
    return bool(cells) and all(cell in others and not start[cell] for cell in cells)


def is_in_the_way(outlook: TableOutlook, hero: int, device: int) -> bool:
    """Tells whether the hero stands on the device, or on the only space that it could go to next."""
    here = outlook.at[hero]
    if outlook.map.is_start[here]:
        return False
    if here == outlook.s.token_at[device]:
        return True
    return here in ahead(outlook, device) and not open_ahead(outlook, device)

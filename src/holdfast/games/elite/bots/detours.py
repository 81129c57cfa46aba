"""Others stand in the way: whether there is a way round them, and who blocks it."""

from __future__ import annotations

from typing import Final

from holdfast.games.elite.bots.outlook import TableOutlook

DETOUR: Final = 4  # so many steps more are taken rather than wait for others to move on
LOOK: Final = 6  # steps ahead; by then others have moved


def open_way(outlook: TableOutlook, table: bytes, here: int) -> bytes | None:
    """Returns the way that a table of steps describes, round those who stand in it unless that is much longer; none if
    not even the next step is free.
    """
    if is_open(outlook, table, here, LOOK):
        return table
    goals = tuple(cell for cell, steps in enumerate(table) if steps == 0 and cell not in outlook.taken)
    found = outlook.distances.steps_to(goals, outlook.taken)
    if found[here] <= table[here] + DETOUR:
        return found
    return table if is_open(outlook, table, here, 1) else None


def is_open(outlook: TableOutlook, table: bytes, here: int, look: int) -> bool:
    """Tells whether one of the shortest ways is free of others, as far as one looks."""
    walk, taken, edge = outlook.map.walk, outlook.taken, {here}
    for far in range(table[here] - 1, max(table[here] - 1 - look, -1), -1):
        edge = {cell for last in edge for cell in walk[last] if table[cell] == far and cell not in taken}
        if not edge:
            return False
    return True


def blockers(outlook: TableOutlook, table: bytes, here: int) -> list[int]:
    """Returns the aliens next to a hero without whom the hero could go on."""
    if not table[here] or open_way(outlook, table, here) is not None:
        return []
    ahead = {cell for cell in outlook.map.walk[here] if table[cell] < table[here]}
    return [alien for alien in outlook.movable if outlook.at[alien] in ahead and alien not in outlook.spared]

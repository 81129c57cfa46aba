"""Where a hero heads: to the mission that is done soonest, by what it knows of the map and imagines of the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from holdfast.games.alone.bots.hero_outlook import HeroOutlook, work_left
from holdfast.games.alone.bots.imagined_maps import ImaginedMap, ImaginedMaps, mean
from holdfast.games.alone.levels.places import Cell

NO_WAY: Final = 60.0
SAME_GOAL: Final = 1.5
NO_CHARGES: Final = 4.0
SPOTS: Final = 8  # places of a room that are thought through


class Route(msgspec.Struct, frozen=True):
    """The way to a room: what is left to go at least, and in each way once one has gone there (NO_WAY: not at all)."""

    room: int
    price: float
    after: tuple[float, float, float, float, float]
    doubt: float  # how much shorter it would be if one knew the map
    arrived: bool = False

    @property
    def way(self) -> int:
        """Returns the best next way; -1 if there is none or none is needed."""
        best = min(range(5), key=self.after.__getitem__)
        return best if not self.arrived and self.after[best] < NO_WAY else -1


NOWHERE_TO_GO: Final = Route(-1, 0.0, (NO_WAY,) * 5, 0.0)


def best_route(outlook: HeroOutlook, imagined: ImaginedMaps, last: int) -> Route:
    """Returns the best route of all missions; the one of the last turn is kept unless another is clearly nearer."""
    found: list[tuple[float, Route]] = []
    for quest, mission in outlook.quests():
        route = route_to(outlook, imagined, mission.room)
        price = route.price + work_left(quest, mission)
        price += NO_CHARGES if outlook.lacks_charges(quest, mission) else 0.0
        found.append((price - (SAME_GOAL if mission.room == last else 0.0), route))
    return min(found, key=lambda pair: pair[0])[1] if found else NOWHERE_TO_GO


def route_to(outlook: HeroOutlook, imagined: ImaginedMaps, room: int) -> Route:
    if outlook.memory.room(room) == outlook.here:
        return Route(room, 0.0, (NO_WAY,) * 5, 0.0, arrived=True)
    spots = [spot for spot in imagined.spots(outlook.memory, room) if outlook.here in spot[0].beyond]
    if not spots:
        return by_the_edge(outlook, room)
    rows = [row_of(outlook, imagined_map, cell) for imagined_map, cell in spots[:SPOTS]]
    after = [mean(row[way] for row in rows) for way in range(5)]
    price = min(after)
    doubt = max(price - mean(min(row) for row in rows), 0.0)
    return Route(room, price + 1.0, (after[0], after[1], after[2], after[3], after[4]), doubt)


def row_of(outlook: HeroOutlook, imagined_map: ImaginedMap, goal: Cell) -> list[float]:
    """Returns what is left to go in each way, if the ship is like this map."""
    costs = imagined_map.costs(goal, outlook.entry_costs, outlook.blocked)
    row = [NO_WAY] * 5
    for way, to in imagined_map.beyond[outlook.here]:
        row[way] = costs[to] + outlook.entering(way)
    return row


def by_the_edge(outlook: HeroOutlook, room: int) -> Route:
    """Returns a route where no map can be imagined: to the nearest sector that was never seen."""
    ways = outlook.memory.ways(outlook.here, outlook.entry_costs)
    edges = [(cost, ways.path[cell]) for cell, cost in ways.cost.items() if cell not in outlook.memory.tiles]
    target = outlook.memory.room(room)
    if target is not None and target in ways.cost:
        edges = [(ways.cost[target], ways.path[target])]
    edges = edges or [(cost, ways.path[cell]) for cell, cost in ways.cost.items() if cell != outlook.here]
    if not edges:
        return NOWHERE_TO_GO
    cost, path = min(edges)
    after: Mapping[int, float] = {path[0]: cost - 1.0}
    row = [after.get(way, NO_WAY) for way in range(5)]
    return Route(room, cost, (row[0], row[1], row[2], row[3], row[4]), 1.0)

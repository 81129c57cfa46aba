"""What a player has learned of a map by heart: how far it is on foot, and how long aliens need to come home."""

from __future__ import annotations

from collections.abc import Iterable, Set
from functools import lru_cache

from holdfast.games.elite.maps.map import FAR, Cell, Map
from holdfast.games.elite.rules.shot import FireReach, from_home, is_in_reach


class DistanceTable:
    """Tables over one map, made when they are first needed."""

    def __init__(self, map: Map) -> None:
        self.map = map
        self.cells = len(map.walk)
        self.longest = map.long_way_home
        self.home = self.steps_to(map.plan.start)
        self._beside: dict[Cell, bytes] = {}
        self._to: dict[Cell, bytes] = {}
        self._leads: dict[Cell, bytes] = {}
        self._behind: dict[tuple[Cell, Cell], bytes] = {}
        self._firing: dict[tuple[Cell, int, int, bool, bool], bytes] = {}

    def steps_to(self, goals: tuple[Cell, ...], taken: Set[Cell] = frozenset()) -> bytes:
        """Returns the steps on foot from every cell to the nearest of these, round those that are taken."""
        steps = bytearray([FAR]) * self.cells
        edge = list(goals)
        for cell in edge:
            steps[cell] = 0
        far = 0
        while edge:
            far += 1
            found = []
            for cell in edge:
                for other in self.map.walk[cell]:
                    if steps[other] == FAR:
                        steps[other] = far
                        if other not in taken:
                            found.append(other)
            edge = found
        return bytes(steps)

    def to(self, cell: Cell) -> bytes:
        """Returns the steps on foot to a cell that one can stand on."""
        if cell not in self._to:
            self._to[cell] = self.steps_to((cell,))
        return self._to[cell]

    def beside(self, cell: Cell) -> bytes:
        """Returns the steps on foot until one stands beside a cell."""
        if cell not in self._beside:
            walkable = self.map.is_walkable
            goals = tuple(other for other in self.map.near[cell] if walkable[other])
            self._beside[cell] = self.steps_to(goals)
        return self._beside[cell]

    def behind(self, cell: Cell, goal: Cell) -> bytes:
        """Returns the steps on foot until one stands beside a cell, but not on its way to a goal."""
        key = (cell, goal)
        if key not in self._behind:
            ahead = self.beside(goal)
            near = [other for other in self.map.near[cell] if self.map.is_walkable[other]]
            goals = tuple(other for other in near if ahead[other] >= ahead[cell]) or tuple(near)
            self._behind[key] = self.steps_to(goals)
        return self._behind[key]

    def firing(self, cell: Cell, reach: FireReach) -> bytes:
        """Returns the steps on foot until one stands where a weapon that reaches so far hits what is on this cell."""
        key = (cell, reach.range, reach.too_near, reach.straight, reach.sight)
        found = self._firing.get(key)
        if found is None:
            places = [here for here in self.map.walkable if here != cell and hits(self.map, here, reach, (cell,))]
            found = self._firing[key] = self.steps_to(tuple(places))
        return found

    def leads_to(self, cell: Cell) -> bytes:
        """Returns the steps along the arrows from every cell to this one, FAR where no path leads there."""
        if cell not in self._leads:
            steps = bytearray([FAR]) * self.cells
            steps[cell] = 0
            edge, far = [cell], 0
            while edge:
                far += 1
                found = []
                for here in edge:
                    for other in self.map.comes_from[here]:
                        if steps[other] == FAR:
                            steps[other] = far
                            found.append(other)
                edge = found
            self._leads[cell] = bytes(steps)
        return self._leads[cell]

    def lane(self, cell: Cell) -> int:
        """Returns which third of the map a cell lies in: west, middle, east."""
        return min(cell % self.map.plan.width * 3 // self.map.plan.width, 2)


def hits(map: Map, here: Cell, reach: FireReach, cells: Iterable[Cell]) -> list[Cell]:
    """Returns the cells, of these, that a weapon hits from here."""
    if map.is_start[here]:
        reach = from_home(reach)
    sight = map.sight[here]
    return [cell for cell in cells if is_in_reach(map, here, cell, reach) and (sight[cell] or not reach.sight)]


class _Same:
    """A map by identity: comparing all its tables would cost more than making a table."""

    __slots__ = ("map",)

    def __init__(self, map: Map) -> None:
        self.map = map

    def __hash__(self) -> int:
        return id(self.map)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.map is self.map


@lru_cache(maxsize=8)
def _table_of(same: _Same) -> DistanceTable:
    return DistanceTable(same.map)


def distances_of(map: Map) -> DistanceTable:
    return _table_of(_Same(map))

"""Where a hero heads: to the mission that is done soonest, by what it knows of the map and believes of the rest."""

from __future__ import annotations

from typing import Final

import msgspec

from holdfast.games.alone.bots.atlas import Atlas, Ways, apart, is_far_end
from holdfast.games.alone.bots.lair import wanted_rooms
from holdfast.games.alone.cards import Mission
from holdfast.games.alone.chart import Tile
from holdfast.games.alone.pack import Parts
from holdfast.games.alone.places import CELLS, FIELD, Cell, level_of
from holdfast.games.alone.state import Quest
from holdfast.games.alone.tokens import Token, printed_stats
from holdfast.games.alone.view import AloneView

ASTRAY: Final = 6.0  # what is added where nothing is known
DEAD_END: Final = 3.0  # a room that is not the one
BEHIND_DOOR: Final = 1.5  # it is a room for certain
SAME_GOAL: Final = 1.5


class Course(msgspec.Struct, frozen=True):
    """The next ways to go, and whether the first of them leads into the unknown."""

    room: int
    ways: tuple[int, ...]
    is_known: bool
    arrived: bool = False


class Bearings:
    """What a hero sees at a moment, with its atlas."""

    def __init__(self, view: AloneView, parts: Parts, tokens: tuple[Token, ...], atlas: Atlas) -> None:
        assert view.labyrinth is not None
        self.view = view
        self.parts = parts
        self.tokens = tokens
        self.atlas = atlas
        self.labyrinth = view.labyrinth
        self.here = view.labyrinth.here
        self.sector = next(s for s in view.labyrinth.sectors if s.cell == self.here)
        self.creatures = [c for c in view.labyrinth.creatures if c.figure.is_on_map]
        self.with_me = [c for c in self.creatures if c.figure.cell == self.here]
        toll: dict[Cell, float] = {}
        for creature in self.creatures:
            cell = creature.figure.cell
            toll[cell] = toll.get(cell, 0.0) + 1.0 + 0.5 * self.dice(creature.creature, lit=False)
        self.ways: Ways = atlas.ways(self.here, toll)

    @property
    def tile(self) -> Tile:
        return self.sector.tile

    @property
    def health(self) -> int:
        return self.view.life + self.view.control

    def dice(self, token: int, lit: bool) -> int:
        stats = printed_stats(self.parts, self.tokens[token], self.view.nightmare)
        return stats.lit if lit else stats.dark

    def threat(self) -> float:
        """What creatures here will cost at the end of the turn."""
        luck = 0.67 if self.sector.danger else 0.5
        awake = [c for c in self.with_me if not c.figure.stunned]
        return luck * sum(self.dice(c.creature, self.sector.lit) for c in awake)

    # -- missions

    def quests(self) -> list[tuple[Quest, Mission]]:
        """Those that count now."""
        rooms = wanted_rooms(self.view, self.parts)
        pairs = [(quest, self.parts.missions[quest.mission]) for quest in self.view.quests]
        return [(quest, mission) for quest, mission in pairs if not quest.done and mission.room in rooms]

    def work_left(self, quest: Quest, mission: Mission) -> int:
        return sum(step.times for step in mission.steps[quest.step :]) - quest.times

    def lacks_charges(self, quest: Quest, mission: Mission) -> bool:
        """Whether the mission asks for charges that the hero has not got."""
        for step in mission.steps[quest.step :]:
            if step.cost.charges:
                fitting = [
                    carried.charges
                    for carried in self.view.items
                    if step.cost.matrix is None or self.parts.items[carried.item].matrix == step.cost.matrix
                ]
                if sum(fitting) < step.cost.charges * step.times:
                    return True
        return False

    def lacks_seal(self) -> bool:
        """Whether the mission of this room needs blocked doors; they are blocked by those who enter."""
        for quest, mission in self.quests():
            if mission.room == self.tile.room:
                return self.sector.blocked.bit_count() < mission.steps[quest.step].sealed
        return False

    def course(self, last: int) -> Course:
        """The best of all missions; the one of the last turn is kept unless another is clearly nearer."""
        found: list[tuple[float, Course]] = []
        for quest, mission in self.quests():
            price, course = self.to_room(mission.room)
            price += self.work_left(quest, mission) + (4 if self.lacks_charges(quest, mission) else 0)
            found.append((price - (SAME_GOAL if mission.room == last else 0.0), course))
        return min(found, key=lambda pair: pair[0])[1] if found else Course(-1, (), True)

    def to_room(self, room: int) -> tuple[float, Course]:
        cell = self.atlas.room(room)
        if cell == self.here:
            return 0.0, Course(room, (), True, arrived=True)
        if cell is not None and cell in self.ways.cost:
            path = self.ways.path[cell]
            return self.ways.cost[cell], Course(room, path, True)
        return self.to_unknown(room, cell)

    def to_unknown(self, room: int, cell: Cell | None) -> tuple[float, Course]:
        """The edge of what is known that is most likely on the way."""
        candidates = [cell] if cell is not None else self.atlas.candidates(room)
        levels = (level_of(cell),) if cell is not None else self.atlas.levels_of(f"room {room}")
        best: tuple[float, Cell] | None = None
        for edge, cost in self.ways.cost.items():
            if edge not in self.atlas.tiles:
                price = cost + self.beyond_edge(edge, candidates, levels)
                if best is None or (price, edge) < best:
                    best = (price, edge)
        if best is None:
            return 40.0, Course(room, (), True)
        path = self.ways.path[best[1]]
        return best[0], Course(room, path, len(path) > 1)

    def beyond_edge(self, edge: Cell, candidates: list[Cell], levels: tuple[int, ...]) -> float:
        """How far it may still be from a sector that was never seen."""
        if is_far_end(edge):
            there = 1 - level_of(self.far_stairs(edge))
            return 3.0 if levels == (there,) else ASTRAY + 3.0 if there not in levels else ASTRAY
        level = edge // FIELD
        if level not in levels:
            return ASTRAY + 2.0  # on the way to stairs, perhaps
        behind_door = self.atlas.is_behind(edge, "door")
        if edge in candidates and behind_door:
            return -BEHIND_DOOR + 0.5 * len(levels)
        near = [apart(edge, cell) for cell in candidates if level_of(cell) == level]
        if not near:
            return ASTRAY
        return 0.6 * min(near) + 0.6 * sum(near) / len(near) + (DEAD_END if behind_door else 0.0)

    def far_stairs(self, edge: Cell) -> Cell:
        """The end of stairs that is known."""
        colour = edge - CELLS
        return next(cell for cell, tile in self.atlas.tiles.items() if tile.stairs == colour)

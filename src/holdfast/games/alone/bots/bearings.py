"""What a hero sees at a moment, with its atlas: what is here, what is near, and what that will cost."""

from __future__ import annotations

from typing import Final

from holdfast.games.alone.bots.atlas import Atlas
from holdfast.games.alone.bots.lair import wanted_rooms
from holdfast.games.alone.cards import Mission
from holdfast.games.alone.chart import Tile
from holdfast.games.alone.pack import Parts
from holdfast.games.alone.places import Cell
from holdfast.games.alone.sights import CreatureView
from holdfast.games.alone.state import TURNS, Quest
from holdfast.games.alone.tokens import Token, printed_stats
from holdfast.games.alone.view import AloneView

HIT: Final = 0.5  # of a die
HIT_IN_DANGER: Final = 0.67
FOLLOWS: Final = 0.75  # how often a creature that stands next to the hero comes
LURKS: Final = 0.1  # how often something comes out of a dark sector beside the hero
STIRS: Final = 0.6  # how much oftener if something is there
MEETING: Final = 3.0  # what that costs
MEETS: Final = 0.25  # steps that it is worth not to go where one does not see
AMBUSH: Final = 2.0  # and not to go where something waits
UNLIKELY: Final = 0.03
DANGEROUS: Final = 0.4  # to be where cards are dangerous


class Bearings:
    def __init__(self, view: AloneView, parts: Parts, tokens: tuple[Token, ...], atlas: Atlas) -> None:
        assert view.labyrinth is not None
        self.view = view
        self.parts = parts
        self.tokens = tokens
        self.atlas = atlas
        self.labyrinth = view.labyrinth
        self.here = view.labyrinth.here
        self.sectors = {sector.cell: sector for sector in view.labyrinth.sectors}
        self.sector = self.sectors[self.here]
        self.creatures = [c for c in view.labyrinth.creatures if c.figure.is_on_map]
        self.with_me = [c for c in self.creatures if c.figure.cell == self.here]
        self.blocked = {cell: doors for cell, doors in atlas.blocked.items() if doors}
        self.heat: dict[Cell, float] = {}
        self.toll: dict[Cell, float] = {}
        for creature in self.creatures:
            cell = creature.figure.cell
            self.toll[cell] = self.toll.get(cell, 0.0) + 0.6 + 0.4 * self.dice(creature.creature, lit=False)

    def beware(self, heat: dict[Cell, float]) -> None:
        """Sectors in which something may wait cost more to enter."""
        self.heat = heat
        for cell, chance in heat.items():
            if chance > UNLIKELY:
                self.toll[cell] = self.toll.get(cell, 0.0) + AMBUSH * chance

    @property
    def tile(self) -> Tile:
        return self.sector.tile

    @property
    def health(self) -> int:
        return self.view.life + self.view.control

    def dice(self, token: int, lit: bool) -> int:
        stats = printed_stats(self.parts, self.tokens[token], self.view.nightmare)
        return stats.lit if lit else stats.dark

    # -- what it will cost

    def beyond(self, way: int) -> Cell | None:
        return self.atlas.beyond(self.here, way)

    def entering(self, way: int) -> float:
        """What it costs to go that way besides the step: a door to open, or what may be in the dark."""
        to = self.beyond(way)
        price = 2.0 if self.sector.blocked >> way & 1 else 0.0
        if to is not None and to not in self.sectors:
            price += MEETS + AMBUSH * self.heat.get(to, 0.0)
        return price

    @property
    def cunning(self) -> float:
        """How likely evil has a card to spare: without one nothing comes."""
        cards = sum(hand.size for hand in self.view.hands)
        turns = TURNS + 1 - self.view.turn
        return min(1.0, 0.3 + 0.8 * cards / turns) if cards else 0.0

    def blows(self, creatures: list[CreatureView], cell: Cell) -> list[float]:
        """What each of them does at the end of a turn to a hero in that sector."""
        sector = self.sectors.get(cell)
        lit, danger = (sector.lit, sector.danger) if sector is not None else (False, False)
        luck = HIT_IN_DANGER if danger else HIT
        awake = [c for c in creatures if not c.figure.stunned]
        return [luck * self.dice(c.creature, lit) for c in awake]

    def threat(self) -> float:
        """What creatures here will cost at the end of the turn."""
        return sum(self.blows(self.with_me, self.here))

    def opportunity(self) -> float:
        """What it costs to leave."""
        dice = len([c for c in self.with_me if not c.figure.stunned]) - self.sector.lit
        return max(dice, 0) * (HIT_IN_DANGER if self.sector.danger else HIT)

    def peril(self, cell: Cell, came_by: int = -1) -> float:
        """What the end of a turn in that sector will cost: what is there, what is next to it, what may be."""
        there = sum(self.blows([c for c in self.creatures if c.figure.cell == cell], cell))
        sector = self.sectors.get(cell)
        if sector is None:
            follow = self.blows(self.with_me, cell) if came_by >= 0 else []
            return there + self.cunning * (FOLLOWS * max(follow, default=0.0) + 2 * LURKS * MEETING)
        near: list[float] = []
        dark = 0.0
        for way in range(5):
            to = self.atlas.beyond(cell, way)
            if to is None or sector.blocked >> way & 1:
                continue
            if to in self.sectors:
                near += self.blows([c for c in self.creatures if c.figure.cell == to], cell)
            else:
                dark += LURKS + STIRS * self.heat.get(to, 0.0)
        coming = sorted(near, reverse=True)
        follow_cost = FOLLOWS * (coming[0] if coming else 0.0) + 0.25 * sum(coming[1:2])
        return there + self.cunning * (follow_cost + dark * MEETING + (DANGEROUS if sector.danger else 0.0))

    # -- missions

    def quests(self) -> list[tuple[Quest, Mission]]:
        """Those that count now."""
        rooms = wanted_rooms(self.view, self.parts)
        pairs = [(quest, self.parts.missions[quest.mission]) for quest in self.view.quests]
        return [(quest, mission) for quest, mission in pairs if not quest.done and mission.room in rooms]

    def mission_rooms(self) -> list[int]:
        """Of all missions that are not done yet."""
        return [self.parts.missions[quest.mission].room for quest in self.view.quests if not quest.done]

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

    def work_here(self) -> tuple[Quest, Mission] | None:
        """The mission of this room, if it counts now."""
        return next(((q, m) for q, m in self.quests() if m.room == self.tile.room), None)

    def lacks_seal(self) -> bool:
        """Whether the mission of this room needs blocked doors; they are blocked by those who enter."""
        work = self.work_here()
        return work is not None and self.sector.blocked.bit_count() < work[1].steps[work[0].step].sealed

"""What a hero sees at a moment, with what it has in memory: what is here, what is near, and what that will cost."""

from __future__ import annotations

from typing import Final, NamedTuple

from holdfast.games.alone.bots.evil_outlook import wanted_rooms
from holdfast.games.alone.bots.memory import HeroMemory
from holdfast.games.alone.bots.odds import HIT, HIT_IN_DANGER
from holdfast.games.alone.cards.tokens import printed_stats
from holdfast.games.alone.cards.types import Mission, Stats
from holdfast.games.alone.levels.places import Cell
from holdfast.games.alone.rules.mission import card, payable, step_of
from holdfast.games.alone.state import HERO, TURNS, Alone, Figure, Quest

FOLLOWS: Final = 0.75  # how often a creature that stands next to the hero comes
LURKS: Final = 0.1  # how often something comes out of a dark sector beside the hero
STIRS: Final = 0.6  # how much oftener if something is there
MEETING: Final = 3.0  # what that costs
MEETS: Final = 0.25  # steps that it is worth not to go where one does not see
AMBUSH: Final = 2.0  # and not to go where something waits
UNLIKELY: Final = 0.03
DANGEROUS: Final = 0.4  # to be where cards are dangerous


class SeenCreature(NamedTuple):
    """A creature in the labyrinth."""

    token: int
    figure: Figure


class HeroOutlook:
    """One look at what the hero knows, the masked state `s`, beside all that it remembers."""

    def __init__(self, s: Alone, memory: HeroMemory) -> None:
        self.s = s
        self.parts = s.parts
        self.memory = memory
        self.here = s.hero
        self.is_lit = s.is_lit_here()
        self.is_dangerous = s.is_danger_here()
        self.doors = s.blocked[s.hero].look(HERO)  # a bit for each side that is a blocked one
        self.shown = {cell for cell, known in enumerate(s.revealed) if known}
        seen = sorted(s.standing_for(HERO), key=lambda one: (one[1].cell, one[0]))
        self.creatures = [SeenCreature(token, figure) for token, figure in seen]
        self.with_me = [c for c in self.creatures if c.figure.cell == self.here]
        self.blocked = {cell: doors for cell, doors in memory.blocked.items() if doors}
        self.heat: dict[Cell, float] = {}
        self.entry_costs: dict[Cell, float] = {}
        for creature in self.creatures:
            cell = creature.figure.cell
            self.entry_costs[cell] = self.entry_costs.get(cell, 0.0) + 0.6 + 0.4 * self.dice(creature.token, lit=False)

    def beware(self, heat: dict[Cell, float]) -> None:
        """Makes sectors in which something may wait cost more to enter."""
        self.heat = heat
        for cell, chance in heat.items():
            if chance > UNLIKELY:
                self.entry_costs[cell] = self.entry_costs.get(cell, 0.0) + AMBUSH * chance

    @property
    def health(self) -> int:
        return self.s.life + self.s.control

    def stats(self, token: int) -> Stats:
        return printed_stats(self.parts, self.s.tokens[token], self.s.nightmare)

    def dice(self, token: int, lit: bool) -> int:
        stats = self.stats(token)
        return stats.lit if lit else stats.dark

    # -- what it will cost

    def beyond(self, way: int) -> Cell | None:
        return self.memory.beyond(self.here, way)

    def entering(self, way: int) -> float:
        """Returns what it costs to go that way besides the step: a door to open, or what may be in the dark."""
        to = self.beyond(way)
        price = 2.0 if self.doors >> way & 1 else 0.0
        if to is not None and to not in self.shown:
            price += MEETS + AMBUSH * self.heat.get(to, 0.0)
        return price

    @property
    def cunning(self) -> float:
        """Returns how likely evil has a card to spare: it needs one to send a creature."""
        cards = sum(map(len, self.s.hands))
        turns = TURNS + 1 - self.s.turn
        return min(1.0, 0.3 + 0.8 * cards / turns) if cards else 0.0

    def is_dangerous_at(self, cell: Cell) -> bool:
        """Tells whether the hero sees that cards are dangerous there."""
        return cell in self.shown and self.s.danger[cell].look(HERO)

    def blows(self, creatures: list[SeenCreature], cell: Cell) -> list[float]:
        """Returns what each creature does at the end of a turn to a hero in that sector."""
        if not creatures:
            return []
        lit = cell in self.shown and self.s.light[cell].look(HERO)
        luck = HIT_IN_DANGER if self.is_dangerous_at(cell) else HIT
        return [luck * self.dice(c.token, lit) for c in creatures if not c.figure.stunned]

    def threat(self) -> float:
        """Returns what creatures here will cost at the end of the turn."""
        return sum(self.blows(self.with_me, self.here))

    def opportunity(self) -> float:
        """Returns what it costs to leave."""
        dice = len([c for c in self.with_me if not c.figure.stunned]) - self.is_lit
        return max(dice, 0) * (HIT_IN_DANGER if self.is_dangerous else HIT)

    def peril(self, cell: Cell, came_by: int = -1) -> float:
        """Returns what the end of a turn in that sector will cost: what is there, what is next to it, what may be."""
        there = sum(self.blows([c for c in self.creatures if c.figure.cell == cell], cell))
        if cell not in self.shown:
            follow = self.blows(self.with_me, cell) if came_by >= 0 else []
            return there + self.cunning * (FOLLOWS * max(follow, default=0.0) + 2 * LURKS * MEETING)
        near: list[float] = []
        dark = 0.0
        blocked = self.s.blocked[cell].look(HERO)
        for way in range(5):
            to = self.memory.beyond(cell, way)
            if to is None or blocked >> way & 1:
                continue
            if to in self.shown:
                near += self.blows([c for c in self.creatures if c.figure.cell == to], cell)
            else:
                dark += LURKS + STIRS * self.heat.get(to, 0.0)
        coming = sorted(near, reverse=True)
        follow_cost = FOLLOWS * (coming[0] if coming else 0.0) + 0.25 * sum(coming[1:2])
        cards = DANGEROUS if self.is_dangerous_at(cell) else 0.0
        return there + self.cunning * (follow_cost + dark * MEETING + cards)

    # -- missions

    def quests(self) -> list[tuple[Quest, Mission]]:
        """Returns the missions that count now."""
        rooms = wanted_rooms(self.s)
        pairs = [(quest, card(self.s, quest)) for quest in self.s.quests]
        return [(quest, mission) for quest, mission in pairs if not quest.done and mission.room in rooms]

    def mission_rooms(self) -> list[int]:
        """Returns the rooms of all missions that are not done yet."""
        return [card(self.s, quest).room for quest in self.s.quests if not quest.done]

    def lacks_charges(self, quest: Quest, mission: Mission) -> bool:
        """Tells whether the mission asks for charges that the hero has not got."""
        left = mission.steps[quest.step :]
        return any(payable(self.s, step.cost) < step.cost.charges * step.times for step in left if step.cost.charges)

    def work_here(self) -> tuple[Quest, Mission] | None:
        """Returns the mission of this room, if it counts now."""
        return next(((q, m) for q, m in self.quests() if m.room == self.s.here.room), None)

    def lacks_seal(self) -> bool:
        """Tells whether the mission of this room needs blocked doors; they are blocked by those who enter."""
        work = self.work_here()
        return work is not None and self.doors.bit_count() < step_of(self.s, work[0]).sealed


def work_left(quest: Quest, mission: Mission) -> int:
    """Returns how many actions a mission still asks for."""
    return sum(step.times for step in mission.steps[quest.step :]) - quest.times

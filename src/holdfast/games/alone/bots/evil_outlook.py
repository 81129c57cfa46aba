"""What evil sees of a position, as its bots weigh it: how far everything is from the hero, and what could strike it."""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from holdfast.games.alone.bots.odds import HIT, HIT_IN_DANGER
from holdfast.games.alone.cards.tokens import printed_stats
from holdfast.games.alone.cards.types import Stats
from holdfast.games.alone.levels.places import NOWHERE, WAYS, Cell, Place, Way, level_of
from holdfast.games.alone.rules.creatures import LIMIT, crowd
from holdfast.games.alone.rules.mission import card
from holdfast.games.alone.rules.play_out import PlayOut
from holdfast.games.alone.state import Alone, Figure

FAR: Final = 99
PROWL: Final = 0.35  # to come nearer, for a creature that cannot reach the hero yet


class PlacedCreature(NamedTuple):
    """A creature on the map."""

    token: int
    figure: Figure
    place: Place


class EvilOutlook:
    """One look at what a seat of evil knows, the masked state `s`."""

    def __init__(self, s: Alone, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.map = s.map_for(seat)
        self.hero = self.map.place[s.hero]
        self.is_lit = s.light[s.hero].look(seat)
        self.is_dangerous = s.danger[s.hero].look(seat)
        self.luck = HIT_IN_DANGER if self.is_dangerous else HIT
        self.away = self.map.graph.distance[self.hero] if self.hero >= 0 else (0,) * len(self.map.cell)
        self.creatures = [PlacedCreature(t, figure, self.map.place[figure.cell]) for t, figure in s.standing_for(seat)]

    @property
    def health(self) -> int:
        return self.s.life + self.s.control

    @cached_property
    def crowd(self) -> int:
        """Returns how many creatures are on the hero's level."""
        return crowd(self.s, self.seat, level_of(self.s.hero))

    def play_begun(self) -> PlayOut | None:
        """Returns the reaction that this seat has begun."""
        plays = (frame for frame in self.s.frames() if isinstance(frame, PlayOut))
        return next((play for play in plays if play.seat == self.seat), None)

    def here(self) -> list[PlacedCreature]:
        return [c for c in self.creatures if c.place == self.hero]

    def stats(self, token: int) -> Stats:
        return printed_stats(self.s.parts, self.s.tokens[token], self.s.nightmare)

    def dice(self, token: int) -> int:
        stats = self.stats(token)
        return stats.lit if self.is_lit else stats.dark

    def pounce(self, creature: PlacedCreature) -> float:
        """Returns what it costs the hero if this creature comes upon it now."""
        loss = 0 if self.s.revealed[creature.figure.cell] else self.stats(creature.token).loss
        return self.dice(creature.token) * self.luck + loss + 0.3

    def goals(self) -> list[Place]:
        """Returns the rooms that the hero wants to reach."""
        return [self.map.plan.rooms[room] for room in wanted_rooms(self.s)]

    def to_goals(self, place: Place) -> int:
        return min((self.map.graph.distance[place][goal] for goal in self.goals()), default=FAR)

    # -- what a card brings

    def hold(self, place: Place) -> float:
        """Returns how good it is to have a creature there."""
        return 1 - 0.1 * self.away[place] - 0.02 * self.to_goals(place)

    def gain(self, creature: PlacedCreature, steps: int) -> float:
        """Returns what it is worth to move a creature so many sectors."""
        far = self.away[creature.place]
        if far == 0:
            return -0.5  # it strikes anyway
        return self.pounce(creature) if far <= steps else PROWL * steps / (far - steps)

    def spawn_gain(self, stats: Stats, closer: int = 0) -> float:
        """Returns what it is worth to bring a new creature."""
        room = LIMIT - self.crowd
        return 0.3 + 0.12 * room + 0.2 * closer + 0.05 * stats.dark if room > 0 else 0.05

    def beyond(self, place: Place, way: Way) -> Place:
        cell: Cell = self.map.beyond[self.map.cell[place]][WAYS.index(way)]
        return place if cell == NOWHERE else self.map.place[cell]


def wanted_rooms(s: Alone) -> list[int]:
    """Returns the rooms of the missions that bring the hero nearer to the end: the final one once it is unlocked."""
    missions = [card(s, quest) for quest in s.quests if not quest.done]
    return [mission.room for mission in missions if (mission.colour == "red") == s.unlocked]

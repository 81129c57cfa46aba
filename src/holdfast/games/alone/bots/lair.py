"""What evil sees of a position, as its bots weigh it: how far everything is from the hero, and what could strike it."""

from __future__ import annotations

from typing import Final

from holdfast.games.alone.cards import Stats
from holdfast.games.alone.chart import chart
from holdfast.games.alone.pack import Parts
from holdfast.games.alone.places import WAYS, Place, Way
from holdfast.games.alone.sights import EvilView, TokenView
from holdfast.games.alone.tokens import Token, printed_stats
from holdfast.games.alone.view import AloneView

HIT: Final = 0.5  # of a die
HIT_IN_DANGER: Final = 0.67
FAR: Final = 99
MOST_ON_A_LEVEL: Final = 4
PROWL: Final = 0.35  # to come nearer, for a creature that cannot reach the hero yet


class Lair:
    def __init__(self, view: AloneView, evil: EvilView, parts: Parts, tokens: tuple[Token, ...]) -> None:
        self.view = view
        self.evil = evil
        self.parts = parts
        self.tokens = tokens
        self.map = chart(evil.plan)
        self.hero = evil.hero
        self.away = self.map.graph.distance[self.hero] if self.hero >= 0 else (0,) * len(evil.sectors)
        self.creatures = [c for c in evil.creatures if c.figure.is_on_map]
        self.luck = HIT_IN_DANGER if self.hero >= 0 and evil.sectors[self.hero].danger else HIT

    @property
    def is_lit(self) -> bool:
        return self.evil.sectors[self.hero].lit

    @property
    def health(self) -> int:
        return self.view.life + self.view.control

    def here(self) -> list[TokenView]:
        return [c for c in self.creatures if c.place == self.hero]

    def dice(self, token: int) -> int:
        stats = printed_stats(self.parts, self.tokens[token], self.view.nightmare)
        return stats.lit if self.is_lit else stats.dark

    def loss(self, token: int) -> int:
        return printed_stats(self.parts, self.tokens[token], self.view.nightmare).loss

    def pounce(self, creature: TokenView) -> float:
        """What it costs the hero if this creature comes upon it now."""
        unseen = not self.evil.sectors[creature.place].revealed
        return self.dice(creature.token) * self.luck + (self.loss(creature.token) if unseen else 0) + 0.3

    def goals(self) -> list[Place]:
        """The rooms that the hero wants to reach."""
        return [self.map.plan.rooms[room] for room in wanted_rooms(self.view, self.parts)]

    def to_goals(self, place: Place) -> int:
        return min((self.map.graph.distance[place][goal] for goal in self.goals()), default=FAR)

    def on_heros_level(self) -> int:
        half = len(self.evil.sectors) // 2
        return sum(c.place // half == self.hero // half for c in self.creatures)

    # -- what a card brings

    def hold(self, place: Place) -> float:
        """How good it is to have a creature there."""
        return 1 - 0.1 * self.away[place] - 0.02 * self.to_goals(place)

    def gain(self, creature: TokenView, steps: int) -> float:
        """What it is worth to move a creature so many sectors."""
        far = self.away[creature.place]
        if far == 0:
            return -0.5  # it strikes anyway
        return self.pounce(creature) if far <= steps else PROWL * steps / (far - steps)

    def spawn_gain(self, stats: Stats, closer: int = 0) -> float:
        """What it is worth to bring a new creature."""
        room = MOST_ON_A_LEVEL - self.on_heros_level()
        return 0.3 + 0.12 * room + 0.2 * closer + 0.05 * stats.dark if room > 0 else 0.05

    def beyond(self, place: Place, way: Way) -> Place:
        cell = self.map.beyond[self.map.cell[place]][WAYS.index(way)]
        return self.map.place[cell] if cell >= 0 else place


def wanted_rooms(view: AloneView, parts: Parts) -> list[int]:
    """The rooms of the missions that bring the hero nearer to the end: the final one once it is unlocked."""
    quests = [(parts.missions[quest.mission], quest.done) for quest in view.quests]
    return [mission.room for mission, done in quests if not done and (mission.colour == "red") == view.unlocked]

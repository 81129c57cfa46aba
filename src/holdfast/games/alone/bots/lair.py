"""What evil sees of a position, as its bots weigh it: how far everything is from the hero, and what could strike it."""

from __future__ import annotations

from typing import Final

from holdfast.games.alone.chart import chart
from holdfast.games.alone.pack import Parts
from holdfast.games.alone.places import WAYS, Place, Way
from holdfast.games.alone.sights import EvilView, TokenView
from holdfast.games.alone.tokens import Token, printed_stats
from holdfast.games.alone.view import AloneView

HIT: Final = 0.5  # of a die
HIT_IN_DANGER: Final = 0.67
FAR: Final = 99


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

    def strength(self, token: int) -> float:
        """What a creature does to a hero whom it reaches."""
        stats = printed_stats(self.parts, self.tokens[token], self.view.nightmare)
        return stats.dark + 0.5 * stats.loss + 0.3 * stats.second

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

    def beyond(self, place: Place, way: Way) -> Place:
        cell = self.map.beyond[self.map.cell[place]][WAYS.index(way)]
        return self.map.place[cell] if cell >= 0 else place


def wanted_rooms(view: AloneView, parts: Parts) -> list[int]:
    """The rooms of the missions that bring the hero nearer to the end: the final one once it is unlocked."""
    quests = [(parts.missions[quest.mission], quest.done) for quest in view.quests]
    return [mission.room for mission, done in quests if not done and (mission.colour == "red") == view.unlocked]

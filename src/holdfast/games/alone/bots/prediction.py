"""Where the hero will be: what evil concludes from the missions, the doors and the way the hero has to go."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Final

from holdfast.games.alone.bots.evil_outlook import EvilOutlook, PlacedCreature
from holdfast.games.alone.bots.odds import at_least
from holdfast.games.alone.cards.types import Stats
from holdfast.games.alone.levels.places import Place, level_of
from holdfast.games.alone.rules.creatures import LIMIT, LIMIT_WITH_AVATARS, crowd
from holdfast.games.alone.state import Alone

PACE: Final = 1.3  # sectors that a hero goes in a turn
WAITING: Final = 0.6  # of what a creature is worth a turn later: the hero may have gone another way by then
STRAYS: Final = 0.75  # of what it is worth a sector beside the hero's way
CHASING: Final = 1.6  # turns that a sector takes for a creature that has to run after the hero
ARRIVES: Final = 0.8  # turns for which a creature strikes that dies at once
ENDURES: Final = 0.5  # and for each blow more that it takes to kill it
BLOW: Final = 3  # dice of the hero's
NEVER_DIES: Final = 8.0  # blows
HUNTING_RANGE: Final = 6
NEW: Final = 0.5  # what a new creature is worth beside one that stands already: it has to come first
FAR_OFF: Final = 0.87  # and for each sector


class HeroPrediction(EvilOutlook):
    """The hero goes the shortest way to the rooms of its missions; the nearer one is the likelier."""

    def __init__(self, s: Alone, seat: int) -> None:
        super().__init__(s, seat)
        weights = [(goal, 1.0 / (1.0 + self.away[goal])) for goal in self.goals()]
        total = sum(weight for _, weight in weights)
        self.lures = [(goal, weight / total) for goal, weight in weights]  # rooms that draw the hero, and how much
        self._holds: dict[Place, float] = {}

    @property
    def is_at_work(self) -> bool:
        return self.to_goals(self.hero) == 0

    def hold(self, place: Place) -> float:
        if place not in self._holds:
            self._holds[place] = self.grip(place)
        return self._holds[place]

    def grip(self, place: Place) -> float:
        """Returns how good it is to have a creature there, 1 where the hero is: on its way the hero comes by itself."""
        far = self.away[place]
        if far == 0:
            return 1.0
        if self.is_at_work or not self.lures:
            return power(WAITING, far)
        chase = power(WAITING, CHASING * far)
        distance = self.map.graph.distance[place]
        ambush = 0.0
        for goal, weight in self.lures:
            aside = far + distance[goal] - self.away[goal]
            ambush += weight * power(STRAYS, aside) * power(WAITING, far / PACE)
        return max(chase, ambush)

    def menace(self, stats: Stats, unseen: bool) -> float:
        """Returns what a creature of these numbers does to a hero whom it meets."""
        dice = stats.lit if self.is_lit else stats.dark
        stays = ARRIVES + ENDURES * blows_to_kill(stats.first, stats.second)
        return dice * self.luck * stays + (stats.loss if unseen else 0) + 0.15

    @cached_property
    def full(self) -> tuple[bool, bool]:
        """Tells for each level whether it is full, by the printed limit: changes by cards are not counted."""
        most = LIMIT_WITH_AVATARS if self.s.options.avatars else LIMIT
        return crowd(self.s, self.seat, 0) >= most, crowd(self.s, self.seat, 1) >= most

    def level(self, place: Place) -> int:
        return level_of(self.map.cell[place])

    def gain(self, creature: PlacedCreature, steps: int) -> float:
        """Returns what the best move of so many steps would be worth."""
        here = creature.place
        if here == self.hero:
            return -0.5  # it strikes anyway
        level = self.level(here)
        stats = self.stats(creature.token)
        now = self.hold(here)
        best = 0.0
        for place, far in enumerate(self.map.graph.distance[here]):
            if 0 < far <= steps and self.away[place] <= HUNTING_RANGE:
                if self.level(place) != level and self.full[1 - level]:
                    continue
                best = max(best, self.hold(place) - now)
        return best * self.menace(stats, unseen=not self.s.revealed[creature.figure.cell])

    def spawn_gain(self, stats: Stats, closer: int = 0) -> float:
        """Returns what the best sector for a new creature is worth."""
        least = max(stats.distance - closer, 1)
        spots = [
            p for p, far in enumerate(self.away) if least <= far <= HUNTING_RANGE + 2 and not self.full[self.level(p)]
        ]
        if not spots:
            return 0.0
        best = max(spots, key=self.hold)
        return NEW * self.menace(stats, unseen=True) * power(FAR_OFF, self.away[best])


@cache
def blows_to_kill(first: int, second: int) -> float:
    """Returns how many blows of the hero a creature takes on average: one that kills, or two that wound."""
    kills, wounds = at_least(second, BLOW), at_least(first, BLOW)
    return 1 / wounds + (wounds - kills) / wounds**2 if wounds else NEVER_DIES


def power(base: float, exponent: float) -> float:
    return float(base**exponent)

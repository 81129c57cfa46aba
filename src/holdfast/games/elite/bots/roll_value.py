"""What each face of a die would be worth, and what an alien result would cost: whether to roll."""

from __future__ import annotations

from typing import Final

from holdfast.games.elite.bots.alien_steps import least_harm
from holdfast.games.elite.bots.devices import open_ahead
from holdfast.games.elite.bots.kill_cost import toll
from holdfast.games.elite.bots.outlook import NEXT
from holdfast.games.elite.bots.routing import STEP, Ways
from holdfast.games.elite.bots.wanted_results import OBJECTIVE, URGENT, Want
from holdfast.games.elite.cards.slots import SYMBOLS
from holdfast.games.elite.rules.suppress import suppressors
from holdfast.games.elite.state import ALIEN, GUN, MOVE, SEARCH

NERVE: Final = 3.0
NOTHING_TO_LOSE: Final = 30.0
LOST: Final = 1000.0
SMALL: Final = 0.12
SEARCH_WORTH: Final = 1.5
PIN_DOWN: Final = 3.0
SURE: Final = 3  # so many times the alien results to expect must be bearable
LIKELY: Final = 2
EXPOSED: Final = NEXT + 1  # so few steps may be gone with one event
ALL_HANDS_MS: Final = 25_000  # when time is short, everybody who can tries


class Luck:
    def __init__(self, ways: Ways, wants: list[Want]) -> None:
        self.ways = ways
        self.scene = ways.scene
        self.duties = ways.duties
        self.wants = wants

    def values(self) -> list[float]:
        """Returns what each face would be worth to have now."""
        scene = self.scene
        values = [0.0] * len(SYMBOLS)
        for want in self.wants:
            for face in want.faces:
                values[face] = max(values[face], want.worth)
        for hero in scene.mine:
            if self.ways.way(hero) is not None:
                values[MOVE] = max(values[MOVE], self.haste(hero))
        self._mission_values(values)
        if self.can_search():
            values[SEARCH] = max(values[SEARCH], SEARCH_WORTH)
        if self.may_suppress():
            values[GUN] = max(values[GUN], PIN_DOWN)
        return values

    def haste(self, hero: int) -> float:
        """Returns what a step is worth: those who only help to hunt an alien do not run as long as one is enough."""
        hurry, duty = self.ways.hurry(hero), self.duties[hero]
        return min(hurry, STEP) if duty.kind == "fight" and not self.is_first(hero, duty.figure) else hurry

    def _mission_values(self, values: list[float]) -> None:
        s, near = self.scene.s, self.scene.map.near
        heroes = [self.scene.at[hero] for hero in self.scene.mine]
        if s.options.mission == "exploration":
            for token, cell in enumerate(s.token_at):
                if cell >= 0 and any(cell in near[here] for here in heroes):
                    values[MOVE if s.paid[token] >= 0 else SEARCH] = OBJECTIVE
        elif s.options.mission == "recon":
            for token, cell in enumerate(s.token_at):
                if any(cell in near[here] for here in heroes) and open_ahead(self.scene, token):
                    for icon in s.token_slots(token)[0].icons:
                        values[SYMBOLS.index(icon)] = max(values[SYMBOLS.index(icon)], OBJECTIVE)

    def can_search(self) -> bool:
        scene = self.scene
        return any(
            self.duties[hero].kind == "search" and scene.chart.beside(self.duties[hero].cell)[scene.at[hero]] == 0
            for hero in scene.mine
        )

    def may_suppress(self) -> bool:
        scene = self.scene
        return any(
            scene.slack(alien) <= 0 and scene.map.distance[scene.at[hero]][scene.at[alien]] <= trait.range
            for hero, trait in suppressors(scene.s, scene.seat)
            for alien in scene.movable
        )

    def is_tempting(self, values: list[float]) -> bool:
        """Tells whether a roll may bring more than an alien result costs; what is not urgent is worth so much risk
        only.
        """
        urgent = sum(value for value in values[:ALIEN] if value >= URGENT)
        gain = urgent + min(sum(value for value in values[:ALIEN] if value < URGENT), self.nerve())
        cost = self.cost()
        return gain > cost and (gain >= SMALL or cost < 0)

    def cost(self) -> float:
        """Returns what an alien result costs: less to whoever is about to stop the alien that it would move."""
        return min(least_harm(self.scene), *(self.patience(hero) for hero in self.scene.mine), LOST)

    def patience(self, hero: int) -> float:
        """Returns the most that an alien result costs this hero's player: little to whoever is the one to stop an
        alien.
        """
        scene, duty = self.scene, self.duties[hero]
        if duty.kind != "fight" or not self.is_first(hero, duty.figure):
            return LOST
        if scene.slack(duty.figure) <= 0:
            return 0.0  # it comes home anyway
        odds = self.toll(hero, duty.figure)
        if scene.pool <= EXPOSED:  # the next event may bring it home: better now, while it has some way to go
            return STEP if LIKELY * odds <= scene.bank else LOST
        return STEP if SURE * odds <= scene.pool else LOST

    def toll(self, hero: int, alien: int) -> float:
        return toll(self.scene, self.ways.armoury.arms(self.scene, hero), hero, alien)

    def is_first(self, hero: int, alien: int) -> bool:
        """Of all who go for an alien, one rolls at a time, as long as there is time: whoever needs the fewest dice."""
        if not self.scene.strain or self.scene.left_ms < ALL_HANDS_MS:
            return True
        others = [other for other, duty in enumerate(self.duties) if duty.kind == "fight" and duty.figure == alien]
        return len(others) < 2 or hero == min(others, key=lambda other: (self.toll(other, alien), other))

    def nerve(self) -> float:
        """Returns how much harm a player risks for what is not urgent: everything, when there is no tomorrow."""
        s = self.scene.s
        return NOTHING_TO_LOSE if s.round == self.scene.parts.numbers.rounds else NERVE

"""What each face of a die would be worth, and what an alien result would cost: whether to roll."""

from __future__ import annotations

from typing import Final

from holdfast.games.elite.bots.duties import approach
from holdfast.games.elite.bots.steps import least_harm
from holdfast.games.elite.bots.wants import OBJECTIVE, URGENT, Want
from holdfast.games.elite.bots.ways import HURRY, STEP, Ways
from holdfast.games.elite.effects import Suppress
from holdfast.games.elite.slots import SYMBOLS
from holdfast.games.elite.state import ALIEN, GUN, MOVE, SEARCH

NERVE: Final = 3.0
NOTHING_TO_LOSE: Final = 30.0
LOST: Final = 1000.0
SMALL: Final = 0.12
SEARCH_WORTH: Final = 1.5
PIN_DOWN: Final = 3.0


class Luck:
    def __init__(self, ways: Ways, wants: list[Want]) -> None:
        self.ways = ways
        self.scene = ways.scene
        self.duties = ways.duties
        self.wants = wants

    def values(self) -> list[float]:
        """What each face would be worth to have now."""
        scene = self.scene
        values = [0.0] * len(SYMBOLS)
        for want in self.wants:
            for face in want.faces:
                values[face] = max(values[face], want.worth)
        for hero in scene.mine:
            if self.ways.way(hero) is not None:
                values[MOVE] = max(values[MOVE], self.ways.hurry(hero))
        self._mission_values(values)
        if self.can_search():
            values[SEARCH] = max(values[SEARCH], SEARCH_WORTH)
        if scene.abilities_hold() and self.may_suppress():
            values[GUN] = max(values[GUN], PIN_DOWN)
        return values

    def _mission_values(self, values: list[float]) -> None:
        view, near = self.scene.view, self.scene.map.near
        heroes = [self.scene.at[hero] for hero in self.scene.mine]
        if view.options.mission == "exploration":
            for token, cell in enumerate(view.token_at):
                if cell >= 0 and any(cell in near[here] for here in heroes):
                    values[MOVE if view.paid[token] >= 0 else SEARCH] = OBJECTIVE
        elif view.options.mission == "recon":
            slots = self.scene.map.plan.objective_slots
            faces = self.scene.parts.objectives["recon"]
            for token, cell in enumerate(view.token_at):
                if cell not in slots and any(cell == here or cell in near[here] for here in heroes):
                    for icon in faces[view.token_face[token]].slots[0].icons:
                        values[SYMBOLS.index(icon)] = max(values[SYMBOLS.index(icon)], OBJECTIVE)

    def can_search(self) -> bool:
        scene = self.scene
        return any(
            self.duties[hero].kind == "search" and scene.chart.beside(self.duties[hero].cell)[scene.at[hero]] == 0
            for hero in scene.mine
        )

    def may_suppress(self) -> bool:
        scene = self.scene
        for hero in scene.mine:
            for trait in scene.parts.heroes[scene.view.heroes[hero]].traits:
                if isinstance(trait, Suppress):
                    here = scene.at[hero]
                    return any(
                        scene.slack(a) <= 0 and scene.map.distance[here][scene.at[a]] <= trait.range
                        for a in scene.movable
                    )
        return False

    def is_tempting(self, values: list[float]) -> bool:
        """Whether a roll may bring more than an alien result costs; what is not urgent is worth so much risk only."""
        urgent = sum(value for value in values[:ALIEN] if value >= URGENT)
        gain = urgent + min(sum(value for value in values[:ALIEN] if value < URGENT), self.nerve())
        cost = self.cost()
        return gain > cost and (gain >= SMALL or cost < 0)

    def cost(self) -> float:
        """What an alien result costs: less to whoever is about to stop the alien that it would move."""
        return min(least_harm(self.scene), *(self.patience(hero) for hero in self.scene.mine), LOST)

    def patience(self, hero: int) -> float:
        """The most that an alien result costs this hero's player, by what the hero is after."""
        scene, duty = self.scene, self.duties[hero]
        if duty.kind != "fight":
            return LOST
        if scene.slack(duty.figure) <= 0:
            return 0.0  # it comes home anyway
        ahead = scene.chart.longest[scene.at[duty.figure]]
        if self.ways.can_hit(hero, duty.figure):
            return STEP if ahead >= 2 else LOST
        steps = approach(scene, self.ways.armoury.arms(scene, hero), hero, duty.figure)
        return HURRY if ahead >= steps + 2 else LOST

    def nerve(self) -> float:
        """How much harm a player risks for what is not urgent: everything, when there is no tomorrow."""
        view = self.scene.view
        return NOTHING_TO_LOSE if view.round == self.scene.parts.numbers.rounds else NERVE

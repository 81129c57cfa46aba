"""What each face of a die would be worth, and what an alien result would cost: whether to roll."""

from __future__ import annotations

from typing import Final

from holdfast.games.elite.bots.alien_steps import least_harm
from holdfast.games.elite.bots.devices import open_ahead
from holdfast.games.elite.bots.kill_cost import kill_cost
from holdfast.games.elite.bots.outlook import NEXT
from holdfast.games.elite.bots.routing import STEP, Routes
from holdfast.games.elite.bots.wanted_results import OBJECTIVE_WORTH, URGENT, WantedResult
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


class RollValues:
    def __init__(self, routes: Routes, wanted: list[WantedResult]) -> None:
        self.routes = routes
        self.outlook = routes.outlook
        self.duties = routes.duties
        self.wanted = wanted

    def values(self) -> list[float]:
        """Returns what each face would be worth to have now."""
        outlook = self.outlook
        values = [0.0] * len(SYMBOLS)
        for result in self.wanted:
            for face in result.faces:
                values[face] = max(values[face], result.worth)
        for hero in outlook.mine:
            if self.routes.way(hero) is not None:
                values[MOVE] = max(values[MOVE], self.haste(hero))
        self._mission_values(values)
        if self.can_search():
            values[SEARCH] = max(values[SEARCH], SEARCH_WORTH)
        if self.may_suppress():
            values[GUN] = max(values[GUN], PIN_DOWN)
        return values

    def haste(self, hero: int) -> float:
        """Returns what a step is worth: those who only help to hunt an alien do not run as long as one is enough."""
        hurry, duty = self.routes.hurry(hero), self.duties[hero]
        return min(hurry, STEP) if duty.kind == "fight" and not self.is_first(hero, duty.figure) else hurry

    def _mission_values(self, values: list[float]) -> None:
        s, near = self.outlook.s, self.outlook.map.near
        heroes = [self.outlook.at[hero] for hero in self.outlook.mine]
        if s.options.mission == "exploration":
            for token, cell in enumerate(s.token_at):
                if cell >= 0 and any(cell in near[here] for here in heroes):
                    values[MOVE if s.paid[token] >= 0 else SEARCH] = OBJECTIVE_WORTH
        elif s.options.mission == "recon":
            for token, cell in enumerate(s.token_at):
                if any(cell in near[here] for here in heroes) and open_ahead(self.outlook, token):
                    for icon in s.token_slots(token)[0].icons:
                        values[SYMBOLS.index(icon)] = max(values[SYMBOLS.index(icon)], OBJECTIVE_WORTH)

    def can_search(self) -> bool:
        outlook = self.outlook
        return any(
            self.duties[hero].kind == "search"
            and outlook.distances.beside(self.duties[hero].cell)[outlook.at[hero]] == 0
            for hero in outlook.mine
        )

    def may_suppress(self) -> bool:
        outlook = self.outlook
        return any(
            outlook.slack(alien) <= 0 and outlook.map.distance[outlook.at[hero]][outlook.at[alien]] <= trait.range
            for hero, trait in suppressors(outlook.s, outlook.seat)
            for alien in outlook.movable
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
        return min(least_harm(self.outlook), *(self.patience(hero) for hero in self.outlook.mine), LOST)

    def patience(self, hero: int) -> float:
        """Returns the most that an alien result costs this hero's player: little to whoever is the one to stop an
        alien.
        """
        outlook, duty = self.outlook, self.duties[hero]
        if duty.kind != "fight" or not self.is_first(hero, duty.figure):
            return LOST
        if outlook.slack(duty.figure) <= 0:
            return 0.0  # it comes home anyway
        odds = self.kill_cost(hero, duty.figure)
        if outlook.pool <= EXPOSED:  # the next event may bring it home: better now, while it has some way to go
            return STEP if LIKELY * odds <= outlook.bank else LOST
        return STEP if SURE * odds <= outlook.pool else LOST

    def kill_cost(self, hero: int, alien: int) -> float:
        return kill_cost(self.outlook, self.routes.armoury.weapons(self.outlook, hero), hero, alien)

    def is_first(self, hero: int, alien: int) -> bool:
        """Tells whether this hero rolls for an alien now: while there is time, only the one who needs the fewest dice
        does.
        """
        if not self.outlook.strain or self.outlook.left.is_under(ALL_HANDS_MS):
            return True
        others = [other for other, duty in enumerate(self.duties) if duty.kind == "fight" and duty.figure == alien]
        return len(others) < 2 or hero == min(others, key=lambda other: (self.kill_cost(other, alien), other))

    def nerve(self) -> float:
        """Returns how much harm a player risks for what is not urgent: everything, when there is no tomorrow."""
        s = self.outlook.s
        return NOTHING_TO_LOSE if s.round == self.outlook.parts.numbers.rounds else NERVE

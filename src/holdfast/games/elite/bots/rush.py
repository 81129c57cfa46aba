"""A player in the rush: one thing at a time, the most valuable first, and a roll only when it pays."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from holdfast.engine.action import Action
from holdfast.engine.view import Ask, PickSome
from holdfast.games.elite.bots.alien_steps import harm
from holdfast.games.elite.bots.devices import device_goal
from holdfast.games.elite.bots.duties import Duty
from holdfast.games.elite.bots.item_value import use_worth
from holdfast.games.elite.bots.outlook import SeatOutlook
from holdfast.games.elite.bots.roll_value import SMALL, RollValues
from holdfast.games.elite.bots.routing import Routes
from holdfast.games.elite.bots.wanted_results import PRELOAD, URGENT, WantedResult, wanted_results
from holdfast.games.elite.bots.weapon_value import Armoury, shot_worth, targets
from holdfast.games.elite.rules.acting import Finish
from holdfast.games.elite.rules.alien_moves import Drive
from holdfast.games.elite.rules.attachments import Connect
from holdfast.games.elite.rules.dice import Roll, TakeBack
from holdfast.games.elite.rules.items import Use
from holdfast.games.elite.rules.missions.demolition import PlaceCharge
from holdfast.games.elite.rules.missions.exploration import PayRelic, RevealFind
from holdfast.games.elite.rules.missions.recon import Haul
from holdfast.games.elite.rules.move import Step
from holdfast.games.elite.rules.search import SearchLater, SearchNow
from holdfast.games.elite.rules.slots import Allocate
from holdfast.games.elite.rules.suppress import Suppress
from holdfast.games.elite.rules.weapons import Fire
from holdfast.games.elite.state import ALIEN, EVENTS, SLOTS

A = TypeVar("A", bound=Action)

ACID: Final = 1.5
SAVE_UP: Final = 3.0  # a weapon that fires once a round waits for that much
LAST_ROLL_MS: Final = 700
KEPT: Final = 1.0  # a face worth more than that is not rolled again
WORTH_A_DIE: Final = 0.8


class Rush:
    """One thought: the outlook, the options by kind, and what the results would be worth."""

    def __init__(
        self, outlook: SeatOutlook, ask: Ask, armoury: Armoury, duties: list[Duty], trail: dict[int, tuple[int, ...]]
    ) -> None:
        self.outlook = outlook
        self.ask = ask
        self.armoury = armoury
        self.duties = duties
        self.trail = trail
        self.by_kind: dict[type[Action], list[Any]] = {}
        for option in ask.options:
            self.by_kind.setdefault(type(option.action), []).append(option.action)
        self.routes = Routes(outlook, armoury, duties)
        self._wanted: list[WantedResult] | None = None

    def options(self, kind: type[A]) -> list[A]:
        return self.by_kind.get(kind, [])

    @property
    def wanted(self) -> list[WantedResult]:
        if self._wanted is None:
            found = wanted_results(self.outlook, self.armoury, self.duties)
            busy = any(result.worth >= WORTH_A_DIE for result in found) or any(
                self.routes.way(h) for h in self.outlook.mine
            )
            self._wanted = [result for result in found if result.worth > PRELOAD] if busy else found
        return self._wanted

    def choose(self) -> Action | None:
        outlook = self.outlook
        if drives := self.options(Drive):
            seat, seats = outlook.seat, outlook.s.seated
            return min(
                drives,  # no two seats think of the same alien first
                key=lambda d: (harm(outlook, d.figure, d.to) + 0.02 * ((d.figure + seat) % seats), d.figure, d.to),
            )
        for kind in (PlaceCharge, RevealFind, PayRelic):
            if found := self.options(kind):
                return found[0]
        return (
            self.fire()
            or self.connect()
            or self.use()
            or self.haul()
            or self.search()
            or self.allocate_or_step()
            or self.suppress()
            or self.take_back()
            or self.roll()
            or self.finish()
        )

    # -- what is there already

    def fire(self) -> Fire | None:
        outlook, best, most = self.outlook, None, 0.0
        for fire in self.options(Fire):
            hero = outlook.holder(fire.card)
            weapon = self.armoury.weapon(outlook, hero, fire.card)
            aliens = targets(outlook, weapon, outlook.at[hero])
            worth = shot_worth(outlook, weapon, aliens, outlook.at[hero]) if aliens else 0.0
            slots = outlook.parts.cards[fire.card].slots
            if slots and all(slot.locking for slot in slots) and worth < SAVE_UP and not outlook.left.is_under(8001):
                continue
            if worth > most:
                best, most = fire, worth
        return best

    def connect(self) -> Connect | None:
        found = self.options(Connect)
        if not found:
            return None
        outlook = self.outlook
        return max(found, key=lambda c: self.armoury.weapon(outlook, outlook.holder(c.weapon), c.weapon).hits)

    def use(self) -> Use | None:
        best, most = None, 0.8
        for use in self.options(Use):
            worth = use_worth(self.outlook, use.card, self.outlook.holder(use.card), self.duties)
            if worth >= most:
                best, most = use, worth
        return best

    # -- results

    def haul(self) -> Haul | None:
        """Returns a move of a device towards the nearest target that is left for it, if there is one."""
        outlook, best, most = self.outlook, None, 0
        s = outlook.s
        for haul in self.options(Haul):
            goal = device_goal(outlook, haul.objective)
            if goal is None:
                continue
            here = s.token_at[haul.objective]
            steps = outlook.distances.beside(goal)
            gain = 9 if haul.to == goal else steps[here] - steps[haul.to]
            if haul.to in s.targets and haul.to != goal:
                gain = 5
            if gain > most:
                best, most = haul, gain
        return best

    def search(self) -> SearchNow | SearchLater | None:
        found = self.options(SearchNow)
        if not found or (self.outlook.left.is_under(6000) and not self.options(SearchLater)):
            return None
        return self.options(SearchLater)[0] if self.outlook.left.is_under(6000) else found[0]

    def allocate_or_step(self) -> Action | None:
        worth = {result.slot: result.worth for result in self.wanted}
        best: Action | None = None
        most = 0.0
        for allocate in self.options(Allocate):
            value = worth.get(allocate.slot, 0.0)
            if value > most:
                best, most = allocate, value
        step, value = self.step()
        return step if step is not None and value > most else best

    def step(self) -> tuple[Step | None, float]:
        outlook, best, most = self.outlook, None, 0.0
        acid = outlook.s.acid
        for step in self.options(Step):
            table = self.routes.way(step.hero)
            if table is None:
                continue
            gain = (table[outlook.at[step.hero]] - table[step.to]) * self.routes.hurry(step.hero)
            if gain == 0 and table[step.to] and step.to not in self.trail.get(step.hero, ()):
                gain = SMALL  # round somebody who stands in the way
            gain -= ACID * (step.to in acid) + 0.01 * outlook.danger(step.to) + (step.to in outlook.s.traps) * 0.5
            if gain > most:
                best, most = step, gain
        return best, most

    def suppress(self) -> Suppress | None:
        """Returns whom to pin down: what would come home and cannot be shot now; when steps are few, what is nearest to
        it.
        """
        outlook = self.outlook
        found = [held for held in self.options(Suppress) if outlook.slack(held.figure) <= 0 or outlook.strain]
        return min(found, key=lambda held: (outlook.slack(held.figure), held.figure), default=None)

    def take_back(self) -> TakeBack | None:
        """Returns what to take back: dice that wait in a weapon without a target and are needed for the mission."""
        found = self.options(TakeBack)
        if not found or self.outlook.free_dice():
            return None
        hot = {result.slot // SLOTS for result in self.wanted if result.slot < EVENTS}
        idle = [back for back in found if back.slot // SLOTS not in hot]
        needed = any(result.worth >= WORTH_A_DIE for result in self.wanted) or any(
            self.routes.way(h) for h in self.outlook.mine
        )
        return idle[0] if idle and needed else None

    # -- dice

    def values(self) -> list[float]:
        return RollValues(self.routes, self.wanted).values()

    def roll(self) -> Roll | None:
        outlook = self.outlook
        form = next((form for form in self.ask.forms if isinstance(form, PickSome)), None)
        if form is None or outlook.tumbles():
            return None
        if outlook.s.ends_at is not None and outlook.left.is_under(outlook.s.options.roll_ms + LAST_ROLL_MS):
            return None
        rolls = RollValues(self.routes, self.wanted)
        values, face = rolls.values(), outlook.s.face
        kept = URGENT if max(values[:ALIEN]) > URGENT else KEPT  # nothing is kept for later when it burns
        dice = [die for die in form.of if not (0 <= face[die] < ALIEN and values[face[die]] > kept)]
        if not dice or not rolls.is_tempting(values):
            return None
        if outlook.strain:  # several alien results at once would be too many
            dice = dice[: max((outlook.pool + 1) // outlook.s.seated, 1)]
        return Roll(tuple(dice))

    def finish(self) -> Finish | None:
        found = self.options(Finish)
        return found[0] if found and not self.outlook.tumbles() else None

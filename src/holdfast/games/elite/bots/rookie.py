"""`rookie`: goes to what is near, shoots when it can, and rolls whatever is free without a thought for the aliens."""

from __future__ import annotations

from typing import Any, Final

from holdfast.engine.action import Action
from holdfast.engine.bot import Bot, Budget, Choice, Mind, Update
from holdfast.engine.game import AnyGame
from holdfast.engine.rng import Rng
from holdfast.engine.view import Ask, PickSome
from holdfast.games.elite.bots.distances import DistanceTable, distances_of
from holdfast.games.elite.bots.speed import SLOW, CommandTiming
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.flow import is_complete
from holdfast.games.elite.rules.acting import Finish
from holdfast.games.elite.rules.alien_moves import Drive
from holdfast.games.elite.rules.asking import GoOn
from holdfast.games.elite.rules.dice import Roll, TakeBack
from holdfast.games.elite.rules.move import Step
from holdfast.games.elite.rules.search import SearchLater
from holdfast.games.elite.rules.slots import Allocate
from holdfast.games.elite.state import EVENTS, TOKENS, Elite

LAST: Final = (TakeBack, Finish, SearchLater)  # never by choice


class Rookie:
    def __init__(self, parts: Parts, seat: int, rng: Rng) -> None:
        self.parts = parts
        self.rng = rng
        self.timing = CommandTiming(SLOW, rng)

    def see(self, update: Update) -> None:
        """All that this mind needs lies on the table."""

    def choose(self, seen: Update, budget: Budget) -> Choice | None:
        s: Elite = seen.knowledge
        for ask in seen.asks:
            if ask.kind == "any_time":
                continue
            action = self.act(s, ask) if ask.kind == "act" else self.answer(ask)
            if action is not None:
                return Choice(ask.id, action, self.timing.after_ms(s.now))
        return None

    def answer(self, ask: Ask) -> Action | None:
        """Returns what is planned, if there is a plan, else anything."""
        actions = [option.action for option in ask.options]
        plan = next((action for action in actions if isinstance(action, GoOn)), None)
        return plan or (self.rng.choice(actions, "answer") if actions else None)

    def act(self, s: Elite, ask: Ask) -> Action | None:
        """Returns the first thing that comes to mind: what is ready, then dice to slots, then a step, then a roll."""
        distances = distances_of(s.map)
        goals = goal_cells(s, distances)
        ranked = sorted((self.rank(s, distances, goals, option.action), n) for n, option in enumerate(ask.options))
        if ranked and ranked[0][0] < 100:
            return ask.options[ranked[0][1]].action
        for form in ask.forms:
            if isinstance(form, PickSome):
                return Roll(form.of)
        return next((option.action for option in ask.options if isinstance(option.action, Finish)), None)

    def rank(self, s: Elite, distances: DistanceTable, goals: tuple[int, ...], action: Action) -> int:
        match action:
            case Drive():
                return self.rng.below(10, "drive")
            case Allocate(_, slot):
                return 20 if slot >= TOKENS else 21 if slot < EVENTS else 50
            case Step(hero, to):
                ahead = distances.steps_to(goals)
                return 30 if ahead[to] < ahead[s.at[hero]] else 100
        return 100 if isinstance(action, LAST) else 15


def goal_cells(s: Elite, distances: DistanceTable) -> tuple[int, ...]:
    """Returns where it is drawn to: objectives that are left, or home."""
    left = [cell for token, cell in enumerate(s.token_at) if cell >= 0 and token not in s.token_ready]
    open_slots = [cell for cell in (*left, *s.targets) if distances.map.near[cell]]
    walkable = distances.map.is_walkable
    beside = tuple(near for cell in open_slots for near in distances.map.near[cell] if walkable[near])
    return beside if beside and not is_complete(s) else distances.map.plan.start


def _sit(game: AnyGame, parts: Any, seat: int, rng: Rng) -> Mind:
    return Rookie(parts, seat, rng)


ROOKIE: Final = Bot("rookie", _sit, takes_offers=False)

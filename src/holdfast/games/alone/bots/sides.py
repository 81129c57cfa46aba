"""A mind for either side: seat 0 plays the hero, the others evil. It takes what it thinks is worth most."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Final, Protocol

from holdfast.bots.chance import RandomMind
from holdfast.engine.action import Action
from holdfast.engine.bot import Budget, Choice, Update
from holdfast.engine.game import AnyGame
from holdfast.engine.rng import Rng
from holdfast.engine.view import Ask
from holdfast.games.alone.bots.survivor import Survivor
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.state import HERO, Alone

THINKS_MS: Final = 400
ANY_TIME: Final = "at_any_time"
GRAIN: Final = 1000


class Evil(Protocol):
    def values(self, s: Alone, ask: Ask) -> list[float]:
        """Returns what each option of an ask is worth, by what the seat knows."""


class TwoSided:
    """A mind of two sides. `shake`: by how much, in points of the hero's health, it may misjudge an option."""

    def __init__(
        self, game: AnyGame, parts: Parts, seat: int, rng: Rng, evil: Callable[[Parts, int], Evil], shake: float = 0.0
    ) -> None:
        self.rng = rng
        self.shake = shake
        self.hero = Survivor(parts, rng.split("visions")) if seat == HERO else None
        self.evil = evil(parts, seat)
        self.chance = RandomMind(game, parts, seat, rng)

    def fork(self, rng: Rng) -> TwoSided:
        """Returns a mind that knows what this one knows, and goes its own way."""
        twin = copy(self)
        twin.rng = rng
        twin.chance = copy(self.chance)
        twin.chance.rng = rng
        twin.hero = self.hero.fork(rng) if self.hero is not None else None
        return twin

    def see(self, update: Update) -> None:
        if self.hero is not None:
            self.hero.see(update)

    def choose(self, seen: Update, budget: Budget) -> Choice | None:
        asks = [ask for ask in seen.asks if ask.kind != ANY_TIME]
        parts_first = sorted((ask for ask in asks if ask.options), key=lambda ask: ask.standing)
        if not parts_first:
            return self.chance.choose(seen, budget) if asks else None
        ask = parts_first[0]
        return Choice(ask.id, self.best(seen.knowledge, ask), THINKS_MS)

    def values(self, s: Alone, ask: Ask) -> list[float]:
        """Returns what each option of an ask is worth to the side that this mind plays."""
        values = (self.hero or self.evil).values(s, ask)
        if not self.shake:
            return values
        return [value + self.shake * (self.rng.below(GRAIN, "shake") / GRAIN - 0.5) for value in values]

    def best(self, s: Alone, ask: Ask) -> Action:
        values = self.values(s, ask)
        top = max(values)
        ties = [number for number, value in enumerate(values) if value == top]
        return ask.options[ties[0] if len(ties) == 1 else self.rng.choice(ties, "tie")].action

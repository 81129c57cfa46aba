"""A bot for the toys: it takes whatever comes to its mind first, a moment after it could."""

from __future__ import annotations

from typing import Any

import msgspec

from holdfast.engine.action import Action
from holdfast.engine.bot import Budget, Choice, Update
from holdfast.engine.game import AnyGame
from holdfast.engine.rng import Rng
from holdfast.engine.view import Ask, PickSome


class Hasty:
    """Picks any option of any ask; rolls all its dice where there is nothing to pick."""

    def __init__(self, game: AnyGame, content: Any, seat: int, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    def see(self, update: Update) -> None:
        pass

    def choose(self, seen: Update, budget: Budget) -> Choice | None:
        answers = [(ask.id, option.action) for ask in seen.asks for option in ask.options]
        answers = answers or [(ask.id, action) for ask in seen.asks for action in self.filled(ask)]
        if not answers:
            return None
        id, action = self.rng.choice(answers, "choice")
        return Choice(id, action, after_ms=200 + self.rng.below(400, "haste"))

    def filled(self, ask: Ask) -> list[Action]:
        kinds = {kind.kind(): kind for kind in self.game.action_types}
        return [
            msgspec.convert({"act": form.action, form.field: form.of}, kinds[form.action])
            for form in ask.forms
            if isinstance(form, PickSome)
        ]

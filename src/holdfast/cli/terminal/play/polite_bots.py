"""Bots at a table with people: they say a thing once, and let people go first where both may answer."""

from __future__ import annotations

from typing import Any

import msgspec

from holdfast.engine.action import Action
from holdfast.engine.bot import Bot, Budget, Choice, Mind, Update
from holdfast.engine.flow import Decision
from holdfast.engine.game import AnyGame
from holdfast.engine.rng import Rng
from holdfast.engine.view import View


def offers_of(game: AnyGame) -> frozenset[str]:
    """Returns the kinds of ask that nobody need ever answer."""
    return frozenset(kind.kind() for kind in game.frame_types if issubclass(kind, Decision) and kind.OFFER)


def votes_of(game: AnyGame) -> frozenset[str]:
    """Returns the kinds of ask that hold up everything else."""
    return frozenset(
        kind.kind() for kind in game.frame_types if issubclass(kind, Decision) and kind.FREEZES is not None
    )


class Polite:
    """A mind that takes up the same offer only once: what people have declined is not proposed again."""

    def __init__(self, mind: Mind, offers: frozenset[str]) -> None:
        self.mind = mind
        self.offers = offers
        self.made: list[Action] = []

    def see(self, update: Update) -> None:
        self.mind.see(update)

    def choose(self, seen: Update, budget: Budget) -> Choice | None:
        choice = self.mind.choose(seen, budget)
        if choice is None or kind_of(seen, choice.ask) not in self.offers:
            return choice
        if choice.action not in self.made:
            self.made.append(choice.action)
            return choice
        questions = tuple(ask for ask in seen.asks if ask.kind not in self.offers)
        return self.mind.choose(msgspec.structs.replace(seen, made=questions), budget) if questions else None


def kind_of(view: View | Update, ask: int) -> str:
    return next((known.kind for known in view.asks if known.id == ask), "")


def polite(bot: Bot, game: AnyGame) -> Bot:
    def sit(game: AnyGame, content: Any, seat: int, rng: Rng) -> Mind:
        return Polite(bot.sit(game, content, seat, rng), offers_of(game))

    return msgspec.structs.replace(bot, sit=sit)

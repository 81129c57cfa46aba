"""The random bot: plays any game by chance, and so badly that every other bot must beat it."""

from __future__ import annotations

from typing import Any, Final

from holdfast.engine.action import Action
from holdfast.engine.bot import Bot, Budget, Choice, Update
from holdfast.engine.flow import Decision
from holdfast.engine.game import AnyGame
from holdfast.engine.rng import Rng
from holdfast.engine.view import Ask, Form, Number, PickSome, Text

FASTEST_MS: Final = 300
SLOWEST_MS: Final = 1200


class RandomMind:
    """A mind to which every listed option is as likely as any other, passing included; a form counts as one option.

    It takes up no standing offer (nobody need ever take one) and writes no words. After a refusal it is asked
    again, and chooses anew. It needs a moment of game time to answer, so that a clock can run out on it.
    """

    def __init__(self, game: AnyGame, content: Any, seat: int, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.offers = {kind.kind() for kind in game.frame_types if issubclass(kind, Decision) and kind.OFFER}

    def see(self, update: Update) -> None:
        """Does nothing: what happened does not matter to it."""

    def choose(self, seen: Update, budget: Budget) -> Choice | None:
        ways = [(ask.id, way) for ask in seen.asks if ask.kind not in self.offers for way in ways_to_answer(ask)]
        if not ways:
            return None
        ask, way = self.rng.choice(ways, "way")
        action = way if isinstance(way, Action) else self.filled(way)
        return Choice(ask, action, FASTEST_MS + self.rng.below(SLOWEST_MS - FASTEST_MS, "pace"))

    def filled(self, form: PickSome | Number) -> Action:
        """Returns a form filled in by chance."""
        size = form.least + self.rng.below(form.most - form.least + 1, "size")
        value: object = size
        if isinstance(form, PickSome):
            chosen = self.rng.sample(form.of, size, "some")
            value = [one for one in form.of if one in chosen]
        return self.game.decode_action({"act": form.action, form.field: value})


def ways_to_answer(ask: Ask) -> list[Action | PickSome | Number]:
    """Returns the options of an ask, and the forms that chance can fill in."""
    forms: list[Form] = [form for form in ask.forms if not isinstance(form, Text)]
    return [*(option.action for option in ask.options), *forms]  # type: ignore[list-item]


RANDOM: Final = Bot("random", RandomMind, takes_offers=False)

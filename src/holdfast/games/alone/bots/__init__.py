"""Bots for ALONE. They get what their seat gets: the masked state, on which they use the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from holdfast.bots.chance import RANDOM
from holdfast.engine.bot import Bot, Mind
from holdfast.engine.game import AnyGame
from holdfast.engine.rng import Rng
from holdfast.games.alone.bots.lurker import Lurker
from holdfast.games.alone.bots.search import searching
from holdfast.games.alone.bots.sides import Evil, TwoSided
from holdfast.games.alone.bots.stalker import Stalker
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.state import HERO


def _level(
    names: tuple[str, ...], evil: Callable[[Parts, int], Evil], hero_shakes: float, evil_shakes: float
) -> list[Bot]:
    """Returns a bot for each name, all of one strength. Each name belongs to one side, but its bot plays either."""

    def sit(game: AnyGame, parts: Any, seat: int, rng: Rng) -> Mind:
        return TwoSided(game, parts, seat, rng, evil, hero_shakes if seat == HERO else evil_shakes)

    return [Bot(name, sit, takes_offers=False) for name in names]


EASY: Final = _level(("novice", "prowler"), Lurker, hero_shakes=8.0, evil_shakes=3.0)
FAIR: Final = _level(("castaway", "lurker"), Lurker, hero_shakes=3.0, evil_shakes=0.3)
BEST: Final = _level(("survivor", "stalker"), Stalker, hero_shakes=0.0, evil_shakes=0.0)
SEER: Final = searching("seer", BEST[0])  # either side, by imagining worlds
BOTS: Final[Mapping[str, Bot]] = {bot.name: bot for bot in (RANDOM, *EASY, *FAIR, *BEST, SEER)}

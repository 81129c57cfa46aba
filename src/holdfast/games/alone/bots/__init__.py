"""Bots for ALONE. They get what their seat gets: a view, and the public content."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from holdfast.bots.chance import RANDOM
from holdfast.engine.bot import Bot, Mind
from holdfast.engine.game import AnyGame
from holdfast.engine.rng import Rng
from holdfast.games.alone.bots.lurker import Lurker
from holdfast.games.alone.bots.sides import TwoSided


def _sit(game: AnyGame, parts: Any, seat: int, rng: Rng) -> Mind:
    return TwoSided(game, parts, seat, rng, Lurker)


SURVIVOR: Final = Bot("survivor", _sit, takes_offers=False)
LURKER: Final = Bot("lurker", _sit, takes_offers=False)
BOTS: Final[Mapping[str, Bot]] = {bot.name: bot for bot in (RANDOM, SURVIVOR, LURKER)}

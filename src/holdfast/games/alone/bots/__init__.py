"""Bots for ALONE. They get what their seat gets: a view, and the public content."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from holdfast.bots.chance import RANDOM
from holdfast.engine.bot import Bot, Mind
from holdfast.engine.game import AnyGame
from holdfast.engine.rng import Rng
from holdfast.games.alone.bots.lurker import Lurker
from holdfast.games.alone.bots.sides import Evil, TwoSided
from holdfast.games.alone.bots.stalker import Stalker
from holdfast.games.alone.pack import Parts


def _with(evil: Callable[[Parts], Evil]) -> Callable[[AnyGame, Any, int, Rng], Mind]:
    return lambda game, parts, seat, rng: TwoSided(game, parts, seat, rng, evil)


SURVIVOR: Final = Bot("survivor", _with(Stalker), takes_offers=False)
LURKER: Final = Bot("lurker", _with(Lurker), takes_offers=False)
STALKER: Final = Bot("stalker", _with(Stalker), takes_offers=False)
BOTS: Final[Mapping[str, Bot]] = {bot.name: bot for bot in (RANDOM, SURVIVOR, LURKER, STALKER)}

"""Where a game's bots are looked up by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.bots.chance import RANDOM
from holdfast.engine.bot import Bot
from holdfast.engine.game import AnyGame

GENERIC: Final[Mapping[str, Bot]] = {RANDOM.name: RANDOM}


class UnknownBot(Exception):
    """A game has no bot of this name."""


def bots_of(game: AnyGame) -> dict[str, Bot]:
    """Returns every bot that can play a game: the generic ones, and its own, which come first where names are equal."""
    return {**GENERIC, **game.bots}


def bot_named(game: AnyGame, name: str) -> Bot:
    known = bots_of(game)
    if name not in known:
        raise UnknownBot(f"{game.name} has no bot called {name!r}; there are: {', '.join(sorted(known))}")
    return known[name]

"""Bots that play any game, bots of one's own, and where a game's bots are looked up."""

from holdfast.bots.chance import RANDOM
from holdfast.bots.own import OwnBot, as_bot, bot_at, find_bot, with_bots
from holdfast.bots.registry import GENERIC, UnknownBot, bot_named, bots_of

__all__ = [
    "GENERIC",
    "RANDOM",
    "OwnBot",
    "UnknownBot",
    "as_bot",
    "bot_at",
    "bot_named",
    "bots_of",
    "find_bot",
    "with_bots",
]

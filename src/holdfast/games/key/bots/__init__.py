"""Bots for The Key. They get what their seat knows, and the public content."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.bots.chance import RANDOM
from holdfast.engine.bot import Bot
from holdfast.games.key.bots.cracker import CRACKER
from holdfast.games.key.bots.greedy import GREEDY

BOTS: Final[Mapping[str, Bot]] = {bot.name: bot for bot in (RANDOM, GREEDY, CRACKER)}

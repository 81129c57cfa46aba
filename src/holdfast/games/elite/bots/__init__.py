"""Bots for Project: ELITE. They get what their seat knows, and the public content."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.bots.chance import RANDOM
from holdfast.engine.bot import Bot
from holdfast.games.elite.bots.mate import MATE
from holdfast.games.elite.bots.rookie import ROOKIE
from holdfast.games.elite.bots.squad import SQUAD, SQUAD_FAST

BOTS: Final[Mapping[str, Bot]] = {bot.name: bot for bot in (RANDOM, ROOKIE, SQUAD, SQUAD_FAST, MATE)}

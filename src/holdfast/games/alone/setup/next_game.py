"""What comes after a game that was won: the next difficulty, harder for the side that won it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.engine.options import with_usual
from holdfast.engine.succession import PlayedGame
from holdfast.games.alone.cards.pack import read_pack
from holdfast.games.alone.setup.choices import choices
from holdfast.games.alone.state import HERO


def done_as(files: Mapping[str, Any], words: Mapping[str, str]) -> str:
    return with_usual(choices(files), words)["difficulty"]


def next_game(files: Mapping[str, Any], played: PlayedGame, done: Mapping[str, bool]) -> dict[str, str]:
    """Returns the difficulty of the next game: whoever won gets a harder one, and what is harder for the hero is easier
    for evil. Whoever lost tries the same again.
    """
    levels = tuple(difficulty.id for difficulty in read_pack(files).difficulties)
    now = with_usual(choices(files), played.words)["difficulty"]
    if not played.is_won or now not in levels:
        return {}
    at = levels.index(now) + (1 if played.seat == HERO else -1)
    return {"difficulty": levels[at]} if 0 <= at < len(levels) else {}

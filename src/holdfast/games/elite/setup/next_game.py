"""What comes after a mission that was won: the next one that somebody has not won so, then a harder difficulty."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.engine.options import with_usual
from holdfast.engine.succession import PlayedGame, after
from holdfast.games.elite.cards.pack import read_pack
from holdfast.games.elite.setup.choices import choices


def done_as(files: Mapping[str, Any], words: Mapping[str, str]) -> str:
    chosen = with_usual(choices(files), words)
    return f"{chosen['mission']}/{chosen['difficulty']}"


def next_game(files: Mapping[str, Any], played: PlayedGame, done: Mapping[str, bool]) -> dict[str, str]:
    """Whoever lost tries the same again."""
    if not played.is_won:
        return {}
    parts = read_pack(files)
    chosen = with_usual(choices(files), played.words)
    levels = tuple(parts.difficulties)
    for level in levels[levels.index(chosen["difficulty"]) :]:
        for mission in (*after(chosen["mission"], tuple(parts.missions)), chosen["mission"]):
            just_won = (mission, level) == (chosen["mission"], chosen["difficulty"])
            if not just_won and not done.get(f"{mission}/{level}"):
                return {"mission": mission, "difficulty": level}
    return {}

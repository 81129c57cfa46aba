"""What a table of The Key chooses from: missions, characters, how people talk, who tidies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.engine.game import OptionChoice, OptionValue
from holdfast.games.key.pack import read_missions, read_pack


def choices(files: Mapping[str, Any]) -> tuple[OptionChoice, ...]:
    """Built from the public side of missions only: neither an answer nor a hint comes along."""
    parts = read_pack(files)
    missions = tuple(
        OptionValue(mission.id, mission.title, f"Grade {mission.grade}. {mission.question}")
        for mission in read_missions(files, parts).values()
    )
    characters = tuple(OptionValue(c.id, c.name, c.text) for c in parts.characters.values())
    talk = (
        OptionValue("canned", "Phrases", "Everybody talks in ready-made phrases."),
        OptionValue("free", "Free words", "Words of your own; exact values are refused."),
    )
    tidy = (
        OptionValue("yes", "By itself", "Unneeded glyphs leave the board by themselves."),
        OptionValue("no", "By hand", "You tidy unneeded glyphs away yourselves."),
    )
    return (
        OptionChoice("mission", "Mission", missions),
        OptionChoice("characters", "Character", characters, each_seat=True),
        OptionChoice("talk", "Talk", talk),
        OptionChoice("tidy", "Tidying", tidy),
    )

"""From words such as mission=first-day characters=scout,fixer talk=free tidy=no to the options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from holdfast.engine.action import refuse
from holdfast.engine.game import SetupError
from holdfast.games.key.mission import Mission
from holdfast.games.key.pack import read_missions, read_pack
from holdfast.games.key.setup import Options

WORDS: Final = ("mission", "grade", "kind", "characters", "talk", "tidy")


def read_options(files: Mapping[str, Any], words: Mapping[str, str]) -> Options:
    """With a mission of the pack, by its id."""
    missions = read_missions(files, read_pack(files))
    if not missions:
        raise SetupError(refuse("key:R4", "setup.no_missions"))
    name = words.get("mission", next(iter(missions))).lower()
    if name not in missions:
        raise SetupError(refuse("key:R4", "setup.no_such_mission", name=name, known=tuple(missions)))
    return options_with(missions[name], words)


def options_with(mission: Mission, words: Mapping[str, str], achievements: tuple[str, ...] = ()) -> Options:
    """With a mission that comes from elsewhere."""
    unknown = set(words) - set(WORDS)
    if unknown:
        raise SetupError(refuse("table", "setup.no_such_option", name=min(unknown)))
    return Options(
        mission=mission,
        characters=characters_in(words),
        free_talk=_one_of(words, "talk", "canned", "free") == "free",
        tidy=_one_of(words, "tidy", "yes", "no") == "yes",
        achievements=achievements,
    )


def characters_in(words: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(words.get("characters", "").lower().replace(",", " ").split())


def _one_of(words: Mapping[str, str], option: str, usual: str, other: str) -> str:
    word = words.get(option, usual).lower()
    if word not in (usual, other):
        raise SetupError(refuse("table", "setup.one_of_two", name=option, usual=usual, other=other, found=word))
    return word

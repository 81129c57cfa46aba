"""From words such as mission=first-day characters=scout,fixer talk=free tidy=no to the options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from holdfast.engine.action import refuse
from holdfast.engine.game import SetupError
from holdfast.engine.options import OptionChoice, with_usual
from holdfast.games.key.cards.pack import read_missions, read_pack
from holdfast.games.key.missions.mission import Mission
from holdfast.games.key.setup import Options
from holdfast.games.key.setup.choices import TALK, TIDY, choices

WORDS: Final = ("mission", "grade", "kind", "characters", "talk", "tidy")


def read_options(files: Mapping[str, Any], words: Mapping[str, str]) -> Options:
    """Returns options with a mission of the pack, by its id."""
    missions = read_missions(files, read_pack(files))
    if not missions:
        raise SetupError(refuse("key:R4", "setup.no_missions"))
    words = with_usual(choices(files), words)
    name = words["mission"].lower()
    if name not in missions:
        raise SetupError(refuse("key:R4", "setup.no_such_mission", name=name, known=tuple(missions)))
    return options_with(missions[name], words)


def options_with(mission: Mission, words: Mapping[str, str], achievements: tuple[str, ...] = ()) -> Options:
    """Returns options with a mission that comes from elsewhere."""
    check_names(words)
    return Options(
        mission=mission,
        characters=characters_in(words),
        free_talk=_one_of(words, TALK) == "free",
        tidy=_one_of(words, TIDY) == "yes",
        achievements=achievements,
    )


def check_names(words: Mapping[str, str]) -> None:
    """Refuses options that there are not."""
    unknown = set(words) - set(WORDS)
    if unknown:
        raise SetupError(refuse("table", "setup.no_such_option", name=min(unknown)))


def characters_in(words: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(words.get("characters", "").lower().replace(",", " ").split())


def _one_of(words: Mapping[str, str], choice: OptionChoice) -> str:
    word = words.get(choice.option, choice.usual).lower()
    usual, other = (value.word for value in choice.values)
    if word not in (usual, other):
        raise SetupError(refuse("table", "setup.one_of_two", name=choice.option, usual=usual, other=other, found=word))
    return word

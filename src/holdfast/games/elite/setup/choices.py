"""What a table of Project: ELITE chooses from: map, mission, difficulty, heroes, tempo and the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from holdfast.engine.action import refuse
from holdfast.engine.game import SetupError
from holdfast.engine.options import OptionChoice, OptionValue, with_usual
from holdfast.engine.text import Texts
from holdfast.games.elite.cards.pack import read_pack
from holdfast.games.elite.screen.card_texts.cards import hero_text
from holdfast.games.elite.screen.lessons import LESSONS
from holdfast.games.elite.screen.texts import EN
from holdfast.games.elite.state import Options

WORDS: Final = {
    "tempo": ("live", "untimed"),
    "scale": ("1", "1.5", "2", "3", "0.5"),
    "abilities": ("on", "off"),
    "event_grace": ("off", "on"),
}
NUMBERS: Final = ("roll_ms", "grace_ms", "decision_ms", "planning_ms")


def read_options(files: Mapping[str, Any], words: Mapping[str, str]) -> Options:
    """Returns options from words such as map=crash_site mission=recon difficulty=hard
    heroes=kara,voker tempo=untimed.
    """
    parts = read_pack(files)
    known = ("map", "mission", "difficulty", "heroes", "lesson", *WORDS, *NUMBERS)
    if unknown := set(words) - set(known):
        raise SetupError(refuse("table", "setup.no_such_option", name=min(unknown)))
    words = with_usual(choices(files), words)
    usual = Options()
    numbers = {
        "roll_ms": parts.times.roll,
        "grace_ms": parts.times.grace,
        "decision_ms": usual.decision_ms,
        "planning_ms": usual.planning_ms,
    }
    return Options(
        map=_one_of(words, "map", tuple(parts.maps)),
        mission=_one_of(words, "mission", tuple(parts.missions)),
        difficulty=_one_of(words, "difficulty", tuple(parts.difficulties)),
        heroes=tuple(words.get("heroes", "").lower().replace(",", " ").split()),
        abilities=_one_of(words, "abilities", WORDS["abilities"]) == "on",
        event_grace=_one_of(words, "event_grace", WORDS["event_grace"]) == "on",
        tempo="untimed" if _one_of(words, "tempo", WORDS["tempo"]) == "untimed" else "live",
        scale=int(float(_one_of(words, "scale", WORDS["scale"])) * 100),
        lesson=_one_of(words, "lesson", ("", *LESSONS)) or msgspec.UNSET,
        **{name: _number(words, name, usual) for name, usual in numbers.items()},
    )


def _one_of(words: Mapping[str, str], name: str, known: tuple[str, ...]) -> str:
    word = words.get(name, known[0]).lower().replace(" ", "_").replace("-", "_")
    if word not in known:
        raise SetupError(refuse("table", "setup.one_of", name=name, known=known, found=words[name]))
    return word


def _number(words: Mapping[str, str], name: str, usual: int) -> int:
    word = words.get(name, str(usual))
    if not word.isdecimal():
        raise SetupError(refuse("table", "setup.number", name=name, found=word))
    return int(word)


def choices(files: Mapping[str, Any]) -> tuple[OptionChoice, ...]:
    parts, usual = read_pack(files), Options()
    missions = tuple(OptionValue(m.id, m.name, m.about) for m in parts.missions.values())
    maps = tuple(OptionValue(m.plan.id, m.plan.name) for m in parts.maps.values())
    levels = tuple(OptionValue(d.id, d.name) for d in parts.difficulties.values())
    texts = Texts(EN)
    heroes = tuple(
        OptionValue(hero.id, hero.name, " ".join(map(texts.message, hero_text(hero)))) for hero in parts.heroes
    )
    tempos = (
        OptionValue("live", "Live", "Two minutes for everybody at once."),
        OptionValue(
            "untimed", "Untimed", "Everybody has two minutes of their own, which only their own actions spend."
        ),
    )
    scales = (
        OptionValue("1", "Two minutes"),
        OptionValue("1.5", "Three minutes"),
        OptionValue("2", "Four minutes"),
        OptionValue("3", "Six minutes"),
        OptionValue("0.5", "One minute"),
    )
    clocks = (
        OptionValue("0", "Off", "Only the Action Phase has a clock. Those who are away are not waited for for ever."),
        OptionValue("30000", "30 seconds", "After that the board makes a decision that nobody made."),
        OptionValue("60000", "One minute", "After that the board makes a decision that nobody made."),
        OptionValue("120000", "Two minutes", "After that the board makes a decision that nobody made."),
    )
    abilities = (
        OptionValue("on", "With abilities", "Every hero has a special ability of their own."),
        OptionValue("off", "Without abilities", "All heroes are alike but for their damage tracks."),
    )
    event_grace = (
        OptionValue("off", "Game lost", "An alien that an event brings into the Starting Area ends the game at once."),
        OptionValue("on", "Last chance", "It must be killed in the next Action Phase, as one that comes by spawning."),
    )
    return (
        OptionChoice("mission", "Mission", missions, usual=usual.mission),
        OptionChoice("map", "Map", maps, usual=usual.map),
        OptionChoice("difficulty", "Difficulty", levels, usual=usual.difficulty, at_door=True),
        OptionChoice("heroes", "Hero", heroes, each_seat=True),
        OptionChoice("tempo", "Tempo", tempos, usual=usual.tempo),
        OptionChoice("scale", "Time", scales),
        OptionChoice("decision_ms", "Clock for decisions", clocks, is_detail=True),
        OptionChoice("abilities", "Special abilities", abilities, is_detail=True),
        OptionChoice("event_grace", "If an event brings an alien home", event_grace, is_detail=True),
    )

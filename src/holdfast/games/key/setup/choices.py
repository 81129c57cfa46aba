"""What a table of The Key chooses from: missions, characters, how people talk, who tidies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from holdfast.engine.options import OptionChoice, OptionValue
from holdfast.games.key.cards.pack import read_missions, read_pack
from holdfast.games.key.missions.generator.grades import GRADES

FRESH: Final = "fresh"
DAILY: Final = "daily"
MADE: Final = (
    OptionValue(FRESH, "A new mission", "Made for you now, as hard as you like, with exactly one answer."),
    OptionValue(DAILY, "Mission of the day", "The same for everybody until midnight UTC, and played once."),
)
USUAL_GRADE: Final = {FRESH: 1, DAILY: 3}  # a campaign's single missions begin with 1 too
EASY_TO_HARD: Final = (
    "Short words, some of them open already, few traps.",
    "Longer ones, and now and then a word whose letters are mixed up.",
    "Ciphers with a name, and nothing is open when you begin.",
    "Ciphers with a keyword, walls, and traps in every corridor.",
    "Questions in two stages, dark windows, all three colours.",
)
KINDS_OFFERED: Final = {
    "phrase": "A saying, window by window.",
    "word": "A single word.",
    "dossier": "One of the names on a list.",
    "anagram": "A word whose letters are mixed up.",
    "table": "A word written with a table of signs.",
    "shift": "Every letter moved along the alphabet.",
    "sequence": "The number that comes next.",
    "acrostic": "A message in the initials of a letter.",
    "keyword": "A cipher with a keyword.",
    "transpose": "Letters in another order.",
    "equation": "A sum in letters.",
    "riddle": "True statements about one name of a list.",
    "trail": "A word in pieces, each of which names the next.",
    "patrol": "A walk through the building, by the initials of its rooms.",
    "liars": "Statements about one name of a list, and some of them are lies.",
}


TALK: Final = OptionChoice(
    "talk",
    "Talk",
    (
        OptionValue("canned", "Phrases", "Everybody talks in ready-made phrases."),
        OptionValue("free", "Free words", "Words of your own; exact values are refused."),
    ),
)
TIDY: Final = OptionChoice(
    "tidy",
    "Tidying",
    (
        OptionValue("yes", "By itself", "Unneeded glyphs leave the board by themselves."),
        OptionValue("no", "By hand", "You tidy unneeded glyphs away yourselves."),
    ),
)


def choices(files: Mapping[str, Any]) -> tuple[OptionChoice, ...]:
    """Returns what may be chosen, from the public side of missions only: neither an answer nor a hint comes along."""
    parts = read_pack(files)
    missions = tuple(
        OptionValue(
            mission.id, mission.title, f"Grade {mission.grade}. {mission.question}", note=f"Grade {mission.grade}"
        )
        for mission in read_missions(files, parts).values()
    )
    characters = tuple(OptionValue(c.id, c.name, c.text) for c in parts.characters.values())
    return (
        OptionChoice("mission", "Mission", (*missions, *MADE)),
        grade_choice(USUAL_GRADE[FRESH], only_if={"mission": (FRESH,)}),
        grade_choice(USUAL_GRADE[DAILY], only_if={"mission": (DAILY,)}),
        OptionChoice("kind", "Kind of puzzle", kinds(), only_if={"mission": (FRESH,)}),
        OptionChoice("characters", "Character", characters, each_seat=True),
        TALK,
        TIDY,
    )


def grade_choice(usual: int = 1, only_if: dict[str, tuple[str, ...]] | None = None) -> OptionChoice:
    grades = tuple(OptionValue(str(n), f"Grade {n}", about) for n, about in enumerate(EASY_TO_HARD, 1))
    return OptionChoice("grade", "How hard", grades, only_if=only_if or {}, usual=str(usual))


def kinds() -> tuple[OptionValue, ...]:
    """Returns the kinds of puzzle, each at the grades that have it (R144)."""
    named = (
        OptionValue(kind, kind.capitalize(), about, {"grade": tuple(str(n) for n in GRADES if kind in GRADES[n].kinds)})
        for kind, about in KINDS_OFFERED.items()
    )
    return (OptionValue("any", "Any", "Whatever the grade has."), *named)

"""docs/alone-content.md lists every file, verb and word of the packs, as the code has them."""

import re
from pathlib import Path
from typing import get_args

import pytest

from holdfast.games.alone.cards.effects import EVIL_VERBS, HERO_VERBS, Verb
from holdfast.games.alone.cards.modifiers import Flag, Number
from holdfast.games.alone.cards.pack import NEEDED
from holdfast.games.alone.cards.types import Cost, MissionStep
from holdfast.games.alone.cards.vocabulary import ACTIONS, Event, Moment, Place, Reach, Who
from holdfast.games.alone.levels.check import CHECKS
from tests.games.alone.packs import files_of

PAGE = (Path(__file__).parents[2] / "docs" / "alone-content.md").read_text(encoding="utf-8")


def verb_row(verb: type[Verb]) -> str:
    fields = ", ".join(f"`{field}`" for field in verb.__struct_fields__)
    return f"| `{verb.__struct_config__.tag}` | {fields} | {' '.join((verb.__doc__ or '').split())} |"


@pytest.mark.parametrize("verb", [*EVIL_VERBS, *HERO_VERBS])
def test_each_verb_is_listed_with_what_it_takes(verb: type[Verb]) -> None:
    assert verb_row(verb) in PAGE.splitlines()


def test_nothing_is_listed_that_does_not_exist() -> None:
    known = {str(verb.__struct_config__.tag) for verb in (*EVIL_VERBS, *HERO_VERBS)}
    known |= {*get_args(Number), *get_args(Flag), *get_args(Event), *get_args(Moment)}
    known |= {path for path in files_of() if path.endswith(".toml")}
    listed = re.findall(r"^\| `([\w./]+)`", PAGE, re.MULTILINE)
    assert set(listed) <= known


@pytest.mark.parametrize(
    "word",
    [
        *get_args(Number),
        *get_args(Flag),
        *(event for event in get_args(Event) if event not in ACTIONS),
        *(moment for moment in get_args(Moment) if moment not in ACTIONS),
        *get_args(Who),
        *get_args(Place),
        *get_args(Reach),
        *(field for field in MissionStep.__struct_fields__ if field not in ("action", "times")),
        *Cost.__struct_fields__,
    ],
)
def test_each_word_is_explained(word: str) -> None:
    assert re.search(rf"`{word}[`: ]", PAGE)


@pytest.mark.parametrize("file", [*NEEDED, *sorted(set(files_of()) - set(files_of("base")))])
def test_each_file_is_described(file: str) -> None:
    assert f"`{file}`" in PAGE


def test_each_guarantee_of_a_level_is_named() -> None:
    assert all(f"{rule} " in PAGE for rule, _ in CHECKS)

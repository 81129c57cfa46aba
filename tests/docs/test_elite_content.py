"""docs/elite-content.md lists every verb and file, and its words are those of the code."""

import re
import typing
from pathlib import Path

import pytest

from holdfast.games.elite.cards import effects
from holdfast.games.elite.cards.pack import FILES
from holdfast.games.elite.cards.types import Window

PAGE = (Path(__file__).parents[2] / "docs" / "elite-content.md").read_text(encoding="utf-8")
VERBS = [verb for union in (effects.Effect, effects.Modifier, effects.Trait) for verb in typing.get_args(union)]


def verb_row(verb: type[effects.Verb]) -> str:
    fields = ", ".join(f"`{field}`" for field in verb.__struct_fields__)
    return f"| `{verb.__struct_config__.tag}` | {fields} | {(verb.__doc__ or '').strip()} |"


@pytest.mark.parametrize("verb", VERBS)
def test_each_verb_is_listed_with_what_it_takes(verb: type[effects.Verb]) -> None:
    assert verb_row(verb) in PAGE.splitlines()


def test_no_verb_is_listed_that_does_not_exist() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    assert sorted(listed) == sorted(str(verb.__struct_config__.tag) for verb in VERBS)


@pytest.mark.parametrize("file", FILES)
def test_each_file_is_described(file: str) -> None:
    assert f"`{file}`" in PAGE


@pytest.mark.parametrize("word", [*typing.get_args(Window), *typing.get_args(effects.AttackWhen)])
def test_each_moment_and_condition_is_named(word: str) -> None:
    assert f"`{word}`" in PAGE

"""The rules that sentences on a screen tell of are there, and so are the sentences."""

from __future__ import annotations

from importlib.resources import files

import pytest

from holdfast.engine.game import AnyGame
from holdfast.engine.text import Texts
from holdfast.games import find, names
from tests.stage import read_content


@pytest.mark.parametrize("name", names())
def test_each_is_a_rule_of_this_game(name: str) -> None:
    game = find(name)
    rules = files(game.package).joinpath("RULES.md").read_text(encoding="utf-8")
    told = set(game.shown.rules.values())
    assert told
    assert [rule for rule in sorted(told) if f"- {rule.removeprefix(f'{name}:')} " not in rules] == []


@pytest.mark.parametrize("name", names())
def test_each_is_told_by_a_sentence(name: str) -> None:
    game = find(name)
    keys = sentences(game)
    assert [key for key in game.shown.rules if not any(f"{one}.".startswith(f"{key}.") for one in keys)] == []


def sentences(game: AnyGame) -> set[str]:
    return {*game.texts, *game.shown.words(read_content(game.name, False), Texts(game.texts))}

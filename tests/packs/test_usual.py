"""Defaults stand in one place: what a choice says is usual is what a table plays that did not choose."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from holdfast import games
from holdfast.engine.game import AnyGame
from holdfast.engine.options import OptionChoice, OptionValue, with_usual
from holdfast.packs import BASE, Loaded, installed_packs, load_content, read_options

GAMES = tuple(games.names())


def boxes(game: AnyGame) -> Iterator[Loaded]:
    """The base alone, and with everything that can be added."""
    yield load_content(game, (BASE,))
    if more := tuple(name for name in installed_packs(game) if name != BASE):
        yield load_content(game, (BASE, *more))


def is_read(game: AnyGame, words: dict[str, str]) -> bool:
    """Whether these words name something that comes with the game, not something that has to be made."""
    return game.choosing.making is None or not game.choosing.making.wants(words)


@pytest.mark.parametrize("name", GAMES)
def test_what_nobody_chose_is_played_as_usual(name: str) -> None:
    game = games.find(name)
    for loaded in boxes(game):
        choices = game.choosing.choices(loaded.files)
        usual = with_usual(choices, {})
        assert {"mission", "difficulty"} & set(usual), "a game has something to choose"
        assert read_options(game, loaded, {}) == read_options(game, loaded, usual)
        for option, word in usual.items():
            assert read_options(game, loaded, {}) == read_options(game, loaded, {option: word}), option


@pytest.mark.parametrize("name", GAMES)
def test_any_other_word_is_another_game(name: str) -> None:
    game = games.find(name)
    for loaded in boxes(game):
        played = read_options(game, loaded, {})
        for choice in game.choosing.choices(loaded.files):
            for value in choice.values:
                words = {option: among[0] for option, among in choice.only_if.items()} | {choice.option: value.word}
                if value.word != choice.usual and is_read(game, words) and not choice.each_seat:
                    assert read_options(game, loaded, words) != played, words


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_has_a_usual_word_among_its_own(name: str) -> None:
    game = games.find(name)
    for loaded in boxes(game):
        for choice in game.choosing.choices(loaded.files):
            words = [value.word for value in choice.values]
            assert choice.usual == "" if choice.each_seat else choice.usual in words, choice.option


def test_elite_is_played_on_the_crash_site_at_medium() -> None:
    game = games.find("elite")
    usual = with_usual(game.choosing.choices(load_content(game).files), {})
    assert (usual["mission"], usual["map"], usual["difficulty"]) == ("extermination", "crash_site", "medium")


def test_the_mission_of_the_day_is_harder_than_a_new_one() -> None:
    game = games.find("key")
    choices = game.choosing.choices(load_content(game).files)
    assert with_usual(choices, {"mission": "fresh"})["grade"] == "1"
    assert with_usual(choices, {"mission": "daily"})["grade"] == "3"
    assert "grade" not in with_usual(choices, {})


def test_a_pack_without_the_usual_word_begins_with_its_first() -> None:
    maps = (OptionValue("swamp", "Swamp"), OptionValue("moor", "Moor"))
    assert OptionChoice("map", "Map", maps, usual="crash_site").usual == "swamp"
    assert OptionChoice("map", "Map", maps, usual="moor").usual == "moor"


def test_a_word_that_was_chosen_stays() -> None:
    choice = OptionChoice("map", "Map", (OptionValue("swamp", "Swamp"), OptionValue("moor", "Moor")))
    assert with_usual([choice], {"map": "atlantis", "talk": "free"}) == {"map": "atlantis", "talk": "free"}

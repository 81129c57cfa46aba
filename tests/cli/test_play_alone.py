"""`holdfast play alone`: arguments, menus, either side by lines, a save that goes on."""

from pathlib import Path

import pytest

from holdfast.cli.terminal.play.party import seating_of
from holdfast.table.save import read_save
from tests.cli.sitting import Sitting

LEAVE = ("q", "y")


def test_enter_on_every_question_plays_the_hero(sitting: Sitting) -> None:
    out = sitting.play("alone", lines=("", "", "", "", "c", *LEAVE))
    assert sitting.code == 0
    for words in (
        "Difficulty?",
        "Which box?",
        "Who plays?",
        "The hero, and a bot",
        "Who are you?",
        "what the hero sees",
    ):
        assert words in out
    assert "Go on with: holdfast play --resume" in out


@pytest.mark.parametrize(("side", "people"), [("hero", (0,)), ("evil", (1,)), ("both", (0, 1, 2))])
def test_a_side_is_taken_and_bots_take_the_rest(side: str, people: tuple[int, ...], sitting: Sitting) -> None:
    save = sitting.home / "night.jsonl"
    words = ("--difficulty", "nightmare", "--expansions", "deep,avatar", "--players", "3", "--save", str(save))
    sitting.play("alone", "--as", side, *words, lines=("", *LEAVE))
    setting = read_save(save).setting
    assert seating_of(setting.seats).people == people
    assert (setting.options.difficulty, setting.options.avatars) == ("nightmare", True)
    assert setting.options.special_creatures
    assert setting.options.room_actions


def test_evil_sees_the_ship_and_the_hero_does_not(sitting: Sitting) -> None:
    words = ("--difficulty", "easy", "--expansions", "", "--seed", "4")
    evil = sitting.play("alone", "--as", "evil", *words, lines=LEAVE)
    assert "what evil sees" in evil
    assert "Level 2" in evil
    hero = sitting.play("alone", "--as", "hero", *words, "--characters", "pilot", lines=LEAVE)
    assert "The Pilot" in hero
    assert "Level 2" not in hero


def test_a_night_is_broken_off_and_resumed(sitting: Sitting) -> None:
    save = sitting.home / "night.jsonl"
    words = ("--difficulty", "easy", "--expansions", "deep", "--seed", "7", "--save", str(save))
    sitting.play("alone", "--as", "evil", *words, lines=("1", "1", *LEAVE))
    before = read_save(save).lines
    out = sitting.play("--resume", str(save), lines=("?", "", *LEAVE))
    assert "On the map" in out
    assert read_save(save).lines[: len(before)] == before


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--as", "ghost"), 'Invalid value "ghost" for --as. Choose from: "hero", "evil", "both"'),
        (("--difficulty", "cosy"), "the difficulty must be one of normal"),
        (("--expansions", "moon"), "there is no expansion called 'moon'; there are: deep, avatar"),
        (("--grade", "3"), "holdfast play alone: Unknown option: --grade"),
        (("--bots", "genius"), "alone has no bot called 'genius'"),
        (("--players", "7"), "alone is for 2 to 4 seats, not 7"),
        (("--as", "hero", "--characters", "conan"), "conan"),
        (("--map", "crash"), "holdfast play alone: Unknown option: --map"),
    ],
)
def test_a_mistake_is_one_sentence(arguments: tuple[str, ...], sentence: str, sitting: Sitting) -> None:
    out = sitting.play("alone", *arguments)
    assert sitting.code == 2
    assert sentence in out
    assert "Traceback" not in out


def test_other_games_have_no_sides(sitting: Sitting) -> None:
    assert "holdfast play key: Unknown option: --as" in sitting.play("key", "--as", "evil")
    assert sitting.code == 2


def test_saves_are_named_after_the_difficulty(sitting: Sitting, tmp_path: Path) -> None:
    out = sitting.play("alone", "--as", "hero", "--difficulty", "impossible", "--expansions", "", lines=LEAVE)
    assert "alone-impossible-1.jsonl" in out

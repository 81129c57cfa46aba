"""`holdfast play elite`: arguments, menus, a sitting by lines, a save that goes on."""

from pathlib import Path

import pytest

from holdfast.table.save import read_save
from tests.cli.sitting import Sitting

USUAL = ("elite", "--mission", "ext", "--map", "crash", "--difficulty", "easy", "--tempo", "untimed")
LEAVE = ("esc", "q")


def test_enter_on_every_question_plays_with_bots(sitting: Sitting) -> None:
    out = sitting.play("elite", lines=("", "", "", "", "", "", "", "", *LEAVE))
    assert sitting.code == 0
    for words in (
        "Mission?",
        "Map?",
        "Difficulty?",
        "Who plays?",
        "You and 3 mate bots",
        "Who are you?",
        "Tempo?",
        "Take a basic weapon.",
    ):
        assert words in out
    assert "Go on with: holdfast play --resume" in out


def test_the_command_line_says_everything(sitting: Sitting, tmp_path: Path) -> None:
    save = tmp_path / "sortie.jsonl"
    words = (*USUAL, "--bots", "1", "--characters", "kara,voker", "--save", str(save))
    out = sitting.play(*words, lines=("1", *LEAVE))
    options = read_save(save).setting.options
    assert (options.mission, options.map, options.difficulty) == ("extermination", "crash_site", "easy")
    assert (options.tempo, options.heroes) == ("untimed", ("kara", "voker"))
    assert "Kara" in out
    assert "The game is paused." in out


def test_a_game_is_broken_off_and_resumed(sitting: Sitting, tmp_path: Path) -> None:
    save = tmp_path / "sortie.jsonl"
    words = (*USUAL, "--players", "2", "--seed", "7", "--save", str(save))
    out = sitting.play(*words, lines=("1", "1", *LEAVE))
    assert f"Go on with: holdfast play --resume {save}" in out
    before = read_save(save).lines
    out = sitting.play("--resume", str(save), lines=("esc", "?", "", *LEAVE))
    assert "The game is paused." in out
    assert "On the map" in out
    assert read_save(save).lines[: len(before)] == before


def test_several_people_play_untimed(sitting: Sitting, tmp_path: Path) -> None:
    save = tmp_path / "sortie.jsonl"
    words = ("elite", "--mission", "recon", "--map", "lab", "--difficulty", "hard", "--save", str(save))
    out = sitting.play(*words, lines=("3", "2", "", "", *LEAVE))
    assert "2 people at this keyboard" in out
    assert "Tempo?" not in out
    assert read_save(save).setting.options.tempo == "untimed"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--mission", "picnic"), "mission must be one of"),
        (("--map", "moon"), "map must be one of"),
        (("--tempo", "slow"), "tempo must be one of"),
        (("--grade", "3"), "holdfast play elite: Unknown option: --grade"),
        (("--bots", "genius"), "elite has no bot called 'genius'"),
        (("--players", "7"), "elite is for 1 to 6 seats, not 7"),
        (("--players", "2", "--tempo", "live"), "live tempo is for one person at a keyboard"),
        (("--players", "1", "--characters", "conan"), "there is no character called 'conan'"),
    ],
)
def test_a_mistake_is_one_sentence(arguments: tuple[str, ...], sentence: str, sitting: Sitting) -> None:
    out = sitting.play("elite", *arguments)
    assert sitting.code == 2
    assert sentence in out
    assert "Traceback" not in out

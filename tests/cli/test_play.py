"""`holdfast play`: arguments, menus, a whole sitting by lines, saves and how to go on with them."""

from pathlib import Path

import pytest

from holdfast.cli import main
from holdfast.games.key.cards.pack import read_missions
from holdfast.table.save import read_save
from tests.cli.sitting import Sitting
from tests.cli.terminal.terminals import loaded, parts

MISSIONS = read_missions(loaded().files, parts())
FIRST = next(iter(sorted(MISSIONS.values(), key=lambda mission: mission.grade)))
ANSWER = FIRST.answer.lower()


def test_enter_on_every_question_plays_alone(sitting: Sitting) -> None:
    out = sitting.play(lines=("", "", "", "", "q", "y"))
    assert sitting.code == 0
    assert "What shall we play?" in out
    assert FIRST.question.split()[0] in out
    assert "Alone, as the Scout" in out
    assert "Your turn: take an action." in out
    assert "Go on with: holdfast play --resume" in out


def test_all_games_are_on_the_menu(sitting: Sitting) -> None:
    out = sitting.play(lines=("q",))
    assert "The Key" in out
    assert "Project: ELITE" in out
    assert "ALONE" in out
    assert "Good night." in out


def test_a_game_is_won_and_played_again(sitting: Sitting, tmp_path: Path) -> None:
    lines = ("", "", "", f"s {ANSWER}", "y", "a", f"s {'x' * len(ANSWER)}", "y", "q")
    out = sitting.play("key", lines=lines)
    assert "Solved! You all win." in out
    assert " ".join(FIRST.won.split())[:30] in out
    assert "Wrong answer. You all lose." in out
    assert " ".join(FIRST.lost.split())[:30] in out
    assert f"The answer was {FIRST.answer}" in out
    saves = sorted((tmp_path / "saves").glob("*.jsonl"))
    assert [save.name for save in saves] == [f"key-{FIRST.id}-1.jsonl", f"key-{FIRST.id}-2.jsonl"]
    outcomes = [read_save(save).outcome for save in saves]
    assert [outcome.key if outcome else None for outcome in outcomes] == ["won.solved", "lost.wrong"]


def test_another_mission_is_chosen_after_the_end(sitting: Sitting) -> None:
    out = sitting.play("key", "--mission", FIRST.id, "--players", "1", lines=(f"s {ANSWER}", "y", "m", "2", "q", "y"))
    assert "THE KEY  Mission?" in out
    assert list(MISSIONS.values())[1].title in out


def test_a_game_is_broken_off_and_resumed(sitting: Sitting, tmp_path: Path) -> None:
    save = tmp_path / "evening.jsonl"
    chosen = ("key", "--mission", FIRST.id, "--bots", "greedy", "--seed", "7", "--fast", "--save", str(save))
    out = sitting.play(*chosen, lines=("1", "n", "the goat knows", "", "h", "", "1 r 0 e", "q", "y"))
    assert f"Go on with: holdfast play --resume {save}" in out
    before = read_save(save)
    assert len(before.lines) > 3
    out = sitting.play("--resume", str(save), "--fast", lines=("n", "", "l", "", "q", "y"))
    assert "1. the goat knows" in out
    assert "Scout plays" in out
    assert "Scout begins a turn." in out
    assert read_save(save).lines == before.lines
    assert main(["replay", str(save), "--verify"]) == 0


def test_a_saved_game_is_told_in_sentences_and_its_whole_truth_in_the_notation(
    sitting: Sitting, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save = tmp_path / "evening.jsonl"
    sitting.play("key", "--mission", FIRST.id, "--players", "1", "--save", str(save), lines=("1 r 0", "q", "y"))
    capsys.readouterr()
    assert main(["replay", str(save)]) == 0
    public = capsys.readouterr().out.splitlines()
    assert {"Console", "Cards", "Building"} <= set(public)
    assert not any(line.startswith(("room 1:", "  Your hand:")) for line in public)
    assert main(["replay", str(save), "--seat", "0"]) == 0
    assert "  Your hand:" in capsys.readouterr().out
    assert main(["replay", str(save), "--seat", "all", "--spoil"]) == 0
    assert any(line.startswith("room 1:") for line in capsys.readouterr().out.splitlines())


def test_the_menu_offers_the_last_game_that_is_not_over(sitting: Sitting) -> None:
    sitting.play("key", "--mission", FIRST.id, "--players", "1", "--seed", "3", lines=("1 r 2", "q", "y"))
    out = sitting.play(lines=("4", "q", "y"))
    assert f"Go on with key-{FIRST.id}-1" in out
    assert "Scout goes to 2" in out
    sitting.play(lines=("4", f"s {ANSWER}", "y", "q"))
    assert "Go on with" not in sitting.play(lines=("q",))


def test_the_end_of_the_input_saves_too(sitting: Sitting) -> None:
    out = sitting.play("key", "--mission", FIRST.id, "--players", "1", lines=("1 r",))
    assert sitting.code == 0
    assert "Saved:" in out


def test_the_same_seed_deals_the_same_cards(sitting: Sitting) -> None:
    words = ("key", "--mission", FIRST.id, "--players", "1", "--seed", "11")
    frames = [sitting.play(*words, lines=("q", "y")).split("Saved:")[0] for _ in range(2)]
    assert frames[0] == frames[1]


def test_two_people_and_a_bot_are_chosen_from_menus(sitting: Sitting) -> None:
    out = sitting.play("key", lines=("1", "1", "7", "2", "2", "1", ""))
    assert "2 people at this keyboard and a greedy bot" in out
    assert "Player 1: who are you?" in out
    assert "Player 2: who are you?" in out
    assert "Pass the keyboard to Player 1." in out
    assert "Courier: your cards are hidden" in out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess",), "there is no game called 'chess'"),
        (("key", "--mission", "nowhere"), "There is no mission called nowhere"),
        (("key", "--mission", "tonite.json"), "there is no file tonite.json"),
        (("key", "--bots", "genius"), "key has no bot called 'genius'; there are:"),
        (("key", "--players", "5"), "key is for 1 to 4 seats, not 5"),
        (("key", "--players", "1", "--bots", "greedy,greedy"), "there are 1 seats and 2 bots"),
        (("key", "--characters", "spy"), "there is no character called 'spy'"),
        (("--resume", "nowhere.jsonl"), "nowhere.jsonl cannot be read"),
        (("key", "--tempo", "live"), "holdfast play key: Unknown option: --tempo"),
        (("--map", "crash"), "holdfast play: Unknown option: --map"),
    ],
)
def test_a_mistake_on_the_command_line_is_one_sentence(
    arguments: tuple[str, ...], sentence: str, sitting: Sitting
) -> None:
    out = sitting.play(*arguments)
    assert sitting.code == 2
    assert sentence in out
    assert "Traceback" not in out


def test_a_finished_game_that_is_resumed_shows_its_end(sitting: Sitting, tmp_path: Path) -> None:
    save = tmp_path / "evening.jsonl"
    words = ("key", "--mission", FIRST.id, "--players", "1", "--save", str(save))
    sitting.play(*words, lines=(f"s {ANSWER}", "y", "q"))
    out = sitting.play("--resume", str(save), lines=("q",))
    assert "Solved! You all win." in out


def test_a_save_is_never_overwritten_by_another_game(sitting: Sitting, tmp_path: Path) -> None:
    save = tmp_path / "evening.jsonl"
    save.write_text("precious", encoding="utf-8")
    out = sitting.play("key", "--mission", FIRST.id, "--players", "1", "--save", str(save))
    assert sitting.code == 2
    assert f"go on with --resume {save}" in out
    assert save.read_text(encoding="utf-8") == "precious"


def test_help_has_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--help"]) == 0
    assert "holdfast play --resume evening.jsonl" in capsys.readouterr().out

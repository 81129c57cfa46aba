"""A bot of one's own, as module:Bot, in every command that has bots."""

from pathlib import Path

import pytest

from holdfast.cli import main
from holdfast.table.save import read_save
from tests.cli.sitting import Sitting

HASTY = "tests.bots.mybots:Hasty"
PEBBLES = "tests.table.pebbles:GAME"


def test_it_is_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", PEBBLES, "--games", "4", "--bots", f"{HASTY},random", "--jobs", "2"]) == 0
    assert capsys.readouterr().out.startswith(f"pebbles: 4 games, 2 seats ({HASTY}, random), seed 0; ")


def test_it_plays_along_in_fuzzing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", PEBBLES, "--games", "4", "--bots", HASTY]) == 0
    assert "nothing broke" in capsys.readouterr().out


def test_it_is_played_with_and_comes_back_when_the_game_goes_on(sitting: Sitting, tmp_path: Path) -> None:
    save = tmp_path / "evening.jsonl"
    chosen = ("key", "--mission", "first-day", "--bots", HASTY, "--seed", "7", "--fast", "--save", str(save))
    out = sitting.play(*chosen, lines=("1", "q", "y"))
    assert sitting.code == 0
    assert f"Go on with: holdfast play --resume {save} --bots {HASTY}" in out
    assert read_save(save).setting.seats == ("Player 1", "hasty bot 2")
    before = len(read_save(save).lines)
    sitting.play("--resume", str(save), "--bots", HASTY, "--fast", lines=("1", "1", "q", "y"))
    assert sitting.code == 0
    assert len(read_save(save).lines) > before


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["simulate", "key", "--bots", "nowhere:Bot"], "the bot 'nowhere:Bot' cannot be loaded"),
        (["simulate", "elite", "--bots", "tests.bots.mybots:KeyOnly"], "plays key, not elite"),
        (["play", "key", "--bots", "tests.bots.mybots:Greedy"], "key has a bot called 'greedy' already"),
        (["play", "--bots", HASTY], f"say which game {HASTY} is to play: holdfast play GAME --bots {HASTY}"),
        (["fuzz", "key", "--bots", "tests.bots.mybots:NOTHING"], "is no bot"),
        (["serve", "--bot", "tests.bots.mybots:Wordless"], "has no method choose(self, occasion)"),
        (["serve", "--bot", "hasty"], "the bot 'hasty' cannot be loaded"),
        (["serve", "--hints-by", "tests.bots.mybots:Slow"], "hints come from a quick one"),
    ],
)
def test_what_is_wrong_with_it_is_said_in_a_sentence(
    arguments: list[str], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HOLDFAST_DATA", str(tmp_path))
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert why in said
    assert said.count("\n") == 1


def test_it_is_found_in_the_folder_where_one_stands(tmp_path: Path) -> None:
    """As people type it, from a shell, with a file beside them."""
    import subprocess
    import sys

    (tmp_path / "mine.py").write_text(
        "from holdfast.api import OwnBot\n\n\nclass First(OwnBot):\n"
        "    def choose(self, occasion):\n        return occasion.answers[0] if occasion.answers else None\n"
    )
    program = Path(sys.executable).with_name("holdfast")
    command = [str(program), "simulate", "key", "--bots", "mine:First", "--games", "2", "--jobs", "2"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("key: 2 games, 1 seats (mine:First), seed 0")

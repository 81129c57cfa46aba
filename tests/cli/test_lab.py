"""`holdfast simulate` and `holdfast fuzz`."""

import json
from pathlib import Path

import pytest

from holdfast.cli import main

PEBBLES = "tests.table.pebbles:GAME"


def test_a_simulation_says_how_games_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", PEBBLES, "--games", "20", "--seats", "3", "--jobs", "1"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.startswith("pebbles: 20 games, 3 seats (random, random, random), seed 0; ")
    assert "The last pebble is gone." in said.out
    assert "100.0%" in said.out
    assert "83.9% to 100.0%" in said.out
    assert "decisions a game: mean " in said.out


def test_a_simulation_says_what_was_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", PEBBLES, "--games", "10", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert "Handfuls: uses a game, and in how many games" in said
    assert "90%  a single pebble" in said
    assert "never: nine at once" in said


def test_a_simulation_gives_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", PEBBLES, "--games", "5", "--jobs", "1", "--json", "--seed", "abc", "--option", "pebbles=3"]
    assert main(words) == 0
    *games, last = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [game["number"] for game in games] == [1, 2, 3, 4, 5]
    assert last["summary"]["games"] == 5
    assert last["summary"]["used"]["handful.9"]["times"] == 0
    assert sum(games[0]["used"].values()) <= games[0]["decisions"]
    assert main(words) == 0
    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()][:-1] == games


def test_a_failing_simulation_leaves_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["simulate", PEBBLES, "--games", "2", "--jobs", "1", "--option", "broken=take", "--seed", "a/b"]
    assert main(words) == 1
    assert "to see it again: holdfast fuzz tests.table.pebbles:GAME --again failure-pebbles-a_b-1.jsonl" in (
        capsys.readouterr().err
    )
    assert main(["fuzz", PEBBLES, "--again", "failure-pebbles-a_b-1.jsonl"]) == 1


def test_fuzzing_a_sound_game_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", PEBBLES, "--games", "5"]) == 0
    assert capsys.readouterr().out == "pebbles: 5 games with random commands from every seat, nothing broke\n"


def test_a_crash_leaves_a_replay_that_reproduces_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["fuzz", PEBBLES, "--games", "4", "--option", "broken=take", "--out", str(tmp_path)]
    assert main(words) == 1
    said = capsys.readouterr().out
    path = min(tmp_path.iterdir())
    assert f"to see it again: holdfast fuzz tests.table.pebbles:GAME --again {path}" in said
    assert "ZeroDivisionError: the beach is gone" in said
    assert main(["fuzz", PEBBLES, "--again", str(path)]) == 1
    again = capsys.readouterr()
    assert again.out == f"{path}: breaks again: ZeroDivisionError: the beach is gone\n"
    assert "in do" in again.err
    assert main(["replay", str(path), "--game", PEBBLES, "--traceback"]) == 2
    replayed = capsys.readouterr().err
    assert "makes pebbles fail (ZeroDivisionError: the beach is gone); this is a bug in the game" in replayed
    assert "Traceback" in replayed


def test_a_mended_crash_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["fuzz", PEBBLES, "--games", "4", "--option", "broken=take", "--out", str(tmp_path)])
    path = min(tmp_path.iterdir())
    capsys.readouterr()
    monkeypatch.setattr("tests.table.pebbles.Take.do", lambda self, s, seat, ask: None)
    assert main(["fuzz", PEBBLES, "--again", str(path)]) == 0
    assert capsys.readouterr().out.endswith("commands, nothing broke\n")

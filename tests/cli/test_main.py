"""Every command: help with an example, one sentence for bad input, never a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

from holdfast import __version__
from holdfast.cli import main
from holdfast.cli.commands import COMMANDS

ROOT = Path(__file__).parents[2]
PEBBLES = "tests.table.pebbles:GAME"


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    said = capsys.readouterr().out
    for name, purpose in COMMANDS.items():
        assert name in said
        assert purpose.split(",")[0][:40] in " ".join(said.split())


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help"]) == 0
    said = capsys.readouterr().out
    assert f"Usage: holdfast {name}" in said
    if name != "play":
        assert "example" in said
        assert f"holdfast {name}" in said.partition("example")[2]


@pytest.mark.parametrize("words", [[], ["pack"], ["mission"]])
def test_what_stands_alone_shows_what_there_is(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 0
    said = capsys.readouterr().out
    assert " ".join(["Usage: holdfast", *words, "COMMAND"]) in said
    assert "example" in said


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"holdfast {__version__}\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["dance"], 'holdfast: Unknown command "dance". Available commands: play, '),
        (["--dance"], 'holdfast: Unknown command "--dance".'),
        (["simulate"], 'holdfast simulate: Command "simulate" parameter GAME requires an argument (see holdfast simul'),
        (["simulate", PEBBLES, "--dance"], "holdfast simulate: Unknown option: --dance"),
        (["simulate", PEBBLES, "now"], "holdfast simulate: nothing is expected where it says 'now' (see holdfast sim"),
        (["simulate", "chess"], "holdfast: there is no game called 'chess'; installed: "),
        (
            ["simulate", "no.such:GAME"],
            "holdfast: the game 'no.such:GAME' cannot be loaded from no.such:GAME: No module",
        ),
        (["simulate", "os:sep"], "holdfast: os:sep is a str, not a Game"),
        (["simulate", ":"], "holdfast: the game ':' cannot be loaded from :: "),
        (["simulate", PEBBLES, "--games", "0"], 'holdfast simulate: Invalid value "0" for --games. Must be >= 1 (see'),
        (["simulate", PEBBLES, "--games", "-5"], 'holdfast simulate: Invalid value "-5" for --games. '),
        (["simulate", PEBBLES, "--seats", "9"], "holdfast: pebbles is for 2 to 3 seats, not 9"),
        (["simulate", PEBBLES, "--bots", "genius"], "holdfast: pebbles has no bot called 'genius'; there are: random"),
        (["simulate", PEBBLES, "--option", "pebbles"], "holdfast: --option is written NAME=VALUE, found 'pebbles'"),
        (["simulate", PEBBLES, "--option", "x=1"], "holdfast: pebbles has no option 'x'; there are: pebbles, broken"),
        (["simulate", PEBBLES, "--option", "pebbles=few"], "holdfast: the option pebbles: expected `int`, found 'few'"),
        (
            ["simulate", PEBBLES, "--pack", "dunes"],
            "holdfast: dunes: the pack: expected none, since pebbles has no packs",
        ),
        (["load", "--url", "http://127.0.0.1:9"], "holdfast: no Holdfast answers at http://127.0.0.1:9 ("),
        (["load", "--url", "here"], "holdfast: no Holdfast answers at here (unknown url type"),
        (["fuzz", PEBBLES, "--again", "none.jsonl"], "holdfast: none.jsonl cannot be read: No such file or directory"),
        (["replay", "none.jsonl"], "holdfast: none.jsonl cannot be read: No such file or directory"),
        (["pack", "check", "nowhere"], "holdfast: nowhere: the folder: expected a folder with a pack.toml"),
        (
            ["pack", "burn"],
            'holdfast pack: Unknown command "burn". Available commands: check, list, new (see',
        ),
        (["rules"], "holdfast: say which game: holdfast rules GAME; there are: "),
        (["map", "key"], "holdfast: key has no maps; these have: alone, elite"),
        (["serve", "--port", "high"], 'holdfast serve: Invalid value for --port: unable to convert "high" into int'),
        (["rules", "chess"], "holdfast: there is no game called 'chess'"),
        (["rules", PEBBLES], "holdfast: pebbles has no RULES.md in its package tests.table.pebbles"),
    ],
)
def test_bad_input_gets_one_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    said = capsys.readouterr().err
    assert said.startswith(sentence)
    assert said.count("\n") == 1


def test_our_own_bugs_are_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("holdfast.cli.doctor.python", crash)
    with pytest.raises(ZeroDivisionError):
        main(["doctor"])


def test_ctrl_c_ends_it_quietly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("holdfast.cli.doctor.python", interrupt)
    assert main(["doctor"]) == 130
    assert capsys.readouterr() == ("", "")


def run(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "holdfast.cli", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_the_installed_command_works() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"holdfast {__version__}\n", "")


def test_a_closed_pipe_is_no_error() -> None:
    words = [sys.executable, "-m", "holdfast.cli", "simulate", PEBBLES, "--games", "400", "--jobs", "1", "--json"]
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 141


def test_starting_loads_only_what_is_needed() -> None:
    code = "import sys, holdfast.cli; print({'msgspec', 'rich', 'holdfast.engine', 'holdfast.games'} & {*sys.modules})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "set()"

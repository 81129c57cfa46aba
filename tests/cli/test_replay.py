"""`holdfast replay`: positions from any seat, and files that cannot be trusted."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from holdfast import api
from holdfast.cli import main
from holdfast.table.save import encoded, write_save
from tests.table.fixtures import ClockedTable, pebbles
from tests.table.pebbles import Peek, Roll, Take

GAME = "--game=tests.table.pebbles:GAME"


def clocked() -> ClockedTable:
    there = ClockedTable(pebbles(pebbles=4))
    there.plays(0, Peek())
    there.plays(1, Roll())
    there.plays(0, Take(1))
    return there


DATA = b"".join(encoded(clocked().table.save()))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "clocked.jsonl"
    write_save(path, clocked().table.save())
    return path


def test_the_public_sees_no_secret(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), GAME]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "pebbles, 3 commands, seats: 0 Ann, 1 Bob"
    assert lines[1].startswith("  The die shows ")
    assert lines[2:] == ["  Seat 0 takes 1 pebble.", "", "pebbles 3  turn 1  shell ?"]


def test_a_seat_sees_what_it_saw(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shell = pebbles(pebbles=4).first_state().shell.true()  # type: ignore[attr-defined]
    assert main(["replay", str(file), GAME, "--seat", "0", "--to", "1"]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == [
        f"  The shell says {shell}.",
        "",
        f"pebbles 4  turn 1  shell {shell}",
    ]
    assert main(["replay", str(file), GAME, "--seat", "1", "--to", "1"]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == ["", "pebbles 4  turn 1  shell ?"]
    assert main(["replay", str(file), GAME, "--seat", "all", "--spoil", "--to", "0"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"pebbles 4  turn 0  shell {shell}"


def test_a_file_that_breaks_off_is_good_up_to_there(
    tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    torn, new = tmp_path / "torn.jsonl", tmp_path / "new.jsonl"
    torn.write_bytes(DATA[: DATA.index(b'"take"')])  # in the middle of the third command
    assert main(["replay", str(torn), GAME]) == 2
    assert "holdfast replay FILE --rescue NEW" in capsys.readouterr().err
    assert main(["replay", str(torn), GAME, "--rescue", str(new)]) == 1
    said = capsys.readouterr()
    assert said.out.splitlines()[0] == (
        f"{new} holds what is whole of {torn}; go on with: holdfast play --resume {new}"
    )
    assert "pebbles, 2 commands" in said.out
    assert said.err.endswith("or go on playing from here\n")
    assert DATA.startswith(new.read_bytes())
    assert main(["replay", str(torn), GAME, "--rescue", str(new)]) == 2
    assert f"{new} is there already" in capsys.readouterr().err
    assert main(["replay", str(file), GAME, "--rescue", str(tmp_path / "none")]) == 2
    assert "does not break off in the middle of a line" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("to", [[], ["--to", "1"]])
def test_an_unfinished_game_is_not_spoilt_by_mistake(
    to: list[str], file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(file), GAME, "--seat", "all", *to]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "this game is not over, and --seat all shows everything that it still hides: add --spoil" in said.err
    assert main(["replay", str(file), GAME, "--seat", "1", *to]) == 0
    said = capsys.readouterr()
    assert "shell ?" in said.out
    assert said.err == "holdfast: this game is not over: what follows is for seat 1 alone\n"


def test_a_finished_game_hides_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there = ClockedTable(pebbles(pebbles=2))
    there.plays(0, Take(2))
    write_save(tmp_path / "short.jsonl", there.table.save())
    for seat in ("all", "1"):
        assert main(["replay", str(tmp_path / "short.jsonl"), GAME, "--seat", seat]) == 0
        assert capsys.readouterr().err == ""


def test_a_sound_file_is_verified(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), GAME, "--verify"]) == 0
    assert capsys.readouterr().out == "clocked.jsonl: pebbles, 3 commands, all in order; not finished\n"


def test_a_finished_game_says_how_it_ended(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there = ClockedTable(pebbles(pebbles=2))
    there.plays(0, Take(2))
    write_save(tmp_path / "short.jsonl", there.table.save())
    for words in (["--verify"], []):
        assert main(["replay", str(tmp_path / "short.jsonl"), GAME, *words]) == 0
        assert capsys.readouterr().out.rstrip().endswith("The last pebble is gone.")


def test_a_file_without_its_end_is_shown_and_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "running.jsonl"
    write_save(path, msgspec.structs.replace(clocked().table.save(), closed=False))
    assert main(["replay", str(path), GAME]) == 1
    said = capsys.readouterr()
    assert said.out.endswith("pebbles 3  turn 1  shell ?\n")
    assert said.err.startswith("holdfast: running.jsonl has no closing line: it was cut short after command 3 or")
    assert main(["replay", str(path), GAME, "--to", "2"]) == 0
    assert main(["replay", str(path), GAME, "--verify"]) == 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--to", "9"], "holdfast: clocked.jsonl has 3 commands; choose one from 0 to 3"),
        (["--to", "-1"], "holdfast: clocked.jsonl has 3 commands; choose one from 0 to 3"),
        (["--to", "x"], 'holdfast replay: Invalid value for --to: unable to convert "x" into int'),
        (["--seat", "2"], "holdfast: the seats of this game are 0 to 1 (or 'all'), not '2'"),
        (["--seat=-1"], "holdfast: the seats of this game are 0 to 1 (or 'all'), not '-1'"),
    ],
)
def test_what_is_not_there_is_named(
    words: list[str], sentence: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(file), GAME, *words]) == 2
    assert capsys.readouterr().err.startswith(sentence)


def test_a_game_that_is_not_installed_is_named(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(
        "holdfast: clocked.jsonl is a game of 'pebbles': there is no game called 'pebbles'; installed: "
    )
    assert "key" in said.partition("installed: ")[2]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, len(DATA) - 1), st.integers(0, 255), st.booleans())
def test_damage_gets_one_sentence_and_never_a_traceback(
    file: Path, capsys: pytest.CaptureFixture[str], place: int, byte: int, cut: bool
) -> None:
    damaged = DATA[:place] if cut else DATA[:place] + bytes([byte]) + DATA[place + 1 :]
    file.write_bytes(damaged)
    code = main(["replay", str(file), GAME, "--verify"])
    said = capsys.readouterr()
    if damaged == DATA:
        assert code == 0
    else:
        assert code == 2
        assert said.out == ""
        assert said.err.startswith("holdfast: clocked.jsonl")
        assert said.err.count("\n") == 1


@pytest.mark.parametrize("game", api.games())
def test_the_table_in_the_middle_of_a_game_is_told_in_sentences(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = api.play(game, seed=3).save(tmp_path / "middle.jsonl")
    assert main(["replay", str(file), "--to", "40"]) == 0
    assert capsys.readouterr().err == ""

"""`holdfast pack check`."""

from pathlib import Path

import pytest

from holdfast.cli import main
from tests.packs.test_content import BASE, made
from tests.packs.treasure import GAME


@pytest.fixture(autouse=True)
def _treasure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.cli.pack.get", lambda name: GAME)


def test_a_sound_pack_is_summed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", str(made(tmp_path, BASE))]) == 0
    first, second, third = capsys.readouterr().out.splitlines()
    assert first == "The cove (cove 1) for treasure: all in order"
    assert second == "  2 files"
    assert third.startswith("  hash ")


def test_a_wrong_pack_is_told_by_file_and_key(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = made(tmp_path, BASE | {"chests/big.toml": 'name = "big"\ngold = "lots"\n'})
    assert main(["pack", "check", str(folder)]) == 2
    assert capsys.readouterr().err == f"holdfast: {folder}/chests/big.toml: gold: expected `int`, found 'lots'\n"


def test_a_pack_for_an_unknown_game_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.undo()
    assert main(["pack", "check", str(made(tmp_path, BASE))]) == 2
    assert "pack.toml: game: expected there is no game called 'treasure'" in capsys.readouterr().err

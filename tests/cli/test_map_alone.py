"""`holdfast map` and `holdfast pack check` for ALONE: stored, random and half-drawn levels, an owner's copy."""

import shutil
from importlib.resources import as_file, files
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from holdfast.cli import main
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.game import GAME
from holdfast.packs import load_content

LEVEL = files("holdfast.games.alone").joinpath("packs", "base", "levels", "1a.toml").read_text(encoding="utf-8")


def test_a_random_level_is_drawn_from_its_seed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    picture = tmp_path / "level.svg"
    assert main(["map", "alone", "--seed", "7", "--svg", str(picture)]) == 0
    first = capsys.readouterr().out
    assert first.splitlines()[0].strip() == "Level 7"
    assert first.count("ROOM") == 5  # four, and the legend
    assert picture.read_text(encoding="utf-8").startswith("<svg ")
    main(["map", "alone", "--seed", "7"])
    assert capsys.readouterr().out == first.replace(f"drawn in {picture}\n", "")


def test_a_level_file_is_drawn_and_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(LEVEL, encoding="utf-8")
    assert main(["map", "alone", str(file)]) == 0
    assert capsys.readouterr().out.rstrip().endswith("all in order")


def test_all_faults_of_a_level_file_are_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(LEVEL.replace("| L |", "| . |").replace("| S  ", "| .  "), encoding="utf-8")
    assert main(["map", "alone", str(file)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[-1] == "faults: 3"
    assert [line.split("found ")[1][:9] for line in told[-4:-1]] == ["'stairs a", "'3 LCUs i", "'0 of the"]


def test_a_terminal_of_ascii_is_shown_a_level_too(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = TextIOWrapper(BytesIO(), encoding="ascii")
    monkeypatch.setattr("sys.stdout", screen)
    assert main(["map", "alone", "--seed", "7"]) == 0
    screen.flush()
    shown = screen.buffer.getvalue().decode()
    assert "?" not in shown
    assert "ROOM room   S stairs   L light control unit   = = door" in shown


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A copy of the base pack of ALONE, as an owner of the box makes one."""
    with as_file(files("holdfast.games.alone").joinpath("packs", "base")) as base:
        shutil.copytree(base, tmp_path / "box")
    return tmp_path / "box"


def test_the_stored_levels_are_listed_and_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "alone"]) == 0
    assert capsys.readouterr().out.splitlines() == ["keel", "galleries", "cold_store", "crew_deck"]
    assert main(["map", "alone", "cold_store"]) == 0
    assert capsys.readouterr().out.startswith("           Cold store\n")


def test_a_pack_check_draws_the_levels(box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", str(box), "--draw"]) == 0
    told = capsys.readouterr().out
    assert "all in order" in told
    assert "maps: keel, galleries, cold_store, crew_deck" in told
    assert told.count("ROOM") == 20


def test_a_pack_check_names_file_and_key(box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = box / "reactions" / "fury.toml"
    file.write_text(file.read_text(encoding="utf-8").replace('"stalk"', '"waltz"', 1), encoding="utf-8")
    assert main(["pack", "check", str(box)]) == 2
    assert f"{file}: bared_teeth: effects[0].do: expected " in capsys.readouterr().err


def test_expansions_build_on_an_owners_copy(box: Path) -> None:
    file = box / "rules.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("fight_dark = 3", "fight_dark = 2"), encoding="utf-8")
    parts = load_content(GAME, (box, "deep", "avatar")).content
    assert isinstance(parts, Parts)
    assert (parts.numbers.fight_dark, len(parts.specials), len(parts.avatars)) == (2, 20, 5)

"""`holdfast map`, and the maps of `holdfast pack check`."""

import shutil
from importlib.resources import as_file, files
from io import BytesIO, TextIOWrapper
from pathlib import Path
from xml.etree import ElementTree

import pytest

from holdfast.cli import main
from holdfast.games.elite.game import GAME


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the base pack of ELITE, to be changed."""
    monkeypatch.setattr("holdfast.cli.map.get", lambda name: GAME)
    monkeypatch.setattr("holdfast.cli.pack.get", lambda name: GAME)
    with as_file(files("holdfast.games.elite").joinpath("packs", "base")) as base:
        shutil.copytree(base, tmp_path / "box")
    return tmp_path / "box"


def changed(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.usefixtures("box")
def test_without_a_name_the_maps_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "elite"]) == 0
    assert capsys.readouterr().out.split() == ["abandoned_lab", "crash_site"]


@pytest.mark.usefixtures("box")
def test_a_map_is_drawn_in_the_terminal_and_as_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "elite", "crash_site", "--svg", str(tmp_path / "c.svg")]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Crash Site\n")
    assert said.endswith(f"drawn in {tmp_path / 'c.svg'}\n")
    assert ElementTree.parse(tmp_path / "c.svg").getroot().get("class") == "map"


@pytest.mark.usefixtures("box")
def test_an_unknown_map_is_told_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "elite", "moon"]) == 2
    assert capsys.readouterr().err == (
        "holdfast: there is no map called 'moon' in elite; there are: abandoned_lab, crash_site\n"
    )


@pytest.mark.usefixtures("box")
@pytest.mark.parametrize("name", ["abandoned_lab", "crash_site"])
def test_a_terminal_of_ascii_has_a_sign_for_everything(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = TextIOWrapper(BytesIO(), encoding="ascii")
    monkeypatch.setattr("sys.stdout", screen)
    assert main(["map", "elite", name]) == 0
    screen.seek(0)
    assert screen.read().count("?") == 3 + 1  # the search slots and the legend


def test_a_file_is_drawn_with_all_its_faults(box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lab = box / "maps" / "abandoned-lab.toml"
    changed(lab, '"3,5" = "S SW"\n', "")
    changed(lab, "[[10, 2], [10, 7]],", "[[10, 2], [10, 6]],")
    assert main(["map", "elite", str(lab)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "Abandoned Lab"
    closed = f"{lab}: walls: expected walls that end at a wall, a door, the rim or a blocking space"
    assert said[-4:] == [
        f"{lab}: arrows: expected an arrow on from 3,5, found 'none, so that the path ends there'",
        f"{closed}, found 'an end at corner 10,6'",
        f"{closed}, found 'an end at corner 10,7'",
        "faults: 3",
    ]


def test_a_sound_file_is_in_order(box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "elite", str(box / "maps" / "crash-site.toml")]) == 0
    assert capsys.readouterr().out.endswith("\nall in order\n")


def test_a_file_that_is_no_toml_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "m.toml").write_text("rows = [", encoding="utf-8")
    assert main(["map", "elite", str(tmp_path / "m.toml")]) == 2
    assert "m.toml is no TOML file" in capsys.readouterr().err
    assert main(["map", "elite", str(tmp_path / "none.toml")]) == 2
    assert "none.toml: No such file" in capsys.readouterr().err


def test_a_pack_is_summed_up_with_its_maps(box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", str(box)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Project: ELITE: base (base 1) for elite: all in order\n")
    assert said.endswith("  maps: abandoned_lab, crash_site\n")
    assert main(["pack", "check", str(box), "--draw"]) == 0
    assert "\nCrash Site\n" in capsys.readouterr().out


def test_a_pack_with_a_bad_map_is_refused(box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed(box / "maps" / "crash-site.toml", '"9,8" = "W"', '"9,8" = "E"')
    assert main(["pack", "check", str(box)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"holdfast: {box}/maps/crash-site.toml: arrows: expected paths that never come back")

"""Every game's folder has the same entries, and its tests stand under the same names: see ARCHITECTURE.md."""

from pathlib import Path

import pytest

SOURCE = Path("src/holdfast/games")
TESTS = Path("tests/games")
OWN = {"alone": "levels", "elite": "maps", "key": "missions"}  # what only this game has

PLAN = {
    "RULES.md",
    "__init__",
    "bots",
    "cards",
    "deal",
    "events",
    "flow",
    "game",
    "packs",
    "rules",
    "screen",
    "setup",
    "state",
    "testing",
}
BESIDE = {"__init__", "playing", "scenes"}  # in a game's tests: games set up and played, and scenes


def entries(folder: Path) -> list[str]:
    """Returns the names in a folder, without the endings of modules: one that stands there twice is listed twice."""
    found = [path for path in folder.iterdir() if path.name != "__pycache__"]
    return sorted(path.stem if path.suffix == ".py" else path.name for path in found)


def what_is_tested(folder: Path) -> list[str]:
    """Returns the entries of a folder of tests, by what they test."""
    return [entry.removeprefix("test_") for entry in entries(folder)]


def test_each_game_has_a_folder_of_its_own_kind() -> None:
    assert {path.name for path in SOURCE.iterdir() if (path / "game.py").exists()} == set(OWN)


@pytest.mark.parametrize("game", OWN)
def test_a_game_has_the_entries_of_all_games_and_one_of_its_own(game: str) -> None:
    assert entries(SOURCE / game) == sorted(PLAN | {OWN[game]})


@pytest.mark.parametrize("game", OWN)
def test_tests_of_a_game_stand_under_the_names_of_its_entries(game: str) -> None:
    tested = what_is_tested(TESTS / game)
    assert set(tested) - PLAN - BESIDE - {OWN[game]} == set()
    assert len(tested) == len(set(tested))


def test_a_stray_file_fails(tmp_path: Path) -> None:
    for name in (*PLAN, "maps"):
        (tmp_path / name).mkdir()
    assert entries(tmp_path) == sorted(PLAN | {OWN["elite"]})
    (tmp_path / "chart.py").touch()
    assert entries(tmp_path) != sorted(PLAN | {OWN["elite"]})


def test_an_entry_is_a_module_or_a_package_and_not_both(tmp_path: Path) -> None:
    (tmp_path / "setup").mkdir()
    (tmp_path / "setup.py").touch()
    assert entries(tmp_path) == ["setup", "setup"]

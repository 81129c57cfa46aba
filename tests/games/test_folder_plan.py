"""Every game's folder has the same entries, and its tests stand under the same names: see ARCHITECTURE.md.

Each rule has a file, and scenes or tests of the same name prove it: who searches for one finds the other.
"""

from pathlib import Path

import pytest

SOURCE = Path("src/holdfast/games")
TESTS = Path("tests/games")
BROWSER = Path("web/src/games")
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
    "overview",
    "packs",
    "rules",
    "screen",
    "setup",
    "state",
    "testing",
}
BESIDE = {"__init__", "playing", "scenes"}  # in a game's tests: games set up and played, and scenes

SHOWN = {  # and its parts
    "__init__",
    "box",
    "en.ftl",
    "lessons",
    "names",
    "picture",
    "previews",
    "prompt",
    "records",
    "rules_told",
    "screen",
    "sections",
    "stakes",
    "tally",
    "texts",
}
DRAWN = {  # and what only this game draws
    "Ending.tsx",
    "Picture.tsx",
    "context.ts",
    "controller.ts",
    "film.ts",
    "fold.ts",
    "index.ts",
    "keys.ts",
    "motion.ts",
    "offers.ts",
    "picture.css",
    "styles",
    "tokens.css",
    "types.ts",
}


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


@pytest.mark.parametrize("game", OWN)
def test_a_screen_is_made_of_the_same_files_and_of_its_parts(game: str) -> None:
    assert sorted(SHOWN - set(entries(SOURCE / game / "screen"))) == []


@pytest.mark.parametrize("game", OWN)
def test_the_browser_draws_every_game_in_files_of_the_same_names(game: str) -> None:
    found = {path.name for path in (BROWSER / game).iterdir()}
    assert sorted((DRAWN | {f"{game.capitalize()}Table.tsx"}) - found) == []


def rules_of(folder: Path) -> set[str]:
    """Returns the rules of a game by their places below its rules, such as `missions/recon`."""
    files = (path.relative_to(folder) for path in folder.rglob("*.py") if path.name != "__init__.py")
    return {path.with_suffix("").as_posix() for path in files}


def rules_with_scenes(folder: Path) -> set[str]:
    return {path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.scene")}


def rules_with_tests(folder: Path) -> set[str]:
    files = (path.relative_to(folder) for path in folder.rglob("test_*.py"))
    return {path.with_name(path.stem.removeprefix("test_")).as_posix() for path in files}


@pytest.mark.parametrize("game", OWN)
def test_each_rule_has_scenes_or_tests_of_its_name(game: str) -> None:
    proved = rules_with_scenes(TESTS / game / "scenes") | rules_with_tests(TESTS / game / "rules")
    assert sorted(rules_of(SOURCE / game / "rules") - proved) == []


@pytest.mark.parametrize("game", OWN)
def test_each_test_of_a_rule_has_the_name_of_that_rule(game: str) -> None:
    """Scenes may be about several rules at once, and then are named after what they prove."""
    assert sorted(rules_with_tests(TESTS / game / "rules") - rules_of(SOURCE / game / "rules")) == []


def test_a_rule_that_nothing_proves_fails(tmp_path: Path) -> None:
    for name in ("rules/run.py", "rules/deep/run.py", "rules/__init__.py", "scenes/run.scene", "tests/test_walk.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert rules_of(tmp_path / "rules") == {"run", "deep/run"}
    assert rules_with_scenes(tmp_path / "scenes") == {"run"}
    assert rules_with_tests(tmp_path / "tests") == {"walk"}


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

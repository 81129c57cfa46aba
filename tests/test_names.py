"""One name, one thing: what is called alike in several files stands in `shared_names.toml`, with a reason."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "holdfast"
EXCEPTIONS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("shared_names.toml").read_text())["classes"]
EXCEPTED = [name for exception in EXCEPTIONS for name in exception["names"]]

NAMED_APART = (  # who calls their functions says of what: key.game, api.play
    "games",  # every game has functions that play the same part
    "cli",  # so has every command
    "api",  # the front door: called by the plain words for what the layers below do
)


def definitions(*kinds: type[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Yields the names that files define at their top, each with its file."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, kinds) and isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield node.name, path.relative_to(SOURCE).as_posix()


def shared(found: Iterator[tuple[str, str]]) -> dict[str, list[str]]:
    """Returns the names that stand in more than one file, each with its files."""
    files: dict[str, list[str]] = {}
    for name, file in found:
        files.setdefault(name, []).append(file)
    return {name: where for name, where in files.items() if len(where) > 1}


CLASSES = shared((name, file) for name, file in definitions(ast.ClassDef) if not name.startswith("_"))


def test_a_class_name_means_one_thing() -> None:
    assert {name: files for name, files in CLASSES.items() if name not in EXCEPTED} == {}


def test_no_game_gives_a_name_to_two_classes() -> None:
    twice = {
        name: files
        for name, files in CLASSES.items()
        if len({file.split("/")[1] for file in files if file.startswith("games/")})
        < sum(file.startswith("games/") for file in files)
    }
    assert twice == {}


def test_a_function_that_all_layers_may_call_has_a_name_of_its_own() -> None:
    found = definitions(ast.FunctionDef, ast.AsyncFunctionDef)
    public = ((name, file) for name, file in found if not name.startswith("_"))
    assert shared((name, file) for name, file in public if file.split("/")[0] not in NAMED_APART) == {}


def constants() -> Iterator[tuple[str, str]]:
    """Yields the constants that files define at their top, each with its file."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            for target in targets:
                if isinstance(target, ast.Name) and re.fullmatch("[A-Z][A-Z_0-9]+", target.id):
                    yield target.id, path.relative_to(SOURCE).as_posix()


def test_nothing_is_called_like_a_constant_of_the_engine() -> None:
    """Every file may use those of the engine, and so its readers know them: AGAIN, EVERYBODY, UNKNOWN."""
    lent = {name for name, file in constants() if re.fullmatch(r"engine/\w+\.py", file)}
    assert {"AGAIN", "EVERYBODY", "UNKNOWN"} <= lent
    assert {name: files for name, files in shared(constants()).items() if name in lent} == {}


def imported_in_games() -> set[tuple[str, str]]:
    """Returns the constants that files of a game take from others of it, each with its game."""
    found = set[tuple[str, str]]()
    for path in (SOURCE / "games").rglob("*.py"):
        game = path.relative_to(SOURCE / "games").parts[0]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"holdfast.games.{game}."):
                found |= {(game, alias.name) for alias in node.names}
    return found


def test_a_constant_that_files_of_a_game_share_is_the_only_one_of_that_name_in_it() -> None:
    """But for the vowels, which solvers of The Key may not share with what makes their puzzles."""
    lent = imported_in_games()
    assert ("alone", "HERO") in lent
    for game in {game for game, _ in lent}:
        of_game = ((name, file) for name, file in constants() if file.startswith(f"games/{game}/"))
        twice = {name: files for name, files in shared(of_game).items() if (game, name) in lent and name != "VOWELS"}
        assert twice == {}, game


@pytest.mark.parametrize("name", EXCEPTED)
def test_an_exception_is_needed(name: str) -> None:
    assert name in CLASSES


def test_exceptions_are_told_once_and_with_a_reason() -> None:
    assert len(EXCEPTED) == len(set(EXCEPTED))
    assert all(exception["reason"].endswith(".") for exception in EXCEPTIONS)
    assert [exception["names"] for exception in EXCEPTIONS] == [sorted(exception["names"]) for exception in EXCEPTIONS]

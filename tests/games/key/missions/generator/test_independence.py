"""Solvers and constructors know nothing of each other, and a mission depends on its seed alone."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from holdfast.games.key.missions.generator import kinds, solvers

PREFIX = "holdfast.games.key.missions.generator."
MAKE = """
import msgspec
from holdfast.cli.workshop import open_workshop
from holdfast.games.key.missions.generator.generate import generate
shop = open_workshop()
for kind, grade in (("phrase", 1), ("dossier", 3), ("anagram", 4), ("keyword", 5), ("riddle", 5)):
    print(msgspec.json.encode(generate("same", grade, kind, parts=shop.parts, bank=shop.bank, lexicon=shop.lexicon)))
"""


def imported_by(folder: str) -> set[str]:
    names: set[str] = set()
    for path in Path(folder).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert not node.level, f"{path}: relative imports hide where they lead"
                names |= {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
            elif isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
    return names


@pytest.mark.rule("key:R142")
def test_solvers_and_constructors_share_no_code() -> None:
    by_solvers = {n for folder in solvers.__path__ for n in imported_by(folder) if n.startswith(PREFIX)}
    by_kinds = {n for folder in kinds.__path__ for n in imported_by(folder) if n.startswith(PREFIX)}
    assert not {n for n in by_solvers if n.startswith(PREFIX + "kinds")}
    assert not {n for n in by_kinds if n.startswith(PREFIX + "solvers")}
    # What both use is data: the texts, the word lists, and the forms that they are kept in.
    both = {n.removeprefix(PREFIX).split(".")[0] for n in by_solvers & by_kinds}
    assert both <= {"bank", "lexicon"}


@pytest.mark.rule("key:R141")
def test_no_order_of_a_set_finds_its_way_into_a_mission() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-c", MAKE],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1
    assert outputs != {b""}

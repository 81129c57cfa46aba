"""The engine stands on Python, msgspec and, for its words, Fluent and Babel.

The contract in pyproject.toml can only name known packages.
"""

import ast
import sys
from pathlib import Path

import holdfast.engine

ALLOWED = sys.stdlib_module_names | {"holdfast", "msgspec", "fluent", "babel"}


def test_the_engine_needs_msgspec_fluent_and_babel_and_nothing_else() -> None:
    strangers = {
        f"{path.name} imports {name}"
        for folder in holdfast.engine.__path__
        for path in Path(folder).rglob("*.py")
        for name in imported(ast.parse(path.read_text(encoding="utf-8")))
        if name.partition(".")[0] not in ALLOWED
    }
    assert set() == strangers


def imported(tree: ast.Module) -> list[str]:
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.append(node.module)
    return names

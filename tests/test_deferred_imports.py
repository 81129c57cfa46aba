"""An import inside a function hides a dependency: it stands there for a reason, which a comment gives."""

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "holdfast"


def deferred(path: Path) -> Iterator[int]:
    """Yields the lines on which the imports inside the functions of a file begin."""
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.Import | ast.ImportFrom):
                    yield node.lineno


def has_reason(lines: list[str], number: int) -> bool:
    """Says whether a comment stands beside an import, or above it and the imports that it follows."""
    if "#" in lines[number - 1]:
        return True
    above = lines[number - 2].strip()
    return above.startswith("#") or (above.startswith(("import ", "from ")) and has_reason(lines, number - 1))


def test_every_import_inside_a_function_has_a_reason() -> None:
    without = [
        f"{path.relative_to(SOURCE).as_posix()}:{number}"
        for path in sorted(SOURCE.rglob("*.py"))
        for number in deferred(path)
        if not has_reason(path.read_text(encoding="utf-8").splitlines(), number)
    ]
    assert without == []


def imported(tree: ast.Module, modules: set[str]) -> set[str]:
    """Returns what a file needs of ours when it runs: also inside functions, but not for its types alone."""
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = [ast.Pass()]
    found = set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names} | {node.module}
    return found & modules


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")


def test_no_import_goes_in_a_circle() -> None:
    """Deferred ones count. Where rules of a game set each other off, what they call stands below both, or is entered
    above them.
    """
    files = {module_of(path): path for path in SOURCE.rglob("*.py")}
    needs = {
        name: imported(ast.parse(path.read_text(encoding="utf-8")), set(files)) - {name} for name, path in files.items()
    }
    TopologicalSorter(needs).prepare()

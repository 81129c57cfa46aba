"""Mutants: one small change of the source each, made by cosmic-ray's operators and our own, and drawn by lot."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

from tests.mutants.operators import DropCheck, DropDeed

Position = tuple[int, int]

# A decorator's loss stops the import; `is` for `==` is the same for all that our rules compare.
LEFT_OUT: Final = ("RemoveDecorator", "ExceptionReplacer", "_Is", "_IsNot")


class Mutation(msgspec.Struct, frozen=True):
    """Where a file is changed (from 1, as editors count), by which operator, and the lines before and after."""

    file: str
    line: int
    operator: str
    before: str
    after: str
    source: str  # the whole file, changed

    def name(self) -> str:
        return f"{self.file}:{self.line} ({self.operator})"

    def diff(self) -> str:
        return "\n".join(
            [*(f"- {line}" for line in self.before.split("\n")), *(f"+ {line}" for line in self.after.split("\n"))]
        )


def sample(files: Iterable[Path], root: Path, seed: int, number: int) -> list[Mutation]:
    """Draw places by lot, each as likely as any other, and at each place one of the changes that can be made there."""
    lot = random.Random(f"mutants {seed}")
    places = [place for file in sorted(files) for place in _places(file)]
    lot.shuffle(places)
    drawn: list[Mutation] = []
    for file, span, changes in places:
        if len(drawn) == number:
            break
        found = _mutation(file, root, span, lot.choice(changes))
        if found is not None:
            drawn.append(found)
    return drawn


Place = tuple[Path, tuple[Position, Position], list[tuple[str, int]]]


def _places(file: Path) -> Iterator[Place]:
    """Where the file can be changed, each with operators and how many of their places come before."""
    source = file.read_text(encoding="utf-8")
    nodes, left_alone = list(ast_nodes(get_ast(source))), _left_alone(source)
    found: dict[tuple[Position, Position], list[tuple[str, int]]] = {}
    for name, operator in _operators().items():
        spans = [span for node in nodes for span in operator.mutation_positions(node)]
        for occurrence, span in enumerate(spans):
            if not any(start <= span[0] < end for start, end in left_alone):
                found.setdefault(span, []).append((name, occurrence))
    return ((file, span, changes) for span, changes in sorted(found.items()))


def _operators() -> dict[str, Any]:
    names = [name for name in operator_names() if not name.endswith(LEFT_OUT) and not get_operator(name).arguments()]
    found = {name.removeprefix("core/"): get_operator(name)() for name in sorted(names)}
    return {**found, "DropCheck": DropCheck(), "DropDeed": DropDeed()}


def _left_alone(source: str) -> list[tuple[Position, Position]]:
    """Types, what kind of class a class is (`frozen=True`), and what cannot happen (`assert`, `strict=True`)."""
    spans: list[tuple[Position, Position]] = []
    for node in ast.walk(ast.parse(source)):
        for part in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            if isinstance(part, ast.expr):
                spans.append(_span(part))
        if isinstance(node, ast.Assert):
            spans.append(_span(node))
        if isinstance(node, ast.ClassDef):
            spans += [_span(part) for part in (*node.decorator_list, *(keyword.value for keyword in node.keywords))]
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            spans.append(_span(node))
        if isinstance(node, ast.keyword) and node.arg == "strict":
            spans.append(_span(node.value))
    return spans


def _span(node: ast.expr | ast.stmt) -> tuple[Position, Position]:
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)


def _mutation(file: Path, root: Path, span: tuple[Position, Position], change: tuple[str, int]) -> Mutation | None:
    """None if nothing is changed, or what comes out is no Python."""
    source = file.read_text(encoding="utf-8")
    name, occurrence = change
    changed = mutate_code(source, _operators()[name], occurrence)
    if changed is None or not _is_another(source, changed):
        return None
    before, after = _changed_lines(source.split("\n"), changed.split("\n"))
    return Mutation(file.relative_to(root).as_posix(), span[0][0], name, before, after, changed)


def _is_another(source: str, changed: str) -> bool:
    try:
        return ast.dump(ast.parse(changed)) != ast.dump(ast.parse(source))
    except SyntaxError:
        return False


def _changed_lines(one: list[str], other: list[str]) -> tuple[str, str]:
    """The lines that differ, without what stands before and after."""
    start = next(i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
    end = next(i for i, (a, b) in enumerate(zip(reversed(one), reversed(other), strict=False)) if a != b)
    return "\n".join(one[start : len(one) - end]).strip(), "\n".join(other[start : len(other) - end]).strip()

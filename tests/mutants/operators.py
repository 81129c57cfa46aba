"""What cosmic-ray's operators do not do and a forgotten rule looks like: a check that never holds, a deed not done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import parso
from cosmic_ray.operators.operator import Example, Operator

Span = tuple[tuple[int, int], tuple[int, int]]
CALL: Final = ("atom_expr", "power")


class DropCheck(Operator):  # type: ignore[misc]
    """`if x:` becomes `if False:`, and so does each `elif`."""

    def mutation_positions(self, node: Any) -> Iterator[Span]:
        for condition in self._conditions(node):
            yield node.children[condition].start_pos, node.children[condition].end_pos

    def mutate(self, node: Any, index: int) -> Any:
        node.children[self._conditions(node)[index]] = parso.parse(" False")
        return node

    @staticmethod
    def _conditions(node: Any) -> list[int]:
        if node.type != "if_stmt":
            return []
        return [i + 1 for i, child in enumerate(node.children) if child.type == "keyword" and child.value != "else"]

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        return (Example("if x: pass", "if False: pass"),)


class DropDeed(Operator):  # type: ignore[misc]
    """A call for its effect, or a change to something's field or place, becomes `pass`."""

    def mutation_positions(self, node: Any) -> Iterator[Span]:
        if node.type == "simple_stmt" and self._is_deed(node.children[0]):
            yield node.start_pos, node.children[0].end_pos

    def mutate(self, node: Any, index: int) -> Any:
        deed = node.children[0]
        node.children[0] = parso.parse(deed.get_first_leaf().prefix + "pass")
        return node

    @staticmethod
    def _is_deed(statement: Any) -> bool:
        changed = statement.type == "expr_stmt" and statement.children[0].type in CALL
        called = statement.type in CALL and statement.children[-1].get_first_leaf().value == "("
        return changed or called

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        return (Example("s.tell(x)\n", "pass\n"), Example("s.n += 1\n", "pass\n"))

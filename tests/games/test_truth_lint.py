"""Where the truth may be asked for: a lint over every game (the first fence around secrets)."""

import ast
from pathlib import Path

import pytest

SOURCES = sorted(Path("src/holdfast/games").rglob("*.py"))
JUDGING = {"gate", "candidates", "form", "why_not", "seats", "is_open"}
OWN = {"self", "ask", "cls"}
TRUTH_IN_VIEWS = {
    "alone": [],
    "elite": [],
    "key": [
        "window.true() if over",  # R134: all is shown after the end
        "s.solution.true() if over",
    ],
}


def functions(tree: ast.Module) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def peeks(function: ast.FunctionDef) -> list[str]:
    """Expressions in a function that reach past what a seat knows."""
    found = []
    for node in ast.walk(function):
        if not isinstance(node, ast.Attribute):
            continue
        owner = node.value
        is_public = (isinstance(owner, ast.Name) and owner.id in OWN) or ast.unparse(owner) == "s.parts"  # the box
        if node.attr in ("true", "_value", "rng") or (node.attr in ("cards", "known") and not is_public):
            found.append(ast.unparse(node))
    return found


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_what_judges_an_action_reads_only_what_the_seat_knows(path: Path) -> None:
    tree = ast.parse(path.read_text())
    assert [(f.name, f.lineno, peeks(f)) for f in functions(tree) if f.name in JUDGING and peeks(f)] == []


@pytest.mark.parametrize("game", sorted(TRUTH_IN_VIEWS))
def test_a_view_names_each_use_of_the_truth(game: str) -> None:
    folder = Path("src/holdfast/games") / game
    text = "".join(path.read_text() for path in sorted((folder / "screen").glob("*.py")))
    assert text.count(".true()") == len(TRUTH_IN_VIEWS[game])
    for use in TRUTH_IN_VIEWS[game]:
        assert use in text


def test_the_lint_sees_a_peek() -> None:
    (function,) = functions(
        ast.parse("def gate(cls, s, seat, ask):\n    return s.deck.true()[-1] and s.hands[0].cards")
    )
    assert sorted(peeks(function)) == ["s.deck.true", "s.hands[0].cards"]

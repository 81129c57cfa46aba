"""What the terminal says, shell and drawings, stands in files of texts: no English is left in its code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from holdfast.cli.terminal.words import SHELL, TerminalWords

CLI: Final = Path(__file__).parents[3] / "src" / "holdfast" / "cli"
TERMINAL: Final = CLI / "terminal"
FILES: Final = sorted([CLI / "play.py", CLI / "json_file.py", *TERMINAL.rglob("*.py")])
WORDS: Final = re.compile(r"[^\W\d_]{2,}[,:;.!?]? [^\W\d_]{2,}|^[A-Z][a-z]+[.!?:]?$")
TABLES: Final = {
    "holdfast.cli.terminal.words": SHELL,
    "holdfast.cli.terminal.key.words": TerminalWords("holdfast.cli.terminal.key"),
}
COLOUR: Final = re.compile(r"(bold )?#[0-9a-f]{6} on #[0-9a-f]{6}$")

# Functions whose words nobody reads while playing, and why.
UNREAD: Final = {
    "command": "what `holdfast play --help` shows is English, as of all commands",
    "Parameter": "the same, of a flag",
}
# Words that stand there all the same, and why.
EXCEPTIONS: Final = {
    "who plays": "among the questions of a mode, the one that is no option; never shown",
    "holdfast play --resume ": "a command to type",
    "holdfast replay ": "a command to type",
    "Esc": "a key, as it is printed on the keyboard",
    "Tab": "a key, as it is printed on the keyboard",
    "Enter": "a key, as it is printed on the keyboard",
    "ew ea es ed et": "keys to press",
    "xw xa xs xd": "keys to press",
    "b  hl hc": "keys to press",
}


def english(path: Path) -> Iterator[str]:
    """Yields strings of two words or more, and single ones that begin like a sentence."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    unread = {id(node) for around in ast.walk(tree) if is_unread(around) for node in ast.walk(around)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in unread:
            continue
        if WORDS.search(node.value) and not COLOUR.match(node.value) and node.value not in EXCEPTIONS:
            yield f"{path.relative_to(CLI)}:{node.lineno}: {node.value}"


def is_unread(node: ast.AST) -> bool:
    """Tells whether what stands in here is no text: docstrings, annotations, assertions, names of things."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Call):
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        return called in UNREAD
    return isinstance(node, ast.Assert)


def test_there_are_files() -> None:
    assert len(FILES) > 30


def test_no_english_stands_in_the_code() -> None:
    assert [words for path in FILES for words in english(path)] == []


def table_of(tree: ast.Module) -> TerminalWords | None:
    """Returns where a file looks up what it says by name: in the shell's texts, in those of The Key, or nowhere."""
    places = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and is_for_saying(node)}
    return next((TABLES[place] for place in places if place in TABLES), None)


def is_for_saying(node: ast.ImportFrom) -> bool:
    return any(one.name == "say" for one in node.names)


def test_everything_that_is_said_by_name_has_a_text() -> None:
    missing = []
    for path in FILES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        table = table_of(tree)
        if table is None:
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
                key = node.args[0]
                if isinstance(key, ast.Constant) and isinstance(key.value, str) and not table.has(key.value):
                    missing.append(f"{path.name}:{node.lineno}: {key.value}")
    assert missing == []

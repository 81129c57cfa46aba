"""Reads docs/words.md: rows of a word, one sentence and a file; and says what is wrong with them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROW = re.compile(r"\| (?P<word>[^|]+) \| (?P<sentence>[^|]+) \| \[(?P<label>[^\]]+)\]\((?P<link>[^)]+)\) \|")
SCRIPT = re.compile(r"\b(?:class|const|function|interface|type) (\w+)")
STYLE = re.compile(r"(--[\w-]+):")


class Row(NamedTuple):
    """A row of a table; `name` is what the word is called in the file: the word itself, or what stands in backticks."""

    word: str
    name: str
    sentence: str
    label: str
    file: Path


def tables_of(page: str, folder: Path) -> list[list[Row]]:
    """The tables of a page in this folder, each with its rows. Raises ValueError for a line that is no row."""
    return [
        [_row(line, folder) for line in table.splitlines()[2:]]
        for table in re.findall(r"^\|(?:.*\n?)+?(?=\n|\Z)", page, re.MULTILINE)
    ]


def _row(line: str, folder: Path) -> Row:
    found = ROW.fullmatch(line)
    if found is None:
        raise ValueError(f"expected | word | sentence | [file](link) |, found {line}")
    word, _, name = found["word"].replace("`", "").partition(", ")
    return Row(word, name or word, found["sentence"], found["label"], (folder / found["link"]).resolve())


def problems(tables: list[list[Row]]) -> Iterator[str]:
    """What is wrong, one sentence each."""
    seen: set[str] = set()
    for table in tables:
        words = [row.word.casefold() for row in table]
        for before, word in pairwise(words):
            if word < before:
                yield f"{word} stands after {before}"
        for row in table:
            if row.word.casefold() in seen:
                yield f"{row.word} stands there twice"
            seen.add(row.word.casefold())
            yield from _problems_of(row)


def _problems_of(row: Row) -> Iterator[str]:
    if not re.fullmatch(r"[A-Z][^.!?]*(?:\.\w[^.!?]*)*\.", row.sentence):
        yield f"{row.word} has not exactly one sentence"
    if not row.file.as_posix().endswith(f"/{row.label}"):
        yield f"{row.word} says {row.label} and leads to another file"
    if not row.file.is_file():
        yield f"{row.word} leads to a file that is not there"
    elif row.name not in names_in(row.file):
        yield f"{row.word} is no name in {row.label}"


def names_in(file: Path) -> set[str]:
    """The names that a file gives to things: classes, functions, fields and constants; of styles, properties."""
    source = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        return set(_names_in_python(ast.parse(source)))
    return set((STYLE if file.suffix == ".css" else SCRIPT).findall(source))


def _names_in_python(node: ast.AST) -> Iterator[str]:
    """What is local to a function is no name of the file."""
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield part.name
        elif isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            yield part.id
        if not isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _names_in_python(part)

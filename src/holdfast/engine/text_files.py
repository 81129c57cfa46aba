"""Texts in files: one `.ftl` file (Fluent) per language beside the code that they belong to, and the made-up language.

A key such as `refused.wall` is the message `refused-wall`, and a space in a key is `__`. Files are cut into messages
line by line and parsed no further: most texts of a game are never said in one evening. `tests/test_texts.py` reads
them all with Fluent's parser.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from importlib.resources import files
from typing import Final, NewType

Table = NewType("Table", dict[str, str])  # patterns by key

FIRST_LANGUAGE: Final = "en"  # what everything is written in first; other languages may lack a text
MADE_UP: Final = "en-XA"  # every text marked: whatever is not has not been made ready for other languages
TEXT_MARKS: Final = ("⟦", "⟧")
LINE: Final = re.compile(r"^(#+ |- (?:[A-Z]+\d+[a-z]? )?|\d+\. |[ \t]*)(\S.*)$", re.MULTILINE)
PICTURE: Final = re.compile(r"!\[(.*)\]\((.*)\)")


class TextFileError(Exception):
    """A file of texts cannot be read; says where and why."""


def text_key(message: str) -> str:
    """Returns the key of a message by its name: `refused-wall` is `refused.wall`."""
    return message.replace("-", ".").replace("__", " ")


def read_table(text: str, name: str) -> Table:
    """Returns the patterns of a file by key, as they are written, without the indentation of later lines."""
    table: dict[str, list[str]] = {}
    lines: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line[0] in " \t":
            if not lines:
                raise TextFileError(f"{name}, line {number}: this continues no message: {line!r}")
            lines.append(line)
            continue
        message, equals, pattern = line.partition("=")
        key = text_key(message.strip())
        if not equals or key in table:
            raise TextFileError(f"{name}, line {number}: expected `message = text`, each once, and found {line!r}")
        lines = table[key] = [pattern.strip()]
    return Table({key: _dedented(parts) for key, parts in table.items()})


def _dedented(lines: list[str]) -> str:
    first, *more = lines
    if not more:
        return first
    depth = min(len(line) - len(line.lstrip()) for line in more)
    return "\n".join(filter(None, (first, *(line[depth:].rstrip() for line in more))))


def load_tables(package: str) -> dict[str, Table]:
    """Returns the tables that lie in a package, by language: `en.ftl` is `en`."""
    found = sorted(file.name for file in files(package).iterdir() if file.name.endswith(".ftl"))
    return {
        name.removesuffix(".ftl"): read_table((files(package) / name).read_text(encoding="utf-8"), f"{package}/{name}")
        for name in found
    }


def load_page(package: str, name: str, language: str) -> str | None:
    """Returns a page of Markdown: `<name>.<language>.md`, else `<name>.md`, which is English; None without either."""
    for file in (f"{name}.{language}.md", f"{name}.md"):
        try:
            text = (files(package) / file).read_text(encoding="utf-8")
        except (TypeError, FileNotFoundError):  # a game may be one module
            continue
        return marked_lines(text) if language == MADE_UP else text
    return None


def in_language(tables: Mapping[str, Mapping[str, str]], language: str) -> Table:
    """Returns one whole table: the texts of a language, and English where it lacks one."""
    if language == MADE_UP:
        return marked(tables[FIRST_LANGUAGE])
    return Table({**tables[FIRST_LANGUAGE], **tables.get(language, {})})


def best_language(wanted: Iterable[str], known: Collection[str]) -> str:
    """Returns the first wanted language that is known, by its whole code or by its first part; else English.

    >>> best_language(["pt-BR", "de-AT", "en"], {"en", "de"})
    'de'
    """
    for code in wanted:
        for form in (code, code.partition("-")[0]):
            if form in known or form == MADE_UP:
                return form
    return FIRST_LANGUAGE


def marked(table: Mapping[str, str]) -> Table:
    """Returns the same texts in the made-up language."""
    return Table({key: in_marks(pattern) for key, pattern in table.items()})


def in_marks(words: str) -> str:
    return f"{TEXT_MARKS[0]}{words}{TEXT_MARKS[1]}"


def is_marked(words: str) -> bool:
    """Tells whether words are in marks from the first to the last."""
    return words.startswith(TEXT_MARKS[0]) and words.endswith(TEXT_MARKS[1])


def marked_lines(text: str) -> str:
    """Returns a page of Markdown in the made-up language: every line marked behind its hashes, dash or number."""
    return LINE.sub(_marked_line, text)


def _marked_line(line: re.Match[str]) -> str:
    """Returns a line in marks; of a picture what it shows."""
    if picture := PICTURE.fullmatch(line[2]):
        return f"{line[1]}![{in_marks(picture[1])}]({picture[2]})"
    return line[1] + in_marks(line[2])

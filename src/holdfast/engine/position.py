"""A position as lines of text, `name: words`: what the notations of all games have in common."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

TRUTH: Final = -2  # in place of the seat that a position is written for: all of it, secrets included


class NotationError(ValueError):
    """A line of a position cannot be understood, or no game can come to it: which line, and what was expected."""


def fields_of(text: str) -> dict[str, str]:
    """Returns the lines of a position by name."""
    fields: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        name, colon, words = line.partition(":")
        name = " ".join(name.split()).lower()
        if not colon:
            raise NotationError(f"line {number}: expected 'name: words', found {line.strip()!r}")
        if name in fields:
            raise NotationError(f"line {number}: there are two lines {name!r}")
        fields[name] = words.strip()
    return fields


def number_in(fields: Mapping[str, str], line: str, least: int, most: int) -> int:
    return as_number(fields[line], line, least, most)


def as_number(word: str, line: str, least: int, most: int) -> int:
    if not re.fullmatch(r"-?\d+", word) or not least <= int(word) <= most:
        raise NotationError(f"{line}: expected a number from {least} to {most}, found {word!r}")
    return int(word)


def yes_or_no(fields: Mapping[str, str], line: str) -> bool:
    if fields[line].lower() not in ("yes", "no"):
        raise NotationError(f"{line}: expected yes or no, found {fields[line]!r}")
    return fields[line].lower() == "yes"

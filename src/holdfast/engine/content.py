"""Checks pack data and turns it into frozen content; reading files is the caller's job."""

from __future__ import annotations

import re
from typing import Any, Final, TypeVar

import msgspec

T = TypeVar("T")
CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


class Content(msgspec.Struct, frozen=True):
    """What a game was made from: maps, cards, numbers, geometry. Shared by all clones, known by its hash."""


class PackError(Exception):
    """Pack data is wrong: which file, which key, what was expected, what was found."""

    def __init__(self, file: str, key: str, expected: str, found: object) -> None:
        super().__init__(f"{file}: {key}: expected {expected}, found {found!r}")
        self.file = file
        self.key = key
        self.expected = expected
        self.found = found


def checked(data: object, kind: type[T], file: str) -> T:
    """Returns `data` as a value of `kind`, or raises a PackError that names the key."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as problem:
        message, _, path = str(problem).partition(" - at `")
        key = path.rstrip("`").removeprefix("$").removeprefix(".") or "the whole file"
        if field := re.fullmatch(r"Object missing required field `(.+)`", message):
            raise PackError(file, _below(key, field[1]), "a value, which must be given", "nothing") from None
        if field := re.fullmatch(r"Object contains unknown field `(.+)`", message):
            at = _below(key, field[1])
            raise PackError(file, at, "no key of this name", found_at(data, at)) from None
        if message.startswith("Invalid "):  # a word that is none of those that there are: 'Invalid enum value 'x''
            message = "Expected a word that is known here"
        expected = message.removeprefix("Expected ").split(", got ")[0]
        raise PackError(file, key, expected, found_at(data, key)) from None


def control_sign_in(data: object) -> str | None:
    """Returns where plain data holds a text with a sign that steers a terminal instead of being shown; None if nowhere.

    What others have written is shown to people: it may break lines, and nothing else.
    """
    left: list[tuple[str, object]] = [("", data)]  # however deep it is nested
    while left:
        key, value = left.pop()
        if isinstance(value, str) and CONTROL.search(value):
            return key or "the whole file"
        if isinstance(value, dict):
            left += [(key, str(name)) for name in value]
            left += [(f"{key}.{name}".lstrip("."), part) for name, part in value.items()]
        elif isinstance(value, list | tuple):
            left += [(f"{key}[{place}]", part) for place, part in enumerate(value)]
    return None


def _below(key: str, field: str) -> str:
    return field if key == "the whole file" else f"{key}.{field}"


def found_at(data: object, key: str) -> Any:
    """Returns the value at a path such as `room[2].name`, or where the path breaks off, what lies above it."""
    for name, index in re.findall(r"([^.\[\]]+)|\[(\d+)\]", "" if key == "the whole file" else key):
        try:
            data = data[int(index)] if index else data[name]  # type: ignore[index]
        except (KeyError, IndexError, TypeError):
            break
    return data

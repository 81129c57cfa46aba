"""Remembers what was met in single missions at this machine, so that new ones bring something else."""

from __future__ import annotations

from typing import Final

import msgspec

from holdfast.cli.errors import BadInput
from holdfast.cli.folders import met_file
from holdfast.cli.json_file import JsonFile

VERSION: Final = 1
MOST_MARKS: Final = 4000  # some two hundred missions


class MetBook(msgspec.Struct, frozen=True):
    """Marks of titles, clues, lists and other printed texts, the latest last. They hold no answer."""

    marks: tuple[str, ...] = ()


def met_before() -> tuple[str, ...]:
    """Returns the marks that are kept; none where the file cannot be read, for a game does not wait for that."""
    return (_kept().read_if_possible() or MetBook()).marks


def note_met(marks: tuple[str, ...]) -> None:
    """Keeps more marks. A file that cannot be read is left alone."""
    kept = _kept()
    try:
        before = (kept.read() or MetBook()).marks
        kept.write(MetBook((*before, *marks)[-MOST_MARKS:]))
    except BadInput:
        return


def _kept() -> JsonFile[MetBook]:
    return JsonFile(met_file(), MetBook, VERSION)

"""What is written beside a game and belongs to no log: private notes, and how many hints were opened.

Notes that begin with the name of a thing are about it, as in the browser: `star: E`.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec


class Notebook(msgspec.Struct):
    """Notes by seat; it lies beside the save, so that a game that is resumed has its notes."""

    notes: dict[int, list[str]] = {}
    hints: int = 0

    def page(self, seat: int) -> list[str]:
        return self.notes.setdefault(seat, [])

    def write(self, seat: int, words: str) -> None:
        """Writes a new note, or, for '-2', takes note 2 away."""
        page = self.page(seat)
        number = words[1:] if words.startswith("-") else ""
        if number.isdecimal() and 1 <= int(number) <= len(page):
            del page[int(number) - 1]
        else:
            page.append(words[:500])


def beside(save: Path) -> Path:
    return save.with_suffix(".notes")


def read_notebook(save: Path) -> Notebook:
    """Returns the notebook of a save; an empty one if there is none or nobody can read it."""
    try:
        return msgspec.json.decode(beside(save).read_bytes(), type=Notebook)
    except (OSError, ValueError):
        return Notebook()


def keep_notebook(save: Path, notebook: Notebook) -> None:
    if notebook.hints or any(notebook.notes.values()):
        beside(save).write_bytes(msgspec.json.encode(notebook))


def pinned(notes: Iterable[str]) -> dict[str, str]:
    """Returns what is pinned under each name, in small letters; what was written last counts."""
    found: dict[str, str] = {}
    for note in notes:
        name, colon, words = note.rpartition(":")
        if colon and name.strip():
            found[name.strip().casefold()] = words.strip()
    return found

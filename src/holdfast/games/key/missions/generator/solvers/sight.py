"""What somebody at the table sees of the console: windows in reading order, and what is known of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from holdfast.games.key.missions.mission import NO_GLYPH, MissionFace

Seen: TypeAlias = Mapping[tuple[int, int], str]  # (row, column) -> the content of an open window
World: TypeAlias = tuple[str, ...]  # an answer, and what else must be true for it


class TooMany(Exception):
    """The search was given up, so nothing is proven."""


class Cell(NamedTuple):
    row: int
    column: int
    glyph: int
    content: str | None  # None while it is not known


class ConsoleSight:
    """The console as it lies there; a glyph that is open anywhere is known everywhere (R73)."""

    def __init__(self, face: MissionFace, seen: Seen) -> None:
        by_glyph = {
            w.glyph: seen[w.row, w.column] for w in face.windows if w.glyph != NO_GLYPH and (w.row, w.column) in seen
        }
        self.cells = sorted(
            Cell(w.row, w.column, w.glyph, by_glyph.get(w.glyph, seen.get((w.row, w.column)))) for w in face.windows
        )
        self.one_to_one = face.one_to_one

    def words(self, cells: list[Cell] | None = None) -> list[list[Cell]]:
        """Runs of neighbouring windows; a gap or the end of a row ends a run."""
        runs: list[list[Cell]] = []
        for cell in self.cells if cells is None else cells:
            last = runs[-1][-1] if runs else None
            if last is not None and (last.row, last.column + 1) == (cell.row, cell.column):
                runs[-1].append(cell)
            else:
                runs.append([cell])
        return runs


def allows(cells: list[Cell], contents: list[str], one_to_one: bool) -> bool:
    """Tells whether these contents can lie behind these windows: one content a glyph, and if so said, one glyph a
    content.
    """
    behind: dict[int, str] = {}
    for cell, content in zip(cells, contents, strict=True):
        if cell.content is not None and cell.content != content:
            return False
        if cell.glyph != NO_GLYPH and behind.setdefault(cell.glyph, content) != content:
            return False
    if not one_to_one:
        return True
    lying_open = {c.content for c in cells if c.glyph == NO_GLYPH and c.content is not None}
    return len(set(behind.values())) == len(behind) and lying_open.isdisjoint(behind.values())


def note_after(face: MissionFace, beginning: str) -> str | None:
    """Returns the rest of the printed note that begins so."""
    return next((n.removeprefix(beginning).strip() for n in face.notes if n.startswith(beginning)), None)

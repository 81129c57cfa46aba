"""The printed list, with what the open windows rule out struck through: an aid that uses only what everybody sees."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.text import Text

from holdfast.cli.terminal.io.lines import Block, in_columns, line
from holdfast.cli.terminal.io.palette import BRASS, CREAM, FAINT
from holdfast.games.key.missions.mission import NO_GLYPH, WindowFace, normal_form
from holdfast.games.key.screen.view import KeyView

IN_PLACE: Final = ("phrase", "word", "dossier")  # kinds whose windows spell the answer as it is read
SHUFFLED: Final = ("anagram",)


def is_possible(view: KeyView, entry: str) -> bool:
    """Tells whether an entry agrees with what lies open; where windows do not spell the answer, all entries do."""
    letters = normal_form(entry)
    windows = sorted(zip(view.mission.windows, view.windows, strict=True), key=lambda w: (w[0].row, w[0].column))
    answer = [window for window in windows if window[0].area == "answer"]
    if view.mission.kind in SHUFFLED and not answer:
        shown = Counter(content for _, content in windows if content is not None)
        return shown <= Counter(letters)
    spelled = answer or (windows if view.mission.kind in IN_PLACE else [])
    return len(spelled) != len(letters) or _spells(spelled, letters, view.mission.one_to_one)


def _spells(windows: list[tuple[WindowFace, str | None]], letters: str, one_to_one: bool) -> bool:
    behind: dict[int, str] = {}
    lying_open = set()
    for (face, content), letter in zip(windows, letters, strict=True):
        if content not in (None, letter):
            return False
        if face.glyph == NO_GLYPH:
            lying_open.add(letter if content else "")
        elif behind.setdefault(face.glyph, letter) != letter:
            return False
    return not one_to_one or (len(set(behind.values())) == len(behind) and lying_open.isdisjoint(behind.values()))


def draw_dossier(view: KeyView, width: int) -> Block:
    """Draws the list in columns; what is ruled out is faint and struck through."""
    rows: Block = []
    cells: list[Text] = []
    left = 0
    for entry in view.mission.dossier:
        if entry.endswith(":"):
            rows += [*in_columns(cells, width, 3), line((entry, BRASS))]
            cells = []
            continue
        possible = is_possible(view, entry)
        left += possible
        cells.append(line(("  " if possible else "x ", FAINT), (entry, CREAM if possible else f"{FAINT} strike")))
    rows += in_columns(cells, width, 3)
    count = sum(not entry.endswith(":") for entry in view.mission.dossier)
    words = f"The list: {left} of {count} can still be true" if left < count else f"The list: {count} entries"
    return [line((words, BRASS)), *rows]

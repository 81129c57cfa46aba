"""DOSSIER: the windows spell entries of printed lists, one of each. With nothing open: the lists and the pattern."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.lexicon import WordList
from holdfast.games.key.missions.generator.solvers.sight import Cell, ConsoleSight, Seen, World
from holdfast.games.key.missions.mission import NO_GLYPH, MissionFace


def worlds(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[World]:
    """Returns every choice of one entry from each list that fits the windows; no word list is needed."""
    sight = ConsoleSight(face, seen)
    runs = sight.words()
    known = {c.glyph: c.content for c in sight.cells if c.glyph != NO_GLYPH and c.content is not None}
    lying_open = {c.content for c in sight.cells if c.glyph == NO_GLYPH and c.content is not None}
    sofar = [("", 0, known)]
    for entries in printed_lists(face):
        further: list[tuple[str, int, dict[int, str]]] = []
        for entry in entries:
            parts = entry.upper().split()
            letters = "".join(parts)
            for text, used, behind in sofar:
                head = runs[used : used + len(parts)]
                if [len(run) for run in head] != [len(part) for part in parts]:
                    continue
                more = _joined(behind, [cell for run in head for cell in run], letters, lying_open, sight.one_to_one)
                if more is not None:
                    further.append((text + letters, used + len(parts), more))
        sofar = further
    area = {(w.row, w.column) for w in face.windows if w.area == "answer"}
    wanted = [i for i, c in enumerate(sight.cells) if not area or (c.row, c.column) in area]
    return {("".join(text[i] for i in wanted), text) for text, used, _ in sofar if used == len(runs)}


def behind(face: MissionFace, found: list[World]) -> list[Sequence[str]]:
    """Returns what lies behind the windows in each of these worlds, in reading order."""
    return [text for _, text in found]


def printed_lists(face: MissionFace) -> list[list[str]]:
    """Returns the lists as they are printed: a line that ends in a colon begins one of its own."""
    parts: list[list[str]] = []
    for line in face.dossier:
        if line.endswith(":"):
            parts.append([])
        else:
            if not parts:
                parts.append([])
            parts[-1].append(line)
    return parts


def _joined(
    behind: dict[int, str], cells: list[Cell], letters: str, lying_open: set[str], one_to_one: bool
) -> dict[int, str] | None:
    """Returns what is known behind glyphs when these letters stand here too; None if they cannot."""
    more = dict(behind)
    for cell, letter in zip(cells, letters, strict=True):
        if cell.glyph == NO_GLYPH:
            if cell.content is not None and cell.content != letter:
                return None
        elif cell.glyph in more:
            if more[cell.glyph] != letter:
                return None
        elif one_to_one and (letter in lying_open or letter in more.values()):
            return None
        else:
            more[cell.glyph] = letter
    return more

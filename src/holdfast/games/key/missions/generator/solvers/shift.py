"""SHIFT: the windows hold the text with all letters moved on alike. With nothing open: lengths and pattern."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.lexicon import ALPHABET, WordList
from holdfast.games.key.missions.generator.solvers.reading import CAP, Reading, Spot, shift_letter
from holdfast.games.key.missions.generator.solvers.sight import Cell, ConsoleSight, Seen, World, allows, note_after
from holdfast.games.key.missions.mission import MissionFace

FEW = 3  # open windows, of which no more than the pattern is used at first


def worlds(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[World]:
    """Returns each shift that is still possible, with each text that it allows."""
    sight = ConsoleSight(face, seen)
    cells = sight.cells
    shifts = list(range(1, 26))
    if _tells_the_shift(face):
        if cells[0].content is not None:
            shifts = [int(cells[0].content)]
        cells = cells[1:]
    if sum(c.content is not None for c in cells) < FEW:
        return _by_pattern(sight, cells, shifts, words)
    runs = sight.words(cells)
    found: set[World] = set()
    for shift in shifts:
        spots = [Spot(w, i, c.glyph, c.content, shift) for w, run in enumerate(runs) for i, c in enumerate(run)]
        reading = Reading([len(r) for r in runs], spots, words, sight.one_to_one)
        found |= {("".join(text), str(shift)) for text in reading.texts({})}
    return found


def _by_pattern(sight: ConsoleSight, cells: list[Cell], shifts: list[int], words: WordList) -> set[World]:
    """Finds the texts that have the pattern, which no shift changes, and then the shifts: quicker
    while little is open.
    """
    runs = sight.words(cells)
    spots = [Spot(w, i, c.glyph, None) for w, run in enumerate(runs) for i, c in enumerate(run)]
    reading = Reading([len(r) for r in runs], spots, words, sight.one_to_one)
    texts = ["".join(text) for text in reading.texts({}, CAP // 4)]
    first = next(((i, c.content) for i, c in enumerate(cells) if c.content is not None), None)
    if first is None:
        return {(text, str(shift)) for text in texts for shift in shifts}
    found: set[World] = set()
    place, content = first
    for text in texts:
        shift = (ALPHABET.index(content) - ALPHABET.index(text[place])) % 26
        if shift in shifts and allows(cells, [shift_letter(c, shift) for c in text], sight.one_to_one):
            found.add((text, str(shift)))
    return found


def behind(face: MissionFace, found: list[World]) -> list[Sequence[str]]:
    """Returns what lies behind the windows in each of these worlds, in reading order."""
    tables = {str(shift): str.maketrans(ALPHABET, ALPHABET[shift:] + ALPHABET[:shift]) for shift in range(1, 26)}
    if _tells_the_shift(face):
        return [(shift, *text.translate(tables[shift])) for text, shift in found]
    return [text.translate(tables[shift]) for text, shift in found]


def false_readings(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[str]:
    """Returns all texts that the cipher text allows when nobody knows the shift."""
    if _tells_the_shift(face):
        first = min((w.row, w.column) for w in face.windows)
        seen = {place: content for place, content in seen.items() if place != first}
    return {answer for answer, _ in worlds(face, seen, bank, words)}


def _tells_the_shift(face: MissionFace) -> bool:
    return note_after(face, "The first window is the shift") is not None

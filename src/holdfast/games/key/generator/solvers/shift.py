"""SHIFT: the windows hold the text with all letters moved on alike. With nothing open: lengths and pattern."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.games.key.generator.bank import Bank
from holdfast.games.key.generator.lexicon import ALPHABET, WordList
from holdfast.games.key.generator.solvers.reading import CAP, Reading, Spot
from holdfast.games.key.generator.solvers.sight import Seen, Sight, World, note_after
from holdfast.games.key.mission import MissionFace


def worlds(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[World]:
    """Each shift that is still possible, with each text that it allows."""
    sight = Sight(face, seen)
    cells = sight.cells
    shifts = list(range(1, 26))
    if _tells_the_shift(face):
        if cells[0].content is not None:
            shifts = [int(cells[0].content)]
        cells = cells[1:]
    runs = sight.words(cells)
    found: set[World] = set()
    if all(c.content is None for c in cells):  # then every shift allows the same texts
        spots = [Spot(w, i, c.glyph, None) for w, run in enumerate(runs) for i, c in enumerate(run)]
        reading = Reading([len(r) for r in runs], spots, words, sight.one_to_one)
        texts = ["".join(text) for text in reading.texts({}, CAP // 4)]
        return {(text, str(shift)) for text in texts for shift in shifts}
    for shift in shifts:
        spots = [Spot(w, i, c.glyph, c.content, shift) for w, run in enumerate(runs) for i, c in enumerate(run)]
        reading = Reading([len(r) for r in runs], spots, words, sight.one_to_one)
        found |= {("".join(text), str(shift)) for text in reading.texts({})}
    return found


def behind(face: MissionFace, found: list[World]) -> list[Sequence[str]]:
    """What lies behind the windows in each of these worlds, in reading order."""
    tables = {str(shift): str.maketrans(ALPHABET, ALPHABET[shift:] + ALPHABET[:shift]) for shift in range(1, 26)}
    if _tells_the_shift(face):
        return [(shift, *text.translate(tables[shift])) for text, shift in found]
    return [text.translate(tables[shift]) for text, shift in found]


def false_readings(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[str]:
    """All texts that the cipher text allows when nobody knows the shift."""
    if _tells_the_shift(face):
        first = min((w.row, w.column) for w in face.windows)
        seen = {place: content for place, content in seen.items() if place != first}
    return {answer for answer, _ in worlds(face, seen, bank, words)}


def _tells_the_shift(face: MissionFace) -> bool:
    return note_after(face, "The first window is the shift") is not None

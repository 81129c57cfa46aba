"""KEYWORD: a keyword in the first row, below it a word moved on by the keyword's letters in turn.

With nothing open: the keywords that may be meant, and the pattern of both rows together.
"""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.lexicon import ALPHABET, WordList
from holdfast.games.key.missions.generator.solvers.reading import Reading, Spot, shift_letter
from holdfast.games.key.missions.generator.solvers.sight import Cell, ConsoleSight, Seen, World, allows, note_after
from holdfast.games.key.missions.mission import NO_GLYPH, MissionFace


def worlds(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[World]:
    """Returns each keyword on the card's list, with each text that it allows."""
    sight = ConsoleSight(face, seen)
    key_cells, text_cells = _rows(sight)
    found: set[World] = set()
    for keyword in (note_after(face, "The keyword is one of") or "").rstrip(".").split(", "):
        if len(keyword) != len(key_cells) or not allows(key_cells, list(keyword), sight.one_to_one):
            continue
        behind = {cell.glyph: c for cell, c in zip(key_cells, keyword, strict=True) if cell.glyph != NO_GLYPH}
        steps = [ALPHABET.index(c) for c in keyword]
        spots = [Spot(0, i, c.glyph, c.content, steps[i % len(steps)]) for i, c in enumerate(text_cells)]
        spots += [Spot(-1, 0, cell.glyph, cell.content) for cell in key_cells]
        reading = Reading([len(text_cells)], spots, words, sight.one_to_one)
        found |= {(text, keyword) for (text,) in reading.texts(behind)}
    return found


def behind(face: MissionFace, found: list[World]) -> list[Sequence[str]]:
    """Returns what lies behind the windows in each of these worlds, in reading order."""
    return [
        [*keyword, *(shift_letter(c, ALPHABET.index(keyword[i % len(keyword)])) for i, c in enumerate(text))]
        for text, keyword in found
    ]


def false_readings(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[str]:
    """Returns all texts that the open cipher text allows with any word of the list as its keyword."""
    key_cells, text_cells = _rows(ConsoleSight(face, seen))
    size = len(key_cells)
    cipher = [c.content for c in text_cells]
    if len(cipher) < 2 * size:
        return set()  # nothing holds such a key together: no proof is possible
    index = words.index(len(cipher))
    mask = index.all
    for i in range(len(cipher) - size):
        a, b = cipher[i], cipher[i + size]
        if a is not None and b is not None:
            mask &= index.alike(i, i + size, ALPHABET.index(b) - ALPHABET.index(a))
    return {text for text in index.pick(mask) if _key_between(text, cipher, size) in words}


def _rows(sight: ConsoleSight) -> tuple[list[Cell], list[Cell]]:
    first = sight.cells[0].row
    return [c for c in sight.cells if c.row == first], [c for c in sight.cells if c.row != first]


def _key_between(text: str, cipher: list[str | None], size: int) -> str:
    """Returns the key that turns the text into the cipher, from its first known letters."""
    key = ["?"] * size
    for i, sign in enumerate(cipher):
        if sign is not None:
            key[i % size] = ALPHABET[(ALPHABET.index(sign) - ALPHABET.index(text[i])) % 26]
    return "".join(key)

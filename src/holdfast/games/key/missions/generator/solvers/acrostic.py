"""ACROSTIC: the windows hold numbers of printed words, whose initials spell the answer or two numbers to combine.

With nothing open: the printed words, and how long the spelled words are.
"""

from __future__ import annotations

import re
from collections import Counter

from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.lexicon import WordList
from holdfast.games.key.missions.generator.solvers.reading import Reading, Spot
from holdfast.games.key.missions.generator.solvers.sight import Cell, ConsoleSight, Seen, World
from holdfast.games.key.missions.mission import MissionFace

SMALL = (
    *("ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE", "TEN"),
    *("ELEVEN", "TWELVE", "THIRTEEN", "FOURTEEN", "FIFTEEN", "SIXTEEN", "SEVENTEEN", "EIGHTEEN", "NINETEEN", "TWENTY"),
)
TENS = ("THIRTY", "FORTY", "FIFTY", "SIXTY", "SEVENTY", "EIGHTY", "NINETY")
VALUES = {word: i + 1 for i, word in enumerate(SMALL)} | {word: 10 * i + 30 for i, word in enumerate(TENS)}


def worlds(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[World]:
    """Words that the printed initials can spell, each numbered word standing behind one glyph only."""
    sight = ConsoleSight(face, seen)
    initial = {
        number: word[0].upper() for note in face.notes for number, word in re.findall(r"(\d+) ([A-Za-z]+)", note)
    }
    if face.shape == "number":
        words = WordList("numbers", VALUES)
    runs = sight.words()
    spots = [
        Spot(w, i, c.glyph, None if c.content is None else initial.get(c.content, "?"))
        for w, run in enumerate(runs)
        for i, c in enumerate(run)
    ]
    stock = Counter(initial.values())
    found: set[World] = set()
    for text in Reading([len(r) for r in runs], spots, words, one_to_one=False).texts({}):
        if _can_be_spelled(runs, text, stock):
            found.add((_combined(face, text), *text) if face.shape == "number" else ("".join(text),))
    return found


def _can_be_spelled(runs: list[list[Cell]], text: tuple[str, ...], stock: Counter[str]) -> bool:
    behind = {
        c.glyph: letter for run, word in zip(runs, text, strict=True) for c, letter in zip(run, word, strict=True)
    }
    needed = Counter(behind.values())
    return all(needed[letter] <= stock[letter] for letter in needed)


def _combined(face: MissionFace, text: tuple[str, ...]) -> str:
    first, second = (VALUES[word] for word in text)
    return str(first * second if any("multiply" in note for note in face.notes) else first + second)

"""ACROSTIC: the windows hold numbers of printed words, whose initials spell the answer or numbers to combine.

With nothing open: the printed words, and how long the spelled words are.
"""

from __future__ import annotations

import re
from collections import Counter
from math import prod

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
    """Returns words that the printed initials can spell, each numbered word standing behind one glyph only."""
    sight = ConsoleSight(face, seen)
    initial = _initials(face)
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


def _initials(face: MissionFace) -> dict[str, str]:
    """Returns the initial of each word of the printed letter, whose lines say which words they hold: `8-15: ...`."""
    found: dict[str, str] = {}
    for note in face.notes:
        if line := re.fullmatch(r"(\d+)-\d+: (.*)", note):
            words = re.findall(r"[A-Za-z][A-Za-z'-]*", line[2])
            found |= {str(number): word[0].upper() for number, word in enumerate(words, start=int(line[1]))}
    return found


def _can_be_spelled(runs: list[list[Cell]], text: tuple[str, ...], stock: Counter[str]) -> bool:
    behind = {
        c.glyph: letter for run, word in zip(runs, text, strict=True) for c, letter in zip(run, word, strict=True)
    }
    needed = Counter(behind.values())
    return all(needed[letter] <= stock[letter] for letter in needed)


def _combined(face: MissionFace, text: tuple[str, ...]) -> str:
    values = [VALUES[word] for word in text]
    return str(prod(values) if any("multiply" in note for note in face.notes) else sum(values))

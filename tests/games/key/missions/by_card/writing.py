"""Cards whose answer is words: plain, in signs, moved on, shuffled, through a grille, by initials.

What can be read is read; a list of ordinary words is asked only where the card leaves more than one reading.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from .sheet import Pane, Sheet, letters, numbers_in

Words: TypeAlias = Mapping[int, frozenset[str]]  # ordinary ones, by length
Sign: TypeAlias = Callable[[int, str], str]  # what stands for a letter in this place of the text

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
HOLE = "□"
TO_TEN = ("ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE", "TEN")
TEENS = ("ELEVEN", "TWELVE", "THIRTEEN", "FOURTEEN", "FIFTEEN", "SIXTEEN", "SEVENTEEN", "EIGHTEEN", "NINETEEN")
TENS = ("TWENTY", "THIRTY", "FORTY", "FIFTY", "SIXTY", "SEVENTY", "EIGHTY", "NINETY")
NUMBER_WORDS = dict(zip((*TO_TEN, *TEENS, *TENS), (*range(1, 20), *range(20, 100, 10)), strict=True))


def plain(place: int, letter: str) -> str:
    return letter


def readings(
    runs: Sequence[Sequence[Pane]], sign: Sign, words: Words, one_to_one: bool, *, told: Mapping[str, str], listed: bool
) -> Iterator[str]:
    """Every text of words that may lie behind these panes, word by word. A word of which every letter can be read needs
    no list, unless `listed`.
    """
    if not runs:
        yield ""
        return
    panes, later = runs[0], runs[1:]
    begin = 0
    for word in _candidates(panes, sign, begin, words, listed):
        more = _agrees(panes, word, sign, told, one_to_one)
        if more is not None:
            after = _moved(sign, len(panes))
            for rest in readings(later, after, words, one_to_one, told=more, listed=listed):
                yield word + rest


def _moved(sign: Sign, by: int) -> Sign:
    return lambda place, letter: sign(place + by, letter)


def _candidates(panes: Sequence[Pane], sign: Sign, begin: int, words: Words, listed: bool) -> list[str]:
    may = [
        [c for c in ALPHABET if pane.text is None or sign(begin + i, c) == pane.text] for i, pane in enumerate(panes)
    ]
    if not listed and all(len(letters) == 1 for letters in may):
        return ["".join(letters for (letters,) in may)]
    return [w for w in words.get(len(panes), ()) if all(c in letters for c, letters in zip(w, may, strict=True))]


def _agrees(
    panes: Sequence[Pane], word: str, sign: Sign, told: Mapping[str, str], one_to_one: bool
) -> Mapping[str, str] | None:
    more = dict(told)
    for i, (pane, letter) in enumerate(zip(panes, word, strict=True)):
        text = sign(i, letter)
        if pane.sign and more.setdefault(pane.sign, text) != text:
            return None
    return None if one_to_one and len(set(more.values())) < len(more) else more


def _read(sheet: Sheet, sign: Sign, words: Words, listed: bool = False) -> set[str]:
    found = readings(sheet.runs(), sign, words, sheet.one_to_one, told={}, listed=listed)
    return {text for text in found if len(text) == sheet.length}


def lengths_of(sheet: Sheet) -> list[int]:
    """How long the words of the answer are, by the gaps of the console or by what the card says."""
    told = sheet.after("Words:")
    runs = [len(run) for run in sheet.runs()]
    return numbers_in(told) if told else runs[1:] if sum(runs) > sheet.length else runs


def word(sheet: Sheet, words: Words) -> set[str]:
    return _read(sheet, plain, words)


def anagram(sheet: Sheet, words: Words) -> set[str]:
    lie_there = sorted(pane.text or "?" for pane in sheet.panes)
    return {w for w in words.get(len(sheet.panes), ()) if sorted(w) == lie_there}


def table(sheet: Sheet, words: Words) -> set[str]:
    signs = dict(pair.split("=", 1) for pair in (sheet.after("Table:") or "").split())
    return _read(sheet, lambda _, letter: signs.get(letter, ""), words)


def shift(sheet: Sheet, words: Words) -> set[str]:
    tells = any(note.startswith("The first window is the shift") for note in sheet.notes)
    panes = sheet.panes[1:] if tells else sheet.panes
    steps = [int(sheet.panes[0].text or 0)] if tells else list(range(1, 26))
    rest = sheet._replace(panes=panes)
    return {text for step in steps for text in _read(rest, _by(step), words, listed=not tells)}


def _by(step: int) -> Sign:
    return lambda _, letter: ALPHABET[(ALPHABET.index(letter) + step) % 26]


def keyword(sheet: Sheet, words: Words) -> set[str]:
    listed = (sheet.after("The keyword is one of") or "").rstrip(".").split(", ")
    above = [pane for pane in sheet.panes if pane.row == 0]
    below = [pane for pane in sheet.panes if pane.row == 1]
    found: set[str] = set()
    for key in listed:
        if len(key) != len(above) or any(p.text not in (None, c) for p, c in zip(above, key, strict=True)):
            continue
        told = {pane.sign: c for pane, c in zip(above, key, strict=True) if pane.sign}
        found |= set(readings([below], _under(key), words, sheet.one_to_one, told=told, listed=False))
    ordinary = {text for text in found if text in words.get(len(text), ())}
    return ordinary if len(found) > 1 and ordinary else found


def _under(key: str) -> Sign:
    return lambda place, letter: ALPHABET[(ALPHABET.index(letter) + ALPHABET.index(key[place % len(key)])) % 26]


def transpose(sheet: Sheet, words: Words) -> set[str]:
    """Through the holes, then where the holes were not; where nobody remembers, the other way round as well."""
    drawn = (sheet.after("Grille, upper row:") or "") + (sheet.after("Grille, lower row:") or "")
    through = [pane for pane, hole in zip(sheet.panes, drawn, strict=True) if hole == HOLE]
    under = [pane for pane, hole in zip(sheet.panes, drawn, strict=True) if hole != HOLE]
    either = any("nobody remembers" in note for note in sheet.notes)
    lengths = numbers_in(sheet.after("Words:") or "")
    found: set[str] = set()
    for panes in [through + under] + ([under + through] if either else []):
        runs, at = [], 0
        for length in lengths:
            runs.append(panes[at : at + length])
            at += length
        found |= set(readings(runs, plain, words, sheet.one_to_one, told={}, listed=either))
    return found


def acrostic(sheet: Sheet, words: Words) -> set[str]:
    """The initials of the words that the windows count; two numbers in words are combined as the card says."""
    counted: dict[str, str] = {}
    for note in sheet.notes:
        span, _, line = note.partition(": ")
        if all(part.isdigit() for part in span.split("-")):
            first = int(span.split("-")[0])
            for i, said in enumerate(w for w in line.split() if letters(w)):
                counted[str(first + i)] = letters(said)[0]
    spelled = ["".join(counted[pane.text or ""] for pane in run) for run in sheet.runs()]
    how = sheet.after("The response:")
    if how is None:
        return {"".join(spelled)}
    a, b = (NUMBER_WORDS[text] for text in spelled)
    return {str(a + b if how.startswith("add") else a * b)}

"""WORD: the windows spell one word; the card prints clues, one of which is its own.

The answer is on the console. All printed clues have answers with the length and the pattern of the true one,
so that the clues help whoever has opened some windows, and tell nothing to whoever has opened none. From grade 4
on each window has a glyph of its own and the card says that a letter may have two: then length alone makes alike.
"""

from __future__ import annotations

from collections import Counter

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank, Word
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.console import (
    darken_some,
    glyphs_needed,
    pattern_of,
    place,
    repeated_contents,
)
from holdfast.games.key.missions.generator.kinds.pick import ask, band, pick_word, within
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle

CLUES = 21
CLUES_AT_LEAST = 20
NO_LETTER = ("",)  # no letter has two glyphs, but the card says that one may


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Returns a word of the bank, with the clues of its look-alikes."""
    limits = band("word", grade)
    looks = _look_with_two if grade.has_homophones else pattern_of
    groups = Counter(looks(entry.text.upper()) for entry in bank.words)
    word = pick_word(
        rng,
        grade,
        bank,
        lambda w: within(len(set(looks(w))), limits) and groups[looks(w)] >= CLUES_AT_LEAST,
    )
    if word is None:
        return None
    text = word.text.upper()
    alike = [w for w in bank.words if w.text != word.text and looks(w.text.upper()) == looks(text)]
    printed = [word, *_company(rng, text, alike)]
    windows = place([text], grade.width)
    if windows is None:
        return None
    homophones = repeated_contents(windows, 2) if grade.has_homophones else ()
    dark = darken_some(rng, windows, grade.dark_share) if rng.below(2, "dark?") else ()
    if not within(glyphs_needed(windows, dark, homophones), limits):
        return None
    return Puzzle(
        kind="word",
        question=ask(rng, bank, "word", len(printed)),
        answer=text,
        windows=windows,
        notes=tuple(sorted(w.clue for w in printed)),
        clue=word.clue,
        dark=dark,
        homophones=homophones or (NO_LETTER if grade.has_homophones else ()),
    )


def _look_with_two(text: str) -> tuple[int, ...]:
    """Returns what can be seen of a word whose letters have two glyphs each: only a third of a kind repeats."""
    seen: Counter[str] = Counter()
    glyphs: dict[tuple[str, int], int] = {}
    look = []
    for letter in text:
        look.append(glyphs.setdefault((letter, seen[letter] % 2), len(glyphs)))
        seen[letter] += 1
    return tuple(look)


def _company(rng: Rng, text: str, alike: list[Word]) -> list[Word]:
    """Returns look-alikes, first one that shares each letter in its place: then no single letter gives
    the word away.
    """
    rest = rng.sample(alike, len(alike), "clues")
    chosen: list[Word] = []
    for i, letter in enumerate(text):
        if not any(w.text.upper()[i] == letter for w in chosen):
            chosen += [w for w in rest if w.text.upper()[i] == letter][:1]
    return (chosen + [w for w in rest if w not in chosen])[: CLUES - 1]

"""WORD: the windows spell one word; the card prints clues, one of which is its own.

The answer is on the console. All printed clues have answers with the length and the pattern of the true one,
so that the clues help whoever has opened some windows, and tell nothing to whoever has opened none. From grade 4
on there are no clues and a letter may have two glyphs.
"""

from __future__ import annotations

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank, Word
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.console import darken_some, glyphs_needed, pattern_of, place, repeated
from holdfast.games.key.missions.generator.kinds.pick import COUNTS, band, pick_word, within
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle

CLUES = 24
CLUES_AT_LEAST = 20
LAST_GRADE_WITH_CLUES = 3


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Returns a word of the bank, with the clues of its look-alikes at the lower grades."""
    return _with_clues(rng, grade, bank) if grade.number <= LAST_GRADE_WITH_CLUES else _without(rng, grade, bank)


def _with_clues(rng: Rng, grade: Grade, bank: Bank) -> Puzzle | None:
    groups: dict[tuple[int, ...], int] = {}
    for entry in bank.words:
        pattern = pattern_of(entry.text.upper())
        groups[pattern] = groups.get(pattern, 0) + 1
    limits = band("word", grade)
    word = pick_word(
        rng, grade, bank, lambda w: within(len(set(w)), limits) and groups[pattern_of(w)] >= CLUES_AT_LEAST
    )
    if word is None:
        return None
    text = word.text.upper()
    alike = [w for w in bank.words if w.text != word.text and pattern_of(w.text.upper()) == pattern_of(text)]
    printed = [word, *_company(rng, text, alike)]
    windows = place([text], grade.width)
    if windows is None:
        return None
    return Puzzle(
        kind="word",
        question=f"Which word is it? One of the {len(printed)} clues on the card is its own.",
        answer=text,
        windows=windows,
        notes=tuple(sorted(w.clue for w in printed)),
        clue=word.clue,
    )


def _company(rng: Rng, text: str, alike: list[Word]) -> list[Word]:
    """Look-alikes, first one that shares each letter in its place: then no single letter gives the word away."""
    rest = rng.sample(alike, len(alike), "clues")
    chosen: list[Word] = []
    for i, letter in enumerate(text):
        if not any(w.text.upper()[i] == letter for w in chosen):
            chosen += [w for w in rest if w.text.upper()[i] == letter][:1]
    return (chosen + [w for w in rest if w not in chosen])[: CLUES - 1]


def _without(rng: Rng, grade: Grade, bank: Bank) -> Puzzle | None:
    limits = band("word", grade)
    word = pick_word(rng, grade, bank, lambda w: limits[0] <= len(w) <= limits[1] + 1)
    if word is None:
        return None
    text = word.text.upper()
    windows = place([text], grade.width)
    if windows is None:
        return None
    homophones = repeated(windows, 2)
    dark = darken_some(rng, windows, grade.dark_share) if rng.below(2, "dark?") else ()
    if not within(glyphs_needed(windows, dark, homophones), limits):
        return None
    return Puzzle(
        kind="word",
        question=f"Which word is it? Its clue was burnt, and {COUNTS[len(text)]} windows are all that is left.",
        answer=text,
        windows=windows,
        dark=dark,
        homophones=homophones,
        clue=word.clue,
    )

"""ANAGRAM: the windows hold the letters of a word in another order; the answer itself is not on the console."""

from __future__ import annotations

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.console import glyphs_needed, open_some, place
from holdfast.games.key.missions.generator.kinds.pick import ask, band, pick_word, within
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle

SHORTEST = 6


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Returns a word that no other word has the letters of, well shaken."""
    limits = band("anagram", grade)
    word = pick_word(
        rng,
        grade,
        bank,
        lambda w: SHORTEST <= len(w) <= 12 and limits[0] <= len(set(w)) <= limits[1] + 1,
    )
    if word is None:
        return None
    text = word.text.upper()
    if lexicon.full.anagrams(text) != (text,):
        return None
    letters = list(text)
    while sum(a == b for a, b in zip(letters, text, strict=True)) > 1:
        rng.shuffle(letters, "shake")
    windows = place([letters], grade.width)
    if windows is None:
        return None
    windows = open_some(rng, windows, grade.open_share)
    if not within(glyphs_needed(windows), limits):
        return None
    return Puzzle(
        kind="anagram",
        question=ask(rng, bank, "anagram", len(text)),
        answer=text,
        windows=windows,
        clue=word.clue,
    )

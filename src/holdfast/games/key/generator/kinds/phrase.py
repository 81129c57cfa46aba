"""PHRASE: the windows spell an old saying in which one word was changed.

The answer is on the console. Whoever knows the saying by its word lengths still has to find the changed word, so
that the pattern alone never gives the phrase away.
"""

from __future__ import annotations

from holdfast.engine.rng import Rng
from holdfast.games.key.generator.bank import Bank, plain_words
from holdfast.games.key.generator.grades import GRADES
from holdfast.games.key.generator.kinds.console import darken_some, glyphs_needed, open_some, place, repeated
from holdfast.games.key.generator.kinds.pick import VOWELS, band, nouns_of, within
from holdfast.games.key.generator.lexicon import Lexicon
from holdfast.games.key.generator.puzzle import Puzzle

QUESTIONS = (
    "An old saying, but somebody has changed one word. What does it say now?",
    "A saying your grandmother would know, but for one word. What do the windows say?",
    "One word of this saying is not the right one. What is written here?",
)
NEW_LETTERS = 3  # so many letters of the new word must be nowhere else
OFTEN = 4  # windows that make a letter worth a second glyph
TRIES = 60


def make(rng: Rng, grade: int, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Swap a noun of a saying for another, and look whether the console holds the result."""
    nouns = nouns_of(bank)
    known = set(nouns)
    limits = band("phrase", grade)
    rules = GRADES[grade]
    for _ in range(TRIES):
        words = plain_words(rng.choice(bank.sayings, "saying").text)
        slots = [i for i, word in enumerate(words) if word in known or (word[-1] == "S" and word[:-1] in known)]
        if not slots:
            continue
        slot = rng.choice(slots, "slot")
        new = _replacement(rng, words, slot, nouns, known)
        rest = {c for i, word in enumerate(words) if i != slot for c in word}
        if new is None or len(set(new) - rest) < NEW_LETTERS:
            continue
        original = " ".join(words)
        words[slot] = new
        windows = place(words, rules.width)
        if windows is None:
            continue
        windows = open_some(rng, windows, rules.open_share, keep_closed=new)
        homophones = repeated(windows, OFTEN) if rules.has_homophones else ()
        dark = darken_some(rng, windows, rules.dark_share) if rng.below(2, "dark?") else ()
        if within(glyphs_needed(windows, dark, homophones), limits):
            return Puzzle(
                kind="phrase",
                question=rng.choice(QUESTIONS, "question"),
                answer="".join(words),
                windows=windows,
                dark=dark,
                homophones=homophones,
                clue=f"The saying is {original.capitalize()}.",
            )
    return None


def _replacement(rng: Rng, words: list[str], slot: int, nouns: list[str], known: set[str]) -> str | None:
    """A noun of another meaning, in the number and with the article that the old one had."""
    old = words[slot]
    is_plural = old not in known
    new = rng.choice(nouns, "noun")
    if new in words or new == old:
        return None
    if slot and words[slot - 1] in ("A", "AN") and (words[slot - 1] == "AN") != (new[0] in VOWELS):
        return None
    if is_plural:
        return None if new.endswith(("S", "X", "Z", "CH", "SH", "Y", "F", "FE", "O")) else new + "S"
    return new

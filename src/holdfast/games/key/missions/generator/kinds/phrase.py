"""PHRASE: the windows spell an old saying in which one word was changed.

The answer is on the console. Whoever knows the saying by its word lengths still has to find the changed word, so
that the pattern alone never gives the phrase away.
"""

from __future__ import annotations

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank, Swap, plain_words
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.console import darken_some, glyphs_needed, open_some, place, repeated
from holdfast.games.key.missions.generator.kinds.pick import VOWELS, band, within
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle

QUESTIONS = (
    "An old saying, but somebody has changed one word. What does it say now?",
    "A saying your grandmother would know, but for one word. What do the windows say?",
    "One word of this saying is not the right one. What is written here?",
)
NEW_LETTERS = 4  # so many letters of the new word must be nowhere else
OFTEN = 4  # windows that make a letter worth a second glyph
AS_GOOD_AS = 4  # of the many sayings that begin so, one in four is enough
BARE = ("", "AND", "BY", "FROM", "IN", "MAKETH", "TO")  # before a thing without an article
TRIES = 120


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Swap a noun of a saying for another, and look whether the console holds the result."""
    limits = band("phrase", grade)
    for _ in range(TRIES):
        words = plain_words(rng.choice(bank.sayings, "saying").text)
        slots = [(i, swap) for i, word in enumerate(words) if (swap := _swap_for(word, bank)) is not None]
        if words[0] == "AS" and rng.below(AS_GOOD_AS, "as"):
            continue
        if not slots or not set(bank.swaps.grim).isdisjoint(words):
            continue
        slot, swap = rng.choice(slots, "slot")
        new = rng.choice(swap.new, "noun")
        rest = {c for i, word in enumerate(words) if i != slot for c in word}
        if new in words or len(set(new) - rest) < NEW_LETTERS or not _agrees(words, slot, new, swap, bank):
            continue
        original = " ".join(words)
        words[slot] = new
        windows = place(words, grade.width)
        if windows is None:
            continue
        windows = open_some(rng, windows, grade.open_share, keep_closed=new)
        homophones = repeated(windows, OFTEN) if grade.has_homophones else ()
        dark = darken_some(rng, windows, grade.dark_share) if rng.below(2, "dark?") else ()
        if within(glyphs_needed(windows, dark, homophones), limits):
            return Puzzle(
                kind="phrase",
                question=rng.choice(QUESTIONS, "question"),
                answer="".join(words),
                windows=windows,
                dark=dark,
                homophones=homophones,
                clue=f"The saying was: {original.lower()}.",
            )
    return None


def _swap_for(word: str, bank: Bank) -> Swap | None:
    """Returns what this word of a saying may be swapped for."""
    return next((s for s in (bank.swaps.one, bank.swaps.many, bank.swaps.stuff) if word in s.old), None)


def _agrees(words: list[str], slot: int, new: str, swap: Swap, bank: Bank) -> bool:
    """Tells whether the word before the slot suits the new word: a thing wants an article, a substance none."""
    before = words[slot - 1] if slot else ""
    if before in ("A", "AN"):
        return swap is not bank.swaps.stuff and (before == "AN") == (new[0] in VOWELS)
    if swap is bank.swaps.one:
        return before not in BARE
    return bool(slot) or words.count(words[0]) == 1  # LOVE ME LOVE MY DOG begins with a verb

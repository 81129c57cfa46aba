"""PHRASE: the windows spell an old saying in which one word was changed; the card says what sort of thing came in.

The answer is on the console. Whoever knows the saying by its word lengths still has to find the changed word, so
that the pattern alone never gives the phrase away.
"""

from __future__ import annotations

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank, Swap, plain_words
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.console import (
    darken_some,
    glyphs_needed,
    open_some,
    pattern_of,
    place,
    repeated_contents,
)
from holdfast.games.key.missions.generator.kinds.pick import VOWELS, ask, band, within
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle

NEW_LETTERS = 4  # so many letters of the new word must be nowhere else
OFTEN = 4  # windows that make a letter worth a second glyph
AS_GOOD_AS = 4  # of the many sayings that begin so, one in four is enough
BARE = ("", "AND", "BY", "FROM", "IN", "MAKETH", "TO")  # before a thing without an article
ALIKE = 6  # words of the bank that could stand there by what is seen of the console, the new one among them
TRIES = 240


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Swaps a noun of a saying for another, and looks whether the console holds the result."""
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
        if _alike(words, slot, lexicon) < ALIKE:
            continue
        windows = place(words, grade.width)
        if windows is None:
            continue
        windows = open_some(rng, windows, grade.open_share, keep_closed=new)
        homophones = repeated_contents(windows, OFTEN) if grade.has_homophones else ()
        dark = darken_some(rng, windows, grade.dark_share) if rng.below(2, "dark?") else ()
        if within(glyphs_needed(windows, dark, homophones), limits):
            return Puzzle(
                kind="phrase",
                question=ask(rng, bank, "phrase"),
                answer="".join(words),
                windows=windows,
                dark=dark,
                homophones=homophones,
                notes=(f"The new word is {bank.swaps.group_of(new)}.",),
                clue=f"The saying was: {original.lower()}.",
            )
    return None


def _alike(words: list[str], slot: int, lexicon: Lexicon) -> int:
    """Returns how many words of the bank look like the changed one among the others."""
    look = pattern_of("".join(words))
    before, after = "".join(words[:slot]), "".join(words[slot + 1 :])
    return sum(pattern_of(before + word + after) == look for word in lexicon.own.index(len(words[slot])).words)


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

"""KEYWORD: below a keyword stands a word that was moved on by the keyword's letters in turn; the answer is that word.

Both rows lie behind windows, so the answer is on the console only in cipher. The card tells a story that lacks the
word: the clerk wrote it down while he was on the telephone, and the word that he was just saying, one of those that the
card lists, got into it.
"""

from __future__ import annotations

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.console import darken_some, glyphs_needed
from holdfast.games.key.missions.generator.kinds.ending import pick_ending
from holdfast.games.key.missions.generator.kinds.pick import ask, band, within
from holdfast.games.key.missions.generator.lexicon import ALPHABET, Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle
from holdfast.games.key.missions.mission import Window

KEYS = 24
SHARED_AT_MOST = 1
TRIES = 40
LENGTHS = {4: (3, 4), 5: (3, 4)}
EXAMPLE_NOTE = (
    "The keyword was said over and over until the word was through. A letter moves the one below it on by its place in"
    " the alphabet, from A = 0: under B, C becomes D."
)


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Returns the last word of a story, at least twice as long as the keyword, so that the keyword holds together."""
    limits = band("keyword", grade)
    size = rng.choice(LENGTHS[grade.number], "length")
    keys = sorted({word for word in _key_stock(bank) if len(word) == size})
    for _ in range(TRIES):
        ending = pick_ending(rng, bank, lambda w: 2 * size <= len(w) <= grade.width, len)
        if ending is None or len(keys) < KEYS:
            return None
        text = ending.text
        key = rng.choice(keys, "key")
        listed = sorted([key, *_company(rng, key, keys)])
        windows = tuple(
            [Window(0, i, c) for i, c in enumerate(key)]
            + [Window(1, i, _under(key[i % size], c)) for i, c in enumerate(text)]
        )
        dark = darken_some(rng, windows, grade.dark_share) if rng.below(2, "dark?") else ()
        glyphs = glyphs_needed(windows, dark)
        # Letters that both rows share tell too much about the two words at once.
        if within(glyphs, limits) and glyphs >= len(windows) - len(dark) - SHARED_AT_MOST:
            return Puzzle(
                kind="keyword",
                question=ask(rng, bank, "keyword"),
                answer=text,
                windows=windows,
                notes=(ending.note, "The keyword is one of " + ", ".join(listed) + ".", EXAMPLE_NOTE),
                dark=dark,
                tale=ending.tale,
            )
    return None


def _company(rng: Rng, key: str, keys: list[str]) -> list[str]:
    """Returns keywords that share as many letters in their places as can be: then no open letter singles one out."""
    others = [k for k in rng.sample(keys, len(keys), "keys") if k != key]
    return sorted(others, key=lambda k: -sum(a == b for a, b in zip(k, key, strict=True)))[: KEYS - 1]


def _under(key: str, letter: str) -> str:
    """Returns a letter moved on by a letter of the keyword."""
    return ALPHABET[(ALPHABET.index(letter) + ALPHABET.index(key)) % 26]


def _key_stock(bank: Bank) -> list[str]:
    """Returns short nouns, which make good keywords."""
    return [word for swap in (bank.swaps.one, bank.swaps.many, bank.swaps.stuff) for word in (*swap.old, *swap.new)]

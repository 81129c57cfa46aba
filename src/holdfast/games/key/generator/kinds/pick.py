"""Picks the words that constructors work with."""

from __future__ import annotations

from collections.abc import Callable

from holdfast.engine.rng import Rng
from holdfast.games.key.generator.bank import Bank, Word
from holdfast.games.key.generator.grades import GLYPHS

VOWELS = "AEIOU"


def pick_word(rng: Rng, grade: int, bank: Bank, fits: Callable[[str], bool]) -> Word | None:
    """A word of the bank that suits the grade."""
    suited = [w for w in bank.words if w.level <= max(2, grade) and fits(w.text.upper())]
    return rng.choice(suited, "word") if suited else None


def pick_codename(rng: Rng, bank: Bank, letters: tuple[int, int], width: int) -> tuple[str, str] | None:
    """An adjective and a noun that share letters and have so many different ones together: CRIMSON TEAPOT."""
    adjectives = [a.upper() for words in bank.letters.values() for a in words.adjectives]
    nouns = nouns_of(bank)
    for _ in range(200):
        first, second = rng.choice(adjectives, "adjective"), rng.choice(nouns, "noun")
        shared = len(set(first) & set(second))
        size = len(set(first + second))
        if min(len(first), len(second)) >= 4 and shared >= 2 and letters[0] <= size <= letters[1]:
            if max(len(first), len(second)) <= min(width, 10):
                return first, second
    return None


def nouns_of(bank: Bank) -> list[str]:
    """Single nouns of the bank, in capitals, each once."""
    nouns = [n.upper() for words in bank.letters.values() for n in words.nouns]
    return sorted(dict.fromkeys(nouns))


def band(kind: str, grade: int) -> tuple[int, int]:
    return GLYPHS[kind][grade]


def within(number: int, limits: tuple[int, int]) -> bool:
    return limits[0] <= number <= limits[1]

"""Picks the words that constructors work with."""

from __future__ import annotations

from collections.abc import Callable

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank, Word
from holdfast.games.key.missions.generator.grades import GLYPHS, Grade

VOWELS = "AEIOU"
STRANGE = "X"  # initials whose adjectives nobody uses
SHORTEST_PART, LONGEST_PART = 4, 10
SHARED_LETTERS = 2  # fewer would leave too many pairs of words to count
TRIES = 200
COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def pick_word(rng: Rng, grade: Grade, bank: Bank, fits: Callable[[str], bool]) -> Word | None:
    """Returns a word of the bank that suits the grade."""
    suited = [w for w in bank.words if w.level <= max(2, grade.number) and fits(w.text.upper())]
    return rng.choice(suited, "word") if suited else None


def pick_codename(rng: Rng, bank: Bank, letters: tuple[int, int], width: int) -> tuple[str, str] | None:
    """Returns an adjective and a noun that share letters and have so many different ones together: DUSTY WIZARDS."""
    stock = [words for initial, words in bank.letters.items() if initial not in STRANGE]
    adjectives = [a.upper() for words in stock for a in words.adjectives]
    nouns = [n.upper() for words in stock for n in words.nouns]
    longest = min(width, LONGEST_PART)
    for _ in range(TRIES):
        first, second = rng.choice(adjectives, "adjective"), rng.choice(nouns, "noun")
        size = len(set(first + second))
        if (
            all(SHORTEST_PART <= len(part) <= longest for part in (first, second))
            and len(set(first) & set(second)) >= SHARED_LETTERS
            and letters[0] <= size <= letters[1]
        ):
            return first, second
    return None


def band(kind: str, grade: Grade) -> tuple[int, int]:
    return GLYPHS[kind][grade.number]


def within(number: int, limits: tuple[int, int]) -> bool:
    return limits[0] <= number <= limits[1]

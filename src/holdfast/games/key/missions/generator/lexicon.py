"""Words and what fits where: indexes that answer questions about patterns and letters with bit masks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final

ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ALWAYS: Final = ("A", "I", "O")  # words that no list may lack
LONGEST: Final = 15


class LengthIndex:
    """An index of all words of one length. A set of them is a number whose bit i stands for the i-th word."""

    __slots__ = ("_alike", "_with", "all", "length", "words")

    def __init__(self, length: int, words: tuple[str, ...]) -> None:
        self.length = length
        self.words = words
        self.all = (1 << len(words)) - 1
        self._with = [dict.fromkeys(ALPHABET, 0) for _ in range(length)]
        self._alike: dict[tuple[int, int, int], int] = {}
        marks: list[dict[str, bytearray]] = [
            {letter: bytearray(len(words) // 8 + 1) for letter in ALPHABET} for _ in range(length)
        ]
        for i, word in enumerate(words):
            byte, bit = i >> 3, 1 << (i & 7)
            for place, letter in enumerate(word):
                marks[place][letter][byte] |= bit
        for place, by_letter in enumerate(marks):
            for letter, bits in by_letter.items():
                self._with[place][letter] = int.from_bytes(bits, "little")

    def with_letter(self, place: int, letter: str) -> int:
        """Returns the words that have this letter in this place."""
        return self._with[place].get(letter, 0)

    def alike(self, a: int, b: int, step: int = 0) -> int:
        """Returns the words whose letter in place b stands `step` places after the one in place a, round the
        alphabet.
        """
        key = (a, b, step % 26)
        if key not in self._alike:
            found = 0
            for i, letter in enumerate(ALPHABET):
                found |= self._with[a][letter] & self._with[b][ALPHABET[(i + step) % 26]]
            self._alike[key] = found
        return self._alike[key]

    def pick(self, chosen: int) -> Iterator[str]:
        """Yields the words of a set, in order."""
        while chosen:
            low = chosen & -chosen
            yield self.words[low.bit_length() - 1]
            chosen ^= low


class WordList:
    """A list of words in capitals, by length; its order is that of its words."""

    __slots__ = ("_anagrams", "_indexes", "_known", "name")

    def __init__(self, name: str, words: Iterable[str]) -> None:
        self.name = name
        self._known = dict.fromkeys(w for w in (*ALWAYS, *words) if w.isascii() and w.isalpha() and w.isupper())
        self._indexes: dict[int, LengthIndex] = {}
        self._anagrams: dict[str, tuple[str, ...]] | None = None

    def __len__(self) -> int:
        return len(self._known)

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __contains__(self, word: object) -> bool:
        return word in self._known

    def index(self, length: int) -> LengthIndex:
        """Returns the index of the words of this length."""
        if length not in self._indexes:
            words = tuple(w for w in self._known if len(w) == length)
            self._indexes[length] = LengthIndex(length, words)
        return self._indexes[length]

    def anagrams(self, letters: str) -> tuple[str, ...]:
        """Returns the words that have exactly these letters."""
        if self._anagrams is None:
            groups: dict[str, list[str]] = {}
            for word in self._known:
                groups.setdefault("".join(sorted(word)), []).append(word)
            self._anagrams = {key: tuple(group) for key, group in groups.items()}
        return self._anagrams.get("".join(sorted(letters)), ())


class Lexicon:
    """Three lists: the full one, which holds all that either of two independent lists calls a word, decides whether an
    answer is unique, the common one how early it can be known, and the bank's own how early by somebody who knows the
    bank by heart.
    """

    __slots__ = ("common", "full", "own")

    def __init__(self, own: WordList, common: WordList, full: WordList) -> None:
        self.own = own
        self.common = common
        self.full = full

    @property
    def name(self) -> str:
        return self.full.name


def make_lexicon(
    bank_words: Iterable[str],
    rare_words: Iterable[str] = (),
    listed: Iterable[str] = (),
    name: str = "the bank alone",
    common: int = 20000,
    second: Iterable[str] = (),
) -> Lexicon:
    """Returns a lexicon of the words of the bank and, where there are such, of a big list with the commonest words
    first and of a second list that does not depend on the first: what either calls a word is one.
    """
    own = list(bank_words)
    big = [w for w in listed if len(w) <= LONGEST]
    full = WordList(name, chain(big, own, rare_words, (w for w in second if len(w) <= LONGEST)))
    by_heart = WordList("the bank", own)
    return Lexicon(by_heart, WordList(f"{name}, common words" if big else name, [*big[:common], *own]), full)


def unpack(text: str) -> Iterator[str]:
    """Yields the words of a sorted list in which each line says with a letter, from `a` for none, how many letters of
    the word before it are kept, and then the rest of the word.
    """
    word = ""
    for line in text.split():
        word = word[: ord(line[0]) - ord("a")] + line[1:]
        yield word.upper()

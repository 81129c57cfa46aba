"""ANAGRAM: the windows hold the letters of the answer in another order. With nothing open: how often each occurs."""

from __future__ import annotations

from collections import Counter

from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.lexicon import WordList
from holdfast.games.key.missions.generator.solvers.sight import ConsoleSight, Seen, World
from holdfast.games.key.missions.mission import NO_GLYPH, MissionFace


def worlds(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[World]:
    """Returns words that have each open letter just as often, and whose other letters repeat as the
    closed glyphs do.
    """
    sight = ConsoleSight(face, seen)
    index = words.index(len(sight.cells))
    open_letters = Counter(c.content for c in sight.cells if c.content is not None)
    closed = sorted(Counter(c.glyph for c in sight.cells if c.content is None and c.glyph != NO_GLYPH).values())
    loose = sum(c.content is None and c.glyph == NO_GLYPH for c in sight.cells)
    mask = index.all
    for letter in open_letters:
        somewhere = 0
        for place in range(index.length):
            somewhere |= index.with_letter(place, letter or "")
        mask &= somewhere
    exact = sight.one_to_one and not loose
    found: set[World] = set()
    for word in index.pick(mask):
        if exact:
            fits = all(word.count(letter or "") == n for letter, n in open_letters.items())
            fits = fits and sorted(map(word.count, set(word) - set(open_letters))) == closed
        else:
            fits = all(word.count(letter or "") >= n for letter, n in open_letters.items())
        if fits:
            found.add((word,))
    return found

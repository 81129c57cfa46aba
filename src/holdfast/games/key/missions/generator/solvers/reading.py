"""Finds every way to fill windows with words of a list; letters may be shifted on their way to the window."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from holdfast.games.key.missions.generator.lexicon import ALPHABET, LengthIndex, WordList
from holdfast.games.key.missions.generator.solvers.sight import TooMany
from holdfast.games.key.missions.mission import NO_GLYPH

CAP = 8_000


class Spot(NamedTuple):
    """A letter of the plain text: where it stands, and the window that holds it moved on by `step`."""

    word: int
    place: int
    glyph: int
    content: str | None
    step: int = 0


def shift_letter(letter: str, step: int) -> str:
    return ALPHABET[(ALPHABET.index(letter) + step) % 26]


class Reading:
    """A text of words with known lengths behind windows."""

    def __init__(self, lengths: list[int], spots: list[Spot], words: WordList, one_to_one: bool) -> None:
        self.indexes = [words.index(n) for n in lengths]
        self.one_to_one = one_to_one
        self.known = {s.glyph: s.content for s in spots if s.glyph != NO_GLYPH and s.content is not None}
        self.lying_open = {s.content for s in spots if s.content is not None and s.glyph == NO_GLYPH}
        self.spots = [[s for s in spots if s.word == w] for w in range(len(lengths))]

    def texts(self, behind: Mapping[int, str], cap: int = CAP) -> Iterator[tuple[str, ...]]:
        """Yields each way to read the whole, when these glyphs are known besides; TooMany when there is no end
        to it.
        """
        if not self._agrees(behind):
            return iter(())
        behind = {**self.known, **behind}
        masks = [self._alone(w) for w in range(len(self.indexes))]
        order = sorted(range(len(masks)), key=lambda w: masks[w].bit_count())
        found: list[str] = [""] * len(masks)
        steps = 0

        def fill(depth: int, behind: Mapping[int, str]) -> Iterator[tuple[str, ...]]:
            nonlocal steps
            if depth == len(order):
                yield tuple(found)
                return
            w = order[depth]
            for word in self.indexes[w].pick(masks[w] & self._given(w, behind)):
                steps += 1
                if steps > cap:
                    raise TooMany
                found[w] = word
                more = dict(behind)
                for spot in self.spots[w]:
                    if spot.glyph != NO_GLYPH:
                        more[spot.glyph] = shift_letter(word[spot.place], spot.step)
                yield from fill(depth + 1, more)

        return fill(0, behind)

    def _agrees(self, behind: Mapping[int, str]) -> bool:
        """Tells whether what is told besides can be true together with what lies open."""
        if any(self.known.get(glyph, content) != content for glyph, content in behind.items()):
            return False
        together = [*{**self.known, **behind}.values()]
        return not self.one_to_one or (len(set(together)) == len(together) and self.lying_open.isdisjoint(together))

    def _alone(self, w: int) -> int:
        """Returns the words that agree with themselves: equal glyphs hide equal letters, and others different ones."""
        index = self.indexes[w]
        mask = index.all
        spots = [s for s in self.spots[w] if s.glyph != NO_GLYPH]
        for i, a in enumerate(spots):
            for b in spots[:i]:
                if a.glyph == b.glyph:
                    mask &= index.alike(b.place, a.place, b.step - a.step)
                elif self.one_to_one:
                    mask &= ~index.alike(b.place, a.place, b.step - a.step)
        return mask

    def _given(self, w: int, behind: Mapping[int, str]) -> int:
        """Returns the words that agree with what is known."""
        index: LengthIndex = self.indexes[w]
        mask = index.all
        taken = {*behind.values(), *self.lying_open} if self.one_to_one else set()
        for spot in self.spots[w]:
            content = behind.get(spot.glyph, spot.content) if spot.glyph != NO_GLYPH else spot.content
            if content is not None:
                mask &= index.with_letter(spot.place, shift_letter(content, -spot.step)) if content in ALPHABET else 0
            elif spot.glyph != NO_GLYPH:
                for other in taken:
                    if other in ALPHABET:
                        mask &= ~index.with_letter(spot.place, shift_letter(other, -spot.step))
        return mask

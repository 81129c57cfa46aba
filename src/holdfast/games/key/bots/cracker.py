"""`cracker`: plays the economy like `greedy`, but keeps a list of the answers that still fit, and stops when it knows.

It reads the same card and the same open windows as a person at its seat. It opens the windows that tell candidates
apart, answers as soon as one is left, and guesses among few when the next draw is likelier to lose than the guess.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from holdfast.engine.bot import Bot, Mind
from holdfast.engine.game import AnyGame
from holdfast.engine.rng import Rng
from holdfast.games.key.bots.economy import closed_glyphs, contents, fatal_cards
from holdfast.games.key.bots.greedy import Greedy, answer_read
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.cards.resources import is_time
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.lexicon import WordList
from holdfast.games.key.missions.generator.solvers import BEHIND, SOLVERS, TooMany, worlds
from holdfast.games.key.missions.generator.solvers.reading import CAP
from holdfast.games.key.missions.mission import NO_GLYPH, MissionFace
from holdfast.games.key.missions.printed import form_of, in_reading_order, readings
from holdfast.games.key.state import Key

OPEN_VOCABULARY: Final = ("phrase", "word", "anagram", "table", "shift", "keyword", "transpose", "acrostic")
MOST_LISTED: Final = 400  # more candidates than that are as good as all
UNLISTED: Final = 5  # for a word that the bank holds there are so many that it lacks
TELLS: Final = 6  # an open glyph leaves one in so many of them
TELLS_NO_PLACE: Final = 3  # where the letter is known, but not where it belongs
BELIEVED: Final = 0.2  # words that may still fit and are not listed, below which the last candidate is believed
DESPERATE: Final = 0.3  # a chance to lose with the next card at which guessing is better


class Cracker(Greedy):
    def __init__(self, parts: Parts, seat: int, rng: Rng) -> None:
        super().__init__(parts, seat, rng)
        self.seen: tuple[str | None, ...] = ()
        self.left: tuple[str, ...] = ()
        self.telling: frozenset[int] = frozenset()
        self.words: WordList | None = None
        self.fitting = 0

    def answer(self, s: Key) -> str | None:
        read = answer_read(s)
        if read is not None:
            return read
        self._list(s)
        if not self.left:
            return None
        if len(self.left) == 1 and self._is_proven(s):
            return self.left[0]
        if self._is_desperate(s) and len(self.left) <= 3:
            return self.left[0]
        return None

    def against(self, s: Key, guess: str) -> int | None:
        """Returns where the card leaves a closed list of answers: the first window, as one reads, that strikes the
        guess. Where this mind is sure of another answer, it is the first that leaves no other.
        """
        plain = super().against(s, guess)
        if plain is not None or self.parts.bank is None:
            return plain
        self._list(s)
        face = s.mission
        if not self.left or guess in self.left:
            return None
        is_closed = form_of(face) is not None or face.kind not in OPEN_VOCABULARY
        if is_closed and guess in self._left_by([None] * len(s.windows), face):
            return self._first_window(s, lambda left: bool(left) and guess not in left)
        if len(self.left) == 1 and self._is_proven(s):
            return self._first_window(s, lambda left: left == self.left)
        return None  # it was never one of those that are known, so no window strikes it

    def _first_window(self, s: Key, tells: Callable[[tuple[str, ...]], bool]) -> int | None:
        """Returns the first open window, as one reads, after which the answers that are left tell this."""
        windows = contents(s)
        read: list[str | None] = [None] * len(windows)
        for window in in_reading_order(s.mission):
            if windows[window] is not None:
                read[window] = windows[window]
                if tells(self._left_by(read, s.mission)):
                    return window
        return None

    def _left_by(self, read: Sequence[str | None], face: MissionFace) -> tuple[str, ...]:
        """Returns the answers that fit what was read of the windows."""
        assert self.parts.bank is not None
        assert self.words is not None
        return candidates_left(face, tuple(read), self.parts.bank, self.words)[0]

    def wanted(self, s: Key) -> frozenset[int]:
        """Returns the glyphs that tell candidates apart; all closed ones where nothing is known."""
        self._list(s)
        closed = closed_glyphs(s)
        return (self.telling & closed) or closed

    def _is_proven(self, s: Key) -> bool:
        """Tells whether hardly any word that the bank lacks can fit as well; a card with a closed list leaves
        no doubt.
        """
        face = s.mission
        assert self.parts.bank is not None
        assert self.words is not None
        closed = closed_glyphs(s)
        if not closed or face.kind not in OPEN_VOCABULARY or face.shape == "number" or face.dossier:
            return True
        if not self.fitting:
            self.fitting = how_many_at_first(face, contents(s), self.parts.bank, self.words)
        parts = 1 if self.left[0] in self.words else 2  # a code name, or a saying with a word of its own
        opened = len({w.glyph for w in face.windows if w.glyph != NO_GLYPH} - closed)
        tells = TELLS_NO_PLACE if face.kind == "anagram" else TELLS
        return self.fitting * int(UNLISTED**parts) <= BELIEVED * int(tells**opened)

    def _is_desperate(self, s: Key) -> bool:
        if not s.in_peril or not len(s.deck) or not any(map(is_time, s.discard)):
            return False
        return fatal_cards(s) / len(s.deck) >= DESPERATE or not any(map(len, s.hands))

    def _list(self, s: Key) -> None:
        windows = contents(s)
        if windows == self.seen or self.parts.bank is None or s.mission.kind not in SOLVERS:
            return
        self.seen = windows
        if self.words is None:
            self.words = WordList("the bank", self.parts.bank.vocabulary())
        self.left, self.telling = candidates_left(s.mission, windows, self.parts.bank, self.words)


def candidates_left(
    face: MissionFace, windows: tuple[str | None, ...], bank: Bank, words: WordList
) -> tuple[tuple[str, ...], frozenset[int]]:
    """Returns the answers that fit, and the glyphs behind which they differ."""
    form = form_of(face)
    if form is not None:
        found = readings(face, windows, form)
        answers = [answer for answer, _ in found]
        behind: list[Sequence[str | None]] = [contents for _, contents in found]
    else:
        seen = {(w.row, w.column): c for w, c in zip(face.windows, windows, strict=True) if c is not None}
        try:
            fitting = sorted(worlds(face, seen, bank, words))
        except TooMany:
            return (), frozenset()
        answers = [world[0] for world in fitting]
        is_short = face.kind in BEHIND and len(fitting) <= MOST_LISTED
        behind = list(BEHIND[face.kind](face, fitting)) if is_short else []
    places = [face.windows[i] for i in in_reading_order(face)]
    telling = {w.glyph for i, w in enumerate(places) if len({contents[i] for contents in behind}) > 1}
    return tuple(dict.fromkeys(answers)), frozenset(telling)


def how_many_at_first(face: MissionFace, windows: tuple[str | None, ...], bank: Bank, words: WordList) -> int:
    """Returns how many answers fit while no glyph is open, of those that the bank knows."""
    lying_open = tuple(
        content if w.glyph == NO_GLYPH and w.mark == "none" else None
        for w, content in zip(face.windows, windows, strict=True)
    )
    return len(candidates_left(face, lying_open, bank, words)[0]) or CAP


def _sit(game: AnyGame, parts: Any, seat: int, rng: Rng) -> Mind:
    return Cracker(parts, seat, rng)


CRACKER: Final = Bot("cracker", _sit, takes_offers=False, slow=True)

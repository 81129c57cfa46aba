"""`cracker`: plays the economy like `greedy`, but keeps a list of the answers that still fit, and stops when it knows.

It reads the same card and the same open windows as a person at its seat. It opens the windows that tell candidates
apart, answers as soon as one is left, and guesses among few when the next draw is likelier to lose than the guess.
"""

from __future__ import annotations

from typing import Any, Final

from holdfast.engine.bot import Bot, Mind
from holdfast.engine.game import AnyGame
from holdfast.engine.rng import Rng
from holdfast.games.key.bots import Greedy, answer_read
from holdfast.games.key.economy import closed_glyphs
from holdfast.games.key.generator.bank import Bank
from holdfast.games.key.generator.lexicon import WordList
from holdfast.games.key.generator.solvers import BEHIND, SOLVERS, TooMany, worlds
from holdfast.games.key.mission import MissionFace
from holdfast.games.key.pack import Parts
from holdfast.games.key.view import KeyView

MOST_LISTED: Final = 400  # more candidates than that are as good as all
SURE_SHARE: Final = 0.3  # of the glyphs open before one candidate is believed: the list may lack the truth
DESPERATE: Final = 0.3  # a chance to lose with the next card at which guessing is better


class Cracker(Greedy):
    def __init__(self, parts: Parts, seat: int, rng: Rng) -> None:
        super().__init__(parts, seat, rng)
        self.seen: tuple[str | None, ...] = ()
        self.left: tuple[str, ...] = ()
        self.telling: frozenset[int] = frozenset()
        self.words: WordList | None = None

    def answer(self, view: KeyView) -> str | None:
        read = answer_read(view)
        if read is not None:
            return read
        self._list(view)
        if not self.left:
            return None
        total = {face.glyph for face in view.mission.windows if face.glyph >= 0}
        share = 1 - len(closed_glyphs(view)) / len(total) if total else 1.0
        if len(self.left) == 1 and (share >= SURE_SHARE or view.mission.dossier):
            return self.left[0]
        if self._is_desperate(view) and len(self.left) <= 3:
            return self.left[0]
        return None

    def agrees(self, view: KeyView, guess: str) -> bool:
        """Whoever proposes knows no less than this seat does; what cannot be right is refused."""
        self._list(view)
        return guess == answer_read(view) or (guess in self.left and (len(self.left) == 1 or self._is_desperate(view)))

    def wanted(self, view: KeyView) -> frozenset[int]:
        """Glyphs that tell candidates apart; any closed one where nothing is known."""
        self._list(view)
        closed = closed_glyphs(view)
        return (self.telling & closed) or closed

    def _is_desperate(self, view: KeyView) -> bool:
        out = [card for card in view.discard if card >= 36]
        if not view.in_peril or not view.deck or not out:
            return False
        fatal = 4 - len(out) if 39 in out or len(out) > 1 else 1
        return fatal / len(view.deck) >= DESPERATE or not any(hand.size for hand in view.hands)

    def _list(self, view: KeyView) -> None:
        if view.windows == self.seen or self.parts.bank is None or view.mission.kind not in SOLVERS:
            return
        self.seen = view.windows
        if self.words is None:
            self.words = WordList("the bank", self.parts.bank.vocabulary())
        self.left, self.telling = candidates_left(view.mission, view.windows, self.parts.bank, self.words)


def candidates_left(
    face: MissionFace, windows: tuple[str | None, ...], bank: Bank, words: WordList
) -> tuple[tuple[str, ...], frozenset[int]]:
    """The answers that fit, and the glyphs behind which they differ."""
    seen = {(w.row, w.column): content for w, content in zip(face.windows, windows, strict=True) if content is not None}
    try:
        found = sorted(worlds(face, seen, bank, words))
    except (TooMany, ValueError, IndexError):  # a hand-written card may have a form that the solver cannot read
        return (), frozenset()
    answers = tuple(dict.fromkeys(world[0] for world in found))
    if face.kind not in BEHIND or len(found) > MOST_LISTED:
        return answers, frozenset()
    ordered = sorted(face.windows, key=lambda w: (w.row, w.column))
    behind = BEHIND[face.kind](face, found)
    telling = {w.glyph for i, w in enumerate(ordered) if len({contents[i] for contents in behind}) > 1}
    return answers, frozenset(telling)


def _sit(game: AnyGame, parts: Any, seat: int, rng: Rng) -> Mind:
    return Cracker(parts, seat, rng)


CRACKER: Final = Bot("cracker", _sit, takes_offers=False, slow=True)

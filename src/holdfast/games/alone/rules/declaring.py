"""What the hero declares (R39, R40): one action a turn, two with bullet time, more where cards say so."""

from __future__ import annotations

from typing import Any, ClassVar

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Frame, OneSeat
from holdfast.games.alone.events.deeds import Declared
from holdfast.games.alone.state import Alone


class HeroDecides(OneSeat, kw_only=True):
    """The hero is asked for an action; `only` one kind, with items or without, at the start of a turn or later."""

    only: str = ""
    with_items: bool = True
    is_start: bool = True


class Declaration(Action, frozen=True):
    """An action that is declared now and resolved after evil had the chance to answer."""

    WORD: ClassVar[str] = ""

    @classmethod
    def gate(cls, s: Any, seat: int, ask: Any) -> Refusal | None:
        return why_not_deed(s, cls.WORD, ask)

    def word(self, s: Alone) -> str:
        """Returns the action that reactions answer."""
        return self.WORD

    def is_answered(self, s: Alone) -> bool:
        """Tells whether reactions may answer it."""
        return True

    def pay(self, s: Alone) -> None:
        """Pays what it costs to declare it."""

    def why_lost(self, s: Alone) -> Refusal | None:
        """Returns why what was declared has become impossible meanwhile: then it is lost, with all that it cost."""
        return None

    def resolve(self, s: Alone) -> None:
        """Makes it happen; may start one frame, as its last line."""

    def do(self, s: Any, seat: int, ask: Any) -> None:
        word = self.word(s)
        s.is_used[s.turn - 1] = True
        s.declared = word
        s.used_now = []
        s.tell(Declared(word or self.kind(), str(getattr(self, "way", ""))))
        self.pay(s)
        if word and self.is_answered(s):
            s.deeds.append(word)


def why_not_deed(s: Alone, word: str, ask: HeroDecides) -> Refusal | None:
    if ask.only and word != ask.only:
        return refuse("alone:R137", "refused.only_this_action", deed=ask.only)
    if word in s.forbidden:
        return refuse("alone:R152", "refused.forbidden", deed=word)
    return None


class Acting(Frame):
    """A part of the hero's turn, from some moment on in answer to an action."""

    def is_answerable(self) -> bool:
        """Tells whether evil may answer an action here."""
        raise NotImplementedError


def is_acting(s: Alone) -> bool:
    """Tells whether an action of the hero is under way, which evil may answer (R41): not before one is declared in a
    turn, nor between rounds.
    """
    return any(isinstance(frame, Acting) and frame.is_answerable() for frame in s.frames())

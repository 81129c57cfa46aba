"""A stall (R123, A14): when a whole round was passed and nothing drawn, the group draws, answers or concedes."""

from __future__ import annotations

from holdfast.engine.action import Action, Refusal
from holdfast.engine.flow import Decision, Frame
from holdfast.games.key.events import Conceded, Stalled
from holdfast.games.key.rules.deck import draw_card, hand_is_full
from holdfast.games.key.state import Key


class DrawToGoOn(Action, frozen=True):
    """Somebody draws a card, and the game goes on."""

    @classmethod
    def gate(cls, s: Key, seat: int, ask: DrawAnswerOrConcede) -> Refusal | None:
        return hand_is_full(s, seat)

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: DrawAnswerOrConcede) -> tuple[DrawToGoOn, ...]:
        return (DrawToGoOn(),)

    def do(self, s: Key, seat: int, ask: DrawAnswerOrConcede) -> None:
        draw_card(s, seat)


class Concede(Action, frozen=True):
    """When all have conceded the game is lost."""

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: DrawAnswerOrConcede) -> tuple[Concede, ...]:
        return (Concede(),)

    def do(self, s: Key, seat: int, ask: DrawAnswerOrConcede) -> None:
        ask.conceded = (*ask.conceded, seat)
        s.tell(Conceded(seat))
        if len(ask.conceded) == s.seated:
            s.end("lost.stalled")


class DrawAnswerOrConcede(Decision):
    """Open to all who have not conceded, until somebody draws; an answer may be proposed meanwhile."""

    STANDING = True
    ACTIONS = (DrawToGoOn, Concede)
    conceded: tuple[int, ...] = ()

    def seats(self, s: Key) -> tuple[int, ...]:
        return tuple(seat for seat in range(s.seated) if seat not in self.conceded)

    def is_open(self, s: Key) -> bool:
        return s.passes > 0


class BreakStall(Frame):
    STEPS = ("ask",)

    def ask(self, s: Key) -> None:
        s.tell(Stalled())
        s.start(DrawAnswerOrConcede())

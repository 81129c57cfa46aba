"""The verbs of cards, aliens and events, carried out one after the other; each is asked about first if it must be."""

from __future__ import annotations

from holdfast.engine.verbs import VerbList
from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.rules.asking import GracedChoice, put
from holdfast.games.elite.state import Elite


class Apply(VerbList):
    """Effects, one after the other: of what a hero uses, of aliens that act, or of an event (neither)."""

    STEPS = ("ask", "perform", "over")  # done with each answer: who is hit by the first choice changes the second

    effects: fx.Effects
    hero: int = -1
    aliens: tuple[int, ...] = ()
    n: int = 0
    chosen: tuple[int, ...] = ()  # so far, for the effect that is being carried out

    @property
    def left(self) -> fx.Effects:
        return self.effects[self.n :]

    def next_verb(self) -> None:
        self.n += 1
        self.chosen = ()

    def put(self, s: Elite, question: GracedChoice) -> None:
        put(s, question)

"""Encounters (R78-R82, R188): meeting a creature that was not revealed costs self control."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from holdfast.engine.action import Action
from holdfast.engine.flow import Frame
from holdfast.engine.knowledge import By
from holdfast.games.alone.events.creatures import CourageShown, Encountered
from holdfast.games.alone.rules.asking import Question, ask
from holdfast.games.alone.rules.damage import Suffer
from holdfast.games.alone.rules.dice import hits
from holdfast.games.alone.rules.follow import Follow
from holdfast.games.alone.rules.labyrinth import kind_of
from holdfast.games.alone.rules.may import is_unlocked
from holdfast.games.alone.rules.roll import Roll
from holdfast.games.alone.rules.standing import powers_show, stats
from holdfast.games.alone.state import HERO, Alone
from holdfast.games.alone.state.masks import tokens_for


class TakeCourage(Action, frozen=True):
    """Evil rolls a die; a miss makes the loss 1 less (R188)."""

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: ShowCourage) -> Iterable[TakeCourage]:
        return (TakeCourage(),)


class BearIt(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: ShowCourage) -> Iterable[BearIt]:
        return (BearIt(),)


class ShowCourage(Question, kw_only=True):
    ACTIONS = (BearIt, TakeCourage)


class Meet(Frame):
    """One creature after the other, each with its loss (R82); Courage helps once (G49)."""

    STEPS = ("meet", "roll", "count", "suffer", "next_one", "follow")

    tokens: Annotated[tuple[int, ...], By(tokens_for)]
    loss: int = 0
    health: int = 0  # before the loss
    lost: bool = False
    was_brave: bool = False

    def meet(self, s: Alone) -> Literal["follow"] | None:
        if not self.tokens:
            return "follow"
        token, self.tokens = self.tokens[0], self.tokens[1:]
        powers_show(s)
        self.loss = stats(s, token).loss
        s.tell(Encountered(kind_of(s, token)))
        if self.loss and not self.was_brave and is_unlocked(s, "courage"):
            ask(s, ShowCourage(owner=HERO))
        return None

    def roll(self, s: Alone) -> Literal["suffer"] | None:
        if not isinstance(s.answered, TakeCourage):
            return "suffer"
        self.was_brave = True
        s.start(Roll(dice=1, purpose="courage"))
        return None

    def count(self, s: Alone) -> None:
        helped = hits(s, "courage") == 0
        s.tell(CourageShown(helped))
        self.loss -= helped

    def suffer(self, s: Alone) -> None:
        self.health = s.life + s.control
        s.start(Suffer(damage="control", amount=self.loss))

    def next_one(self, s: Alone) -> Literal["meet"]:
        """Notes whether health was lost, and goes on; what was prevented, or hit a companion, was not lost."""
        self.lost |= s.life + s.control < self.health
        return "meet"

    def follow(self, s: Alone) -> None:
        if self.lost:
            s.start(Follow(event="encounter"))

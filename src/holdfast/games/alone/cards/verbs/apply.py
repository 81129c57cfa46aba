"""Doing what cards say: effects one after the other, each asking for its parts first."""

from __future__ import annotations

from typing import Annotated

from holdfast.engine.action import Action
from holdfast.engine.knowledge import By
from holdfast.engine.poison import UNKNOWN
from holdfast.engine.verbs import VerbFrame, VerbList
from holdfast.games.alone.cards.effects import Stalk
from holdfast.games.alone.cards.picks import Done, Pick
from holdfast.games.alone.cards.verbs.questions import VerbQuestion, as_pick
from holdfast.games.alone.cards.verbs.registry import (
    ENTERED,
    Activate,
    AnyEffect,
    Cause,
    Picks,
    Standard,
)
from holdfast.games.alone.rules.asking import ask
from holdfast.games.alone.state import HERO, Alone
from holdfast.games.alone.state.masks import picks_for


def stage_for(s: Alone, frame: DoVerb, seat: int) -> int:
    """Returns how many creatures evil has moved; only evil knows that."""
    is_open = seat in s.evil or frame.cause.seat == HERO
    return frame.stage if is_open or not isinstance(frame.effect, Stalk | Standard | Activate) else UNKNOWN


class DoVerb(VerbFrame):
    """One verb: its parts, then the deed."""

    DEEDS = ENTERED

    effect: AnyEffect
    cause: Cause
    picks: Annotated[Picks, By(picks_for)] = ()
    stage: Annotated[int, By(stage_for)] = 0  # for deeds in several steps
    asked_before: bool = False  # for its parts, before the card was laid

    @property
    def verb(self) -> AnyEffect:
        return self.effect

    def keep(self, answer: Action | None) -> None:
        """Nobody picks any more where a question closed by itself."""
        self.picks += (as_pick(answer) or Done(),)

    def only_answer(self, s: Alone, question: VerbQuestion) -> Pick | None:
        """The hero's choices are made from what all can see."""
        if self.cause.seat != HERO:
            return None
        found = question.open_picks(s)
        return found[0] if len(found) == 1 else None

    def put(self, s: Alone, question: VerbQuestion) -> None:
        ask(s, question)


class DoEffects(VerbList):
    """Effects in the order written; for parts of the first one evil may have been asked before."""

    STEPS = ("start_next",)

    effects: tuple[AnyEffect, ...]
    cause: Cause
    picks: Annotated[Picks, By(picks_for)] = ()
    asked_before: bool = False
    done: int = 0

    @property
    def left(self) -> tuple[AnyEffect, ...]:
        return self.effects[self.done :]

    def next_verb(self) -> None:
        self.done += 1

    def frame_of_its_own(self) -> DoVerb:
        if self.done:
            return DoVerb(effect=self.verb, cause=self.cause)
        return DoVerb(effect=self.verb, cause=self.cause, picks=self.picks, asked_before=self.asked_before)

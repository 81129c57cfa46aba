"""Doing what cards say: effects one after the other, each asking for its parts first."""

from __future__ import annotations

from typing import Annotated, Final, Literal, cast

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import AGAIN, Frame, Next, StepResult
from holdfast.engine.knowledge import By
from holdfast.engine.poison import UNKNOWN
from holdfast.games.alone.cards.effects import Stalk
from holdfast.games.alone.cards.picks import (
    Cancel,
    Done,
    PartPick,
    Pick,
    PickAbility,
    PickBar,
    PickCard,
    PickCharacter,
    PickCreature,
    PickDie,
    PickDoor,
    PickDraws,
    PickGoal,
    PickHand,
    PickHealth,
    PickItem,
    PickLine,
    PickNoise,
    PickPlace,
    PickPlayer,
    PickSector,
    PickTarget,
    PickUnblock,
    PickWay,
)
from holdfast.games.alone.cards.verbs.registry import (
    DEEDS,
    Activate,
    AnyEffect,
    Cause,
    Picks,
    Standard,
    open_picks,
    why_not_pick,
)
from holdfast.games.alone.rules.asking import PartQuestion, ask
from holdfast.games.alone.state import HERO, Alone
from holdfast.games.alone.state.masks import picks_for


class VerbQuestion(PartQuestion, kw_only=True):
    """A part of what a verb needs; in a window it can be taken back, and ends with the window."""

    effect: AnyEffect
    cause: Cause
    picks: Picks = ()
    window: int = -1

    def open_picks(self, s: Alone) -> list[Pick]:
        return open_picks(s, self.effect, self.cause, self.picks)

    def why_not_pick(self, s: Alone, pick: Pick) -> Refusal | None:
        return why_not_pick(s, self.effect, self.cause, self.picks, pick)

    def legal_picks(self, s: Alone) -> list[Pick]:
        """A verb allows what it lists."""
        return self.open_picks(s)

    def why_not_cancel(self, s: Alone) -> Refusal | None:
        return refuse("alone:R145", "refused.no_cancel") if self.window < 0 else None

    def is_open(self, s: Alone) -> bool:
        if self.window >= 0 and (s.windows != self.window or s.window == "" or s.on_table is not None):
            return False
        return super().is_open(s)


class ChooseCreature(VerbQuestion, kw_only=True):
    ACTIONS = (PickCreature, PickLine, PickPlace, Done, Cancel)  # a place: where an avatar teleports to (R251)


class ChoosePlace(VerbQuestion, kw_only=True):
    ACTIONS = (PickPlace, Done, Cancel)


class ChooseStep(VerbQuestion, kw_only=True):
    ACTIONS = (PickWay, PickUnblock, Done, Cancel)


class ChooseDoor(VerbQuestion, kw_only=True):
    ACTIONS = (PickDoor, Done, Cancel)


class ChooseNoise(VerbQuestion, kw_only=True):
    ACTIONS = (PickNoise, Cancel)


class ChooseFromHand(VerbQuestion, kw_only=True):
    ACTIONS = (PickHand, Done, Cancel)


class ChooseDraws(VerbQuestion, kw_only=True):
    ACTIONS = (PickDraws, Done, Cancel)


class ChoosePlayer(VerbQuestion, kw_only=True):
    ACTIONS = (PickPlayer, Done, Cancel)


class ChooseTarget(VerbQuestion, kw_only=True):
    ACTIONS = (PickTarget, Done)


class ChooseSector(VerbQuestion, kw_only=True):
    ACTIONS = (PickSector, Done)


class ChooseWay(VerbQuestion, kw_only=True):
    ACTIONS = (PickWay, Done)


class ChooseBar(VerbQuestion, kw_only=True):
    ACTIONS = (PickBar, Done)


class ChooseItem(VerbQuestion, kw_only=True):
    ACTIONS = (PickItem, Done)


class ChooseCard(VerbQuestion, kw_only=True):
    ACTIONS = (PickCard, Done)


class ChooseDie(VerbQuestion, kw_only=True):
    ACTIONS = (PickDie, Done)


class ChooseHealth(VerbQuestion, kw_only=True):
    ACTIONS = (PickHealth, Done)


class ChooseAbility(VerbQuestion, kw_only=True):
    ACTIONS = (PickAbility, Done)


class ChooseFriend(VerbQuestion, kw_only=True):
    ACTIONS = (PickCharacter, Done)


class ChooseGoal(VerbQuestion, kw_only=True):
    ACTIONS = (PickGoal, Done)


class FindNothing(VerbQuestion, kw_only=True):
    """Evil looks for something, and there is nothing. It is asked all the same, or the hero would learn as much."""

    ACTIONS = (Done,)

    def open_picks(self, s: Alone) -> list[Pick]:
        return [Done()]

    def why_not_pick(self, s: Alone, pick: Pick) -> Refusal | None:
        return None if pick == Done() else refuse("alone:R152", "refused.not_a_target")


EVIL_IS_ASKED: Final[dict[type[PartPick], type[VerbQuestion]]] = {
    PickCreature: ChooseCreature,
    PickLine: ChooseCreature,
    PickPlace: ChoosePlace,
    PickWay: ChooseStep,
    PickUnblock: ChooseStep,
    PickDoor: ChooseDoor,
    PickNoise: ChooseNoise,
    PickHand: ChooseFromHand,
    PickDraws: ChooseDraws,
    PickPlayer: ChoosePlayer,
}
HERO_IS_ASKED: Final[dict[type[PartPick], type[VerbQuestion]]] = {
    PickTarget: ChooseTarget,
    PickSector: ChooseSector,
    PickWay: ChooseWay,
    PickBar: ChooseBar,
    PickItem: ChooseItem,
    PickCard: ChooseCard,
    PickDie: ChooseDie,
    PickHealth: ChooseHealth,
    PickAbility: ChooseAbility,
    PickCharacter: ChooseFriend,
    PickGoal: ChooseGoal,
}


def question(s: Alone, effect: AnyEffect, cause: Cause, picks: Picks, window: int = -1) -> VerbQuestion | None:
    """Returns what is to be asked next for a verb, if anything."""
    found = open_picks(s, effect, cause, picks)
    if not found:
        return None
    kinds = HERO_IS_ASKED if cause.seat == HERO else EVIL_IS_ASKED
    first = next((type(pick) for pick in found if type(pick) in kinds), None)
    if first is None:
        return None
    return kinds[first](owner=owner(cause), effect=effect, cause=cause, picks=picks, window=window)


def owner(cause: Cause) -> int:
    return cause.seat


def as_pick(answer: Action | None) -> Pick | None:
    """Returns the part that was answered with; None where something else was, or nobody answered."""
    return cast("Pick", answer) if isinstance(answer, PartPick) else None


def stage_for(s: Alone, frame: DoVerb, seat: int) -> int:
    """How many creatures evil has moved is its own business."""
    is_open = seat in s.evil or frame.cause.seat == HERO
    return frame.stage if is_open or not isinstance(frame.effect, Stalk | Standard | Activate) else UNKNOWN


class DoVerb(Frame):
    """One verb: its parts, then the deed."""

    STEPS = ("ask_for_parts", "take_part", "perform")

    effect: AnyEffect
    cause: Cause
    picks: Annotated[Picks, By(picks_for)] = ()
    stage: Annotated[int, By(stage_for)] = 0  # for deeds in several steps
    asked_before: bool = False  # for its parts, before the card was laid

    def ask_for_parts(self, s: Alone) -> Literal["perform"] | None:
        asked = question(s, self.effect, self.cause, self.picks)
        if asked is None:
            if not self.is_kept_secret(s):
                return "perform"
            asked = FindNothing(owner=owner(self.cause), effect=self.effect, cause=self.cause)
        found = asked.open_picks(s)
        if self.cause.seat == HERO and len(found) == 1:  # the hero's choices are made from what all can see
            self.picks += (found[0],)
            return "perform" if isinstance(found[0], Done) else self.ask_for_parts(s)
        ask(s, asked)
        return None

    def is_kept_secret(self, s: Alone) -> bool:
        """Tells whether the hero must not learn that nothing was found (R262), as it would if no question came."""
        if self.cause.seat == HERO or self.picks or self.asked_before:
            return False
        return DEEDS[type(self.effect)].in_the_dark(s, self.effect)

    def take_part(self, s: Alone) -> Literal["ask_for_parts"]:
        answer = s.answered
        self.picks += (as_pick(answer) or Done(),)
        return "ask_for_parts"

    def perform(self, s: Alone) -> StepResult | None:
        return DEEDS[type(self.effect)].perform(s, self)


class DoEffects(Frame):
    """Effects in the order written; for parts of the first one evil may have been asked before."""

    STEPS = ("next_effect",)

    effects: tuple[AnyEffect, ...]
    cause: Cause
    picks: Annotated[Picks, By(picks_for)] = ()
    asked_before: bool = False
    done: int = 0

    def next_effect(self, s: Alone) -> Next:
        if self.done == len(self.effects):
            return None
        effect = self.effects[self.done]
        is_first = self.done == 0
        picks = self.picks if is_first else ()
        self.done += 1
        s.start(DoVerb(effect=effect, cause=self.cause, picks=picks, asked_before=is_first and self.asked_before))
        return AGAIN

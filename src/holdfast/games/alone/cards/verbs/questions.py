"""What verbs ask: one question for each kind of part, and which of them comes next."""

from __future__ import annotations

from typing import Final, cast

from holdfast.engine.action import Action, Refusal, refuse
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
from holdfast.games.alone.cards.verbs.registry import AnyEffect, Cause, Picks, open_picks, why_not_pick
from holdfast.games.alone.rules.asking import Question
from holdfast.games.alone.state import HERO, Alone


class VerbQuestion(Question, kw_only=True):
    """A part of what a verb needs; in a window it can be taken back, and ends with the window."""

    effect: AnyEffect
    cause: Cause
    picks: Picks = ()
    window: int = -1

    def open_picks(self, s: Alone) -> list[Pick]:
        return open_picks(s, self.effect, self.cause, self.picks)

    def why_not_pick(self, s: Alone, pick: Pick) -> Refusal | None:
        return why_not_pick(s, self.effect, self.cause, self.picks, pick)

    def situation(self, s: Alone, seat: int) -> str:
        """Returns the verb that asks: to go north is no way to switch on a lamp."""
        return str(self.effect.__struct_config__.tag)

    def listed_at_once(self, s: Alone, seat: int) -> list[Action]:
        """Returns the parts that are open, worked out once for all kinds: a verb allows what it lists."""
        order = self.ACTIONS
        found: list[Action] = [pick for pick in self.open_picks(s) if type(pick) in order]
        found.sort(key=lambda pick: order.index(type(pick)))
        return [*found, Cancel()] if Cancel in order and self.why_not_cancel(s) is None else found

    def why_not_cancel(self, s: Alone) -> Refusal | None:
        return refuse("alone:R145", "refused.no_cancel") if self.window < 0 else None

    def is_open(self, s: Alone) -> bool:
        if self.window >= 0 and not s.is_in_time(self.window):
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

    def situation(self, s: Alone, seat: int) -> str:
        return "find_nothing"

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
    return kinds[first](owner=cause.seat, effect=effect, cause=cause, picks=picks, window=window)


def as_pick(answer: Action | None) -> Pick | None:
    """Returns the part that was answered with; None where something else was, or nobody answered."""
    return cast("Pick", answer) if isinstance(answer, PartPick) else None

"""What evil may do in a window (R144-R153, R157, R229, R247): play a card up or down, call a creature, pass."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, in_vain, refuse
from holdfast.engine.flow import Decision
from holdfast.engine.knowledge import By
from holdfast.engine.secret import Seats, Secret, only
from holdfast.games.alone.cards.verbs.registry import Activate, AnyEffect, Cause, Summon, finds_nothing, open_picks
from holdfast.games.alone.rules.play_out import PlayOut, at_limit
from holdfast.games.alone.state import Alone


def busy(s: Alone, seat: int) -> Refusal | None:
    """Returns why a seat that has begun something does nothing else in the window."""
    begun = [frame for strand in s.strands if isinstance(frame := strand.frames[0], PlayOut)]
    has_begun = any(frame.seat == seat for frame in begun)
    return refuse("alone:R144", "refused.finish_first") if has_begun else None


def spaces_needed(s: Alone) -> int:
    """Returns how many spaces of the track the next card covers: the first of a turn 1, the second 2 (R149, R150)."""
    return 1 if s.laid_now == 0 else 2


def free_spaces_of_track(s: Alone) -> int:
    return len(s.parts.numbers.track) - s.covered()


def does_not_fit(s: Alone) -> Refusal | None:
    """Returns why a card does not fit: there has to be room on the track (R157)."""
    needed, free = spaces_needed(s), free_spaces_of_track(s)
    return refuse("alone:R157", "refused.track_full", needed=needed) if free < needed else None


def gate_for_cards(s: Alone, seat: int) -> Refusal | None:
    return busy(s, seat) or at_limit(s) or does_not_fit(s)


def not_in_hand(s: Alone, seat: int, card: int) -> Refusal | None:
    return None if card in s.hand(seat).own(seat) else refuse("alone:R145", "refused.not_in_hand")


class PlayUp(Action, frozen=True):
    """An allowed reaction, face up (R147)."""

    card: target.Card

    @classmethod
    def gate(cls, s: Alone, seat: int, ask: Decision) -> Refusal | None:
        return gate_for_cards(s, seat)

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: Decision) -> Iterable[PlayUp]:
        return map(PlayUp, s.hand(seat).own(seat))

    def why_not(self, s: Alone, seat: int, ask: Decision) -> Refusal | None:
        if refusal := not_in_hand(s, seat, self.card):
            return refusal
        card = s.parts.reactions[self.card]
        if s.window != "late" and not card.instant:
            return refuse("alone:R148", "refused.only_instants")
        return None if card.trigger in answered(s) else refuse("alone:R147", "refused.trigger", trigger=card.trigger)

    def comes_to_nothing(self, s: Alone, seat: int, ask: Decision) -> Refusal | None:
        """Returns that neither half finds anything; a card that also does something else is never wasted."""
        card = s.parts.reactions[self.card]
        halves = (*card.effects, *card.dangerous)
        if halves and all(finds_nothing(s, effect, Cause(seat=seat)) for effect in halves):
            return in_vain("alone:R147", "idle.reaction", card=self.card)
        return None

    def do(self, s: Alone, seat: int, ask: Decision) -> None:
        s.fork(PlayOut(seat=seat, window=s.windows, front="card", card=Secret("card", self.card, only(seat))))


def answered(s: Alone) -> tuple[str, ...]:
    """Returns what a faceup card may answer now: the action just declared, all of the turn, or the damage just
    suffered.
    """
    match s.window:
        case "instant":
            return tuple(s.deeds[-1:])
        case "late":
            return tuple(s.deeds)
        case _:
            return (s.wound,)


class PlayDown(Action, frozen=True):
    """A standard reaction: any card, face down, at the end of the turn (R145, R153, G16)."""

    card: target.Card

    @classmethod
    def gate(cls, s: Alone, seat: int, ask: Decision) -> Refusal | None:
        return gate_for_cards(s, seat) or only_late(s)

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: Decision) -> Iterable[PlayDown]:
        return map(PlayDown, s.hand(seat).own(seat))

    def why_not(self, s: Alone, seat: int, ask: Decision) -> Refusal | None:
        return not_in_hand(s, seat, self.card)

    def do(self, s: Alone, seat: int, ask: Decision) -> None:
        s.fork(PlayOut(seat=seat, window=s.windows, front="standard", card=Secret("card", self.card, only(seat))))


def only_late(s: Alone) -> Refusal | None:
    return None if s.window == "late" else refuse("alone:R148", "refused.only_at_the_end")


class PlaySpecial(Action, frozen=True):
    """A special creature, for a faceup card with its symbol; the card's text is ignored (R229, R230, R272)."""

    card: target.Card
    special: int

    @classmethod
    def gate(cls, s: Alone, seat: int, ask: Decision) -> Refusal | None:
        if not s.specials:
            return refuse("alone:R229", "refused.no_specials")
        return gate_for_cards(s, seat) or only_late(s)

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: Decision) -> Iterable[PlaySpecial]:
        return [PlaySpecial(card, special) for special in s.specials for card in s.hand(seat).own(seat)]

    def why_not(self, s: Alone, seat: int, ask: Decision) -> Refusal | None:
        if refusal := not_in_hand(s, seat, self.card):
            return refusal
        if self.special not in s.specials:
            return refuse("alone:R229", "refused.no_such_special")
        if self.special in s.specials_used:
            return refuse("alone:R234", "refused.special_used")
        if s.parts.reactions[self.card].icon != s.parts.specials[self.special].icon:
            return refuse("alone:R229", "refused.other_icon")
        return why_no_place(s, seat, Summon(token=special_token(s, self.special)), "alone:R231")

    def do(self, s: Alone, seat: int, ask: Decision) -> None:
        card = Secret("card", self.card, only(seat))
        token = special_token(s, self.special)
        s.fork(PlayOut(seat=seat, window=s.windows, front="special", card=card, token=token))


def why_no_place(s: Alone, seat: int, effect: AnyEffect, rule: str) -> Refusal | None:
    """A creature that can appear nowhere is not called."""
    return None if open_picks(s, effect, Cause(seat=seat), ()) else refuse(rule, "refused.nowhere")


def special_token(s: Alone, special: int) -> int:
    return next(i for i, token in enumerate(s.tokens) if (token.source, token.index) == ("special", special))


def avatar_token(s: Alone, avatar: int) -> int:
    return next(i for i, token in enumerate(s.tokens) if (token.source, token.index) == ("avatar", avatar))


class ActivateAvatar(Action, frozen=True):
    """Instead of playing a card (R247), at the end of the turn (G74), once a turn."""

    @classmethod
    def gate(cls, s: Alone, seat: int, ask: Decision) -> Refusal | None:
        avatar = s.avatars[seat - 1]
        if avatar < 0:
            return refuse("alone:R247", "refused.no_avatar")
        if refusal := busy(s, seat) or at_limit(s) or only_late(s):
            return refusal
        if avatar in s.activated:
            return refuse("alone:R247", "refused.avatar_once")
        token = avatar_token(s, avatar)
        if s.figures[token].look(seat).down:
            return refuse("alone:R256", "refused.avatar_down")
        return why_no_place(s, seat, Activate(token=token), "alone:R249")

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: Decision) -> Iterable[ActivateAvatar]:
        return (ActivateAvatar(),)

    def do(self, s: Alone, seat: int, ask: Decision) -> None:
        token = avatar_token(s, s.avatars[seat - 1])
        no_card = Secret("card", -seat, only(seat))
        s.fork(PlayOut(seat=seat, window=s.windows, front="avatar", card=no_card, token=token))


def passed_for(s: Alone, frame: Passable, seat: int) -> Seats:
    """Nobody is told who else has passed."""
    return frame.passed & only(seat)


class Passable(Decision, kw_only=True):
    """A window: who has passed in it."""

    passed: Annotated[int, By(passed_for)] = 0


class Pass(Action, frozen=True):
    @classmethod
    def gate(cls, s: Alone, seat: int, ask: Decision) -> Refusal | None:
        return busy(s, seat)

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: Decision) -> Iterable[Pass]:
        return (Pass(),)

    def do(self, s: Alone, seat: int, ask: Passable) -> None:
        ask.passed |= only(seat)

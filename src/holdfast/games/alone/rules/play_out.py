"""Reactions on their way (R145-R157): a card, the leader's word, then its parts; the hero notices nothing before.

Each seat of evil does this on a strand of its own, so that comrades need not wait. What is begun ends with its window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, Literal

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import WAIT, Decision, Frame, Next, StepResult
from holdfast.engine.knowledge import By
from holdfast.engine.poison import UNKNOWN
from holdfast.engine.secret import Seats, Secret, only
from holdfast.games.alone.cards.types import Reaction
from holdfast.games.alone.cards.verbs.questions import as_pick, question
from holdfast.games.alone.cards.verbs.registry import Activate, AnyEffect, Cause, Picks, Standard, Summon
from holdfast.games.alone.events.reactions import ApprovalAsked, ApprovalDenied, PlayDropped
from holdfast.games.alone.state import REACTIONS, Alone, Front

# -- the leader's word


def at_limit(s: Alone) -> Refusal | None:
    return refuse("alone:R144", "refused.two_reactions", limit=REACTIONS) if s.is_at_limit() else None


class Approve(Action, frozen=True):
    @classmethod
    def gate(cls, s: Alone, seat: int, ask: LeaderSays) -> Refusal | None:
        return at_limit(s)

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: LeaderSays) -> Iterable[Approve]:
        return (Approve(),)


class Deny(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: LeaderSays) -> Iterable[Deny]:
        return (Deny(),)


class LeaderSays(Decision, kw_only=True):
    """The leader is shown who asks, never the card (R154, R155)."""

    ACTIONS = (Approve, Deny)

    window: int
    asker: int

    def seats(self, s: Alone) -> tuple[int, ...]:
        return (s.leader,)

    def is_open(self, s: Alone) -> bool:
        return s.is_in_time(self.window)


def front_for(s: Alone, frame: PlayOut, seat: int) -> Front:
    """The leader is not told what the card is to be played as (R155)."""
    return frame.front if seat == frame.seat else UNKNOWN


def own_token_for(s: Alone, frame: PlayOut, seat: int) -> int:
    return frame.token if seat == frame.seat else UNKNOWN


def own_picks_for(s: Alone, frame: PlayOut, seat: int) -> Picks:
    return frame.picks if seat == frame.seat else UNKNOWN


class PlayOut(Frame):
    """The leader's word comes first, so that comrades cannot tell from its moment what the card asks for."""

    STEPS = (
        "propose",
        "hear_the_leader",
        "ask_for_parts",
        "take_part",
        "put_on_table",
        "lie_there",
        "done",
    )

    seat: int
    window: int
    front: Annotated[Front, By(front_for)]
    card: Secret[int]
    token: Annotated[int, By(own_token_for)] = -1
    picks: Annotated[Picks, By(own_picks_for)] = ()

    def known_to(self, s: Alone) -> Seats:
        """Returns its owner, and the leader while it asks for the leader's word."""
        asks = any(strand.frames[0] is self and isinstance(strand.top, LeaderSays) for strand in s.strands)
        return only(self.seat, s.leader) if asks else only(self.seat)

    def propose(self, s: Alone) -> StepResult | Literal["ask_for_parts", "done"] | None:
        """The leader is asked one thing at a time."""
        if self.seat == s.leader or s.options.auto_approve:
            return "ask_for_parts"
        if not s.is_in_time(self.window):
            self.is_dropped(s)
            return "done"
        if any(isinstance(strand.top, LeaderSays) for strand in s.strands if strand.frames):
            return WAIT
        s.tell(ApprovalAsked(self.seat), to=s.the_evil)
        s.start(LeaderSays(window=self.window, asker=self.seat))
        return None

    def hear_the_leader(self, s: Alone) -> Literal["done"] | None:
        if isinstance(s.answered, Approve):
            return None
        if isinstance(s.answered, Deny):
            s.tell(ApprovalDenied(self.seat), to=s.the_evil)
        else:
            self.is_dropped(s)
        return "done"

    def ask_for_parts(self, s: Alone) -> Literal["put_on_table"] | None:
        effect = self.effect(s)
        asked = None if effect is None else question(s, effect, self.cause(s), self.picks, self.window)
        if asked is None:
            return "put_on_table"
        s.start(asked)
        return None

    def take_part(self, s: Alone) -> Literal["ask_for_parts", "done"]:
        answer = as_pick(s.answered)
        if answer is None:
            if s.answered is None:
                self.is_dropped(s)
            return "done"
        self.picks += (answer,)
        return "ask_for_parts"

    def put_on_table(self, s: Alone) -> None:
        """Puts the card on the table, if the window is still the one in which this was begun."""
        if s.is_in_time(self.window) and not s.is_at_limit():
            s.on_table = self.seat
        else:
            self.is_dropped(s)

    def lie_there(self, s: Alone) -> Next:
        return WAIT if s.on_table == self.seat else None

    def done(self, s: Alone) -> None:
        """It is on the table, was taken back, or came too late."""

    def is_dropped(self, s: Alone) -> None:
        """Its window is over: who has begun it is told, and nobody else."""
        s.tell(PlayDropped(self.seat), to=only(self.seat))

    def effect(self, s: Alone) -> AnyEffect | None:
        """Returns what parts are asked for: those of the first thing that happens; later ones are asked when it has."""
        effects = effects_as(self.front, self.token, lambda: self.printed(s))
        return effects[0] if effects else None

    def cause(self, s: Alone) -> Cause:
        return cause_as(self.front, self.seat, self.token, lambda: self.printed(s))

    def printed(self, s: Alone) -> Reaction:
        return s.parts.reactions[self.card.true()]


# -- what a reaction does, by what it is played as


def effects_as(front: Front, token: int, printed: Callable[[], Reaction]) -> tuple[AnyEffect, ...]:
    """Returns what happens. The card is read only where it is played for what is printed on it."""
    match front:
        case "standard":
            return (Standard(),)
        case "special":
            return (Summon(token=token),)
        case "avatar":
            return (Activate(token=token),)
        case "card":
            return printed().effects


def cause_as(front: Front, seat: int, token: int, printed: Callable[[], Reaction]) -> Cause:
    """Returns on whose behalf it happens. A card's icon counts only if the card is read (R152, R153)."""
    return Cause(seat=seat, icon=printed().icon if front == "card" else "", token=token)

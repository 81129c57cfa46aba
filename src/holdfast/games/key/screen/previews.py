"""What an action would do, what it costs and what it risks, as far as its seat can know."""

from __future__ import annotations

from collections.abc import Iterable

from holdfast.engine.action import Action
from holdfast.engine.event import Event
from holdfast.engine.message import Message, say
from holdfast.engine.screen import Consequence
from holdfast.games.key.cards.resources import HAND_SIZE
from holdfast.games.key.cards.types import REGROUP
from holdfast.games.key.missions.mission import normal_form
from holdfast.games.key.rules.contradiction import Objection, objection
from holdfast.games.key.rules.deck import Draw
from holdfast.games.key.rules.gather import Collect
from holdfast.games.key.rules.regroup import Clear
from holdfast.games.key.rules.solve import Propose
from holdfast.games.key.rules.special import UseAchievement, UseSpecial
from holdfast.games.key.rules.stall import DrawToGoOn
from holdfast.games.key.rules.turn import EndActions, PlayCard
from holdfast.games.key.screen.console import console
from holdfast.games.key.screen.deck import risk
from holdfast.games.key.screen.names import ability
from holdfast.games.key.state import Key


def preview(s: Key, seat: int, action: Action, told: tuple[Event, ...]) -> Consequence:
    """Returns the consequence of an action on the state as the seat knows it."""
    does: Iterable[Message] = ()
    costs: Iterable[Message] = ()
    risks: Iterable[Message] = ()
    match action:
        case PlayCard(card=card, pile=pile):
            does = (say("would.play", pile=pile),)
            costs = (say("cost.card", cards=(card,)),)
            risks = (say("risk.high", pile=pile, card=card),) if pile == REGROUP else ()
        case UseSpecial(cards=cards):
            does, costs = (ability(s.character(seat).ability),), (say("cost.discard", cards=cards),)
        case UseAchievement():
            does = (ability(s.character(seat).ability),)
        case Collect(token=token):
            does = (say("would.open", windows=len(s.opened_by(token))),)
        case Clear(pile=pile):
            does = (say("would.clear", pile=pile, cards=tuple(s.piles[pile])),)
        case Draw() | DrawToGoOn():
            risks = (risk(s),)
        case EndActions():
            does, risks = _end_of_turn(s, seat)
        case Propose(guess=guess):
            does = (say("would.solve" if s.seated == 1 else "would.propose"),)
            against = objection(s.mission, console(s).windows, normal_form(guess))
            risks = (_against(against),) if against else ()
    return Consequence(told, tuple(does), tuple(costs), tuple(risks))


def _against(found: Objection) -> Message:
    return say(
        f"against.{found.by}",
        window=found.window,
        other=found.other,
        content=found.content,
        second=found.second,
    )


def _end_of_turn(s: Key, seat: int) -> tuple[tuple[Message, ...], tuple[Message, ...]]:
    """Says how many cards are drawn by themselves, and what cameras take."""
    cameras = sum(map(s.is_camera, s.face_up[s.rooms[seat]]))
    missing = HAND_SIZE - len(s.hands[seat])
    draws = (say("would.draw", cards=missing),) if missing and not s.in_peril else ()
    return draws, (say("risk.cameras", cards=cameras),) if cameras else ()

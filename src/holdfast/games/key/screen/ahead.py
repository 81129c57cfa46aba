"""Where a choice would lead: the rooms of each pile's action, and the way to each room within reach."""

from __future__ import annotations

from typing import Final

import msgspec

from holdfast.engine.flow import Decision, OneSeat
from holdfast.games.key.cards.types import GATHER, INTEL, RUN
from holdfast.games.key.rules.first import GoFirst, Volunteer
from holdfast.games.key.rules.gather import ChooseToken, Collect, CollectOrLeave, Flip, Leave
from holdfast.games.key.rules.run import MOVES, ChooseRoom, ways_on
from holdfast.games.key.rules.stop import Stop
from holdfast.games.key.rules.turn import ChooseAction, EndActions, Pass, PlayCard
from holdfast.games.key.state import Key


class Prize(msgspec.Struct, frozen=True):
    """A token that may be collected now. Its words are the text `prize`."""

    token: int
    windows: tuple[int, ...]  # those that it would open


class WaysAhead(msgspec.Struct, frozen=True):
    """Where the choices of the seat that is asked would lead; empty for all others."""

    rooms: tuple[tuple[int, ...], ...] = ()  # by pile: where its action could be used
    ways: tuple[tuple[int, ...], ...] = ()  # by room, while running: a shortest way there, the first step first
    prizes: tuple[Prize, ...] = ()  # the best first
    first: str = ""  # the option that most people want, by its id; it is shown as the first among equals


NOTHING: Final = WaysAhead()


def ahead(s: Key, seat: int, decision: Decision | None) -> WaysAhead:
    if decision is None or seat not in decision.seats(s):
        return NOTHING
    if isinstance(decision, ChooseAction):
        rooms = tuple([_rooms(s, seat, pile) for pile in range(len(s.piles))])
        return WaysAhead(rooms, first=_last_resort(s, seat, decision))
    if isinstance(decision, ChooseRoom):
        ways = ways_on(s, seat, decision.left)
        return WaysAhead(ways=tuple([ways.get(room, ()) for room in range(len(s.stacks))]))
    if isinstance(decision, ChooseToken | CollectOrLeave):
        prizes = _prizes(s, seat, decision)
        return WaysAhead(prizes=prizes, first=_best(s, seat, decision, prizes))
    return WaysAhead(first=GoFirst().option_id()) if isinstance(decision, Volunteer) else NOTHING


def _prizes(s: Key, seat: int, decision: OneSeat) -> tuple[Prize, ...]:
    tokens = [action.token for action in Collect.candidates(s, seat, decision)]
    tokens = [token for token in tokens if Collect(token).why_not(s, seat, decision) is None]
    prizes = [Prize(token, tuple(s.opened_by(token))) for token in tokens]
    return tuple(sorted(prizes, key=lambda prize: -len(prize.windows)))


def _best(s: Key, seat: int, decision: OneSeat, prizes: tuple[Prize, ...]) -> str:
    if prizes and prizes[0].windows:
        return Collect(prizes[0].token).option_id()
    if isinstance(decision, CollectOrLeave):
        return Leave().option_id()
    return Flip().option_id() if len(s.stacks[s.rooms[seat]]) else Stop().option_id()


def _last_resort(s: Key, seat: int, decision: ChooseAction) -> str:
    """Returns what is left to those of whose cards none fits."""
    if PlayCard.gate(s, seat, decision) is None:
        return ""
    if s.actions:
        return EndActions().option_id()
    return "" if s.can_act(seat) else Pass().option_id()


def _rooms(s: Key, seat: int, pile: int) -> tuple[int, ...]:
    if pile == RUN:
        return tuple(sorted(ways_on(s, seat, MOVES)))
    if pile == INTEL:
        return tuple([room for room, stack in enumerate(s.stacks) if len(stack)])
    return (s.rooms[seat],) if pile == GATHER else ()

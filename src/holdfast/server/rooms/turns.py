"""Whose turn it is at a table, and who knows: nobody is told twice of one turn, whatever is restarted meanwhile."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from holdfast.engine.play import asks, asks_of_all
from holdfast.engine.poison import NeedsTruth
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.state import State
from holdfast.table.lobby import Lobby
from holdfast.table.save import NOT_JSON

LOOKS_AWAY_MS: Final = 15_000  # before somebody is told: a page that is back by then was never left


class KeptTurns(msgspec.Struct, frozen=True):
    """Who is waited for; and who knows of their turn, each with whether they have been at the table since."""

    waiting: tuple[str, ...] = ()
    told: dict[str, bool] = {}


NOTHING_KEPT: Final = KeptTurns()


def people_asked(lobby: Lobby, s: State) -> tuple[str, ...]:
    """Returns the people who have something to answer that is no mere offer."""
    if s.outcome is not None:
        return ()
    asked = asks_of_all(s)
    return tuple(
        place.person
        for seat, place in enumerate(lobby.seats)
        if place.person and not place.bot and any(not decision.OFFER for _, decision in asked[seat])
    )


def is_known_to_all(s: State, seat: int) -> bool:
    """Tells whether everybody may know that this seat is asked something, by what those know who only watch."""
    seen = s.masked(SPECTATOR)
    try:
        return seen.outcome is None and any(not decision.OFFER for _, decision in asks(seen, seat))
    except NeedsTruth:
        return False


class Turns:
    """Notes who is waited for and who looks, and says who is to be told.

    Whoever has been told is not told again before they have been at the table and something else is asked of them.
    """

    def __init__(self, kept: KeptTurns = NOTHING_KEPT) -> None:
        self.waiting = kept.waiting
        self.told = dict(kept.told)
        self._unseen: dict[str, int] = {}  # whose turn it is who neither look nor were told, and since when

    @property
    def kept(self) -> KeptTurns:
        return KeptTurns(self.waiting, self.told)

    def look(self, lobby: Lobby, s: State, looking: Collection[str], at: int) -> list[str]:
        """Returns the people who are to be told now."""
        waiting = self.waiting = people_asked(lobby, s)
        came = {person for person in looking if person in waiting or person in self.told}
        self.told |= dict.fromkeys(came, True)
        self.told = {
            person: has_come
            for person, has_come in self.told.items()
            if person in lobby.people() and (person in waiting or not has_come)
        }
        unseen = [person for person in waiting if person not in self.told]
        self._unseen = {person: self._unseen.get(person, at) for person in unseen}
        due = [person for person, since in self._unseen.items() if since + LOOKS_AWAY_MS <= at]
        for person in due:
            self.told[person] = False
            del self._unseen[person]
        return due

    def next_at(self) -> int | None:
        """Returns when somebody is to be told."""
        first = min(self._unseen.values(), default=None)
        return None if first is None else first + LOOKS_AWAY_MS


def read_turns(data: bytes | None) -> KeptTurns:
    """Returns what was kept of a table's turns; where that is damaged, people are told anew."""
    try:
        return msgspec.json.decode(data, type=KeptTurns) if data else NOTHING_KEPT
    except NOT_JSON:
        return NOTHING_KEPT

"""What is told of tokens on the map, and of objectives."""

from __future__ import annotations

from typing import Literal

from holdfast.engine.event import Event

TokenWord = Literal["acid", "slime", "hold", "trap", "target"]


class TokenPlaced(Event, frozen=True):
    token: TokenWord
    cell: int


class TokenRemoved(Event, frozen=True):
    token: TokenWord
    cell: int


class HoldSpent(Event, frozen=True):
    """A hold token kept an alien from moving."""

    figure: int


class ObjectiveReady(Event, frozen=True):
    objective: int


class ObjectiveRemoved(Event, frozen=True):
    objective: int


class ObjectiveMoved(Event, frozen=True):
    objective: int
    to: int


class DemolitionPlaced(Event, frozen=True):
    hero: int
    objective: int
    to: int


class TrapMissed(Event, frozen=True):
    cell: int


class FindChecked(Event, frozen=True):
    hero: int
    objective: int
    find: int


class FindRevealed(Event, frozen=True):
    hero: int
    objective: int
    find: int


class RelicPaid(Event, frozen=True):
    objective: int
    paid: int

"""What is told of tokens on the map, and of objectives."""

from __future__ import annotations

from typing import Literal

from holdfast.engine import target
from holdfast.engine.event import Event

TokenWord = Literal["acid", "slime", "hold", "trap", "target"]


class TokenPlaced(Event, frozen=True):
    token: TokenWord
    cell: target.Cell


class TokenRemoved(Event, frozen=True):
    token: TokenWord
    cell: target.Cell


class HoldSpent(Event, frozen=True):
    """A hold token kept an alien from moving."""

    figure: target.Figure


class ObjectiveReady(Event, frozen=True):
    objective: target.Objective


class ObjectiveRemoved(Event, frozen=True):
    objective: target.Objective


class ObjectiveMoved(Event, frozen=True):
    objective: target.Objective
    to: target.Cell


class DemolitionPlaced(Event, frozen=True):
    hero: target.Hero
    objective: target.Objective
    to: target.Cell


class TrapMissed(Event, frozen=True):
    cell: target.Cell


class FindChecked(Event, frozen=True):
    hero: target.Hero
    objective: target.Objective
    find: int


class FindRevealed(Event, frozen=True):
    hero: target.Hero
    objective: target.Objective
    find: int


class RelicPaid(Event, frozen=True):
    objective: target.Objective
    paid: int

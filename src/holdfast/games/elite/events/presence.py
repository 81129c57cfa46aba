"""Who is there, as it is told."""

from __future__ import annotations

from holdfast.engine import target
from holdfast.engine.event import Event


class SeatAway(Event, frozen=True):
    """Nobody is there to play this seat."""

    seat: target.Seat


class SeatBack(Event, frozen=True):
    seat: target.Seat

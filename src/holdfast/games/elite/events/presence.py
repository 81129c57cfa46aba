"""Who is there, as it is told."""

from __future__ import annotations

from holdfast.engine.event import Event


class SeatAway(Event, frozen=True):
    """Nobody is there to play this seat."""

    seat: int


class SeatBack(Event, frozen=True):
    seat: int

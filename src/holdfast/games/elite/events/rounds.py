"""The order of play as it is told: rounds, phases, the clock, and who decided."""

from __future__ import annotations

from typing import Literal

from holdfast.engine import target
from holdfast.engine.event import Event
from holdfast.games.elite.state import Phase

TokenWord = Literal["acid", "slime", "hold", "trap", "target"]


class RoundBegan(Event, frozen=True):
    round: int


class PhaseBegan(Event, frozen=True):
    phase: Phase


class SeatReady(Event, frozen=True):
    seat: target.Seat


class ClockStarted(Event, frozen=True):
    seconds: int


class TimeChanged(Event, frozen=True):
    seconds: int


class TimeIsUp(Event, frozen=True):
    pass


class SeatFinished(Event, frozen=True):
    seat: target.Seat


class NotWaitedFor(Event, frozen=True):
    """A seat did not answer for so long that the game goes on without it."""

    seat: target.Seat


class Waited(Event, frozen=True):
    """Nobody has chosen yet."""

    times: int


class PassedOn(Event, frozen=True):
    """Nobody chose: the choice goes to more seats."""

    times: int


class BoardChose(Event, frozen=True):
    """Nobody chose, so the board does."""


class BoardWentOn(Event, frozen=True):
    """Nobody chose: the rest of a step goes on as planned."""


class Chosen(Event, frozen=True):
    """A seat answered a question, and perhaps nothing else happened."""

    seat: target.Seat


class Planned(Event, frozen=True):
    """The rest of a step goes on as planned."""

    seat: target.Seat


class Signalled(Event, frozen=True):
    """A seat says something to all."""

    seat: target.Seat
    say: int

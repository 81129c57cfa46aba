"""What is told in a game of magpie."""

from __future__ import annotations

from holdfast.engine.event import Event
from holdfast.engine.secret import Secret


class Rolled(Event, frozen=True):
    seat: int
    face: int


class BellRang(Event, frozen=True):
    pass


class TurnBegan(Event, frozen=True):
    seat: int


class Hid(Event, frozen=True):
    seat: int
    card: Secret[int] | int | None


class Shown(Event, frozen=True):
    seat: int
    card: int


class Peeked(Event, frozen=True):
    seat: int
    stone: Secret[int] | int | None


class Whispered(Event, frozen=True):
    seat: int
    card: Secret[int] | int | None


class Traded(Event, frozen=True):
    seat: int
    to: int
    card: Secret[int] | int | None


class Declined(Event, frozen=True):
    pass


class Guessed(Event, frozen=True):
    seat: int
    number: int

"""What happens in ambush, and whom it is told."""

from __future__ import annotations

from holdfast.engine.event import Event
from holdfast.engine.secret import Secret


class RoundBegan(Event, frozen=True):
    round: int
    leader: int


class Drew(Event, frozen=True):
    seat: int
    cards: int


class Rustled(Event, frozen=True):
    """Told to nobody but by the planted fault "event_count"."""


class Declared(Event, frozen=True):
    deed: str
    toward: str


class HeroMoved(Event, frozen=True):
    toward: str


class WindowOpened(Event, frozen=True):
    window: str


class WindowClosed(Event, frozen=True):
    pass


class CardPlayed(Event, frozen=True):
    seat: int
    card: int


class CardLaid(Event, frozen=True):
    """A card was played face down."""

    seat: int
    card: Secret[int]


class Struck(Event, frozen=True):
    creature: int
    life: int


# -- for the hero alone


class Revealed(Event, frozen=True):
    ABOUT = "level"

    place: tuple[int, int]
    sides: int


class Spotted(Event, frozen=True):
    ABOUT = "creature"

    creature: int
    place: tuple[int, int]


class NoiseHeard(Event, frozen=True):
    ABOUT = "creature"

    toward: str


# -- for evil alone


class CreatureMoved(Event, frozen=True):
    creature: int
    to: int


class Proposed(Event, frozen=True):
    seat: int
    card: Secret[int]


class Declined(Event, frozen=True):
    seat: int

"""What happens in rush, for all to see."""

from __future__ import annotations

from holdfast.engine.event import Event
from tests.toys.rush.state import Face, Way


class RoundBegan(Event, frozen=True):
    round: int


class SwarmCame(Event, frozen=True):
    card: int
    aliens: int
    point: int


class RushBegan(Event, frozen=True):
    ends_at: int


class TimeIsUp(Event, frozen=True):
    pass


class Rolled(Event, frozen=True):
    seat: int
    dice: tuple[int, ...]


class Landed(Event, frozen=True):
    seat: int
    dice: tuple[int, ...]
    faces: tuple[Face, ...]


class Driven(Event, frozen=True):
    """A seat used an alien result."""

    seat: int
    figure: int
    toward: Way


class Pushed(Event, frozen=True):
    figure: int


class Hurt(Event, frozen=True):
    hero: int
    wounds: int


class Moved(Event, frozen=True):
    figure: int
    to: int


class Stayed(Event, frozen=True):
    """A figure found no room where it should have gone."""

    figure: int


class Shot(Event, frozen=True):
    seat: int
    figure: int


class Charged(Event, frozen=True):
    seat: int
    charge: int


class Waited(Event, frozen=True):
    """Nobody chose: the choice goes to more seats, in the end to the board."""

    times: int

"""What is told of figures: where they go, and what becomes of them."""

from __future__ import annotations

from typing import Literal

from holdfast.engine.event import Event

TokenWord = Literal["acid", "slime", "hold", "trap", "target"]


class Moved(Event, frozen=True):
    figure: int
    to: int


class Driven(Event, frozen=True):
    """A seat spends an alien result."""

    seat: int
    figure: int


class Pushed(Event, frozen=True):
    figure: int


class Stayed(Event, frozen=True):
    """There was no way out: nobody moves."""

    figure: int


class Slid(Event, frozen=True):
    """Slime carries an alien on."""

    figure: int


class Spawned(Event, frozen=True):
    figure: int
    to: int


class Hurt(Event, frozen=True):
    hero: int
    n: int
    damage: int


class Shielded(Event, frozen=True):
    """Damage that was ignored."""

    hero: int
    n: int


class Healed(Event, frozen=True):
    hero: int
    n: int
    damage: int


class Struck(Event, frozen=True):
    """Aliens of one kind rolled for a hero."""

    alien: int
    hero: int
    dice: tuple[int, ...]
    hits: int


class HealthLost(Event, frozen=True):
    """By this hero's doing."""

    figure: int
    n: int
    health: int
    hero: int


class HealthGained(Event, frozen=True):
    figure: int
    health: int


class Killed(Event, frozen=True):
    """By this hero's doing."""

    figure: int
    hero: int


class Captured(Event, frozen=True):
    figure: int
    cell: int


class Tolerated(Event, frozen=True):
    """An alien came home while aliens spawn: it must die before the Action Phase ends."""

    figure: int

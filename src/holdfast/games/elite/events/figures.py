"""What is told of figures: where they go, and what becomes of them."""

from __future__ import annotations

from typing import Literal

from holdfast.engine import target
from holdfast.engine.event import Event

TokenWord = Literal["acid", "slime", "hold", "trap", "target"]


class Moved(Event, frozen=True):
    figure: target.Figure
    to: target.Cell


class Driven(Event, frozen=True):
    """A seat spends an alien result."""

    seat: target.Seat
    figure: target.Figure


class Pushed(Event, frozen=True):
    figure: target.Figure


class Stayed(Event, frozen=True):
    """There was no way out: nobody moves."""

    figure: target.Figure


class Slid(Event, frozen=True):
    """Slime carries an alien on."""

    figure: target.Figure


class Spawned(Event, frozen=True):
    figure: target.Figure
    to: target.Cell


class Hurt(Event, frozen=True):
    hero: target.Hero
    n: int
    damage: int


class Shielded(Event, frozen=True):
    """Damage that was ignored."""

    hero: target.Hero
    n: int


class Healed(Event, frozen=True):
    hero: target.Hero
    n: int
    damage: int


class Struck(Event, frozen=True):
    """Aliens of one kind rolled for a hero."""

    alien: target.Figure
    hero: target.Hero
    dice: tuple[target.Die, ...]
    hits: int


class HealthLost(Event, frozen=True):
    """An alien loses health by this hero's doing."""

    figure: target.Figure
    n: int
    health: int
    hero: target.Hero


class HealthGained(Event, frozen=True):
    figure: target.Figure
    health: int


class Killed(Event, frozen=True):
    """An alien is killed by this hero's doing."""

    figure: target.Figure
    hero: target.Hero


class Captured(Event, frozen=True):
    figure: target.Figure
    cell: target.Cell


class Tolerated(Event, frozen=True):
    """An alien came home while aliens spawn: it must die before the Action Phase ends."""

    figure: target.Figure

"""What is told of dice and slots."""

from __future__ import annotations

from typing import Literal

from holdfast.engine.event import Event
from holdfast.games.elite.slots import Symbol

TokenWord = Literal["acid", "slime", "hold", "trap", "target"]


class Rolled(Event, frozen=True):
    seat: int
    dice: tuple[int, ...]


class Landed(Event, frozen=True):
    seat: int
    dice: tuple[int, ...]
    faces: tuple[Symbol, ...]


class Allocated(Event, frozen=True):
    seat: int
    symbol: Symbol
    slot: int


class TookBack(Event, frozen=True):
    seat: int
    slot: int


class Turned(Event, frozen=True):
    """A die was turned to a face of choice."""

    seat: int
    die: int
    symbol: Symbol


class DieLocked(Event, frozen=True):
    hero: int
    die: int


class DieReturned(Event, frozen=True):
    hero: int
    die: int


class SlotCounted(Event, frozen=True):
    """A slot counts as filled this round."""

    slot: int

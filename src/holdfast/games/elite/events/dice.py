"""What is told of dice and slots."""

from __future__ import annotations

from typing import Literal

from holdfast.engine import target
from holdfast.engine.event import Event
from holdfast.games.elite.cards.slots import Symbol

TokenWord = Literal["acid", "slime", "hold", "trap", "target"]


class Rolled(Event, frozen=True):
    seat: target.Seat
    dice: tuple[target.Die, ...]


class Landed(Event, frozen=True):
    seat: target.Seat
    dice: tuple[target.Die, ...]
    faces: tuple[Symbol, ...]


class Allocated(Event, frozen=True):
    seat: target.Seat
    symbol: Symbol
    slot: target.Slot


class TookBack(Event, frozen=True):
    seat: target.Seat
    slot: target.Slot


class Turned(Event, frozen=True):
    """A die was turned to a face of choice."""

    seat: target.Seat
    die: target.Die
    symbol: Symbol


class DieLocked(Event, frozen=True):
    hero: target.Hero
    die: target.Die


class DieReturned(Event, frozen=True):
    hero: target.Hero
    die: target.Die


class SlotCounted(Event, frozen=True):
    """A slot counts as filled this round."""

    slot: target.Slot

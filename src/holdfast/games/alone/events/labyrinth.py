"""What is seen and heard in the labyrinth, for the hero and those who watch."""

from __future__ import annotations

from holdfast.engine import target
from holdfast.engine.event import Event


class SectorRevealed(Event, frozen=True):
    ABOUT = "level"

    cell: target.Cell
    room: target.Room


class LightWentOn(Event, frozen=True):
    ABOUT = "light"

    cell: target.Cell


class LightWentOff(Event, frozen=True):
    ABOUT = "light"

    cell: target.Cell


class DangerSeen(Event, frozen=True):
    ABOUT = "danger"

    cell: target.Cell


class DangerGone(Event, frozen=True):
    ABOUT = "danger"

    cell: target.Cell


class CreatureSeen(Event, frozen=True):
    ABOUT = "creature"

    creature: target.Figure
    cell: target.Cell
    wounds: int


class CreatureLeft(Event, frozen=True):
    """It leaves a revealed sector for an unrevealed one: its way is announced (R162)."""

    ABOUT = "creature"

    creature: target.Figure
    cell: target.Cell
    way: str


class NoiseHeard(Event, frozen=True):
    ABOUT = "creature"

    way: str


class SectorShown(Event, frozen=True):
    """For evil alone: the sector now lies in the labyrinth."""

    place: target.Place


class SectorsHidden(Event, frozen=True):
    """So many sectors leave the labyrinth."""

    sectors: int

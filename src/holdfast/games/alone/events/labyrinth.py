"""What is seen and heard in the labyrinth, for the hero and those who watch."""

from __future__ import annotations

from holdfast.engine.event import Event


class SectorRevealed(Event, frozen=True):
    ABOUT = "level"

    cell: int
    room: int


class LightWentOn(Event, frozen=True):
    ABOUT = "light"

    cell: int


class LightWentOff(Event, frozen=True):
    ABOUT = "light"

    cell: int


class DangerSeen(Event, frozen=True):
    ABOUT = "danger"

    cell: int


class DangerGone(Event, frozen=True):
    ABOUT = "danger"

    cell: int


class CreatureSeen(Event, frozen=True):
    ABOUT = "creature"

    creature: int
    cell: int
    wounds: int


class CreatureLeft(Event, frozen=True):
    """It leaves a revealed sector for an unrevealed one: its way is announced (R162)."""

    ABOUT = "creature"

    creature: int
    cell: int
    way: str


class NoiseHeard(Event, frozen=True):
    ABOUT = "creature"

    way: str


class SectorShown(Event, frozen=True):
    """For evil alone: the sector now lies in the labyrinth."""

    place: int


class SectorsHidden(Event, frozen=True):
    """So many sectors leave the labyrinth."""

    sectors: int

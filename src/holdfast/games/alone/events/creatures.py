"""What becomes of creatures, lights and doors."""

from __future__ import annotations

from holdfast.engine.event import Event


class CreatureWounded(Event, frozen=True):
    ABOUT = "creature"

    creature: int


class CreatureAltered(Event, frozen=True):
    """A creature in the labyrinth is mended, enraged, hardened or stunned (R109)."""

    ABOUT = "creature"

    creature: int
    change: str


class CreatureKilled(Event, frozen=True):
    creature: int


class KnockedDown(Event, frozen=True):
    avatar: int
    tokens: int


class CreatureMoved(Event, frozen=True):
    """For evil alone."""

    creature: int
    place: int


class CreatureSpawned(Event, frozen=True):
    """For evil alone."""

    creature: int
    place: int


class CreatureChanged(Event, frozen=True):
    """For evil alone: it is wounded, mended, enraged, hardened or dead."""

    creature: int
    change: str


class LightChanged(Event, frozen=True):
    """For evil alone."""

    place: int
    on: bool


class Encountered(Event, frozen=True):
    creature: int


class CreatureAttacked(Event, frozen=True):
    creature: int
    hits: int


class OpportunityTaken(Event, frozen=True):
    hits: int


class CourageShown(Event, frozen=True):
    helped: bool

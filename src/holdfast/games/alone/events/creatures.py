"""What becomes of creatures, lights and doors."""

from __future__ import annotations

from holdfast.engine import target
from holdfast.engine.event import Event


class CreatureWounded(Event, frozen=True):
    ABOUT = "creature"

    creature: target.Figure


class CreatureAltered(Event, frozen=True):
    """A creature in the labyrinth is mended, enraged, hardened or stunned (R109)."""

    ABOUT = "creature"

    creature: target.Figure
    change: str


class CreatureKilled(Event, frozen=True):
    creature: target.Figure


class KnockedDown(Event, frozen=True):
    avatar: int
    tokens: int


class CreatureMoved(Event, frozen=True):
    """For evil alone."""

    creature: target.Figure
    place: target.Place


class CreatureSpawned(Event, frozen=True):
    """For evil alone."""

    creature: target.Figure
    place: target.Place


class CreatureChanged(Event, frozen=True):
    """For evil alone: it is wounded, mended, enraged, hardened or dead."""

    creature: target.Figure
    change: str


class LightChanged(Event, frozen=True):
    """For evil alone."""

    place: target.Place
    on: bool


class Encountered(Event, frozen=True):
    creature: target.Figure


class CreatureAttacked(Event, frozen=True):
    creature: target.Figure
    hits: int


class OpportunityTaken(Event, frozen=True):
    hits: int


class CourageShown(Event, frozen=True):
    helped: bool

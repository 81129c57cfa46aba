"""Events of the set-up."""

from __future__ import annotations

from holdfast.engine import target
from holdfast.engine.event import Event


class DifficultyChosen(Event, frozen=True):
    difficulty: str


class CharacterChosen(Event, frozen=True):
    character: int


class ItemTaken(Event, frozen=True):
    item: target.Item


class MissionDrawn(Event, frozen=True):
    mission: target.Mission


class DeckTaken(Event, frozen=True):
    seat: target.Seat
    deck: target.Deck


class RoomsSwapped(Event, frozen=True):
    """For evil alone (R25)."""

    first: target.Room
    second: target.Room


class HeroPlaced(Event, frozen=True):
    """For evil alone."""

    place: target.Place


class CreaturePlaced(Event, frozen=True):
    """For evil alone."""

    creature: target.Figure
    place: target.Place


class DangerPlaced(Event, frozen=True):
    """For evil alone."""

    place: target.Place


class DangerLifted(Event, frozen=True):
    """For evil alone."""

    place: target.Place


class SpecialInGame(Event, frozen=True):
    special: int


class AvatarTaken(Event, frozen=True):
    seat: target.Seat
    avatar: int


class AvatarUpgraded(Event, frozen=True):
    avatar: int
    space: int


class EvilIsReady(Event, frozen=True):
    pass

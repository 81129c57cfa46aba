"""Events of the set-up."""

from __future__ import annotations

from holdfast.engine.event import Event


class DifficultyChosen(Event, frozen=True):
    difficulty: str


class CharacterChosen(Event, frozen=True):
    character: int


class ItemTaken(Event, frozen=True):
    item: int


class MissionDrawn(Event, frozen=True):
    mission: int


class DeckTaken(Event, frozen=True):
    seat: int
    deck: int


class RoomsSwapped(Event, frozen=True):
    """For evil alone (R25)."""

    first: int
    second: int


class HeroPlaced(Event, frozen=True):
    """For evil alone."""

    place: int


class CreaturePlaced(Event, frozen=True):
    """For evil alone."""

    creature: int
    place: int


class DangerPlaced(Event, frozen=True):
    """For evil alone."""

    place: int


class DangerLifted(Event, frozen=True):
    """For evil alone."""

    place: int


class SpecialInGame(Event, frozen=True):
    special: int


class AvatarTaken(Event, frozen=True):
    seat: int
    avatar: int


class AvatarUpgraded(Event, frozen=True):
    avatar: int
    space: int


class EvilIsReady(Event, frozen=True):
    pass

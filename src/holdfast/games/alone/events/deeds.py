"""What the hero does and suffers."""

from __future__ import annotations

from holdfast.engine import target
from holdfast.engine.event import Event


class Declared(Event, frozen=True):
    deed: str
    way: str


class ItemUsed(Event, frozen=True):
    item: target.Item
    charges: int


class SkillUsed(Event, frozen=True):
    character: int
    skill: str


class PowerUsed(Event, frozen=True):
    power: int
    left: int


class PowerTokensGained(Event, frozen=True):
    tokens: int


class DeedLost(Event, frozen=True):
    """What was declared has become impossible."""

    deed: str


class HeroMoved(Event, frozen=True):
    """For all; evil is told the place besides."""

    way: str


class HeroAt(Event, frozen=True):
    """For evil alone."""

    place: target.Place


class DoorBlocked(Event, frozen=True):
    ABOUT = "door"

    cell: target.Cell
    way: str


class DoorUnblocked(Event, frozen=True):
    ABOUT = "door"

    cell: target.Cell
    way: str


class DoorChanged(Event, frozen=True):
    """For evil alone."""

    place: target.Place
    way: str
    blocked: bool


class Explored(Event, frozen=True):
    way: str
    sectors: int


class LocateAnswered(Event, frozen=True):
    ABOUT = "level"

    target: str
    distance: int
    level: str
    way: str


class NothingToLocate(Event, frozen=True):
    ABOUT = "level"

    target: str


class ItemsDrawn(Event, frozen=True):
    items: tuple[target.Item, ...]


class SearchEnded(Event, frozen=True):
    """The hero draws no further card."""


class NothingFound(Event, frozen=True):
    pass


class ItemDiscarded(Event, frozen=True):
    item: target.Item


class ItemUpgraded(Event, frozen=True):
    item: target.Item
    by: int


class ItemRigged(Event, frozen=True):
    """Its component space is filled for free."""

    item: target.Item


class ItemCharged(Event, frozen=True):
    item: target.Item
    charges: int


class RoomScavenged(Event, frozen=True):
    room: target.Room


class DiceRolled(Event, frozen=True):
    purpose: str
    faces: tuple[str, ...]


class DieRerolled(Event, frozen=True):
    before: str
    after: str


class Recovered(Event, frozen=True):
    track: str
    amount: int
    now: int


class Suffered(Event, frozen=True):
    """`damage` is its kind; what spilled lowered the other track (R177, R178)."""

    damage: str
    amount: int
    life: int
    control: int


class DamagePrevented(Event, frozen=True):
    amount: int


class AttackEvaded(Event, frozen=True):
    pass


class CompanionJoined(Event, frozen=True):
    character: int


class CompanionHurt(Event, frozen=True):
    character: int
    amount: int
    charges: int


class CompanionGone(Event, frozen=True):
    character: int


class ExperienceGained(Event, frozen=True):
    ability: int
    points: int


class AbilityUnlocked(Event, frozen=True):
    ability: int


class MissionAdvanced(Event, frozen=True):
    mission: target.Mission
    step: int
    times: int


class MissionCompleted(Event, frozen=True):
    mission: target.Mission


class FinalUnlocked(Event, frozen=True):
    mission: target.Mission


class NoteTaken(Event, frozen=True):
    """For the hero alone."""

    words: str

"""What is told in a game of ALONE. The hero is told in cells, evil in places of the map.

`creature` is a token where evil is told, and what it looks like (the first token of its kind) where the hero is. What
names a thing in the labyrinth is ABOUT that kind of secret: when the labyrinth is cleaned up the hero's log forgets it
(R264).
"""

from __future__ import annotations

from holdfast.engine.event import Event
from holdfast.engine.secret import Secret

# -- set-up


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


# -- the round


class RoundBegan(Event, frozen=True):
    round: int
    leader: int


class TurnBegan(Event, frozen=True):
    turn: int


class TurnEnded(Event, frozen=True):
    turn: int


class AdrenalineSpent(Event, frozen=True):
    purpose: str
    left: int


class AdrenalineSet(Event, frozen=True):
    left: int


class AdrenalineLost(Event, frozen=True):
    left: int


class MarkerMoved(Event, frozen=True):
    """The round marker; `cap` is how far the hero can heal now."""

    cap: int


class NightmareBegan(Event, frozen=True):
    pass


class DangersSetAside(Event, frozen=True):
    count: int


class TrackCleared(Event, frozen=True):
    cards: int


class LabyrinthCleaned(Event, frozen=True):
    sectors: int


class CardsDiscarded(Event, frozen=True):
    seat: int
    cards: int


class CardsDrawn(Event, frozen=True):
    seat: int
    cards: int
    deck: int


class DeckReshuffled(Event, frozen=True):
    deck: int


class DangersPlaced(Event, frozen=True):
    pass


class LeaderPassed(Event, frozen=True):
    leader: int


# -- what the hero does


class Declared(Event, frozen=True):
    deed: str
    way: str


class ItemUsed(Event, frozen=True):
    item: int
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

    place: int


class DoorBlocked(Event, frozen=True):
    ABOUT = "door"

    cell: int
    way: str


class DoorUnblocked(Event, frozen=True):
    ABOUT = "door"

    cell: int
    way: str


class DoorChanged(Event, frozen=True):
    """For evil alone."""

    place: int
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
    items: tuple[int, ...]


class NothingFound(Event, frozen=True):
    pass


class ItemDiscarded(Event, frozen=True):
    item: int


class ItemUpgraded(Event, frozen=True):
    item: int
    by: int


class ItemCharged(Event, frozen=True):
    item: int
    charges: int


class RoomScavenged(Event, frozen=True):
    room: int


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
    mission: int
    step: int
    times: int


class MissionCompleted(Event, frozen=True):
    mission: int


class FinalUnlocked(Event, frozen=True):
    mission: int


class NoteTaken(Event, frozen=True):
    """For the hero alone."""

    words: str


# -- the labyrinth, for the hero and those who watch


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


# -- creatures


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


# -- reactions


class WindowOpened(Event, frozen=True):
    window: str


class WindowWentOn(Event, frozen=True):
    """A reaction is done, and another one may follow."""

    window: str


class WindowClosed(Event, frozen=True):
    pass


class CardPlayed(Event, frozen=True):
    """Face up."""

    seat: int
    card: int
    dangerous: bool


class CardLaid(Event, frozen=True):
    """Face down: nobody but its owner knows what it is."""

    seat: int
    card: Secret[int] | int | None


class SpecialSpawned(Event, frozen=True):
    seat: int
    card: int
    special: int


class AvatarActivated(Event, frozen=True):
    seat: int
    avatar: int


class ApprovalAsked(Event, frozen=True):
    """For evil alone: who asks, never what."""

    seat: int


class ApprovalDenied(Event, frozen=True):
    """For evil alone."""

    seat: int


class PlayDropped(Event, frozen=True):
    """For the seat alone: things have moved on."""

    seat: int


class DangerIgnored(Event, frozen=True):
    pass


class HeroForbidden(Event, frozen=True):
    deed: str


class SnareLaid(Event, frozen=True):
    pass


class SnareSprung(Event, frozen=True):
    pass


class Silenced(Event, frozen=True):
    pass


class Enraged(Event, frozen=True):
    """All creatures, or all of one icon, have more dice on this turn."""

    dice: int


class Faltered(Event, frozen=True):
    dice: int


class Warded(Event, frozen=True):
    dice: int


class EvilDisarmed(Event, frozen=True):
    seat: int
    cards: int


class RuleWorked(Event, frozen=True):
    """A mission, a hero's skill, a special creature or an avatar does something by itself."""

    source: str

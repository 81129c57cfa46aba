"""Events of windows and reactions."""

from __future__ import annotations

from holdfast.engine import target
from holdfast.engine.event import Event
from holdfast.engine.secret import Secret
from holdfast.games.alone.state import When


class WindowOpened(Event, frozen=True):
    window: When


class WindowWentOn(Event, frozen=True):
    """A reaction is done, and another one may follow."""

    window: When


class WindowClosed(Event, frozen=True):
    pass


class CardPlayed(Event, frozen=True):
    """A reaction is played face up."""

    seat: target.Seat
    card: target.Card
    dangerous: bool


class CardLaid(Event, frozen=True):
    """A card is laid face down: nobody but its owner knows what it is."""

    seat: target.Seat
    card: Secret[target.Card] | target.Card | None


class SpecialSpawned(Event, frozen=True):
    seat: target.Seat
    card: target.Card
    special: int


class AvatarActivated(Event, frozen=True):
    seat: target.Seat
    avatar: int


class ApprovalAsked(Event, frozen=True):
    """For evil alone: who asks, never what."""

    seat: target.Seat


class ApprovalDenied(Event, frozen=True):
    """For evil alone."""

    seat: target.Seat


class PlayDropped(Event, frozen=True):
    """For the seat alone: what it had begun came too late."""

    seat: target.Seat


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
    seat: target.Seat
    cards: int


class RuleWorked(Event, frozen=True):
    """A mission, a hero's skill, a special creature or an avatar does something by itself."""

    source: str

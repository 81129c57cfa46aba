"""Events of rounds and turns."""

from __future__ import annotations

from holdfast.engine import target
from holdfast.engine.event import Event


class RoundBegan(Event, frozen=True):
    round: int
    leader: target.Seat


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
    seat: target.Seat
    cards: int


class CardsDrawn(Event, frozen=True):
    seat: target.Seat
    cards: int
    deck: target.Deck


class DeckReshuffled(Event, frozen=True):
    deck: target.Deck


class DangersPlaced(Event, frozen=True):
    pass


class LeaderPassed(Event, frozen=True):
    leader: target.Seat

"""What is told in a game of The Key."""

from __future__ import annotations

from holdfast.engine import target
from holdfast.engine.event import Event
from holdfast.engine.secret import Secret


class LetOthersBegin(Event, frozen=True):
    seat: target.Seat


class TurnBegan(Event, frozen=True):
    seat: target.Seat


class CardPlayed(Event, frozen=True):
    seat: target.Seat
    card: target.Card
    pile: target.Pile


class SpecialUsed(Event, frozen=True):
    seat: target.Seat
    cards: tuple[target.Card, ...]


class ForcedToPass(Event, frozen=True):
    seat: target.Seat


class Moved(Event, frozen=True):
    seat: target.Seat
    room: target.Room


class Stopped(Event, frozen=True):
    """Somebody does less than an action allows, or takes one action only."""

    seat: target.Seat


class TokenLeft(Event, frozen=True):
    seat: target.Seat
    token: target.Token


class NothingThere(Event, frozen=True):
    room: target.Room


class TokenRevealed(Event, frozen=True):
    room: target.Room
    token: target.Token


class TokenCollected(Event, frozen=True):
    seat: target.Seat
    room: target.Room
    token: target.Token


class TokenRemoved(Event, frozen=True):
    """An unneeded glyph is tidied away, a yellow trap is spent, a camera is taken down."""

    room: target.Room
    token: target.Token


class WindowOpened(Event, frozen=True):
    window: target.Window
    content: str


class CounterIntelPlaced(Event, frozen=True):
    pile: target.Pile
    token: target.Token


class GasHit(Event, frozen=True):
    seat: target.Seat
    card: target.Card


class LockOpened(Event, frozen=True):
    seat: target.Seat
    room: target.Room
    card: target.Card


class GuardMoved(Event, frozen=True):
    room: target.Room


class GuardSearched(Event, frozen=True):
    seat: target.Seat
    card: target.Card


class AchievementUsed(Event, frozen=True):
    seat: target.Seat


class PileCleared(Event, frozen=True):
    seat: target.Seat
    pile: target.Pile
    cards: tuple[target.Card, ...]


class PileTrimmed(Event, frozen=True):
    """The top cards of a pile are discarded with its counter intel, and others stay."""

    seat: target.Seat
    pile: target.Pile
    cards: tuple[target.Card, ...]


class CameraTookCard(Event, frozen=True):
    seat: target.Seat
    card: target.Card


class CardDrawn(Event, frozen=True):
    seat: target.Seat
    card: Secret[target.Card] | target.Card | None


class TimeCardDrawn(Event, frozen=True):
    seat: target.Seat
    card: target.Card


class StoppedDrawing(Event, frozen=True):
    seat: target.Seat


class PerilBegan(Event, frozen=True):
    cards: int


class LookedAhead(Event, frozen=True):
    seat: target.Seat
    cards: Secret[tuple[target.Card, ...]] | tuple[target.Card, ...] | None


class CardPutBack(Event, frozen=True):
    """Where a looked-at card went is for all to see, which one it was is not."""

    seat: target.Seat
    where: str
    card: Secret[target.Card] | target.Card | None


class Stalled(Event, frozen=True):
    pass


class Conceded(Event, frozen=True):
    seat: target.Seat


class Hinted(Event, frozen=True):
    seat: target.Seat
    phrase: str


class Said(Event, frozen=True):
    seat: target.Seat
    words: str


class Proposed(Event, frozen=True):
    seat: target.Seat
    guess: str


class Agreed(Event, frozen=True):
    seat: target.Seat


class Disagreed(Event, frozen=True):
    seat: target.Seat


class WindowPointedAt(Event, frozen=True):
    """Somebody does not agree to a guess, because of what an open window shows."""

    seat: target.Seat
    guess: str
    window: target.Window
    content: str


class SignsPointedAt(Event, frozen=True):
    """Somebody does not agree to a guess that breaks the rule of signs at two windows."""

    seat: target.Seat
    guess: str
    window: target.Window
    other: target.Window


class ListPointedAt(Event, frozen=True):
    """Somebody does not agree to a guess that is not on the card's list of answers."""

    seat: target.Seat
    guess: str


class ThoughtAgain(Event, frozen=True):
    """Somebody who had agreed has not any more."""

    seat: target.Seat


class TookBack(Event, frozen=True):
    """The proposer drops the proposal."""

    seat: target.Seat


class Solved(Event, frozen=True):
    """The guess was announced (R159); what was true is shown only now."""

    guess: str
    answer: str

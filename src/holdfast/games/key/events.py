"""What is told in a game of The Key."""

from __future__ import annotations

from holdfast.engine.event import Event
from holdfast.engine.secret import Secret


class LetOthersBegin(Event, frozen=True):
    seat: int


class TurnBegan(Event, frozen=True):
    seat: int


class CardPlayed(Event, frozen=True):
    seat: int
    card: int
    pile: int


class SpecialUsed(Event, frozen=True):
    seat: int
    cards: tuple[int, ...]


class ForcedToPass(Event, frozen=True):
    seat: int


class Moved(Event, frozen=True):
    seat: int
    room: int


class Stopped(Event, frozen=True):
    """Somebody does less than an action allows, or takes one action only."""

    seat: int


class TokenLeft(Event, frozen=True):
    seat: int
    token: int


class NothingThere(Event, frozen=True):
    room: int


class TokenRevealed(Event, frozen=True):
    room: int
    token: int


class TokenCollected(Event, frozen=True):
    seat: int
    room: int
    token: int


class TokenRemoved(Event, frozen=True):
    """An unneeded glyph is tidied away, a yellow trap is spent, a camera is taken down."""

    room: int
    token: int


class WindowOpened(Event, frozen=True):
    window: int
    content: str


class CounterIntelPlaced(Event, frozen=True):
    pile: int
    token: int


class GasHit(Event, frozen=True):
    seat: int
    card: int


class LockOpened(Event, frozen=True):
    seat: int
    room: int
    card: int


class GuardMoved(Event, frozen=True):
    room: int


class GuardSearched(Event, frozen=True):
    seat: int
    card: int


class AchievementUsed(Event, frozen=True):
    seat: int


class PileCleared(Event, frozen=True):
    seat: int
    pile: int
    cards: tuple[int, ...]


class CameraTookCard(Event, frozen=True):
    seat: int
    card: int


class CardDrawn(Event, frozen=True):
    seat: int
    card: Secret[int] | int | None


class TimeCardDrawn(Event, frozen=True):
    seat: int
    card: int


class StoppedDrawing(Event, frozen=True):
    seat: int


class PerilBegan(Event, frozen=True):
    cards: int


class LookedAhead(Event, frozen=True):
    seat: int
    cards: Secret[tuple[int, ...]] | tuple[int, ...] | None


class CardPutBack(Event, frozen=True):
    """Where a looked-at card went is for all to see, which one it was is not."""

    seat: int
    where: str
    card: Secret[int] | int | None


class Stalled(Event, frozen=True):
    pass


class Conceded(Event, frozen=True):
    seat: int


class Hinted(Event, frozen=True):
    seat: int
    phrase: str


class Said(Event, frozen=True):
    seat: int
    words: str


class Proposed(Event, frozen=True):
    seat: int
    guess: str


class Agreed(Event, frozen=True):
    seat: int


class Disagreed(Event, frozen=True):
    seat: int


class WindowPointedAt(Event, frozen=True):
    """Somebody does not agree to a guess, because of what an open window shows."""

    seat: int
    guess: str
    window: int
    content: str


class SignsPointedAt(Event, frozen=True):
    """Somebody does not agree to a guess that breaks the rule of signs at two windows."""

    seat: int
    guess: str
    window: int
    other: int


class ThoughtAgain(Event, frozen=True):
    """Somebody who had agreed has not any more."""

    seat: int


class TookBack(Event, frozen=True):
    """The proposer drops the proposal."""

    seat: int


class Solved(Event, frozen=True):
    """The guess was announced (R159); what was true is shown only now."""

    guess: str
    answer: str

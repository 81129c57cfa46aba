"""What a game of The Key comes to in numbers, and what simulations count: cards and tokens, by what they were for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from holdfast.engine.event import Event
from holdfast.engine.message import Message, say
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.cards.resources import NUMBERED
from holdfast.games.key.cards.types import ACTIONS
from holdfast.games.key.events import CardPlayed, SpecialUsed, TokenCollected

TOLD_OFTEN: Final = (
    "turn_began",
    "card_played",
    "special_used",
    "token_revealed",
    "token_collected",
    "window_opened",
    "pile_cleared",
    "time_card_drawn",
)


def counted(told: Iterable[Event]) -> tuple[Message, ...]:
    """Returns how often each of these things happened, if it did."""
    counts = Counter(event.kind() for event in told)
    return tuple([say(f"tally.{kind}", n=counts[kind]) for kind in TOLD_OFTEN if counts[kind]])


def tally(event: Event) -> tuple[str, ...]:
    """Returns the things whose use an event tells, as keys of their names."""
    match event:
        case CardPlayed(card=card, pile=pile):
            return (f"card.{card}", f"pile.{pile}")
        case TokenCollected(token=token):
            return (f"token.{token}",)
        case SpecialUsed():
            return ("pile.special",)
    return ()


def tallied(parts: Parts) -> tuple[str, ...]:
    """Returns all that may be counted."""
    return (
        *(f"card.{card}" for card in range(NUMBERED)),
        *(f"pile.{pile}" for pile in range(len(ACTIONS))),
        "pile.special",
        *(f"token.{token}" for token in range(len(parts.tokens))),
    )

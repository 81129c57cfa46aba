"""What a game of The Key comes to in numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from holdfast.engine.event import Event
from holdfast.engine.message import Message, say

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

"""Who may know what in The Key, by the rules and not by the marks: what the conformance suite holds knowledge to."""

from __future__ import annotations

from holdfast.engine.secret import EVERYBODY, NOBODY, Seats, only
from holdfast.games.key.state import Key


def may_know(s: Key, field: str, number: int, place: int) -> Seats:
    """Returns all who may know a hidden thing: one's own hand (R43), what one looked at (R160), open windows (R18)."""
    match field:
        case "hands":
            return only(number) | lookers(s)  # they may have seen the card before it was drawn
        case "deck":
            return lookers(s)
        case "windows":
            return EVERYBODY if s.is_open(number) else NOBODY
    return NOBODY


def lookers(s: Key) -> Seats:
    """Returns the seats whose ability looks at cards of the deck."""
    looking = [seat for seat in range(s.seated) if any(v.verb == "look_ahead" for v in s.character(seat).ability)]
    return only(*looking)

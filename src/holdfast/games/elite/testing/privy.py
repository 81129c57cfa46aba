"""Who may know what in Project: ELITE, by the rules and not by the marks: what knowledge is held to."""

from __future__ import annotations

from holdfast.engine.secret import EVERYBODY, NOBODY, Seats
from holdfast.games.elite.state import Elite


def may_know(s: Elite, field: str, number: int, place: int) -> Seats:
    """Returns all who may know a hidden thing: everybody sees what is turned up, an Exploration token too (R223);
    nobody looks into a deck, nor at Alien Tech that was set aside (R144).
    """
    return EVERYBODY if field == "finds" else NOBODY

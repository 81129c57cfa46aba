"""Who may know what in ALONE, by the rules and not by the marks: what the conformance suite holds knowledge to."""

from __future__ import annotations

from holdfast.engine.secret import EVERYBODY, NOBODY, Seats, only
from holdfast.games.alone.rules.play_out import PlayOut
from holdfast.games.alone.state import HERO, Alone


def may_know(s: Alone, field: str, number: int, place: int) -> Seats:
    """Returns all who may know a hidden thing.

    All see what is revealed of the labyrinth, and evil all of it; a hand is its player's, and so is what that player
    laid face down; what the hero writes down is the hero's.
    """
    match field:
        case "level" | "light" | "danger" | "blocked":
            return s.knows_to(number)
        case "figures":
            figure = s.figures[number].true()
            return EVERYBODY if not figure.is_on_map else s.knows_to(figure.cell)
        case "plan" | "swapped" | "marks":
            return s.the_evil
        case "hands":
            return only(number + 1)
        case "track":
            return EVERYBODY if s.laid[place].is_up else only(s.laid[place].seat)
        case "discards":
            return EVERYBODY
        case "face_down":
            return s.the_evil
        case "strands":
            playing = [frame.seat for frame in s.strands[number].frames if isinstance(frame, PlayOut)]
            return only(s.leader, *playing)  # who approves of a card knows it, too
        case "notes":
            return only(HERO)
    return NOBODY

"""Dice (R36, R115): what they show, and what counts as a hit."""

from __future__ import annotations

from typing import Literal, TypeAlias

from holdfast.games.alone.events.deeds import DieRerolled
from holdfast.games.alone.rules.standing import has
from holdfast.games.alone.state import Alone

Purpose: TypeAlias = Literal["fight", "attack", "opportunity", "trap", "courage"]


def throw(s: Alone) -> str:
    """Returns what one die shows."""
    return s.parts.numbers.die[s.rng.below(len(s.parts.numbers.die), "dice")]


def counts_danger(s: Alone, knowing: bool = False) -> bool:
    """Tells whether danger faces are hits for evil now (R115); `knowing`: as far as the hero can know."""
    return s.is_danger_here() or has(s, "danger_here", knowing=knowing)


def is_hit(s: Alone, face: str, purpose: str, knowing: bool = False) -> bool:
    """Tells whether a face hits. For the hero the danger face is a miss (G4); for evil it is a hit where a danger token
    lies (R115, G52).
    """
    return face == "hit" or (face == "danger" and purpose != "fight" and counts_danger(s, knowing))


def hits(s: Alone, purpose: str) -> int:
    return sum(is_hit(s, face, purpose) for face in s.pool)


def reroll(s: Alone, die: int) -> None:
    before = s.pool[die]
    s.pool[die] = throw(s)
    s.tell(DieRerolled(before, s.pool[die]))

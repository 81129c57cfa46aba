"""Companions (R193-R198): they come by reward, help for charges, take blows, and can be sacrificed."""

from __future__ import annotations

import msgspec

from holdfast.games.alone.events.deeds import CompanionGone, CompanionHurt, CompanionJoined
from holdfast.games.alone.state import COMPANION_HEALTH, Alone, Companion


def why_not_friend(s: Alone, character: int) -> bool:
    """Tells whether a character may not join: the hero itself (R198), one who is gone, one who is here."""
    here = s.companion.character if s.companion else -1
    return character in (s.character, here) or character in s.sacrificed


def possible_friends(s: Alone) -> list[int]:
    return [i for i in range(len(s.parts.characters)) if not why_not_friend(s, i)]


def join(s: Alone, character: int) -> None:
    """Lets a companion join, with 6 charges as health (R193); an earlier one leaves."""
    if s.companion is not None:
        leave(s)
    s.companion = Companion(character, COMPANION_HEALTH)
    s.tell(CompanionJoined(character))


def leave(s: Alone) -> None:
    assert s.companion is not None
    s.tell(CompanionGone(s.companion.character))
    s.sacrificed.append(s.companion.character)
    s.companion = None


def hurt_companion(s: Alone, amount: int) -> None:
    """Takes a charge for each point of damage; what exceeds the charges is lost (R196, R197, G57)."""
    assert s.companion is not None
    left = max(s.companion.charges - amount, 0)
    s.tell(CompanionHurt(s.companion.character, amount, left))
    s.companion = msgspec.structs.replace(s.companion, charges=left)
    if not left:
        leave(s)

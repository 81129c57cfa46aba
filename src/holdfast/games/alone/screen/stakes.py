"""What is at stake in ALONE, for the hero: missions to be completed, and the health that is gone."""

from __future__ import annotations

from holdfast.engine.stakes import Stakes
from holdfast.games.alone.state import FULL, Alone


def stakes(s: Alone) -> Stakes:
    """Returns how many missions are not completed, and how much of both health tracks is gone (R224)."""
    return Stakes(sum(not quest.done for quest in s.quests), 1 - (s.life + s.control) / (2 * FULL))

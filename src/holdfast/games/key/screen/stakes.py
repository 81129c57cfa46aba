"""What is at stake in The Key: the windows that are closed, and the time that has run out."""

from __future__ import annotations

from holdfast.engine.stakes import Stakes
from holdfast.games.key.cards.resources import FATAL_ICONS
from holdfast.games.key.state import Key


def stakes(s: Key) -> Stakes:
    """Returns how many windows are closed, and how far time has run: half of it before peril, half in it (R110)."""
    closed = sum(not s.is_open(window) for window in range(len(s.windows)))
    icons = min(s.time_icons_out(), FATAL_ICONS) / FATAL_ICONS
    return Stakes(closed, (int(s.in_peril) + icons) / 2)

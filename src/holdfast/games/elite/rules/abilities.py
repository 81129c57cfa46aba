"""What aliens can do: what is printed, and what ongoing events add to it (A68)."""

from __future__ import annotations

from holdfast.games.elite.cards.effects import Effects
from holdfast.games.elite.cards.types import Window
from holdfast.games.elite.state import Elite


def ability_of(s: Elite, kind: int) -> Effects:
    """Returns what is printed, and what ongoing events add to every alien (A68)."""
    swarms = s.parts.swarms
    printed = swarms[kind].ability if kind < len(swarms) else s.parts.bosses[kind - len(swarms)].ability
    added = tuple(effect for event in in_window(s, "each_alien") for effect in s.parts.events[event].effects)
    return printed + added


def in_window(s: Elite, window: Window) -> list[int]:
    """Returns the ongoing events whose time this is."""
    return [event for event in s.holding() if s.parts.events[event].window == window]

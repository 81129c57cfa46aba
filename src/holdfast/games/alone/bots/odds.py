"""Chances of dice, as bots of either side reckon them."""

from __future__ import annotations

from typing import Final

HIT: Final = 0.5  # of a die
HIT_IN_DANGER: Final = 0.67


def at_least(hits: int, dice: int) -> float:
    """Returns the chance of so many hits; at least one die must hit."""
    needed = max(hits, 1)
    chance = 0.0
    ways = 1.0
    for count in range(dice + 1):
        chance += ways / 2**dice if count >= needed else 0.0
        ways = ways * (dice - count) / (count + 1)
    return chance

"""Numbers that say how sure they are."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

import msgspec

Z95: Final = 1.959963984540054


class Share(msgspec.Struct, frozen=True):
    """How often something happened, with the 95 % interval in which its true share lies."""

    count: int
    of: int
    share: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """Some numbers in short."""

    mean: float
    least: int
    tenth: int
    median: int
    ninetieth: int
    most: int


def wilson(count: int, of: int) -> Share:
    """Returns Wilson's score interval: honest for few games and for shares near 0 and 1.

    >>> share = wilson(8, 10)
    >>> f"{share.low:.3f} to {share.high:.3f}"
    '0.490 to 0.943'
    """
    if not of:
        return Share(0, 0, 0.0, 0.0, 1.0)
    p = count / of
    scale = 1 + Z95**2 / of
    centre = (p + Z95**2 / (2 * of)) / scale
    half = Z95 * sqrt(p * (1 - p) / of + Z95**2 / (4 * of**2)) / scale
    low = 0.0 if count == 0 else centre - half
    high = 1.0 if count == of else centre + half
    return Share(count, of, p, low, high)


def spread(numbers: Sequence[int]) -> Spread:
    if not numbers:
        return Spread(0.0, 0, 0, 0, 0, 0)
    ranked = sorted(numbers)

    def at(part: float) -> int:
        return ranked[min(len(ranked) - 1, int(part * len(ranked)))]

    return Spread(sum(ranked) / len(ranked), ranked[0], at(0.1), at(0.5), at(0.9), ranked[-1])

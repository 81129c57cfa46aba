"""Numbers that say how sure they are."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt
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


class Difference(msgspec.Struct, frozen=True):
    """By how much two numbers differ, the second less the first, with its 95 % interval, and how likely as much
    comes by chance alone.
    """

    by: float
    low: float
    high: float
    p: float


def share_difference(a: Share, b: Share) -> Difference:
    """Compares two shares: Newcombe's interval, which is honest near 0 and 1, and a chi-squared test ("N - 1").

    >>> found = share_difference(wilson(20, 100), wilson(40, 100))
    >>> f"{found.by:.2f} ({found.low:.2f} to {found.high:.2f}), p {found.p:.4f}"
    '0.20 (0.07 to 0.32), p 0.0021'
    """
    by = b.share - a.share
    low = by - sqrt((b.share - b.low) ** 2 + (a.high - a.share) ** 2)
    high = by + sqrt((b.high - b.share) ** 2 + (a.share - a.low) ** 2)
    if not a.of or not b.of:
        return Difference(by, -1.0, 1.0, 1.0)
    of, count = a.of + b.of, a.count + b.count
    spread_of = count * (of - count) * a.of * b.of
    if not spread_of:
        return Difference(by, low, high, 1.0)
    crossed = a.count * (b.of - b.count) - b.count * (a.of - a.count)
    return Difference(by, low, high, erfc(sqrt((of - 1) * crossed**2 / spread_of / 2)))


def rank_test(a: Sequence[float], b: Sequence[float]) -> float:
    """Returns how likely two samples lie as far apart by chance: Mann and Whitney's test, with ties."""
    if not a or not b:
        return 1.0
    of = len(a) + len(b)
    ranked = sorted([(value, 0) for value in a] + [(value, 1) for value in b])
    of_a = tied = 0.0
    start = 0
    while start < of:
        end = start
        while end < of and ranked[end][0] == ranked[start][0]:
            end += 1
        same = end - start
        of_a += (start + end + 1) / 2 * sum(which == 0 for _, which in ranked[start:end])
        tied += same**3 - same
        start = end
    u = of_a - len(a) * (len(a) + 1) / 2
    spread_of = len(a) * len(b) / 12 * (of + 1 - tied / (of * (of - 1)))
    if spread_of <= 0:
        return 1.0
    return erfc(max(abs(u - len(a) * len(b) / 2) - 0.5, 0.0) / sqrt(2 * spread_of))


def holm(chances: Sequence[float]) -> list[float]:
    """Returns the same chances, each made larger because so many things were looked at (Holm's method).

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    found = [1.0] * len(chances)
    largest = 0.0
    for number, place in enumerate(order):
        largest = max(largest, min(1.0, chances[place] * (len(chances) - number)))
        found[place] = largest
    return found

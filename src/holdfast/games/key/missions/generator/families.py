"""Families of sets, each family one big number: bit S stands for the set whose members are the bits of S.

With at most 18 glyphs a family of sets of glyphs has at most 2**18 bits, and a question about all sets is a few steps.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from math import comb


def too_small(tests: Iterable[int], size: int) -> int:
    """Returns the family of the sets, out of `size` things, that miss at least one of these sets altogether."""
    everything = (1 << size) - 1
    marks = bytearray((1 << size) // 8 + 1)
    for test in tests:
        rest = everything ^ test  # the largest set that misses it; each set within misses it too
        marks[rest >> 3] |= 1 << (rest & 7)
    family = int.from_bytes(marks, "little")
    for i in range(size):
        family |= (family & _with_member(size, i)) >> (1 << i)
    return family


def smallest_outside(family: int, size: int) -> tuple[int, int]:
    """Returns how large the smallest set is that does not belong to the family, and the first such set."""
    for n in range(size + 1):
        if outside := _of_size(size, n) & ~family:
            return n, (outside & -outside).bit_length() - 1
    raise AssertionError(f"every set of {size} belongs to the family")


def mean_size(family: int, size: int) -> float:
    """Returns how many things one has taken, on average over all orders of taking them, when the family is left.

    Every set within a set of the family must belong to it too.
    """
    return sum((family & _of_size(size, n)).bit_count() / comb(size, n) for n in range(size))


@functools.cache
def _of_size(size: int, n: int) -> int:
    """Returns the family of all sets with n members."""
    if n < 0 or n > size:
        return 0
    if size == 0:
        return 1
    return _of_size(size - 1, n) | _of_size(size - 1, n - 1) << (1 << (size - 1))


@functools.cache
def _with_member(size: int, member: int) -> int:
    """Returns the family of all sets that hold this member."""
    if size == 0:
        return 0
    half = 1 << (size - 1)
    if member == size - 1:
        return ((1 << half) - 1) << half
    smaller = _with_member(size - 1, member)
    return smaller | smaller << half

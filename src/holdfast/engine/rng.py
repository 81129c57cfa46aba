"""Dice that cannot be searched: keyed hashing in counter mode, one stream per purpose.

A draw is a pure function of (128-bit key, stream, count). So a clone copies a few integers, a stream's
results do not depend on what other streams were asked, and no number of seen rolls tells a hidden one.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, TypeVar

T = TypeVar("T")


class Rng:
    __slots__ = ("counts", "key")

    def __init__(self, key: bytes, counts: dict[str, int] | None = None) -> None:
        if len(key) != 16:
            raise ValueError(f"a key has 16 bytes, this one has {len(key)}")
        self.key = key
        self.counts = {} if counts is None else counts

    def clone(self) -> Rng:
        twin = object.__new__(Rng)
        twin.key = self.key
        twin.counts = self.counts.copy()
        return twin

    def below(self, n: int, stream: str) -> int:
        """Returns a number from 0 to n - 1; its bias is below n / 2**64."""
        count = self.counts.get(stream, 0)
        self.counts[stream] = count + 1
        block = blake2b(b"%s/%d" % (stream.encode(), count), digest_size=8, key=self.key).digest()
        return int.from_bytes(block, "little") % n

    def choice(self, things: Sequence[T], stream: str) -> T:
        return things[self.below(len(things), stream)]

    def shuffle(self, things: list[Any], stream: str) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1, stream)
            things[i], things[j] = things[j], things[i]

    def sample(self, things: Sequence[T], k: int, stream: str) -> list[T]:
        """Returns k different things in random order."""
        rest = list(things)
        self.shuffle(rest, stream)
        return rest[:k]

    def split(self, name: str) -> Rng:
        """Returns a generator of its own for somebody else (a bot, a sampled world), unrelated to this one's draws."""
        return Rng(blake2b(b"split:" + name.encode(), digest_size=16, key=self.key).digest())

    @property
    def drawn(self) -> int:
        """Returns how many draws were made in all: undo never goes back across one."""
        return sum(self.counts.values())

    def __repr__(self) -> str:
        return "Rng(?)"


def key_from_seed(seed: int | str) -> bytes:
    """Returns a key from a seed that can be typed: for simulation, tests and terminal games, where it is no secret."""
    return blake2b(f"seed:{seed}".encode(), digest_size=16).digest()

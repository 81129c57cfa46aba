"""SEQUENCE: one number in each window, in order; the answer is the next. With nothing open: how many there are."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice, product
from typing import TypeAlias

from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.lexicon import WordList
from holdfast.games.key.missions.generator.solvers.sight import ConsoleSight, Seen, World, allows
from holdfast.games.key.missions.mission import MissionFace

Terms: TypeAlias = tuple[int, ...]

LARGEST = 9999


def worlds(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[World]:
    """Returns every member of the declared families that fits; its world holds all its terms."""
    sight = ConsoleSight(face, seen)
    size = len(sight.cells)
    known = [(i + 1, c.content) for i, c in enumerate(sight.cells) if c.content is not None]
    glyphs = {c.glyph for c in sight.cells}
    return {
        world
        for world in _members(size)
        if all(world[i] == content for i, content in known)
        and (len(set(world[1:])) == size == len(glyphs) or allows(sight.cells, list(world[1:]), sight.one_to_one))
    }


def behind(face: MissionFace, found: list[World]) -> list[Sequence[str]]:
    """Returns what lies behind the windows in each of these worlds, in reading order."""
    return [world[1:] for world in found]


@functools.cache
def _members(size: int) -> tuple[World, ...]:
    """Returns the term after the first `size` terms, and these, of each member that stays within 0 to 9999."""
    kept = (t for t in _all_members(size + 1) if all(0 <= n <= LARGEST for n in t[:-1]) and t[-1] >= 0)
    return tuple(dict.fromkeys((str(last), *map(str, terms)) for *terms, last in kept))


def _all_members(size: int) -> Iterator[Terms]:
    for start, step in product(range(121), range(-15, 16)):
        yield tuple(start + i * step for i in range(size))
    for start, ratio in product(range(1, 16), range(2, 6)):
        yield tuple(start * ratio**i for i in range(size))
    for start, step, change in product(range(26), range(-5, 11), range(-4, 7)):
        yield tuple(start + i * step + change * (i * (i - 1) // 2) for i in range(size))
    for first, second in product(range(1, 13), range(1, 21)):
        yield _sums(first, second, size)
    for a, b, c, d in product(range(1, 19), range(1, 19), range(1, 7), range(1, 7)):
        yield tuple(a + (i // 2) * c if i % 2 == 0 else b + (i // 2) * d for i in range(size))
    named: tuple[Callable[[int], int], ...] = (
        lambda n: n * n,
        lambda n: n**3,
        lambda n: n * (n + 1) // 2,
        lambda n: 2**n,
        lambda n: 3**n,
    )
    for rule, first in product(named, range(10)):
        yield tuple(rule(first + i) for i in range(size))
    primes = tuple(islice(_primes(), 10 + size))
    for first in range(10):
        yield primes[first : first + size]


def _sums(first: int, second: int, size: int) -> Terms:
    terms = [first, second]
    while len(terms) < size:
        terms.append(terms[-1] + terms[-2])
    return tuple(terms)


def _primes() -> Iterator[int]:
    return (n for n in count(2) if all(n % d for d in range(2, int(n**0.5) + 1)))

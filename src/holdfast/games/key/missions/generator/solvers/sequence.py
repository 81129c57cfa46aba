"""SEQUENCE: one number in each window, in order; the answer is the next. With nothing open: how many there are.

The card prints the law of the row, or each that it may have, with its bounds, one a line; no other is tried. Cards
that are made now print one law; those that print several families were made before.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, chain, count, cycle, islice, product
from types import MappingProxyType
from typing import Final, TypeAlias

from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.lexicon import WordList
from holdfast.games.key.missions.generator.solvers.sight import ConsoleSight, Seen, World, allows, note_after
from holdfast.games.key.missions.mission import MissionFace

Terms: TypeAlias = tuple[int, ...]
Family: TypeAlias = Callable[[int, list[int]], Iterator[Terms]]  # (how many terms, the numbers of its line)

RANGE: Final = "No number is below"
ANY: Final = (0, 10**12)  # where the card names no limits: no number is below nought


def worlds(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[World]:
    """Returns every member of the printed families that fits; its world holds all its terms."""
    sight = ConsoleSight(face, seen)
    size = len(sight.cells)
    known = [(i + 1, c.content) for i, c in enumerate(sight.cells) if c.content is not None]
    glyphs = {c.glyph for c in sight.cells}
    return {
        world
        for world in _members(size, face.notes, _numbers(note_after(face, RANGE) or "") or ANY)
        if len(world[0]) == face.length
        and all(world[i] == content for i, content in known)
        and (len(set(world[1:])) == size == len(glyphs) or allows(sight.cells, list(world[1:]), sight.one_to_one))
    }


def behind(face: MissionFace, found: list[World]) -> list[Sequence[str]]:
    """Returns what lies behind the windows in each of these worlds, in reading order."""
    return [world[1:] for world in found]


@functools.lru_cache(maxsize=8)
def _members(size: int, notes: tuple[str, ...], limits: Terms) -> tuple[World, ...]:
    """Returns the term after the first `size` terms, and these, of each member within the printed limits."""
    low, high = limits
    found: dict[World, None] = {}
    for note in notes:
        name, _, bounds = note.partition(":")
        for terms in FAMILIES[name](size + 1, list(_numbers(bounds))) if name in FAMILIES else ():
            if all(low <= n <= high for n in terms):
                *first, last = map(str, terms)
                found[last, *first] = None
    return tuple(found)


def _numbers(text: str) -> Terms:
    return tuple(map(int, re.findall(r"-?\d+", text)))


def _between(bounds: list[int]) -> Iterator[tuple[int, ...]]:
    """Yields every choice of numbers, one from each pair of bounds."""
    return product(*(range(low, high + 1) for low, high in zip(bounds[::2], bounds[1::2], strict=True)))


def _equal_steps(size: int, bounds: list[int]) -> Iterator[Terms]:
    for start, step in _between(bounds):
        yield tuple(start + i * step for i in range(size))


def _changing_steps(size: int, bounds: list[int]) -> Iterator[Terms]:
    for start, step, change in _between(bounds):
        yield tuple(start + i * step + change * (i * (i - 1) // 2) for i in range(size))


def _times(size: int, bounds: list[int]) -> Iterator[Terms]:
    for start, ratio in _between(bounds):
        yield tuple(start * ratio**i for i in range(size))


def _sums(size: int, bounds: list[int]) -> Iterator[Terms]:
    for first, second in _between(bounds):
        terms = [first, second]
        while len(terms) < size:
            terms.append(terms[-1] + terms[-2])
        yield tuple(terms)


def _turns(size: int, bounds: list[int]) -> Iterator[Terms]:
    for a, step, b, other in _between(bounds * 2):
        yield tuple(b + i // 2 * other if i % 2 else a + i // 2 * step for i in range(size))


def _up_and_down(size: int, bounds: list[int]) -> Iterator[Terms]:
    for start, up, down in _between(bounds):
        yield _added(start, islice(cycle((up, -down)), size - 1))


def _three_in_turn(size: int, bounds: list[int]) -> Iterator[Terms]:
    for start, *steps in _between([*bounds, *bounds[2:], *bounds[2:]]):
        yield _added(start, islice(cycle(steps), size - 1))


def _minute_hand(size: int, bounds: list[int]) -> Iterator[Terms]:
    for terms in _changing_steps(size, bounds):
        yield tuple(term % 60 for term in terms)


def _sums_with_a_toll(size: int, bounds: list[int]) -> Iterator[Terms]:
    for first, second, toll in _between(bounds):
        terms = [first, second]
        while len(terms) < size:
            terms.append(terms[-1] + terms[-2] - toll)
        yield tuple(terms)


def _twice_less_some(size: int, bounds: list[int]) -> Iterator[Terms]:
    for start, *less in _between(bounds):
        yield tuple(accumulate(islice(cycle(less), size - 1), lambda term, some: 2 * term - some, initial=start))


def _three_before(size: int, bounds: list[int]) -> Iterator[Terms]:
    for first in _between(bounds):
        terms = list(first)
        while len(terms) < size:
            terms.append(terms[-1] + terms[-2] + terms[-3])
        yield tuple(terms)


def _three_before_less(size: int, bounds: list[int]) -> Iterator[Terms]:
    for *first, toll in _between(bounds):
        terms = list(first)
        while len(terms) < size:
            terms.append(terms[-1] + terms[-2] + terms[-3] - toll)
        yield tuple(terms)


def _further_each_time(size: int, bounds: list[int]) -> Iterator[Terms]:
    for start, up, down, up_more, down_more in _between(bounds):
        ways = ((up + i * up_more, -down - i * down_more) for i in count())
        yield _added(start, islice(chain.from_iterable(ways), size - 1))


def _added(start: int, steps: Iterable[int]) -> Terms:
    return tuple(accumulate(steps, initial=start))


def _well_known(size: int, bounds: list[int]) -> Iterator[Terms]:
    (last,) = bounds
    rules: tuple[Callable[[int], int], ...] = (
        lambda n: n * n,
        lambda n: n**3,
        lambda n: n * (n + 1) // 2,
        lambda n: 2 ** (n - 1),
        lambda n: 3 ** (n - 1),
    )
    for rule, first in product(rules, range(1, last + 1)):
        yield tuple(rule(first + i) for i in range(size))
    primes = tuple(islice(_primes(), last + size))
    for first in range(last):
        yield primes[first : first + size]


def _primes() -> Iterator[int]:
    return (n for n in count(2) if all(n % d for d in range(2, int(n**0.5) + 1)))


FAMILIES: Final[Mapping[str, Family]] = MappingProxyType(
    {
        "Equal steps": _equal_steps,
        "Steps that change evenly": _changing_steps,
        "Times the same number": _times,
        "Sums": _sums,
        "Two rows that take turns": _turns,
        "Up and down": _up_and_down,
        "Three steps in turn": _three_in_turn,
        "Minute hand": _minute_hand,
        "Sums with a toll": _sums_with_a_toll,
        "Twice, less some in turn": _twice_less_some,
        "The three before it": _three_before,
        "The three before it, less a toll": _three_before_less,
        "Up and down, further each time": _further_each_time,
        "Squares, cubes, triangles, powers of two, powers of three, primes": _well_known,
    }
)

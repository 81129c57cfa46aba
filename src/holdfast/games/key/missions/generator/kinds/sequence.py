"""SEQUENCE: one number in each window; the answer is the number that comes next, which is not on the console."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.console import glyphs_needed, place
from holdfast.games.key.missions.generator.kinds.pick import COUNTS, band, within
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle

TERMS = {3: (6, 7), 4: (7, 8), 5: (7, 8)}
PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47)
FAMILY_NOTE = (
    "It is one of these: equal steps; steps that change evenly; times the same number; each the sum of the two before; "
    "two rows of equal steps that take turns; squares, cubes, triangles, primes, powers of 2 or 3."
)


def _equal_steps(rng: Rng, size: int) -> list[int]:
    start, step = 1 + rng.below(40, "start"), rng.choice((2, 3, 4, 6, 7, 8, 9, 11, 12), "step")
    if rng.below(3, "down") == 0:
        start, step = start + step * size, -step
    return [start + step * i for i in range(size)]


def _growing_steps(rng: Rng, size: int) -> list[int]:
    value, step, change = rng.below(20, "start"), 1 + rng.below(8, "step"), 1 + rng.below(5, "change")
    terms = []
    for _ in range(size):
        terms.append(value)
        value += step
        step += change
    return terms


def _times(rng: Rng, size: int) -> list[int]:
    start, ratio = rng.choice((1, 2, 3, 4, 5, 7), "start"), 2 + rng.below(2, "ratio")
    return [start * ratio**i for i in range(size)]


def _sums(rng: Rng, size: int) -> list[int]:
    terms = [1 + rng.below(9, "first"), 1 + rng.below(12, "second")]
    while len(terms) < size:
        terms.append(terms[-2] + terms[-1])
    return terms


def _taking_turns(rng: Rng, size: int) -> list[int]:
    rows = [(1 + rng.below(18, "start"), 1 + rng.below(6, "step")) for _ in range(2)]
    if rows[0][1] == rows[1][1]:
        rows[1] = (rows[1][0], rows[1][1] % 6 + 1)
    return [rows[i % 2][0] + rows[i % 2][1] * (i // 2) for i in range(size)]


def _named(rng: Rng, size: int) -> list[int]:
    first = 1 + rng.below(5, "start")
    rules: tuple[Callable[[int], int], ...] = (lambda n: n * n, lambda n: n * (n + 1) // 2, lambda n: PRIMES[n])
    rule = rng.choice(rules, "rule")
    return [rule(first + i) for i in range(size)]


FAMILIES: Final[Mapping[int, tuple[Callable[[Rng, int], list[int]], ...]]] = {
    3: (_equal_steps, _growing_steps, _sums, _named),
    4: (_growing_steps, _sums, _times, _taking_turns, _named),
    5: (_growing_steps, _sums, _taking_turns, _taking_turns),
}


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Some terms of a well-known kind of row."""
    size = rng.choice(TERMS[grade.number], "terms")
    *terms, following = rng.choice(FAMILIES[grade.number], "family")(rng, size + 1)
    if min(*terms, following) < 0 or max(terms) > 9999:
        return None
    windows = place([[str(t) for t in terms]], width=12)
    if windows is None or not within(glyphs_needed(windows), band("sequence", grade)):
        return None
    return Puzzle(
        kind="sequence",
        question=f"{COUNTS[len(terms)].capitalize()} numbers in a row, one in each window. Which number comes next?",
        answer=str(following),
        windows=windows,
        shape="number",
        notes=(FAMILY_NOTE,),
    )

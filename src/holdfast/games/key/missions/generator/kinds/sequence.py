"""SEQUENCE: one number in each window; the answer is the number that comes next, which is not on the console."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.console import glyphs_needed, place
from holdfast.games.key.missions.generator.kinds.pick import ask, band, within
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle

TERMS = (5, 6)
SMALLEST_ANSWER = 10
PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47)
LARGEST = 9999
RANGE_NOTE = f"No number is below 0 or above {LARGEST}."


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


Rule: TypeAlias = tuple[Callable[[Rng, int], list[int]], str]  # how a row is made, and what the card says of such rows

EQUAL: Final[Rule] = (_equal_steps, "Equal steps: the first number is 0 to 120, the step -15 to 15.")
GROWING: Final[Rule] = (
    _growing_steps,
    (
        "Steps that change evenly: the first number is 0 to 25, the first step -5 to 10, the change from step to step"
        " -4 to 6."
    ),
)
TIMES: Final[Rule] = (_times, "Times the same number: the first number is 1 to 15, and it is times 2 to 5.")
SUMS: Final[Rule] = (
    _sums,
    "Sums: the first number is 1 to 12, the second 1 to 20, each further one the sum of the two before it.",
)
TURNS: Final[Rule] = (
    _taking_turns,
    "Two rows that take turns: each begins with 1 to 18 and has equal steps, 1 to 6.",
)
WELL_KNOWN: Final[Rule] = (
    _named,
    (
        "Squares, cubes, triangles, powers of two, powers of three, primes: the first number is one of the first"
        " 10 of its kind, from one on, primes from two."
    ),
)

FAMILIES: Final[Mapping[int, tuple[Rule, ...]]] = {
    3: (EQUAL, GROWING, SUMS, WELL_KNOWN),
    4: (EQUAL, GROWING, TIMES, SUMS, TURNS),
    5: (EQUAL, GROWING, SUMS, TURNS),
}


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Returns some terms of a kind of row that the card prints with its bounds; the next one is the answer."""
    size = rng.choice(TERMS, "terms")
    families = FAMILIES[grade.number]
    *terms, following = rng.choice(families, "family")[0](rng, size + 1)
    if following < SMALLEST_ANSWER or not 0 <= min(terms) <= max(*terms, following) <= LARGEST:
        return None
    windows = place([[str(t) for t in terms]], width=12)
    if windows is None or not within(glyphs_needed(windows), band("sequence", grade)):
        return None
    return Puzzle(
        kind="sequence",
        question=ask(rng, bank, "sequence", len(terms)),
        answer=str(following),
        windows=windows,
        shape="number",
        notes=("The row is one of these.", *(note for _, note in families), RANGE_NOTE),
    )

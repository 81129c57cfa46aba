"""SEQUENCE: a small story in numbers, one in each window; the answer is the number that comes next.

The card tells the story, and says its law with the bounds of whatever the law leaves open. The answer is not on the
console.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.grades import Band, Grade
from holdfast.games.key.missions.generator.kinds.console import glyphs_needed, place
from holdfast.games.key.missions.generator.kinds.pick import band, in_words, within
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle, Tale

LARGEST = 9999  # that a window holds
MINUTES = 60

Terms: TypeAlias = Callable[[int, list[int]], list[int]]  # (how many, the numbers that the law leaves open)


class Law(NamedTuple):
    """How the numbers of a row follow one another."""

    told: str  # on the card, after its name; each pair of places is the least and the most of a number
    bounds: tuple[Band, ...]
    terms: Terms
    sizes: Mapping[int, tuple[int, ...]]  # how many windows, by grade


def _up_and_down(size: int, numbers: list[int]) -> list[int]:
    start, up, down = numbers
    return [start + (i + 1) // 2 * up - i // 2 * down for i in range(size)]


def _changing_steps(size: int, numbers: list[int]) -> list[int]:
    value, step, change = numbers
    return [value + i * step + change * (i * (i - 1) // 2) for i in range(size)]


def _sums_with_a_toll(size: int, numbers: list[int]) -> list[int]:
    *terms, toll = numbers
    while len(terms) < size:
        terms.append(terms[-2] + terms[-1] - toll)
    return terms


def _twice_less_some(size: int, numbers: list[int]) -> list[int]:
    start, *less = numbers
    terms = [start]
    while len(terms) < size:
        terms.append(terms[-1] * 2 - less[(len(terms) - 1) % 2])
    return terms


def _three_before(size: int, numbers: list[int]) -> list[int]:
    terms = list(numbers)
    while len(terms) < size:
        terms.append(sum(terms[-3:]))
    return terms


def _three_before_less(size: int, numbers: list[int]) -> list[int]:
    *terms, toll = numbers
    while len(terms) < size:
        terms.append(sum(terms[-3:]) - toll)
    return terms


def _further_each_time(size: int, numbers: list[int]) -> list[int]:
    start, up, down, up_more, down_more = numbers
    moves = [-down - i // 2 * down_more if i % 2 else up + i // 2 * up_more for i in range(size - 1)]
    return [start + sum(moves[:i]) for i in range(size)]


def _minute_hand(size: int, numbers: list[int]) -> list[int]:
    return [minute % MINUTES for minute in _changing_steps(size, numbers)]


def _taking_turns(size: int, numbers: list[int]) -> list[int]:
    left, right, left_step, right_step = numbers
    return [right + i // 2 * right_step if i % 2 else left + i // 2 * left_step for i in range(size)]


def _three_in_turn(size: int, numbers: list[int]) -> list[int]:
    start, *steps = numbers
    return [start + sum(steps[j % 3] for j in range(i)) for i in range(size)]


LAWS: Final[Mapping[str, Law]] = MappingProxyType(
    {
        "Up and down": Law(
            "the first number is {} to {}; then it goes up by one number, {} to {}, and down by another, {} to {},"
            " in turn.",
            ((20, 60), (8, 19), (2, 7)),
            _up_and_down,
            {3: (5,), 4: (5,)},
        ),
        "Steps that change evenly": Law(
            "the first number is {} to {}, the first step {} to {}, and each step is longer than the one before it"
            " by the same, {} to {}.",
            ((1, 30), (1, 12), (1, 8)),
            _changing_steps,
            {3: (6,), 4: (5,)},
        ),
        "Sums with a toll": Law(
            "the first number is {} to {}, the second {} to {}; each further one is the two before it together,"
            " less the same number, {} to {}.",
            ((6, 19), (10, 30), (1, 5)),
            _sums_with_a_toll,
            {3: (6,), 4: (5,)},
        ),
        "Twice, less some in turn": Law(
            "the first number is {} to {}; each further one is twice the one before it, less one number, {} to {},"
            " and less another, {} to {}, in turn.",
            ((20, 60), (2, 9), (10, 19)),
            _twice_less_some,
            {3: (5, 6), 4: (5, 6)},
        ),
        "The three before it": Law(
            "the first number is {} to {}, the second {} to {}, the third {} to {}; each further one is the three"
            " before it together.",
            ((1, 9), (1, 12), (1, 15)),
            _three_before,
            {3: (6,), 4: (5,)},
        ),
        "Minute hand": Law(
            "it begins at minute {} to {}, its first jump is {} to {} minutes, and each jump is longer than the one"
            " before it by the same, {} to {}. After the last minute of the hour comes minute nought.",
            ((0, 59), (5, 25), (1, 9)),
            _minute_hand,
            {3: (6,), 4: (5,)},
        ),
        "Two rows that take turns": Law(
            "the first, third and fifth number are one row, the others another. Each begins with {} to {} and has"
            " equal steps, {} to {}.",
            ((5, 24), (5, 24), (2, 7), (2, 7)),
            _taking_turns,
            {4: (6,)},
        ),
        "Three steps in turn": Law(
            "the first number is {} to {}; then come three steps, each {} to {}, over and over in the same order.",
            ((1, 20), (1, 9), (1, 9), (1, 9)),
            _three_in_turn,
            {4: (6,)},
        ),
        "The three before it, less a toll": Law(
            "the first number is {} to {}, the second {} to {}, the third {} to {}; each further one is the three"
            " before it together, less the same number, {} to {}.",
            ((3, 15), (2, 16), (4, 18), (1, 5)),
            _three_before_less,
            {5: (6,)},
        ),
        "Up and down, further each time": Law(
            "the first number is {} to {}; then it goes up, first by {} to {}, and down, first by {} to {}, in turn."
            " The way up is longer every time by the same, {} to {}, the way down by the same, {} to {}.",
            ((20, 40), (10, 19), (3, 8), (4, 7), (1, 3)),
            _further_each_time,
            {5: (6,)},
        ),
    }
)


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Returns the first numbers of a story whose law suits the grade; the next one is the answer."""
    rows = [row for row in bank.rows if row.law in LAWS and grade.number in LAWS[row.law].sizes]
    if not rows:
        return None
    row = rng.choice(rows, "row")
    law = LAWS[row.law]
    size = rng.choice(law.sizes[grade.number], "terms")
    *terms, following = law.terms(size + 1, [low + rng.below(high - low + 1, "open") for low, high in law.bounds])
    if not 0 <= min(*terms, following) <= max(terms) <= LARGEST:
        return None
    windows = place([[str(t) for t in terms]], width=12)
    if windows is None or not within(glyphs_needed(windows), band("sequence", grade)):
        return None
    return Puzzle(
        kind="sequence",
        question=row.question.format(count=in_words(size)),
        answer=str(following),
        windows=windows,
        shape="number",
        notes=(f"{row.law}: {law.told.format(*_printed(law.bounds))}",),
        tale=Tale(row.title, row.before, row.won, row.lost),
    )


def _printed(bounds: tuple[Band, ...]) -> list[int]:
    """Returns the least and the most of each number that is left open; what stands there twice is said once."""
    return [end for pair in dict.fromkeys(bounds) for end in pair]

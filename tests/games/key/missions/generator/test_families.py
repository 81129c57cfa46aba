"""Families of sets against the plain way to count."""

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.games.key.missions.generator.families import mean_size, smallest_outside, too_small

SIZE = 5
TESTS = st.sets(st.integers(1, (1 << SIZE) - 1), min_size=1, max_size=8)


def meets_all(chosen: int, tests: set[int]) -> bool:
    return all(chosen & test for test in tests)


@given(TESTS)
def test_a_set_is_too_small_if_it_misses_a_test(tests: set[int]) -> None:
    family = too_small(tests, SIZE)
    assert [not meets_all(chosen, tests) for chosen in range(1 << SIZE)] == [
        bool(family >> chosen & 1) for chosen in range(1 << SIZE)
    ]


@given(TESTS)
def test_the_smallest_set_outside_is_the_smallest(tests: set[int]) -> None:
    size, found = smallest_outside(too_small(tests, SIZE), SIZE)
    assert meets_all(found, tests)
    assert found.bit_count() == size
    assert not any(
        meets_all(sum(1 << i for i in fewer), tests) for fewer in combinations(range(SIZE), size - 1) if size
    )


@given(TESTS)
def test_the_mean_is_that_over_all_orders(tests: set[int]) -> None:
    total = orders = 0
    for order in permutations(range(SIZE)):
        taken, count = 0, 0
        while not meets_all(taken, tests):
            taken |= 1 << order[count]
            count += 1
        total += count
        orders += 1
    assert mean_size(too_small(tests, SIZE), SIZE) == pytest.approx(total / orders)


def test_without_tests_nothing_needs_to_be_taken() -> None:
    family = too_small((), 3)
    assert smallest_outside(family, 3) == (0, 0)
    assert mean_size(family, 3) == 0

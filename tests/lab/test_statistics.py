"""Numbers that say how sure they are."""

from hypothesis import given
from hypothesis import strategies as st

from holdfast.lab.statistics import Spread, spread, wilson


def test_the_interval_is_wilsons() -> None:
    share = wilson(8, 10)
    assert (round(share.low, 4), round(share.high, 4)) == (0.4902, 0.9433)


def test_no_games_tell_nothing() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


@given(st.integers(0, 500), st.integers(1, 500))
def test_the_share_lies_in_its_interval(count: int, more: int) -> None:
    share = wilson(count, count + more)
    assert 0 <= share.low <= share.share <= share.high <= 1


def test_a_spread_says_the_middle_and_the_ends() -> None:
    assert spread(range(1, 101)) == Spread(50.5, 1, 11, 51, 91, 100)
    assert spread([]) == Spread(0.0, 0, 0, 0, 0, 0)

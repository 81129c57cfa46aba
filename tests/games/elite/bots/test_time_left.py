"""How much time is left, and how long what was thought of it holds."""

from holdfast.games.elite.bots.time_left import Span, TimeLeft


def test_what_was_thought_holds_until_somebody_would_hear_another_answer() -> None:
    span = Span()
    left = TimeLeft(10_000, span)
    assert span.holds(0)
    assert not left.is_under(8_000)
    assert left.is_under(12_000)
    assert left.is_under(15_000)
    assert [span.holds(ms) for ms in (7_999, 8_000, 11_999, 12_000)] == [False, True, True, False]


def test_exactly_so_much_is_not_under_it() -> None:
    span = Span()
    assert not TimeLeft(5_000, span).is_under(5_000)
    assert span.holds(5_000)
    assert not span.holds(4_999)

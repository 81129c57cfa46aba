"""Telling line by line."""

from holdfast.cli.terminal.telling import A_LOT, HASTY_MS, LINE_MS, Telling


def test_the_first_line_is_told_at_once_and_the_others_one_by_one() -> None:
    telling = Telling()
    assert telling.hear(3, 1000, hurry=False)
    assert (telling.told, telling.untold) == (1, 2)
    assert not telling.hear(3, 1000 + LINE_MS - 1, hurry=False)
    assert telling.hear(3, 1000 + LINE_MS, hurry=False)
    assert telling.hear(3, 1000 + 2 * LINE_MS, hurry=False)
    assert telling.untold == 0


def test_a_long_story_is_told_faster() -> None:
    telling = Telling()
    telling.hear(A_LOT + 5, 0, hurry=False)
    assert telling.next_at == HASTY_MS


def test_in_a_hurry_everything_is_told() -> None:
    telling = Telling()
    telling.hear(30, 0, hurry=True)
    assert telling.untold == 0
    at_once = Telling(at_once=True)
    at_once.hear(30, 0, hurry=False)
    assert at_once.untold == 0


def test_what_is_taken_back_is_no_longer_told() -> None:
    telling = Telling(10)
    telling.hear(7, 0, hurry=False)
    assert (telling.told, telling.untold) == (7, 0)

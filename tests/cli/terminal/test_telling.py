"""Telling line by line."""

from holdfast.cli.terminal.play.paced_log import A_LOT, HASTY_MS, LINE_MS, PacedLog


def test_the_first_line_is_told_at_once_and_the_others_one_by_one() -> None:
    paced_log = PacedLog()
    assert paced_log.hear(3, 1000, hurry=False)
    assert (paced_log.told, paced_log.untold) == (1, 2)
    assert not paced_log.hear(3, 1000 + LINE_MS - 1, hurry=False)
    assert paced_log.hear(3, 1000 + LINE_MS, hurry=False)
    assert paced_log.hear(3, 1000 + 2 * LINE_MS, hurry=False)
    assert paced_log.untold == 0


def test_a_long_story_is_told_faster() -> None:
    paced_log = PacedLog()
    paced_log.hear(A_LOT + 5, 0, hurry=False)
    assert paced_log.next_at == HASTY_MS


def test_in_a_hurry_everything_is_told() -> None:
    paced_log = PacedLog()
    paced_log.hear(30, 0, hurry=True)
    assert paced_log.untold == 0
    at_once = PacedLog(at_once=True)
    at_once.hear(30, 0, hurry=False)
    assert at_once.untold == 0


def test_what_is_taken_back_is_no_longer_told() -> None:
    paced_log = PacedLog(10)
    paced_log.hear(7, 0, hurry=False)
    assert (paced_log.told, paced_log.untold) == (7, 0)

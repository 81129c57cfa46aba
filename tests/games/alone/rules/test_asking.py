"""Questions to evil: who is asked, and for how long."""

import pytest

from holdfast.engine.play import asks
from holdfast.games.alone.state import Alone
from tests.games.alone.playing import EVIL, OF_EVIL, asked, begin, click, first_option, wait

GRACE = 1000
LEADER = 2


def end_of_round(question: str, grace_ms: int = GRACE) -> Alone:
    """A round that ends, come to a question to two of evil; seat 2 leads and places danger, both keep or discard."""
    position = f"items: -\nhero: 1C1\nleader: {LEADER + 1}\ntrack: bared_teeth\nhand 2: again\nasked: round end"
    s = begin(position, seats=3, grace_ms=grace_ms)
    while not who_is_asked(s, question):
        seat = next(seat for seat in OF_EVIL if any(not ask.OFFER for _, ask in asks(s, seat)))
        click(s, seat, first_option(s, seat))
    return s


def who_is_asked(s: Alone, question: str) -> list[int]:
    return [seat for seat in range(s.seated) if question in asked(s, seat)]


@pytest.mark.rule("alone:R170", "alone:R35")
def test_what_the_leader_does_not_answer_in_time_comrades_may_and_in_the_end_the_table_does() -> None:
    s = end_of_round("choose_dangers")
    tokens = sum(token.true() for token in s.danger)
    wait(s, GRACE - 1)
    assert who_is_asked(s, "choose_dangers") == [LEADER]
    for ms in (1, GRACE):
        wait(s, ms)
        assert who_is_asked(s, "choose_dangers") == [*OF_EVIL]  # and the hero never
    assert sum(token.true() for token in s.danger) == tokens
    wait(s, GRACE)
    assert sum(token.true() for token in s.danger) == tokens + 1
    assert who_is_asked(s, "choose_dangers") == [LEADER]  # the next token is the leader's again


@pytest.mark.rule("alone:R155", "alone:R169")
def test_what_is_in_a_hand_is_asked_of_nobody_else() -> None:
    s = end_of_round("choose_discards")
    for _ in range(2):
        wait(s, GRACE)
        assert who_is_asked(s, "choose_discards") == [EVIL]
    wait(s, GRACE)
    assert who_is_asked(s, "choose_discards") == [LEADER]  # the table kept the first one's cards


@pytest.mark.rule("alone:R170")
def test_without_a_grace_evil_is_waited_for() -> None:
    s = end_of_round("choose_dangers", grace_ms=0)
    wait(s, 1000 * GRACE)
    assert who_is_asked(s, "choose_dangers") == [LEADER]

"""The cards of one's own hand that no pile takes, with the reason."""

from __future__ import annotations

from holdfast.engine.action import refuse
from holdfast.games.key.cards.resources import CARD_OF
from holdfast.games.key.screen.cards import UselessCard
from holdfast.games.key.screen.screen import screen
from tests.games.key.playing import begin

POSITION = """
hand 1: 3c 9s 11t
run: 5c
intel: 12s
gather: 7t
regroup: 4s
"""


def test_a_card_that_is_too_low_for_every_pile_has_the_reason_of_the_last_one() -> None:
    s = begin(position=POSITION)
    why = refuse("key:R28", "refused.not_higher", pile="regroup", top=4)
    assert screen(s, 0).useless == (UselessCard(CARD_OF["3c"], why),)


def test_nobody_else_is_told_it() -> None:
    s = begin(position=POSITION)
    assert screen(s, 1).useless == screen(s, -1).useless == ()

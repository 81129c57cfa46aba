"""Aliens that move one after the other (R164, A66): who is not there any more is neither moved nor asked about."""

from __future__ import annotations

import pytest

from holdfast.engine.flow import run
from holdfast.games.elite.rules.march import AdvanceAll
from tests.games.elite.playing import table


@pytest.mark.rule("elite:R164", "elite:A66")
def test_who_has_left_the_map_meanwhile_is_no_choice() -> None:
    game = table("biters: M5\nphase: activation\nround: 2")
    there = next(alien for alien in game.s.aliens())
    gone = there + 1
    assert game.s.at[gone] < 0
    game.s.fork(AdvanceAll(aliens=(there, gone), n=1))
    run(game.s)
    assert "choose_mover" not in game.asked(0)
    assert game.line("biters") != "M5"

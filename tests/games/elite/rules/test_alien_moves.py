"""Alien results (R84-R88): what the plan does with them, and when they come to nothing."""

from __future__ import annotations

import pytest

from holdfast.games.elite.rules.alien_moves import planned_step
from tests.games.elite.playing import table


@pytest.mark.rule("elite:A84")
def test_the_planned_step_uses_up_a_hold_first() -> None:
    free = table("biters: C3 N4")
    step = planned_step(free.s)
    assert step is not None
    other = next(alien for alien in free.s.aliens() if alien != step[0])
    held = table("biters: C3 N4")
    held.s.held = [other]
    found = planned_step(held.s)
    assert found is not None
    assert found[0] == other


@pytest.mark.rule("elite:A13", "elite:R88")
def test_an_alien_result_is_lost_at_the_end_where_no_alien_can_move() -> None:
    game = table("clock: 1 s\ndice 1: alien alien")
    game.wait(1000)
    assert game.s.phase != "action"
    assert game.line("dice 1") == "- - - -"


@pytest.mark.rule("elite:R88")
def test_the_plan_moves_the_alien_that_is_farthest_from_home() -> None:
    game = table("biters: C3 N4 G7")
    step = planned_step(game.s)
    assert step is not None
    far = game.s.map.steps_home
    assert far[game.s.at[step[0]]] == max(far[game.s.at[alien]] for alien in game.s.aliens())
    assert step[1] in game.s.map.paths[game.s.at[step[0]]]

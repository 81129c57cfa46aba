"""Only one chain of pushes at a time: a step that would begin or touch one waits (A12)."""

import pytest

from holdfast.engine.flow import run
from holdfast.games.elite.rules.alien_moves import StepAlien
from tests.games.elite.playing import Table, table


def in_a_chain() -> Table:
    """Biter 1 has driven Gherid out of D4, who has not chosen a way yet; Kara stands in Biter 2's way."""
    game = table("gherid: D4\nkara: L5\nbiters: D3 L4\ndice 2: alien", seats=3)
    assert game.say(2, "Drive Biter 1 to D4") is None
    assert "choose_way" in game.asked(0)
    return game


@pytest.mark.rule("elite:A12")
def test_a_step_into_somebody_waits_for_the_end_of_a_chain() -> None:
    game = in_a_chain()
    biter = game.s.figure_on(game.cell("L4"))
    assert biter is not None
    game.s.fork(StepAlien(figure=biter, to=game.cell("L5")))
    run(game.s)
    assert game.s.at[biter] == game.cell("L4")


@pytest.mark.rule("elite:A12")
def test_an_alien_in_a_chain_goes_nowhere_else_meanwhile() -> None:
    game = in_a_chain()
    biter = game.s.figure_on(game.cell("D3"))
    assert biter is not None
    game.s.fork(StepAlien(figure=biter, to=game.cell("C4")))
    run(game.s)
    assert game.s.at[biter] == game.cell("D3")


@pytest.mark.rule("elite:A12")
def test_a_step_to_a_free_space_waits_for_nobody() -> None:
    game = in_a_chain()
    biter = game.s.figure_on(game.cell("L4"))
    assert biter is not None
    free = next(to for to in game.s.map.paths[game.cell("L4")] if game.s.figure_on(to) is None)
    game.s.fork(StepAlien(figure=biter, to=free))
    run(game.s)
    assert game.s.at[biter] == free

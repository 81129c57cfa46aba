"""Aliens that were pushed still move their full way (A66)."""

from __future__ import annotations

import pytest

from tests.games.elite.playing import table


@pytest.mark.rule("elite:A66")
def test_a_figure_that_was_pushed_still_moves_its_full_way() -> None:
    game = table("phase: activation\nbiters: B3\nrunners: B4\ngherid: O8")
    game.wait(0)
    path = game.s.map.paths
    at = game.s.at[36]
    if "choose_group" in game.asked(0):
        game.say(1, "Go on as planned")
    game.say(1, "Move Biter 1 next")
    while "choose_way" in game.asked(0):
        option = next(ask for ask in game.asks(0) if ask.kind == "choose_way").options[0]
        game.click(0, option.action)
    pushed = game.s.at[36]
    while game.s.phase == "activation" and game.s.outcome is None:
        ask = next(ask for ask in game.asks(0) if ask.kind in ("choose_way", "choose_mover"))
        game.click(0, ask.options[-1].action)
    assert pushed != at
    assert steps(path, pushed, game.s.at[36]) == 3


def steps(path: tuple[tuple[int, ...], ...], start: int, end: int) -> int:
    """The number of steps along the arrows; the maps have no short cuts that would make two numbers possible here."""
    edge, count = {start}, 0
    while end not in edge:
        edge = {to for cell in edge for to in path[cell]}
        count += 1
    return count

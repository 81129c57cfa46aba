"""Action dice (R80-R84): the edges of rolling and taking back, and what time does to them."""

from __future__ import annotations

import pytest

from holdfast.engine.view import PickSome
from holdfast.games.elite.rules.dice import Roll, TakeBack
from holdfast.games.elite.state import Options, slot_of
from tests.games.elite.playing import refused, table


@pytest.mark.rule("elite:R152")
def test_dice_that_tumble_when_time_is_up_show_nothing() -> None:
    game = table("clock: 1 s\nnext action 1: gun")
    game.wait(500)
    game.say(1, "Roll 1a")
    game.wait(2000)
    assert game.line("dice 1") == "- - - -"


def test_the_time_that_a_roll_takes_is_an_option() -> None:
    game = table("next action 1: gun", options=Options(heroes=("gherid", "akosha"), roll_ms=250))
    game.say(1, "Roll 1a")
    game.wait(249)
    assert game.line("dice 1") == "tumbling - - -"
    game.wait(1)
    assert game.line("dice 1") == "gun - - -"


@pytest.mark.rule("elite:R80")
def test_a_die_is_rolled_once_at_a_time_and_only_by_its_owner() -> None:
    game = table("dice 1: gun move - -")
    assert refused(game, Roll((0,))) == ""
    assert refused(game, Roll(())) == "elite:R80"
    assert refused(game, Roll((0, 0))) == "elite:R80"
    assert refused(game, Roll((4,))) == "elite:R80"
    assert game.say(1, "Roll 1a") is None
    assert refused(game, Roll((0,))) == "elite:R80"
    assert refused(game, Roll((1, 0))) == "elite:R80"
    assert refused(game, Roll((1,))) == ""


@pytest.mark.rule("elite:R152")
def test_dice_that_tumble_when_time_is_up_never_land() -> None:
    game = table("clock: 1 s\ndice 1: - - - -\nnext action 1: alien alien alien alien\nbiters: C4")
    game.wait(500)
    assert game.say(1, "Roll 1a, 1b, 1c and 1d") is None
    assert [timer.key for timer in game.s.timers if timer.key.startswith("land/")] == ["land/0"]
    game.wait(500)
    assert not game.s.clock_runs
    assert [timer.key for timer in game.s.timers if timer.key.startswith("land/")] == []
    game.wait(5000)
    assert game.line("dice 1") == "- - - -"


@pytest.mark.rule("elite:R83")
def test_only_free_dice_at_rest_are_offered_to_be_rolled() -> None:
    game = table("hand 1: ion_rifle[gun,-]\ndice 1: move - -\nnext action 1: gun")
    act = next(ask for ask in game.asks(0) if ask.kind == "act")
    assert [form.of for form in act.forms if isinstance(form, PickSome)] == [(0, 1, 2)]
    assert game.say(1, "Roll 1a") is None
    act = next(ask for ask in game.asks(0) if ask.kind == "act")
    assert [form.of for form in act.forms if isinstance(form, PickSome)] == [(1, 2)]


@pytest.mark.rule("elite:R110")
def test_where_no_die_of_ones_own_lies_there_is_none_to_take_back() -> None:
    game = table("hand 1: ion_rifle[gun,-]\nhand 2: pulse_pistol")
    first = slot_of(game.s.carried[0][0], 0)
    assert refused(game, TakeBack(first)) == ""
    assert refused(game, TakeBack(first + 1)) == "elite:R110"
    assert refused(game, TakeBack(-1)) == "elite:R110"
    assert refused(game, TakeBack(first), seat=1) == "elite:R110"


@pytest.mark.rule("elite:A29")
def test_when_time_is_up_no_die_is_taken_back() -> None:
    game = table("clock: 1 s\nhand 1: ion_rifle[gun,wrench]")
    game.wait(1000)
    assert game.say(1, "Take back Ion Rifle, slot 1") is not None

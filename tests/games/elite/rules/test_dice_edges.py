"""Dice, and what becomes of them when time is up and when a round ends: the edges of the rules."""

from __future__ import annotations

import pytest

from holdfast.engine.view import PickSome
from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.rules.alien_moves import planned_step
from holdfast.games.elite.rules.dice import Roll, TakeBack
from holdfast.games.elite.rules.slots import Allocate
from holdfast.games.elite.rules.times_up import patience_ms
from holdfast.games.elite.state import OFF, slot_of, token_slot
from tests.games.elite.playing import refused, table


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


@pytest.mark.rule("elite:R81")
def test_only_what_a_die_shows_can_be_put_on_a_slot() -> None:
    game = table("hand 1: ion_rifle\ndice 1: gun")
    first = next(option.action for ask in game.asks(0) for option in ask.options if isinstance(option.action, Allocate))
    assert refused(game, first) == ""
    assert refused(game, Allocate("wrench", first.slot)) == "elite:R81"
    assert refused(game, Allocate("alien", first.slot)) == "elite:R81"


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


@pytest.mark.rule("elite:R167")
def test_a_question_about_a_die_closes_when_healing_made_it_needless() -> None:
    threshold = table("").s.hero(0).thresholds[0]
    game = table(f"gherid: C4 damage {threshold - 1}\ndice 1: gun gun gun gun")
    game.apply((fx.Wound(n=1, who="self", range=0),), hero=0)
    assert "lose_die" in game.asked(0)
    game.apply((fx.Heal(n=1),), hero=0)
    assert "lose_die" not in game.asked(0)
    assert game.line("dice 1") == "gun gun gun gun"


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


@pytest.mark.rule("elite:R177", "elite:R116")
def test_a_new_round_begins_with_free_dice_and_nothing_left_over() -> None:
    game = table("phase: activation\nround: 2\nhand 1: ion_rifle[gun,-]\ndice 1: move\ntrack top: 17\nclusters: 1 2 3")
    s = game.s
    s.guard, s.soaked, s.steps, s.owed, s.worn, s.shots = [2, 0], [1, 0], [0, 3], [1, 0], [s.carried[0][0]], [1]
    s.counted, s.token_ready = [token_slot(1, 0)], [1]
    game.wait(0)
    assert s.round == 3
    zeros = [0, 0]
    assert (s.guard, s.soaked, s.steps, s.owed) == (zeros, zeros, zeros, zeros)
    assert (s.worn, s.shots, s.counted, s.token_ready) == ([], [], [], [])
    assert game.line("dice 1") == "- - - -"
    assert s.token_at[1] == OFF


@pytest.mark.rule("elite:R117", "elite:A31")
def test_only_the_card_that_loses_a_die_is_worn_by_it() -> None:
    threshold = table("").s.hero(0).thresholds[0]
    game = table(f"gherid: C4 damage {threshold - 1}\nhand 1: ion_rifle[gun,-]\ndice 1: move move move")
    game.apply((fx.Wound(n=1, who="self", range=0),), hero=0)
    assert game.say(1, "Lose 1a") is None
    assert game.s.worn == []
    game = table(f"gherid: C4 damage {threshold - 1}\nhand 1: ion_rifle[gun,-]\ndice 1: move move move")
    game.apply((fx.Wound(n=1, who="self", range=0),), hero=0)
    assert game.say(1, "Lose 1d") is None
    assert game.s.worn == [game.s.carried[0][0]]


@pytest.mark.rule("elite:R88")
def test_the_plan_moves_the_alien_that_is_farthest_from_home() -> None:
    game = table("biters: C3 N4 G7")
    step = planned_step(game.s)
    assert step is not None
    far = game.s.map.steps_home
    assert far[game.s.at[step[0]]] == max(far[game.s.at[alien]] for alien in game.s.aliens())
    assert step[1] in game.s.map.paths[game.s.at[step[0]]]


@pytest.mark.rule("elite:A87")
def test_after_time_is_up_those_who_still_act_put_off_the_end() -> None:
    game = table("clock: 1 s\ngherid: C6\nakosha: C7\nhand 1: ion_rifle[gun,wrench]\nhand 2: pulse_pistol\nbiters: C4")
    game.wait(1000)
    assert game.s.phase == "times_up"
    patience = patience_ms(game.s)
    game.wait(10 * patience)
    game.look_around([0], are_away=True)
    game.wait(patience - 1)
    assert game.say(2, "Akosha gives Pulse Pistol to Gherid") is None
    game.wait(patience - 1)
    assert game.s.phase == "times_up"
    game.wait(1)
    assert game.s.phase != "times_up"

"""Every verb that cards, aliens and events are made of does what it says, whatever card it stands on."""

from __future__ import annotations

import typing

import pytest

from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.cards.effects import Effect
from holdfast.games.elite.cards.verbs.table import DEEDS
from tests.games.elite.playing import table

BITER, BITER_2, SHOOTER, SEARSTING = 6, 7, 21, 51


def test_every_verb_is_carried_out_by_something() -> None:
    assert set(typing.get_args(Effect)) == set(DEEDS)


# -- heroes


def test_heal_moves_the_marker_to_the_left_and_gives_dice_back() -> None:
    threshold = table("").s.hero(0).thresholds[0]
    game = table(f"gherid: C4 damage {threshold}")
    assert game.line("dice 1") == "- - - locked"
    game.apply((fx.Heal(n=threshold),), hero=0)
    assert (game.s.damage[0], game.line("dice 1")) == (0, "- - - -")


def test_heal_for_one_hero_in_range_asks_which() -> None:
    game = table("gherid: C4 damage 1\nakosha: D4 damage 1")
    game.apply((fx.Heal(n=1, who="one", range=1),), hero=0)
    assert game.say(1, "Choose Akosha") is None
    assert game.s.damage == [1, 0]


def test_wound_by_an_alien_hurts_heroes_in_its_range_only() -> None:
    game = table("gherid: C4\nakosha: H8\nsearsting: D3")
    game.apply((fx.Wound(n=1, range=2),), aliens=(SEARSTING,))
    assert game.s.damage == [1, 0]


def test_wound_by_an_event_hurts_all() -> None:
    game = table("gherid: C4")
    game.apply((fx.Wound(n=1, sight=False),))
    assert game.s.damage == [1, 1]


def test_strike_rolls_a_die_for_each_alien_and_hero() -> None:
    game = table("gherid: C4\nakosha: D4\nbiters: C3 D3\nnext hit: 4 3 6 5")
    game.apply((fx.Strike(range=1),), aliens=(BITER, BITER_2))
    assert game.s.damage == [1, 2]


def test_guard_takes_the_next_damage() -> None:
    game = table("gherid: C4")
    game.apply((fx.Guard(n=2), fx.Wound(n=3, who="self")), hero=0)
    assert (game.s.damage[0], game.s.guard[0]) == (1, 0)


def test_step_gives_free_steps() -> None:
    game = table("gherid: C4")
    game.apply((fx.MoveUpTo(n=2),), hero=0)
    assert [game.say(1, f"Move Gherid to {cell}") for cell in ("C5", "C6", "C7")] == [None, None, "elite:R89"]


def test_recall_brings_a_hero_home() -> None:
    game = table("gherid: C4")
    game.apply((fx.Recall(),), hero=0)
    assert game.s.is_home(0)


def test_drift_moves_every_hero_along_the_arrows_unhurt() -> None:
    game = table("gherid: C3\nbiters: C4")
    game.apply((fx.Drift(n=1),))
    assert (game.line("gherid"), game.s.is_home(1)) == ("C4 damage 0", True)
    assert game.line("biters") != "C4"


def test_every_hero_drifts_as_far_as_any_other() -> None:
    game = table("gherid: H4\nakosha: L5")
    game.apply((fx.Drift(n=1),))
    assert (game.line("gherid"), game.line("akosha")) == ("I4 damage 0", "L6 damage 0")
    assert "choose_drift" not in game.asked(1)


# -- aliens


def test_hit_takes_health_from_different_aliens() -> None:
    game = table("gherid: C4\nbiters: C3 D3\nsearsting: B3 health 3")
    game.apply((fx.Hit(n=1, range=2, aliens=2),), hero=0)
    assert game.say(1, "Choose Searsting") is None
    assert game.say(1, "Choose Searsting") == "elite:R237"
    assert game.say(1, "Choose Biter 1") is None
    assert (game.line("searsting"), game.line("biters")) == ("B3 health 2", "- D3")


def test_hit_may_be_declined() -> None:
    game = table("gherid: C4\nbiters: C3")
    game.apply((fx.Hit(n=1, range=2),), hero=0)
    assert game.say(1, "Enough") is None
    assert game.line("biters") == "C3"


def test_blast_hits_all_around_a_space_heroes_too() -> None:
    game = table("gherid: C6\nakosha: D4\nbiters: C3 D3 K3")
    game.apply((fx.Blast(n=1, range=3),), hero=0)
    assert game.say(1, "Choose C4") is None
    assert (game.line("biters"), game.s.damage) == ("- - K3", [0, 1])


def test_hold_keeps_an_alien_from_its_next_movement_only() -> None:
    game = table("gherid: C6\nbiters: C3\ndice 2: alien alien")
    game.apply((fx.Hold(range=4),), hero=0)
    assert game.say(1, "Choose Biter 1") is None
    assert game.line("held") == "C3"
    assert game.say(2, "Drive Biter 1 to C4") is None
    assert (game.line("biters"), game.line("held")) == ("C3", "-")
    assert game.say(2, "Drive Biter 1 to C4") is None
    assert game.line("biters") == "C4"


def test_drive_back_goes_against_the_arrows_through_free_spaces() -> None:
    game = table("gherid: C6\nbiters: C4")
    game.apply((fx.DriveBack(n=2, range=4),), hero=0)
    assert game.say(1, "Drive Biter 1 back to C3") is None
    assert game.say(1, "Enough") is None
    assert game.line("biters") == "C3"


def test_alien_moves_are_shared_out_by_all() -> None:
    game = table("biters: C3\nshooters: B3")
    game.apply((fx.AlienMoves(n=2),))
    assert game.asked(0) == game.asked(1) == ["act", "share_step"]
    assert game.say(2, "Step Biter 1 to C4") is None
    assert game.say(1, "Step Shooter 1 to B4") is None
    assert (game.line("biters"), game.line("shooters")) == ("C4", "B4")


def test_advance_moves_aliens_in_range_in_any_order() -> None:
    game = table("searsting: D4\nbiters: C3 K3")
    game.apply((fx.Advance(n=1, range=1),), aliens=(SEARSTING,))
    assert game.say(1, "Go on as planned") is None
    assert game.line("biters") == "C4 K3"


def test_advance_on_spawn_points_leaves_the_others() -> None:
    game = table("biters: C2 C4")
    game.apply((fx.Advance(n=1, only="on_spawn_points"),))
    game.say(1, "Go on as planned")
    assert game.s.at[BITER] != game.cell("C2")
    assert game.s.at[BITER_2] == game.cell("C4")


def test_pace_waits_for_the_next_activation() -> None:
    game = table("biters: C3")
    game.apply((fx.AlienPace(n=1),))
    assert game.s.pace == 1


def test_boss_health_grows() -> None:
    game = table("searsting: D4 health 2\nnaga: C4 health 1")
    game.apply((fx.BossHealth(n=3),))
    assert (game.line("searsting"), game.line("naga")) == ("D4 health 5", "C4 health 4")


# -- decks


def test_spawn_reveals_a_swarm_card_now() -> None:
    game = table("swarm top: runner-2-2")
    game.apply((fx.Spawn(deck="swarm"),))
    game.say(1, "Go on as planned")
    assert game.line("reserve runners") == "13"


def test_spawn_around_a_boss_uses_the_spaces_beside_it() -> None:
    game = table("gutslug: C6\nswarm top: shooter-3-3")
    game.apply((fx.Spawn(deck="swarm", around=True),), aliens=(game.s.boss_figure(5),))
    game.say(1, "Go on as planned")
    beside = game.s.map.walk[game.cell("C6")]
    assert [game.s.at[SHOOTER + n] in beside for n in range(3)] == [True] * 3


def test_next_spawn_is_remembered() -> None:
    game = table("")
    game.apply((fx.NextSpawn(deck="boss", n=-1), fx.NextSpawn(deck="swarm", n=1)))
    assert (game.s.more_boss, game.s.more_swarm) == (-1, 1)


def test_draw_lets_the_hero_keep_a_card() -> None:
    game = table("search top: medic_bag stimulant")
    game.apply((fx.Draw(deck="search", n=2),), hero=0)
    assert game.say(1, "Keep Medic Bag") is None
    assert (game.line("hand 1"), game.line("search discard")) == ("medic_bag[-,-]", "stimulant")


# -- the map


def test_spit_lays_a_token_and_hurts_who_stands_there() -> None:
    game = table("gherid: C4\ndreadspit: C3")
    game.apply((fx.Spit(token="acid", wound=1),), aliens=(game.s.boss_figure(3),))
    assert (game.line("acid"), game.s.damage[0]) == ("C4", 1)


def test_where_all_ways_hold_heroes_the_plan_spits_at_nobody_on_the_last_slot() -> None:
    game = table("gherid: D2 damage 10\nakosha: E2\ndreadspit: E1")
    game.apply((fx.Spit(token="acid", wound=1),), aliens=(game.s.boss_figure(3),))
    assert game.say(1, "Go on as planned") is None
    assert (game.line("acid"), game.s.damage[:2], game.s.outcome) == ("E2", [10, 1], None)


def test_spit_by_several_aliens_is_for_all_to_choose() -> None:
    game = table("biters: C3 B3 K3")
    game.apply((fx.Spit(token="acid", aliens=2),))
    assert game.say(2, "Biter 1 spits at C4") is None
    assert game.say(1, "Biter 1 spits at C4") == "elite:R85"
    assert game.say(1, "Biter 2 spits at B4") is None
    assert game.line("acid") == "B4 C4"


def test_there_are_only_so_many_slime_tokens_and_one_on_a_space() -> None:
    game = table("slime: B4 B5 B6 C4\nnaga: C3")
    game.apply((fx.Spit(token="slime"),), aliens=(game.s.boss_figure(4),))
    assert game.line("slime") == "B4 C4 B5 B6"
    game = table("slime: B4 B5 B6 D4\nnaga: C3")
    game.apply((fx.Spit(token="slime"),), aliens=(game.s.boss_figure(4),))
    assert "C4" not in game.line("slime")


def test_clear_removes_acid_and_slime_in_range() -> None:
    game = table("gherid: C4\nacid: C5 K3\nslime: C3")
    game.apply((fx.Clear(range=2),), hero=0)
    assert (game.line("acid"), game.line("slime")) == ("K3", "-")


def test_refresh_turns_a_dark_search_token_light() -> None:
    game = table("gherid: B8\nsearch 1: dark\nsearch 3: dark")
    game.apply((fx.Refresh(range=1),), hero=0)
    assert [game.line(f"search {n}") for n in (1, 2, 3)] == ["dark", "light", "light"]


def test_fill_counts_for_a_slot_of_an_event() -> None:
    game = table("events: 3[wrench@1,-]")
    game.apply((fx.Fill(target="event"),), hero=0)
    assert game.say(1, "Fill Shell Shock, slot 2") is None
    assert game.line("events") == "3[wrench@1,counted]!"


# -- dice and time


def test_turn_sets_a_die_and_takes_an_alien_result_away() -> None:
    game = table("biters: C3\ndice 1: alien gun")
    game.apply((fx.Turn(n=1),), hero=0)
    assert game.say(1, "Turn 1a to alien") == "elite:R237"
    assert game.say(1, "Turn 1a to search") is None
    assert game.line("dice 1") == "search gun - -"


@pytest.mark.parametrize(("seconds", "left"), [(15, "25000 ms"), (-5, "5000 ms"), (-30, "0 ms")])
def test_add_time_changes_what_is_left(seconds: int, left: str) -> None:
    game = table("clock: 10 s")
    game.apply((fx.AddTime(seconds=seconds),), hero=0)
    assert game.line("clock") == left


# -- what holds while its event is open


@pytest.mark.parametrize("verb", [fx.MoreFigures(n=1), fx.AllActivate(), fx.NoAbilities(), fx.NoSearches()])
def test_what_only_holds_changes_nothing_by_itself(verb: Effect) -> None:
    game = table("")
    before = game.digest()
    game.apply((verb,))
    game.s.born -= 1
    assert game.digest() == before

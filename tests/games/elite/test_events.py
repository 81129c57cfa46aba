"""Whatever changes at the table is told: logs, motion and sound live on it."""

from __future__ import annotations

import pytest

from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.events.figures import Killed
from holdfast.games.elite.rules.asking import LONG_MS
from holdfast.games.elite.state import Options
from tests.games.elite.playing import Table, table
from tests.stage import Stage


def told_after(game: Table, words: str, seat: int = 1) -> list[str]:
    assert game.say(seat, words) is None
    return game.told[0]


def applied(game: Table, effect: fx.Effect, hero: int = 0) -> list[str]:
    game.apply((effect,), hero=hero)
    game._hear()
    return game.told[0]


@pytest.mark.rule("elite:R110")
def test_dice_that_are_put_and_taken_back_are_told() -> None:
    game = table("hand 1: ion_rifle\ndice 1: gun")
    assert told_after(game, "Put gun on Ion Rifle, slot 1") == ["Player 1 puts gun on Ion Rifle, slot 1."]
    assert told_after(game, "Take back Ion Rifle, slot 1") == ["Player 1 takes the die back from Ion Rifle, slot 1."]


@pytest.mark.rule("elite:R169")
def test_a_die_that_comes_back_is_told() -> None:
    threshold = table("").s.hero(0).thresholds[0]
    game = table(f"gherid: C4 damage {threshold}")
    assert "Gherid gets 1d back." in applied(game, fx.Heal(n=threshold))


@pytest.mark.rule("elite:A84")
def test_holds_and_cleared_acid_are_told() -> None:
    game = table("gherid: C6\nbiters: C4\nacid: C5")
    game.apply((fx.Hold(range=3, aliens=1),), hero=0)
    assert told_after(game, "Choose Biter 1")[-1:] == ["There is a hold token on C4 now."]
    assert applied(game, fx.Clear(range=2)) == ["There is no longer acid on C5."]


@pytest.mark.rule("elite:A21")
def test_a_change_of_time_is_told() -> None:
    assert applied(table(""), fx.AddTime(seconds=15)) == ["The time changes by 15 seconds."]


@pytest.mark.rule("elite:R144")
def test_alien_tech_that_is_set_aside_is_told() -> None:
    game = table("gherid: C6\nnaga: C4 health 1\nhand 1: ion_rifle[gun,wrench]\nnext hit: 6 6 6 6 6")
    assert game.say(1, "Fire Ion Rifle") is None
    while game.asked(0) and game.asked(0)[-1] == "assign_hit":
        game.say(1, "Hit Naga")
    assert told_after(game, "Set Alien Tech aside") == ["Gherid sets 3 Alien Tech cards aside."]


@pytest.mark.rule("elite:R37", "elite:R46")
def test_events_that_come_and_go_are_told() -> None:
    game = table("phase: activation\nround: 2\nevents: 4[-,-]\ntrack top: 17")
    game.s.fulfilled = list(game.s.ongoing)
    game.wait(0)
    assert "Proxy Horde is over." in game.told[0]
    assert any(line.startswith("Event: ") for line in game.told[0])
    assert (game.s.ongoing, game.s.fulfilled) == ([], [])


@pytest.mark.rule("elite:R190")
def test_an_objective_that_is_done_is_told_to_be_gone() -> None:
    game = table("phase: activation\nround: 2\nobjective 1: E4 face 7 [-,-,-] ready\ntrack top: 17")
    game.wait(0)
    assert any("objective 1" in line.lower() and line.endswith("is gone.") for line in game.told[0])


@pytest.mark.rule("elite:R172")
def test_an_alien_that_comes_home_is_told_where() -> None:
    game = table("biters: G8\ndice 1: alien\nakosha: C4\ngherid: C5")
    home = next(cell for cell in game.s.map.paths[game.cell("G8")] if game.s.map.is_start[cell])
    name = f"{'ABCDEFGHIJKLMNO'[home % 15]}{home // 15 + 1}"
    heard = told_after(game, f"Drive Biter 1 to {name}")
    assert f"Biter 1 goes to {name}." in heard
    assert game.s.outcome is not None


@pytest.mark.rule("elite:A64")
def test_a_choice_that_is_passed_on_is_told() -> None:
    game = table("gherid: C4\nshooters: C3\ndice 2: alien")
    game.say(2, "Drive Shooter 1 to C4")
    game.wait(Options().grace_ms)
    assert game.told[0] == ["Nobody chose: others may now."]


@pytest.mark.rule("elite:R194")
def test_traps_that_are_laid_are_told() -> None:
    game = Stage.set_up("elite", {"mission": "capture"}, 2, "1", None)
    for seat in range(2):
        weapon = next(ask.options[0].action for ask in game.asks(seat) if ask.kind == "choose_weapon")
        assert game.click(seat, weapon) is None
    trap = next(ask for ask in game.asks(0) if ask.kind == "choose_trap_space").options[1].action
    assert game.click(0, trap) is None
    assert any(line.startswith("There is a trap on ") for line in game.told[0])


@pytest.mark.rule("elite:R128")
def test_who_killed_an_alien_is_told() -> None:
    game = table("gherid: C6\nakosha: C7\nbiters: C5\nhand 2: combat_blade")
    game.apply((fx.Hit(n=1, range=2, aliens=1),), hero=1)
    assert game.say(2, "Choose Biter 1") is None
    assert [event.event for event in game.s.told if isinstance(event.event, Killed)] == [Killed(6, 1)]


@pytest.mark.rule("elite:R35", "elite:R77")
def test_rounds_phases_and_the_clock_are_told() -> None:
    game = table("phase: activation\nround: 2\ntrack top: 17\nclusters: 1 2 3")
    game.wait(0)
    heard = [line for told in (game.told[0],) for line in told]
    for _ in range(60):
        if game.s.clock_runs:
            break
        for seat in range(2):
            ready = [option for ask in game.asks(seat) for option in ask.options if ask.kind != "any_time"]
            if ready and game.click(seat, ready[0].action) is None:
                heard += game.told[0]
    expected = ["End of Round.", "Round 3.", "Event Phase.", "Alien Spawning Phase.", "Go! Everybody has 120 seconds."]
    assert [line for line in heard if line in expected] == expected


def test_who_is_done_and_who_is_not_waited_for_is_told() -> None:
    options = Options(heroes=("gherid", "akosha"), tempo="untimed")
    game = table("", options=options)
    assert told_after(game, "Finished for this round", seat=2) == ["Player 2 is done."]
    game.look_around([0], are_away=True)
    assert game.told[0] == ["Player 1 is away."]
    game.wait(LONG_MS)
    assert "Player 1 is not waited for any longer." in game.told[0]
    assert "Player 1 is done." not in game.told[0]


def test_slots_that_a_card_fills_are_told() -> None:
    game = table("events: 4[-,-]\ngherid: C6")
    game.apply((fx.Fill(n=1, target="event"),), hero=0)
    fill = next(option.action for ask in game.asks(0) if ask.kind == "pick_slot" for option in ask.options)
    assert game.click(0, fill) is None
    assert any(line.endswith("counts as filled.") for line in game.told[0])


def test_a_hero_who_is_called_home_is_told_to_go_there() -> None:
    game = table("gherid: C6")
    assert [line for line in applied(game, fx.Recall()) if line.startswith("Gherid goes to ")]
    assert game.s.is_home(0)
    assert applied(game, fx.Recall()) == []  # is there already


@pytest.mark.rule("elite:R235")
def test_signals_are_told() -> None:
    assert told_after(table(""), "Signal: Covering the west lane") == ["Player 1: Covering the west lane."]


@pytest.mark.rule("elite:A29")
def test_what_guard_and_armour_keep_off_is_told_and_no_more() -> None:
    game = table("gherid: C6\nhand 1: living_armour")
    armour = sum(trait.n for trait in game.s.traits(0, fx.Armour))
    game.apply((fx.Guard(n=2), fx.Wound(n=armour + 5, who="self", range=0)), hero=0)
    game._hear()
    assert f"Gherid is spared {2 + armour} damage." in game.told[0]
    assert game.s.damage[0] == 3


@pytest.mark.rule("elite:R129")
def test_health_that_a_boss_loses_is_told_with_who_did_it() -> None:
    game = table("gherid: C6\nnaga: C4 health 3")
    game.apply((fx.Hit(n=1, range=3, aliens=1),), hero=0)
    assert told_after(game, "Choose Naga")[-1] == "Naga loses 1 health: 2 left."


@pytest.mark.rule("elite:R95", "elite:R159")
def test_searches_and_abilities_are_told() -> None:
    game = table("gherid: E6\ndice 1: search")
    heard = told_after(game, "Gherid searches the search token on E6")
    assert heard[0].startswith("Gherid searches at ")
    game = table("phase: activation\nround: 2\ntrack top: 17\nbiters: L6\nshooters: C3\nnext hit: 1 1 1")
    game.wait(0)
    assert "Biters: ability." in told_after(game, "Biters next")

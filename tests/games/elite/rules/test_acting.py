"""The Action Phase (R77-R83, R234): when its clock starts and ends, and in untimed play what each action costs."""

from __future__ import annotations

import pytest

from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.rules.asking import LONG_MS
from holdfast.games.elite.rules.dice import forget_alien_results
from holdfast.games.elite.state import Options
from tests.games.elite.playing import Table, table


@pytest.mark.rule("elite:R77", "elite:R234")
@pytest.mark.parametrize(("scale", "seconds"), [(100, 120), (150, 180), (200, 240), (300, 360)])
def test_the_clock_starts_when_all_are_ready_and_runs_two_minutes_or_longer(scale: int, seconds: int) -> None:
    game = table("phase: ready", options=Options(heroes=("gherid", "akosha"), scale=scale))
    game.say(1, "Ready")
    game.wait(60_000)
    assert not game.s.clock_runs
    game.say(2, "Ready")
    assert (game.s.clock_runs, game.line("clock")) == (True, f"{seconds * 1000} ms")
    game.wait(seconds * 1000)
    assert (game.s.clock_runs, game.s.stopped) == (False, 1)


def test_the_clock_starts_without_those_who_never_say_that_they_are_ready() -> None:
    game = table("phase: ready")
    game.say(1, "Ready")
    game.look_around([1], are_away=True)
    game.wait(LONG_MS)
    assert game.s.clock_runs


@pytest.fixture
def without_clock() -> Table:
    return table("next action 1: gun move", options=Options(heroes=("gherid", "akosha"), tempo="untimed"))


def test_in_untimed_play_each_seat_spends_its_own_time(without_clock: Table) -> None:
    costs = without_clock.s.parts.times.costs
    without_clock.say(1, "Roll 1a and 1b")
    assert without_clock.line("dice 1") == "gun move - -"  # nobody waits for dice
    without_clock.say(1, "Move Gherid to G8")
    assert without_clock.s.left_ms == [120_000 - costs.roll - costs.move, 120_000]
    without_clock.wait(300_000)
    assert without_clock.s.clock_runs


def test_in_untimed_play_the_phase_ends_when_all_have_finished(without_clock: Table) -> None:
    without_clock.say(1, "Finished for this round")
    assert (without_clock.s.clock_runs, without_clock.asked(0)) == (True, [])
    without_clock.say(2, "Finished for this round")
    assert not without_clock.s.clock_runs
    assert without_clock.s.stopped == 1


def test_in_untimed_play_a_seat_without_time_has_finished(without_clock: Table) -> None:
    without_clock.s.left_ms[0] = without_clock.s.parts.times.costs.roll
    without_clock.say(1, "Roll 1a")
    assert without_clock.asked(0) == []


def test_in_untimed_play_somebody_who_is_away_does_not_hang_the_table(without_clock: Table) -> None:
    without_clock.say(1, "Finished for this round")
    without_clock.wait(10 * LONG_MS)
    assert without_clock.s.stopped == 0, "who is there is waited for"
    without_clock.look_around([1], are_away=True)
    without_clock.wait(LONG_MS)
    assert without_clock.s.stopped == 1


def test_live_players_cannot_end_the_phase_early() -> None:
    game = table("")
    assert game.say(1, "Finished for this round") == "elite:R77"


def untimed(position: str, mission: str = "extermination", heroes: tuple[str, ...] = ("gherid", "akosha")) -> Table:
    return table(position, options=Options(mission=mission, heroes=heroes, tempo="untimed"))


@pytest.mark.parametrize(
    ("mission", "position", "words", "cost"),
    [
        ("extermination", "gherid: C6", "Roll 1a", "roll"),
        ("extermination", "gherid: C6\ndice 1: move", "Move Gherid to C7", "move"),
        ("extermination", "hand 1: ion_rifle\ndice 1: gun", "Put gun on Ion Rifle, slot 1", "place"),
        ("extermination", "hand 1: ion_rifle[gun,-]\ndice 1: -", "Take back Ion Rifle, slot 1", "take_back"),
        ("extermination", "gherid: C6\nbiters: C4\ndice 1: alien", "Drive Biter 1 to C5", "alien_move"),
        ("extermination", "gherid: E6\ndice 1: search", "Gherid searches the search token on E6", "search"),
        ("extermination", "gherid: E6\ndice 1: search", "Gherid takes the search token on E6 for later", "search"),
        ("extermination", "gherid: C6\nakosha: C7\nhand 1: ion_rifle", "Gherid gives Ion Rifle to Akosha", "trade"),
        (
            "extermination",
            "gherid: C6\nakosha: C7\nhand 1: ion_rifle\nhand 2: pulse_pistol",
            "Gherid offers Ion Rifle to Akosha in a swap",
            "trade",
        ),
        ("extermination", "gherid: C6\nhand 1: ion_rifle long_barrel", "Connect Long Barrel to Ion Rifle", "connect"),
        ("extermination", "gherid: C6\nakosha: H8\nhand 1: medic_bag[hand,search]", "Use Medic Bag", "use"),
        (
            "demolition",
            "gherid: D4\nobjective 1: carried 1 face 1 [wrench@1,hand@1,gun@1] ready\ntargets: E4 K5",
            "Lay objective 1 on E4",
            "token",
        ),
        (
            "recon",
            "gherid: F8\nobjective 1: G8 face 1\nobjective 2: I9 face 2\ntargets: E4 L1\ndice 1: wrench",
            "Haul objective 1 to G7 with wrench",
            "token",
        ),
        (
            "exploration",
            "gherid: C3\nobjective 1: B2 find boss_alarm\ndice 1: move",
            "Gherid checks objective 1",
            "token",
        ),
        (
            "exploration",
            "gherid: C3\nobjective 1: B2 find boss_alarm\ndice 1: search",
            "Gherid reveals objective 1",
            "token",
        ),
        (
            "exploration",
            "gherid: C3\nobjective 1: B2 find alien_relic known open 0\ndice 1: move",
            "Gherid works on objective 1",
            "token",
        ),
    ],
)
def test_an_action_costs_what_the_pack_says(mission: str, position: str, words: str, cost: str) -> None:
    game = untimed(position, mission)
    before = list(game.s.left_ms)
    assert game.say(1, words) is None
    assert [a - b for a, b in zip(before, game.s.left_ms, strict=True)] == [getattr(game.s.parts.times.costs, cost), 0]


def test_a_choice_costs_its_seat_some_time() -> None:
    game = untimed("gherid: E6\ndice 1: search\nsearch top: medic_bag multi_launcher long_barrel")
    game.say(1, "Gherid searches the search token on E6")
    left = game.s.left_ms[0]
    assert game.say(1, "Keep Medic Bag") is None
    assert left - game.s.left_ms[0] == game.s.parts.times.costs.choice


def test_time_that_an_item_gives_is_for_everybody() -> None:
    game = untimed("gherid: C6")
    before = list(game.s.left_ms)
    game.apply((fx.AddTime(seconds=20),), hero=0)
    assert game.s.left_ms == [left + 20_000 for left in before]
    game.apply((fx.AddTime(seconds=-20),), hero=0)
    assert game.s.left_ms == before


def test_in_untimed_play_those_who_are_away_do_not_hold_up_the_others() -> None:
    game = untimed("gherid: C6")
    game.wait(10 * LONG_MS)
    assert game.s.clock_runs  # they are there, and take the time they like
    game.look_around([0, 1], are_away=True)
    game.wait(LONG_MS - 1)
    assert game.s.clock_runs
    game.wait(1)
    assert not game.s.clock_runs


QUIET = "phase: ready\ntrack top: 17 18\nmore swarm: -2\nboss top: clear clear clear clear"


@pytest.mark.rule("elite:R234", "elite:R77", "elite:A22")
def test_in_every_round_the_clock_waits_for_everybody_and_is_set_anew() -> None:
    game = table(QUIET)
    for round in (1, 2):
        s = game.s
        assert (s.round, s.phase, s.ready) == (round, "ready", [False, False])
        assert game.say(2, "Ready") is None
        game.wait(30_000)
        assert (s.phase, game.asked(0), game.asked(1)) == ("ready", ["be_ready"], [])
        assert game.say(1, "Ready") is None
        assert (s.phase, game.line("clock")) == ("action", "120000 ms")
        game.wait(119_999)
        assert s.phase == "action"
        s.more_swarm = -2
        game.wait(1)


@pytest.mark.rule("elite:R77", "elite:R234")
def test_without_a_clock_who_finished_a_round_acts_in_the_next() -> None:
    game = table(QUIET, options=Options(heroes=("gherid", "akosha"), abilities=False, tempo="untimed"))
    for round in (1, 2):
        assert game.s.round == round
        for seat in (1, 2):
            assert game.say(seat, "Ready") is None
        assert game.asked(0) == game.asked(1) == ["act"]
        assert game.s.left_ms == [120_000, 120_000]
        assert game.say(2, "Roll 2a") is None
        forget_alien_results(game.s, 1)
        assert game.s.left_ms[1] < 120_000
        game.s.more_swarm = -2
        for seat in (1, 2):
            assert game.say(seat, "Finished for this round") is None
    assert game.s.round == 3

"""In untimed play every action costs its seat, and nobody else, the time that the pack says."""

from __future__ import annotations

import pytest

from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.rules.asking import LONG_MS
from holdfast.games.elite.state import Options
from tests.games.elite.playing import Table, table

WHOLE = 120_000


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

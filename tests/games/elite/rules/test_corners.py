"""Corners that the printed maps and cards do not come to: nobody may be stuck there either."""

from __future__ import annotations

import msgspec
import pytest

from holdfast.games.elite import effects as fx
from holdfast.games.elite.pack import Parts
from holdfast.games.elite.rules.slots import Allocate
from holdfast.games.elite.state import Options, slot_of
from tests.games.elite.box import base_parts
from tests.games.elite.table import Table, refused, table


def walled_in(*cells: str) -> Parts:
    """Crash Site with no way off these spaces for a hero."""
    parts = base_parts()
    crash = parts.maps["crash_site"]
    shut = {table("").cell(cell) for cell in cells}
    walk = tuple(() if cell in shut else ways for cell, ways in enumerate(crash.walk))
    return msgspec.structs.replace(parts, maps={"crash_site": msgspec.structs.replace(crash, walk=walk)})


def pushed(position: str, click: str) -> Table:
    game = table(position, parts=walled_in("C4"))
    assert game.say(2, click) is None
    return game


@pytest.mark.rule("elite:A64")
def test_a_hero_without_a_way_out_goes_where_the_pusher_came_from() -> None:
    game = pushed("gherid: C4\nbiters: C3\ndice 2: alien", "Drive Biter 1 to C4")
    assert (game.line("gherid"), game.line("biters")) == ("C3 damage 1", "C4")
    assert game.asked(0) == ["act"]


@pytest.mark.rule("elite:A64", "elite:R73")
def test_acid_where_the_pusher_came_from_hurts_the_hero() -> None:
    game = pushed("gherid: C4\nbiters: C3\nacid: C3\ndice 2: alien", "Drive Biter 1 to C4")
    assert game.line("gherid") == "C3 damage 2"


@pytest.mark.rule("elite:A64", "elite:A59")
def test_where_a_spawned_figure_came_from_is_no_space_so_it_stays_out() -> None:
    position = "phase: spawning\ngherid: C2\nclusters: 1 2 3\nbiters: D2 E1 E2\nswarm top: shooter-3-1"
    game = table(position, parts=walled_in("C2"))
    game.wait(0)
    assert game.say(1, "Push from C2") is None
    assert (game.line("gherid"), game.line("reserve shooters")) == ("C2 damage 1", "15")


@pytest.mark.rule("elite:R237", "elite:R98")
def test_of_several_dark_search_tokens_one_is_chosen() -> None:
    game = table("gherid: H8\nsearch 1: dark\nsearch 2: light\nsearch 3: dark")
    game.apply((fx.Refresh(range=fx.ANYWHERE),), hero=0)
    assert game.say(1, "Refresh the search token on O7") == "elite:R98"
    assert game.say(1, "Refresh the search token on B8") is None
    assert [game.line(f"search {n}") for n in (1, 2, 3)] == ["dark", "light", "light"]


@pytest.mark.rule("elite:R114")
def test_a_slot_that_is_not_printed_takes_no_die() -> None:
    game = table("hand 1: ion_rifle[-,-]\ndice 1: gun")
    ion_rifle = game.s.carried[0][0]
    assert refused(game, Allocate("gun", slot_of(ion_rifle, 2))) == "elite:R114"
    assert refused(game, Allocate("gun", slot_of(ion_rifle, 0))) == ""


@pytest.mark.rule("elite:R77")
def test_in_untimed_play_nobody_is_taken_for_away_once_time_is_up() -> None:
    options = Options(heroes=("gherid", "akosha"), abilities=False, tempo="untimed", planning_ms=30_000)
    game = table("hand 1: ion_rifle[gun,wrench]\nshooters: C4\ngherid: C6", options=options)
    game.wait(20_000)
    assert [game.say(seat, "Finished for this round") for seat in (1, 2)] == [None, None]
    assert game.asked(0) == ["last_acts"]
    game.wait(60_000)
    assert game.asked(0) == ["last_acts"]

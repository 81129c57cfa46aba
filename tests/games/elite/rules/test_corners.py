"""Corners that the printed maps and cards do not come to: nobody may be stuck there either."""

from __future__ import annotations

import msgspec
import pytest

from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.rules.missions.capture import LayTrap, trap_spaces
from holdfast.games.elite.rules.slots import Allocate
from holdfast.games.elite.state import Options, slot_of
from tests.games.elite.packs import base_parts
from tests.games.elite.playing import Table, refused, table


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


@pytest.mark.rule("elite:R238", "elite:R244")
@pytest.mark.parametrize(("printed", "health"), [(5, 2), (6, 3)])
def test_of_two_double_hits_the_better_one_counts(printed: int, health: int) -> None:
    """The attachment doubles sixes, the weapon what is printed on it."""
    parts = base_parts()
    cards = list(parts.cards)
    cards[0] = msgspec.structs.replace(cards[0], modifiers=(fx.DoubleHit(at=printed),))
    position = f"gherid: C6\nnaga: C4 health 4\nhand 1: {cards[0].id}[gun,wrench]+hair_trigger\nnext hit: 5"
    game = table(position, parts=msgspec.structs.replace(parts, cards=tuple(cards)))
    assert game.say(1, f"Fire {cards[0].name}") is None
    assert game.line("naga") == f"C4 health {health}"


@pytest.mark.rule("elite:R237", "elite:R98")
def test_of_several_dark_search_tokens_one_is_chosen() -> None:
    game = table("gherid: H8\nsearch 1: dark\nsearch 2: light\nsearch 3: dark")
    game.apply((fx.Refresh(range=fx.ANYWHERE),), hero=0)
    assert game.say(1, "Refresh the search token on O7") == "elite:R98"
    assert game.say(1, "Refresh the search token on B8") is None
    assert [game.line(f"search {n}") for n in (1, 2, 3)] == ["dark", "light", "light"]


@pytest.mark.rule("elite:R194", "elite:A50")
def test_traps_are_laid_beside_their_token_two_each_where_aliens_come() -> None:
    game = table("phase: setup", options=Options(mission="capture"))
    for seat in (0, 1):
        ask = next(ask for ask in game.asks(seat) if ask.kind == "choose_weapon")
        assert game.click(seat, ask.options[0].action) is None
    assert game.say(1, "Lay a trap on H8") == "elite:R194"
    s = game.s
    laid: list[int] = []
    while "choose_trap_space" in game.asked(0):
        cell = trap_spaces(s, len(laid) // 2)[-1]
        assert (s.map.is_walkable[cell], s.map.reached[cell]) == (1, 1)
        assert cell in s.map.near[s.token_at[len(laid) // 2]]
        assert game.click(0, LayTrap(cell)) is None
        assert "choose_trap_space" not in game.asked(0) or refused(game, LayTrap(cell)) == "elite:R194"
        laid.append(cell)
    assert len(s.traps) == len(set(s.traps)) == 2 * len(s.token_at)
    assert s.traps[: len(laid)] == laid
    assert (s.phase, s.round) != ("setup", 0)


@pytest.mark.rule("elite:R120", "elite:R141")
def test_a_weapon_that_comes_by_a_swap_is_asked_about_once() -> None:
    hands = "hand 1: ion_rifle[-,-]\nhand 2: pulse_pistol[-,-] scattergun[-,-] medic_bag"
    game = table(f"gherid: C6\nakosha: C7\n{hands}")
    assert game.say(1, "Gherid offers Ion Rifle to Akosha in a swap") is None
    assert game.say(2, "Swap for Medic Bag") is None
    assert game.asked(1) == ["act", "drop_weapon"]
    assert game.say(2, "Discard Scattergun") is None
    assert (game.line("hand 2"), game.asked(1)) == ("pulse_pistol[-,-] ion_rifle[-,-]", ["act"])


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

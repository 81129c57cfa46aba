"""Pushing (R102-R108): whose choice it is, one chain at a time (A12), and corners that no printed map comes to."""

from __future__ import annotations

import msgspec
import pytest

from holdfast.engine.flow import run
from holdfast.engine.play import CLOSED, why_not
from holdfast.engine.timers import next_due
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.rules.alien_moves import StepAlien
from holdfast.games.elite.rules.push import Go
from holdfast.games.elite.state import Options
from tests.games.elite.packs import base_parts
from tests.games.elite.playing import Table, table

GRACE = Options().grace_ms
PUSHED = "gherid: C4\nkara: K4\nshooters: C3\nbiters: K3\ndice 2: alien\ndice 3: alien move gun hand"
LIVE = Options(heroes=("gherid", "akosha", "kara"), abilities=False)


@pytest.fixture
def chain() -> Table:
    """Seat 2 drives a shooter into Gherid, who belongs to seat 1; seat 3 has an alien result, too."""
    game = table(PUSHED, seats=3, options=LIVE)
    assert game.say(2, "Drive Shooter 1 to C4") is None
    return game


def choosers(game: Table) -> list[int]:
    return [seat + 1 for seat in range(3) if "choose_way" in game.asked(seat)]


@pytest.mark.rule("elite:A64")
def test_a_pushed_heros_way_is_its_owners_and_the_movers_after_a_grace(chain: Table) -> None:
    chain.wait(GRACE - 1)
    assert choosers(chain) == [1]
    chain.wait(1)
    assert choosers(chain) == [1, 2]


@pytest.mark.rule("elite:A64", "elite:A22")
def test_after_time_is_up_the_mover_waits_until_the_owner_has_been_away_for_one_grace() -> None:
    game = table("clock: 1 s\n" + PUSHED.replace("dice 3: alien move gun hand", ""), seats=3, options=LIVE)
    game.wait(999)
    game.say(2, "Drive Shooter 1 to C4")
    game.wait(1 + 10 * GRACE)
    assert choosers(game) == [1]
    assert next_due(game.s) is None
    game.look_around([0], are_away=True)
    game.wait(GRACE - 1)
    assert choosers(game) == [1]
    game.wait(1)
    assert choosers(game) == [1, 2]


@pytest.mark.rule("elite:A64")
def test_a_choice_that_nobody_makes_goes_to_all_and_then_to_the_board(chain: Table) -> None:
    chain.wait(2 * GRACE)
    assert choosers(chain) == [1, 2, 3]
    ways = [option.action for option in chain.asks(0)[-1].options]
    chain.s.acid = [way.to for way in ways[:-1] if isinstance(way, Go)]
    chain.wait(GRACE)
    assert choosers(chain) == []
    assert Go(chain.s.at[0]) == ways[-1], "the only way that does not hurt"


@pytest.mark.rule("elite:A12")
def test_the_first_answer_wins_and_a_late_one_is_refused(chain: Table) -> None:
    chain.wait(GRACE)
    number = next(ask.id for ask in chain.asks(1) if ask.kind == "choose_way")
    assert chain.say(1, "Go to D4") is None
    assert why_not(chain.s, 1, number, Go(chain.cell("C5"))) == CLOSED


@pytest.mark.rule("elite:A12")
def test_only_one_chain_at_a_time_but_free_steps_go_on(chain: Table) -> None:
    assert chain.say(3, "Drive Biter 1 to K4") == "elite:A12"
    free = next(to for to in chain.s.map.paths[chain.cell("K3")] if to != chain.cell("K4"))
    assert chain.s.figure_on(free) is None
    name = chain.game.shown.names(chain.s)[f"cell.{free}"]
    assert chain.say(3, f"Drive Biter 1 to {name}") is None


@pytest.mark.rule("elite:A12")
def test_nobody_elses_dice_are_frozen_by_an_open_choice(chain: Table) -> None:
    free = next(to for to in chain.s.map.paths[chain.cell("K3")] if to != chain.cell("K4"))
    chain.say(3, f"Drive Biter 1 to {chain.game.shown.names(chain.s)[f'cell.{free}']}")
    assert chain.say(3, "Roll 3a") is None
    assert chain.say(3, "Move Kara to K5" if chain.s.is_open(chain.cell("K5")) else "Move Kara to L4") is None


@pytest.mark.rule("elite:A12")
def test_nobody_touches_the_figures_of_a_chain() -> None:
    game = table(PUSHED + "\nhand 3: ion_rifle[gun,wrench]".replace("3", "2", 1), seats=3, options=LIVE)
    game.s.at[1] = game.cell("C5")
    game.s.next_hits = [6]
    game.say(2, "Drive Shooter 1 to C4")
    assert game.say(2, "Fire Ion Rifle") is None
    assert game.say(2, "Hit Shooter 1") == "elite:A12"
    game.say(1, "Go to D4")
    assert game.say(2, "Hit Shooter 1") is None


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

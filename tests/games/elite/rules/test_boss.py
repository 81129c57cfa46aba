"""A boss that brings a brood where there is no room (A71)."""

from __future__ import annotations

import pytest

from holdfast.engine.flow import run
from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.events.spawning import BossCameAt, BossCardTurned
from holdfast.games.elite.rules.boss import BossComes
from tests.games.elite.playing import table


@pytest.mark.rule("elite:A71")
def test_a_boss_that_spawns_pushes_where_no_space_beside_it_is_free() -> None:
    game = table("gutslug: B3\nswarm top: shooter-3-1")
    boss = game.s.boss_figure(5)
    beside = [cell for cell in game.s.map.walk[game.cell("B3")] if not game.s.map.is_start[cell]]
    for figure, cell in zip(range(6, 21), beside, strict=False):
        game.s.at[figure] = cell
    game.apply((fx.Spawn(deck="swarm", around=True),), aliens=(boss,))
    assert "choose_push" in game.asked(0)
    game.say(1, "Go on as planned")
    assert game.line("reserve shooters") == "12"
    assert sum(game.s.at[figure] in beside for figure in (21, 22, 23)) >= 1


@pytest.mark.rule("elite:R64", "elite:R66")
def test_everybody_reads_which_boss_card_came_up_before_it_is_rolled_where() -> None:
    game = table("clusters: 1 2 3")
    game.s.told = []
    game.s.fork(BossComes(boss=4))
    run(game.s)
    kinds = [type(told.event) for told in game.s.told]
    assert kinds.index(BossCardTurned) < kinds.index(BossCameAt)


@pytest.mark.rule("elite:R69", "elite:A2")
def test_an_ability_that_wounds_one_hero_asks_whom_among_those_in_its_range() -> None:
    game = table("gherid: C6\nakosha: C3\nsearsting: C5", seats=2)
    boss = game.s.boss_figure(0)
    game.apply((fx.Wound(n=1, who="one", range=1),), aliens=(boss,))
    assert (game.s.damage[0], game.s.damage[1]) == (1, 0)
    game.apply((fx.Wound(n=1, who="one", range=2),), aliens=(boss,))
    assert "pick_hero" in game.asked(0)
    assert game.say(2, "Choose Akosha") is None
    assert (game.s.damage[0], game.s.damage[1]) == (1, 1)


@pytest.mark.rule("elite:R72")
def test_an_effect_by_which_one_alien_spits_lets_one_spit() -> None:
    game = table("biters: M5\nshooters: C5\nakosha: O8")
    game.apply((fx.Spit(token="acid", aliens=1),))
    game.say(1, "Go on as planned")
    assert len(game.s.acid) == 1

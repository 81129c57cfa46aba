"""Demolition (R201-R209): which charges change hands, and which stay ready."""

from __future__ import annotations

import pytest

from holdfast.games.elite.rules.trade import TOKEN_THINGS, Give
from holdfast.games.elite.state import CARRIED, Options
from tests.games.elite.playing import refused, table


@pytest.mark.rule("elite:R206", "elite:A49")
def test_only_the_token_that_has_dice_on_it_stays() -> None:
    demolition = Options(mission="demolition", heroes=("gherid", "akosha"), abilities=False)
    text = "gherid: C6\nakosha: C7\nobjective 1: carried 1 face 1\nobjective 2: carried 1 face 7 [wrench@1,-,-,-]"
    game = table(text, options=demolition)
    assert refused(game, Give(0, TOKEN_THINGS, 1)) == ""
    assert refused(game, Give(0, TOKEN_THINGS + 1, 1)) == "elite:R206"


@pytest.mark.rule("elite:R203")
def test_each_hero_carries_a_charge_with_three_slots_and_one_with_four() -> None:
    demolition = Options(mission="demolition", heroes=("gherid", "akosha", "kara"), abilities=False)
    game = table("", seats=3, options=demolition)
    by_hero = {hero: [n for n, at in enumerate(game.s.token_at) if at == CARRIED - hero] for hero in range(3)}
    assert {hero: sorted(len(game.s.token_slots(n)) for n in tokens) for hero, tokens in by_hero.items()} == {
        0: [3, 4],
        1: [3, 4],
        2: [3, 4],
    }


@pytest.mark.rule("elite:R190", "elite:A49")
def test_a_charge_that_lies_stays_ready_and_one_that_is_carried_does_not() -> None:
    demolition = Options(mission="demolition", heroes=("gherid", "akosha"), abilities=False)
    text = "phase: activation\nround: 2\ntrack top: 17\nclusters: 1 2 3\nobjective 1: E4 face 1 [-,-,-] ready\n"
    game = table(text + "objective 2: carried 1 face 7 [-,-,-,-] ready", options=demolition)
    assert game.s.token_ready == [0, 1]
    game.wait(0)
    assert game.s.round == 3
    assert game.s.token_ready == [0]

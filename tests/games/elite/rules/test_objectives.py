"""Objectives of the missions: what fills, moves and finishes them, and what does not."""

from __future__ import annotations

import pytest

from holdfast.games.elite.cards.slots import SYMBOLS
from holdfast.games.elite.cards.verbs.ground import open_slots
from holdfast.games.elite.rules.asking import GoOn
from holdfast.games.elite.rules.missions.recon import Haul
from holdfast.games.elite.rules.trade import TOKEN_THINGS, Give
from holdfast.games.elite.state import CARRIED, MOST_HEROES, OFF, Elite, Options, token_slot
from tests.games.elite.playing import refused, table
from tests.stage import Stage


@pytest.mark.rule("elite:R196")
def test_a_trap_takes_the_first_alien_of_the_box_but_no_hero() -> None:
    capture = Options(mission="capture", heroes=("gherid", "akosha"), abilities=False)
    game = table("clock: 1 s", options=capture)
    token = next(n for n, at in enumerate(game.s.token_at) if at >= 0)
    beside = [cell for cell in game.s.map.near[game.s.token_at[token]] if game.s.is_open(cell)]
    game.s.traps = beside[:1]
    game.s.token_ready = [token]
    game.s.at[MOST_HEROES] = beside[0]
    game.wait(1000)
    assert game.s.at[MOST_HEROES] == OFF
    assert beside[0] not in game.s.traps


@pytest.mark.rule("elite:R236")
def test_an_objective_is_filled_from_as_far_as_the_card_says_and_no_farther() -> None:
    game = table("gherid: C4")
    token = next(n for n, at in enumerate(game.s.token_at) if at >= 0)
    far = game.s.map.distance[game.s.at[0]][game.s.token_at[token]]
    first = token_slot(token, 0)
    assert first in open_slots(game.s, 0, "objective", far)
    assert first not in open_slots(game.s, 0, "objective", far - 1)


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


@pytest.mark.rule("elite:R194")
def test_two_traps_lie_beside_each_capture_token_by_the_plan() -> None:
    game = Stage.set_up("elite", {"mission": "capture"}, 2, "1", None)
    for seat in range(2):
        weapon = next(ask.options[0].action for ask in game.asks(seat) if ask.kind == "choose_weapon")
        assert game.click(seat, weapon) is None
    assert game.click(0, GoOn()) is None
    s = game.s
    assert isinstance(s, Elite)
    tokens = [at for at in s.token_at if at >= 0]
    assert len(s.traps) == s.parts.numbers.traps_each * len(tokens)
    assert len(set(s.traps)) == len(s.traps)


@pytest.mark.rule("elite:R190", "elite:A49")
def test_a_charge_that_lies_stays_ready_and_one_that_is_carried_does_not() -> None:
    demolition = Options(mission="demolition", heroes=("gherid", "akosha"), abilities=False)
    text = "phase: activation\nround: 2\ntrack top: 17\nclusters: 1 2 3\nobjective 1: E4 face 1 [-,-,-] ready\n"
    game = table(text + "objective 2: carried 1 face 7 [-,-,-,-] ready", options=demolition)
    assert game.s.token_ready == [0, 1]
    game.wait(0)
    assert game.s.round == 3
    assert game.s.token_ready == [0]


@pytest.mark.rule("elite:R231")
def test_a_relic_takes_only_what_a_die_shows() -> None:
    exploration = Options(mission="exploration", heroes=("gherid", "akosha"), abilities=False)
    text = "gherid: C3\nobjective 1: B2 find alien_relic known open 0\ndice 1: {}"
    assert table(text.format("move"), options=exploration).say(1, "Gherid works on objective 1") is None
    assert table(text.format("gun"), options=exploration).say(1, "Gherid works on objective 1") == "elite:R231"


@pytest.mark.rule("elite:R114", "elite:R213")
def test_any_symbol_of_a_recon_token_moves_it() -> None:
    recon = Options(mission="recon", heroes=("gherid", "akosha"), abilities=False)
    game = table("gherid: F8\nobjective 1: G8 face 1\nobjective 2: I9 face 2\ntargets: E4 L1", options=recon)
    faces = [SYMBOLS.index(icon) for slot in game.s.token_slots(0) for icon in slot.icons]
    for face in faces:
        game.s.face[0] = face
        assert refused(game, Haul(objective=0, to=game.cell("G7"), symbol=SYMBOLS[face])) == ""


@pytest.mark.rule("elite:R214", "elite:R215")
def test_a_recon_token_does_not_go_into_a_figure() -> None:
    recon = Options(mission="recon", heroes=("gherid", "akosha"), abilities=False)
    text = "gherid: F8\nobjective 1: G8 face 1\nobjective 2: I9 face 2\ntargets: E4 L1\ndice 1: wrench\nbiters: G7"
    game = table(text, options=recon)
    icon = game.s.token_slots(0)[0].icons[0]
    game.s.face[0] = SYMBOLS.index(icon)
    assert refused(game, Haul(objective=0, to=game.cell("G7"), symbol=icon)) == "elite:R214"
    assert refused(game, Haul(objective=0, to=game.cell("F7"), symbol=icon)) == ""

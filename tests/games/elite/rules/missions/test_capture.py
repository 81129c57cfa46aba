"""Capture (R192-R200): where traps are laid, and whom they take."""

from __future__ import annotations

import pytest

from holdfast.games.elite.rules.asking import GoOn
from holdfast.games.elite.rules.missions.capture import LayTrap, trap_spaces
from holdfast.games.elite.state import MOST_HEROES, OFF, Elite, Options
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

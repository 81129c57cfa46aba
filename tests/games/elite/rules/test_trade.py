"""Trading (R141): with whom, of what, and when."""

from __future__ import annotations

import pytest

from holdfast.games.elite.rules.trade import Give, OfferSwap, SwapBack
from tests.games.elite.playing import refused, table


@pytest.mark.rule("elite:R141")
def test_nobody_trades_with_themselves_or_with_nobody() -> None:
    game = table("gherid: C6\nakosha: C7\nhand 1: ion_rifle\nhand 2: pulse_pistol")
    card = game.s.carried[0][0]
    for kind in (Give, OfferSwap):
        assert refused(game, kind(0, card, 1)) == ""
        assert refused(game, kind(0, card, 0)) == "elite:R141"
        assert refused(game, kind(0, card, 2)) == "elite:R141"
        assert refused(game, kind(0, card, -1)) == "elite:R141"


@pytest.mark.rule("elite:R2")
def test_nobody_gives_away_what_another_hero_carries() -> None:
    game = table("gherid: C6\nakosha: C7\nhand 2: pulse_pistol")
    card = game.s.carried[1][0]
    assert refused(game, Give(1, card, 0)) == "elite:R2"
    assert refused(game, Give(1, card, 0), seat=1) == ""


@pytest.mark.rule("elite:R141")
def test_a_swap_is_off_when_the_heroes_walk_apart() -> None:
    game = table("gherid: C6\nakosha: C7\nhand 1: ion_rifle\nhand 2: pulse_pistol\ndice 1: move move")
    assert game.say(1, "Gherid offers Ion Rifle to Akosha in a swap") is None
    assert refused(game, SwapBack(game.s.carried[1][0]), seat=1) == ""
    assert game.say(1, "Move Gherid to C5") is None
    assert refused(game, SwapBack(game.s.carried[1][0]), seat=1) == "elite:R141"


@pytest.mark.rule("elite:R141")
def test_there_is_a_time_to_trade() -> None:
    text = "gherid: C6\nakosha: C7\nhand 1: ion_rifle"
    game = table(text)
    give = Give(0, game.s.carried[0][0], 1)
    rules = {"spawning": "", "action": "", "times_up": "", "activation": "elite:R141", "end": "elite:R141"}
    for phase, rule in rules.items():
        game.s.phase = phase  # type: ignore[assignment]
        assert refused(game, give) == rule, phase

"""What heroes may do with each other and with their things: who, when, and what is refused."""

from __future__ import annotations

import pytest

from holdfast.engine.play import asks
from holdfast.engine.view import Number, ask_view
from holdfast.games.elite.rules.items import Use
from holdfast.games.elite.rules.keep import Drop
from holdfast.games.elite.rules.move import Step
from holdfast.games.elite.rules.search import SearchLater, SearchNow
from holdfast.games.elite.rules.signal import SIGNALS, Signal
from holdfast.games.elite.rules.trade import Give, OfferSwap, SwapBack
from tests.games.elite.playing import refused, table


@pytest.mark.rule("elite:R235")
def test_every_signal_and_no_other_can_be_sent() -> None:
    game = table("")
    (form,) = [f for id, d in asks(game.s, 0) for f in ask_view(game.s, 0, id, d).forms if isinstance(f, Number)]
    assert (form.least, form.most) == (0, SIGNALS - 1)
    assert [n for n in range(-1, SIGNALS + 2) if refused(game, Signal(n)) == ""] == list(range(SIGNALS))


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


@pytest.mark.rule("elite:R120")
def test_the_weapon_that_goes_is_one_of_ones_own() -> None:
    game = table("gherid: C6\nakosha: C7\nhand 1: ion_rifle pulse_pistol\nhand 2: shock_baton combat_blade")
    assert game.say(2, "Akosha gives Shock Baton to Gherid") is None
    assert game.asked(0)[-1] == "drop_weapon"
    assert refused(game, Drop(game.s.carried[1][0])) == "elite:R120"
    assert refused(game, Drop(game.s.carried[0][0])) == ""


@pytest.mark.rule("elite:R141")
def test_there_is_a_time_to_trade() -> None:
    text = "gherid: C6\nakosha: C7\nhand 1: ion_rifle"
    game = table(text)
    give = Give(0, game.s.carried[0][0], 1)
    rules = {"spawning": "", "action": "", "times_up": "", "activation": "elite:R141", "end": "elite:R141"}
    for phase, rule in rules.items():
        game.s.phase = phase  # type: ignore[assignment]
        assert refused(game, give) == rule, phase


@pytest.mark.rule("elite:R2", "elite:R94")
def test_nobody_searches_with_another_hero() -> None:
    game = table("gherid: E6\nakosha: E7\ndice 1: search\ndice 2: search")
    number = next(n for n, cell in enumerate(game.s.map.plan.search_slots) if cell == game.cell("E6"))
    for kind in (SearchNow, SearchLater):
        assert refused(game, kind(0, number)) == ""
        assert refused(game, kind(1, number)) == "elite:R2"
        assert refused(game, kind(0, 99)) == "elite:R94"


@pytest.mark.rule("elite:R237")
def test_what_always_works_is_not_used() -> None:
    game = table("gherid: C6\nhand 1: riot_shield")
    card = game.s.carried[0][0]
    if game.s.parts.cards[card].use:
        pytest.fail("this card was to be one that always works")
    assert refused(game, Use(card)) != ""


@pytest.mark.rule("elite:R2", "elite:R89")
def test_a_hero_goes_one_space_by_its_own_player() -> None:
    game = table("gherid: C4\nakosha: C5\ndice 1: move\ndice 2: move")
    here = game.cell("C4")
    near = next(cell for cell in game.s.walk(here) if game.s.figure_on(cell) is None)
    assert refused(game, Step(0, near)) == ""
    assert refused(game, Step(1, near)) == "elite:R2"
    assert refused(game, Step(0, here)) == "elite:R89"
    assert refused(game, Step(0, game.cell("C7"))) == "elite:R89"
    assert refused(game, Step(0, 9999)) == "elite:R89"

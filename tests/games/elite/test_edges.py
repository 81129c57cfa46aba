"""The edges of rules: what just reaches, what just does not, and what must never slip through."""

from __future__ import annotations

import pytest

from holdfast.engine.play import asks, why_not
from holdfast.engine.view import Number, ask_view
from holdfast.games.elite import effects as fx
from holdfast.games.elite.rules.dice import Roll
from holdfast.games.elite.rules.signal import SIGNALS, Signal
from holdfast.games.elite.rules.slots import Allocate
from holdfast.games.elite.rules.trade import Give, OfferSwap
from holdfast.games.elite.state import DASHBOARDS, MOST_HEROES, OFF, Options, token_slot
from holdfast.games.elite.verbs.ground import open_slots
from tests.games.elite.table import Table, table

BITER = 6


def refused(game: Table, action: object, seat: int = 0) -> str:
    """The rule by which a seat may not do this now, empty if it may."""
    for id, decision in asks(game.s, seat):
        if type(action) in decision.ACTIONS:
            refusal = why_not(game.s, seat, id, action)  # type: ignore[arg-type]
            return "" if refusal is None else refusal.rule
    raise AssertionError("no such ask is open")


# -- dice


@pytest.mark.rule("elite:R80")
def test_a_die_is_rolled_once_at_a_time_and_only_by_its_owner() -> None:
    game = table("dice 1: gun move - -")
    assert refused(game, Roll((0,))) == ""
    assert refused(game, Roll(())) == "elite:R80"
    assert refused(game, Roll((0, 0))) == "elite:R80"
    assert refused(game, Roll((4,))) == "elite:R80"
    assert game.say(1, "Roll 1a") is None
    assert refused(game, Roll((0,))) == "elite:R80"
    assert refused(game, Roll((1, 0))) == "elite:R80"
    assert refused(game, Roll((1,))) == ""


@pytest.mark.rule("elite:R81")
def test_only_what_a_die_shows_can_be_put_on_a_slot() -> None:
    game = table("hand 1: ion_rifle\ndice 1: gun")
    first = next(option.action for ask in game.asks(0) for option in ask.options if isinstance(option.action, Allocate))
    assert refused(game, first) == ""
    assert refused(game, Allocate("wrench", first.slot)) == "elite:R81"
    assert refused(game, Allocate("alien", first.slot)) == "elite:R81"


@pytest.mark.rule("elite:R152")
def test_dice_that_tumble_when_time_is_up_never_land() -> None:
    game = table("clock: 1 s\ndice 1: - - - -\nnext action 1: alien alien alien alien\nbiters: C4")
    game.wait(500)
    assert game.say(1, "Roll 1a, 1b, 1c and 1d") is None
    assert [timer.key for timer in game.s.timers if timer.key.startswith("land/")] == ["land/0"]
    game.wait(500)
    assert not game.s.clock_runs
    assert [timer.key for timer in game.s.timers if timer.key.startswith("land/")] == []
    game.wait(5000)
    assert game.line("dice 1") == "- - - -"


# -- talk and trade


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


# -- holds and traps


@pytest.mark.rule("elite:A84")
def test_six_hold_tokens_and_no_more() -> None:
    kara = Options(heroes=("kara", "akosha"))
    aliens = "biters: C3 C5 C6 D3 D4 D5 D6"
    game = table(f"kara: C4\n{aliens}\nheld: C3 C5 C6 D3 D4\ndice 1: gun gun", options=kara)
    assert game.say(1, "Kara pins Biter 6 down") is None
    assert len(game.s.held) == 6
    assert game.say(1, "Kara pins Biter 7 down") == "elite:A84"


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


# -- reach


@pytest.mark.rule("elite:R236")
def test_an_objective_is_filled_from_as_far_as_the_card_says_and_no_farther() -> None:
    game = table("gherid: C4")
    token = next(n for n, at in enumerate(game.s.token_at) if at >= 0)
    far = game.s.map.distance[game.s.at[0]][game.s.token_at[token]]
    first = token_slot(token, 0)
    assert first in open_slots(game.s, 0, "objective", far)
    assert first not in open_slots(game.s, 0, "objective", far - 1)


def test_a_card_that_turns_dice_turns_so_many_and_no_more() -> None:
    game = table("dice 1: gun gun gun gun")
    game.apply((fx.Turn(n=2),), hero=0)
    assert game.say(1, "Turn 1a to move") is None
    assert game.say(1, "Turn 1b to move") is None
    assert "pick_die" not in game.asked(0)
    assert game.line("dice 1") == "move move gun gun"


def test_a_card_that_turns_dice_asks_nothing_of_who_has_none_to_turn() -> None:
    game = table("dice 1: - - - -")
    game.s.place[:4] = [DASHBOARDS] * 4
    game.apply((fx.Turn(n=2),), hero=0)
    assert "pick_die" not in game.asked(0)


def test_effects_of_the_first_hero_are_for_the_hero_and_those_of_aliens_for_all_in_reach() -> None:
    game = table("gherid: C4\nakosha: C5\nbiters: C3")
    game.apply((fx.Wound(n=1, who="self", range=0),), hero=0)
    assert game.s.damage == [1, 0]
    game.apply((fx.Wound(n=1, range=2, sight=False),), aliens=(BITER,))
    assert game.s.damage == [2, 1]


@pytest.mark.rule("elite:R100")
def test_a_discard_pile_that_becomes_a_deck_is_shuffled() -> None:
    orders = set()
    for draws in range(4):
        game = table("gherid: E6\ndice 1: search\nsearch deck: -")
        for _ in range(draws):
            game.s.rng.below(6, "search")
        pile = list(range(9, 19))
        game.s.search.cards, game.s.search.known = [], []
        game.s.search_discard = pile
        game.say(1, "Gherid searches the search token on E6")
        orders.add((tuple(game.s.drawn), tuple(game.s.search.cards)))
    assert len(orders) > 1


@pytest.mark.rule("elite:R167")
def test_a_question_about_a_die_closes_when_healing_made_it_needless() -> None:
    threshold = table("").s.hero(0).thresholds[0]
    game = table(f"gherid: C4 damage {threshold - 1}\ndice 1: gun gun gun gun")
    game.apply((fx.Wound(n=1, who="self", range=0),), hero=0)
    assert "lose_die" in game.asked(0)
    game.apply((fx.Heal(n=1),), hero=0)
    assert "lose_die" not in game.asked(0)
    assert game.line("dice 1") == "gun gun gun gun"


@pytest.mark.rule("elite:A84")
def test_the_planned_step_uses_up_a_hold_first() -> None:
    from holdfast.games.elite.rules.alien_moves import planned_step

    free = table("biters: C3 N4")
    step = planned_step(free.s)
    assert step is not None
    other = next(alien for alien in free.s.aliens() if alien != step[0])
    held = table("biters: C3 N4")
    held.s.held = [other]
    found = planned_step(held.s)
    assert found is not None
    assert found[0] == other

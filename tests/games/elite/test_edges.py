"""The edges of rules: what just reaches, what just does not, and what must never slip through."""

from __future__ import annotations

import pytest

from holdfast.engine.play import asks, why_not
from holdfast.engine.view import Number, PickSome, ask_view
from holdfast.games.elite import effects as fx
from holdfast.games.elite.choice import GoOn
from holdfast.games.elite.rules.alien_moves import planned_step
from holdfast.games.elite.rules.dice import Roll, TakeBack
from holdfast.games.elite.rules.items import Use
from holdfast.games.elite.rules.keep import Drop
from holdfast.games.elite.rules.kill import take_health
from holdfast.games.elite.rules.push import Go
from holdfast.games.elite.rules.search import SearchLater, SearchNow
from holdfast.games.elite.rules.signal import SIGNALS, Signal
from holdfast.games.elite.rules.slots import Allocate
from holdfast.games.elite.rules.spawn import spawn_points
from holdfast.games.elite.rules.times_up import patience_ms
from holdfast.games.elite.rules.trade import TOKEN_THINGS, Give, OfferSwap, SwapBack
from holdfast.games.elite.state import CARRIED, DASHBOARDS, MOST_HEROES, OFF, Elite, Options, slot_of, token_slot
from holdfast.games.elite.verbs.ground import open_slots
from tests.games.elite.table import Table, table
from tests.stage import Stage

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
    free = table("biters: C3 N4")
    step = planned_step(free.s)
    assert step is not None
    other = next(alien for alien in free.s.aliens() if alien != step[0])
    held = table("biters: C3 N4")
    held.s.held = [other]
    found = planned_step(held.s)
    assert found is not None
    assert found[0] == other


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


@pytest.mark.rule("elite:A13", "elite:R88")
def test_an_alien_result_is_lost_at_the_end_where_no_alien_can_move() -> None:
    game = table("clock: 1 s\ndice 1: alien alien")
    game.wait(1000)
    assert game.s.phase != "action"
    assert game.line("dice 1") == "- - - -"


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


@pytest.mark.rule("elite:R83")
def test_only_free_dice_at_rest_are_offered_to_be_rolled() -> None:
    game = table("hand 1: ion_rifle[gun,-]\ndice 1: move - -\nnext action 1: gun")
    act = next(ask for ask in game.asks(0) if ask.kind == "act")
    assert [form.of for form in act.forms if isinstance(form, PickSome)] == [(0, 1, 2)]
    assert game.say(1, "Roll 1a") is None
    act = next(ask for ask in game.asks(0) if ask.kind == "act")
    assert [form.of for form in act.forms if isinstance(form, PickSome)] == [(1, 2)]


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


@pytest.mark.rule("elite:R110")
def test_where_no_die_of_ones_own_lies_there_is_none_to_take_back() -> None:
    game = table("hand 1: ion_rifle[gun,-]\nhand 2: pulse_pistol")
    first = slot_of(game.s.carried[0][0], 0)
    assert refused(game, TakeBack(first)) == ""
    assert refused(game, TakeBack(first + 1)) == "elite:R110"
    assert refused(game, TakeBack(-1)) == "elite:R110"
    assert refused(game, TakeBack(first), seat=1) == "elite:R110"


@pytest.mark.rule("elite:R120")
def test_the_weapon_that_goes_is_one_of_ones_own() -> None:
    game = table("gherid: C6\nakosha: C7\nhand 1: ion_rifle pulse_pistol\nhand 2: shock_baton combat_blade")
    assert game.say(2, "Akosha gives Shock Baton to Gherid") is None
    assert game.asked(0)[-1] == "drop_weapon"
    assert refused(game, Drop(game.s.carried[1][0])) == "elite:R120"
    assert refused(game, Drop(game.s.carried[0][0])) == ""


@pytest.mark.rule("elite:A12")
def test_a_figure_on_its_way_in_a_chain_is_left_alone() -> None:
    kara = Options(heroes=("kara", "akosha"))
    game = table("kara: C4\nakosha: H8\nshooters: C3\nbiters: D3\ndice 1: gun\ndice 2: alien", options=kara)
    assert game.say(2, "Drive Shooter 1 to C4") is None
    assert game.asked(0)[-1] == "choose_way"
    assert game.say(1, "Kara pins Shooter 1 down") in ("elite:A12", "elite:R81")


@pytest.mark.rule("elite:R55")
def test_a_card_that_an_alien_reveals_comes_at_its_cluster_unless_it_says_around() -> None:
    game = table("searsting: J4 health 3\nswarm top: biter-2-1\nclusters: 1 2 3")
    game.apply((fx.Spawn(deck="swarm", n=1),), aliens=(51,))
    points = spawn_points(game.s, 1)
    assert all(game.s.at[alien] in points for alien in game.s.aliens() if not game.s.is_boss(alien))
    assert sum(not game.s.is_boss(alien) for alien in game.s.aliens()) == 2
    game = table("searsting: J4 health 3\nswarm top: biter-2-1\nclusters: 1 2 3")
    game.apply((fx.Spawn(deck="swarm", n=1, around=True),), aliens=(51,))
    near = game.s.map.near[game.cell("J4")]
    assert all(game.s.at[alien] in near for alien in game.s.aliens() if not game.s.is_boss(alien))


@pytest.mark.rule("elite:R128", "elite:A40")
def test_a_boss_that_still_lives_was_not_killed() -> None:
    game = table("gherid: C6\nnaga: C4 health 3")
    naga = next(alien for alien in game.s.aliens() if game.s.is_boss(alien))
    assert take_health(game.s, naga, 2, 0) is False
    assert take_health(game.s, naga, 1, 0) is True


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


def test_a_card_that_hits_so_many_asks_for_no_more() -> None:
    game = table("gherid: C6\nbiters: C5 D5 D6")
    game.apply((fx.Hit(n=1, range=2, aliens=2),), hero=0)
    assert game.say(1, "Choose Biter 1") is None
    assert game.say(1, "Choose Biter 2") is None
    assert "pick_alien" not in game.asked(0)
    assert len(game.s.aliens()) == 1


def test_a_blast_reaches_to_its_edge_and_no_farther() -> None:
    game = table("gherid: C8\nbiters: C4 C5 C6")
    game.apply((fx.Blast(n=1, range=9, radius=1, sight=False),), hero=0)
    assert game.say(1, "Choose C4") is None
    assert game.line("biters") == "- - C6"
    assert game.s.damage == [0, 0]


@pytest.mark.rule("elite:R177", "elite:R116")
def test_a_new_round_begins_with_free_dice_and_nothing_left_over() -> None:
    game = table("phase: activation\nround: 2\nhand 1: ion_rifle[gun,-]\ndice 1: move\ntrack top: 17\nclusters: 1 2 3")
    s = game.s
    s.guard, s.soaked, s.steps, s.owed, s.worn, s.shots = [2, 0], [1, 0], [0, 3], [1, 0], [s.carried[0][0]], [1]
    s.counted, s.token_ready = [token_slot(1, 0)], [1]
    game.wait(0)
    assert s.round == 3
    zeros = [0, 0]
    assert (s.guard, s.soaked, s.steps, s.owed) == (zeros, zeros, zeros, zeros)
    assert (s.worn, s.shots, s.counted, s.token_ready) == ([], [], [], [])
    assert game.line("dice 1") == "- - - -"
    assert s.token_at[1] == OFF


@pytest.mark.rule("elite:R190", "elite:A49")
def test_a_charge_that_lies_stays_ready_and_one_that_is_carried_does_not() -> None:
    demolition = Options(mission="demolition", heroes=("gherid", "akosha"), abilities=False)
    text = "phase: activation\nround: 2\ntrack top: 17\nclusters: 1 2 3\nobjective 1: E4 face 1 [-,-,-] ready\n"
    game = table(text + "objective 2: carried 1 face 7 [-,-,-,-] ready", options=demolition)
    assert game.s.token_ready == [0, 1]
    game.wait(0)
    assert game.s.round == 3
    assert game.s.token_ready == [0]


@pytest.mark.rule("elite:R117", "elite:A31")
def test_only_the_card_that_loses_a_die_is_worn_by_it() -> None:
    threshold = table("").s.hero(0).thresholds[0]
    game = table(f"gherid: C4 damage {threshold - 1}\nhand 1: ion_rifle[gun,-]\ndice 1: move move move")
    game.apply((fx.Wound(n=1, who="self", range=0),), hero=0)
    assert game.say(1, "Lose 1a") is None
    assert game.s.worn == []
    game = table(f"gherid: C4 damage {threshold - 1}\nhand 1: ion_rifle[gun,-]\ndice 1: move move move")
    game.apply((fx.Wound(n=1, who="self", range=0),), hero=0)
    assert game.say(1, "Lose 1d") is None
    assert game.s.worn == [game.s.carried[0][0]]


@pytest.mark.rule("elite:A69")
def test_heroes_who_drift_go_where_their_player_says() -> None:
    for way in (0, 1):
        game = table("gherid: N3\nakosha: G9")
        game.apply((fx.Drift(n=1),))
        ways = game.s.map.paths[game.cell("N3")]
        assert game.asked(0)[-1] == "choose_drift"
        assert len(ways) > 1
        assert game.click(0, Go(ways[way])) is None
        assert game.s.at[0] == ways[way]


@pytest.mark.rule("elite:R88")
def test_the_plan_moves_the_alien_that_is_farthest_from_home() -> None:
    game = table("biters: C3 N4 G7")
    step = planned_step(game.s)
    assert step is not None
    far = game.s.map.steps_home
    assert far[game.s.at[step[0]]] == max(far[game.s.at[alien]] for alien in game.s.aliens())
    assert step[1] in game.s.map.paths[game.s.at[step[0]]]


@pytest.mark.rule("elite:R231")
def test_a_relic_takes_only_what_a_die_shows() -> None:
    exploration = Options(mission="exploration", heroes=("gherid", "akosha"), abilities=False)
    text = "gherid: C3\nobjective 1: B2 find alien_relic known open 0\ndice 1: {}"
    assert table(text.format("move"), options=exploration).say(1, "Gherid works on objective 1") is None
    assert table(text.format("gun"), options=exploration).say(1, "Gherid works on objective 1") == "elite:R231"


@pytest.mark.rule("elite:R237")
def test_what_always_works_is_not_used() -> None:
    game = table("gherid: C6\nhand 1: riot_shield")
    card = game.s.carried[0][0]
    if game.s.parts.cards[card].use:
        pytest.fail("this card was to be one that always works")
    assert refused(game, Use(card)) != ""


@pytest.mark.rule("elite:A87")
def test_after_time_is_up_those_who_still_act_put_off_the_end() -> None:
    game = table("clock: 1 s\ngherid: C6\nakosha: C7\nhand 1: ion_rifle[gun,wrench]\nhand 2: pulse_pistol\nbiters: C4")
    game.wait(1000)
    assert game.s.phase == "times_up"
    patience = patience_ms(game.s)
    game.wait(patience - 1)
    assert game.say(2, "Akosha gives Pulse Pistol to Gherid") is None
    game.wait(patience - 1)
    assert game.s.phase == "times_up"
    game.wait(1)
    assert game.s.phase != "times_up"

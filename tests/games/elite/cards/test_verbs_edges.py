"""The edges of the verbs of cards: how far, how many, for whom."""

from __future__ import annotations

import pytest

from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.cards.verbs.questions import TurnDie
from holdfast.games.elite.rules.keep import Keep
from holdfast.games.elite.rules.kill import take_health
from holdfast.games.elite.rules.planned_spawning import spawn_points
from holdfast.games.elite.rules.push import Go
from holdfast.games.elite.rules.shot import applies
from holdfast.games.elite.rules.slots import open_slots
from holdfast.games.elite.state import DASHBOARDS, Options, token_slot
from tests.games.elite.playing import refused, table

BITER = 6


@pytest.mark.rule("elite:A84")
def test_six_hold_tokens_and_no_more() -> None:
    kara = Options(heroes=("kara", "akosha"))
    aliens = "biters: C3 C5 C6 D3 D4 D5 D6"
    game = table(f"kara: C4\n{aliens}\nheld: C3 C5 C6 D3 D4\ndice 1: gun gun", options=kara)
    assert game.say(1, "Kara pins Biter 6 down") is None
    assert len(game.s.held) == 6
    assert game.say(1, "Kara pins Biter 7 down") == "elite:A84"


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
    game.say(1, "Come at E1")
    game.say(1, "Come at C2")
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


@pytest.mark.rule("elite:A82")
@pytest.mark.parametrize(
    ("when", "position", "expected"),
    [
        ("surrounded", "gherid: C4\nbiters: C3", False),
        ("surrounded", "gherid: C4\nbiters: C3 D4", True),
        ("surrounded", "gherid: C4\nbiters: C3 C6", False),
        ("together", "gherid: C4\nakosha: C5\nkara: H8", True),
        ("together", "gherid: C4\nakosha: C6\nkara: H8", False),
        ("alone", "gherid: C4\nakosha: C7\nkara: H8", True),
        ("alone", "gherid: C4\nakosha: C6\nkara: H8", False),
    ],
)
def test_when_an_attack_is_better(when: str, position: str, expected: bool) -> None:
    game = table(f"{position}\nhand 1: ion_rifle", seats=3)
    assert applies(game.s, 0, game.s.carried[0][0], when) is expected


def test_only_a_free_die_can_be_turned() -> None:
    game = table("hand 1: ion_rifle[gun,-]\ndice 1: move move move")
    game.apply((fx.Turn(n=1),), hero=0)
    assert refused(game, TurnDie(0, "gun")) == ""
    assert refused(game, TurnDie(3, "gun")) == "elite:R80"
    assert refused(game, TurnDie(4, "gun")) == "elite:R80"


def test_a_card_for_one_hero_asks_nothing_where_there_is_but_one() -> None:
    game = table("gherid: C4 damage 2\nakosha: H8 damage 2")
    game.apply((fx.Heal(n=1, who="one", range=1),), hero=0)
    assert "pick_hero" not in game.asked(0)
    assert game.s.damage == [1, 2]


@pytest.mark.rule("elite:R156")
def test_alien_tech_that_was_set_aside_is_looked_at_three_cards_at_a_time() -> None:
    game = table("clock: 1 s\ngherid: C6")
    for card in list(game.s.tech.cards[:4]):
        game.s.tech.cards.remove(card)
        game.s.tech.known.pop()
        game.s.aside[0].put(card, 0)
    game.wait(1000)
    looked = []
    for _ in range(20):
        keep = [ask for ask in game.asks(0) if ask.kind == "keep_card"]
        if keep:
            looked.append(sum(isinstance(option.action, Keep) for option in keep[0].options))
            assert game.click(0, keep[0].options[0].action) is None
        elif len(looked) == 2:
            break
        else:
            game.wait(1000)
    assert looked == [3, 1]


@pytest.mark.rule("elite:R236")
def test_an_objective_is_filled_from_as_far_as_the_card_says_and_no_farther() -> None:
    game = table("gherid: C4")
    token = next(n for n, at in enumerate(game.s.token_at) if at >= 0)
    far = game.s.map.distance[game.s.at[0]][game.s.token_at[token]]
    first = token_slot(token, 0)
    assert first in open_slots(game.s, 0, "objective", far)
    assert first not in open_slots(game.s, 0, "objective", far - 1)

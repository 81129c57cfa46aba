"""Dice that damage takes (R166-R171): none is forgotten, not even while others tumble (A30-A33)."""

from __future__ import annotations

import pytest

from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.rules.damage import die_worth
from holdfast.games.elite.state import DASHBOARDS, Options
from tests.games.elite.playing import Table, table


@pytest.mark.rule("elite:R84")
def test_while_a_die_is_to_be_lost_its_player_does_nothing_else() -> None:
    game = table("")
    threshold = game.s.hero(0).thresholds[0]
    game = table(f"gherid: C4 damage {threshold - 1}\nshooters: C3\ndice 1: gun\ndice 2: alien")
    game.say(2, "Drive Shooter 1 to C4")
    assert "lose_die" in game.asked(0)
    assert game.say(1, "Roll 1b") == "elite:R167"
    assert game.say(2, "Roll 2b") is None
    assert game.say(1, "Lose 1a") is None
    assert game.say(1, "Roll 1b") is None


@pytest.mark.rule("elite:A30")
def test_a_die_with_an_alien_result_is_lost_only_when_it_is_settled() -> None:
    threshold = table("").s.hero(0).thresholds[0]
    game = table(
        f"gherid: C4 damage {threshold - 1}\nshooters: C3\nbiters: K3\ndice 1: alien alien alien alien\ndice 2: alien"
    )
    game.say(2, "Drive Shooter 1 to C4")
    game.say(1, "Go to D4")
    assert game.line("dice 1") == "alien alien alien alien"
    to = game.game.shown.names(game.s)[f"cell.{game.s.map.paths[game.cell('K3')][0]}"]
    assert game.say(1, f"Drive Biter 1 to {to}") is None
    assert game.line("dice 1") == "locked alien alien alien"


@pytest.mark.rule("elite:R167")
def test_a_question_about_a_die_closes_when_healing_made_it_needless() -> None:
    threshold = table("").s.hero(0).thresholds[0]
    game = table(f"gherid: C4 damage {threshold - 1}\ndice 1: gun gun gun gun")
    game.apply((fx.Wound(n=1, who="self", range=0),), hero=0)
    assert "lose_die" in game.asked(0)
    game.apply((fx.Heal(n=1),), hero=0)
    assert "lose_die" not in game.asked(0)
    assert game.line("dice 1") == "gun gun gun gun"


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


KARA = Options(heroes=("kara", "akosha"), abilities=False)  # she loses dice at 4 and at 6


def hurt(game: Table, n: int) -> None:
    game.apply((fx.Wound(n=n, who="self"),), hero=0)


def rolled(faces: str, position: str = "") -> Table:
    game = table(f"kara: C6 damage 3\nbiters: K3 C3\nnext action 1: {faces}\n{position}", options=KARA)
    assert game.say(1, "Roll 1a 1b 1c 1d") is None
    return game


@pytest.mark.rule("elite:A30", "elite:R170")
def test_of_two_dice_to_lose_the_one_that_only_aliens_are_left_for_is_owed() -> None:
    game = rolled("gun alien alien alien")
    hurt(game, 3)
    game.wait(1000)
    assert game.asked(0) == ["act", "lose_die", "lose_die"]
    assert game.say(1, "Lose 1a") is None
    assert (game.asked(0), game.s.owed) == (["act"], [1, 0])
    assert game.say(1, "Drive Biter 1 to K4") is None
    assert (game.line("dice 1"), game.s.owed) == ("locked locked alien alien", [0, 0])


@pytest.mark.rule("elite:A30", "elite:R167")
def test_a_second_threshold_that_takes_the_last_die_leaves_the_first_one_owed() -> None:
    game = rolled("gun alien alien alien")
    hurt(game, 1)
    game.wait(1000)
    hurt(game, 2)
    assert (game.asked(0), game.line("die 1a"), game.s.owed) == (["act"], "locked", [1, 0])


@pytest.mark.rule("elite:A30", "elite:R169")
def test_healing_takes_off_what_is_owed_first() -> None:
    game = rolled("gun alien alien alien")
    hurt(game, 3)
    game.wait(1000)
    game.say(1, "Lose 1a")
    game.apply((fx.Heal(n=1),), hero=0)
    assert (game.line("die 1a"), game.s.owed) == ("locked", [0, 0])
    assert game.say(1, "Drive Biter 1 to K4") is None
    assert game.line("die 1b") == "-"


@pytest.mark.rule("elite:A30", "elite:R166")
def test_healing_that_crosses_no_threshold_leaves_what_is_owed() -> None:
    game = rolled("gun alien alien alien")
    hurt(game, 4)
    game.wait(1000)
    game.say(1, "Lose 1a")
    game.apply((fx.Heal(n=1),), hero=0)
    assert (game.line("die 1a"), game.s.owed) == ("locked", [1, 0])


@pytest.mark.rule("elite:A30", "elite:R237")
def test_a_die_that_is_owed_is_taken_when_a_card_turns_an_alien_result_away() -> None:
    game = table(
        "kara: C6 damage 2\nbiters: K3 C3\ndice 1: gun\nhand 1: stimulant\nnext action 1: alien alien alien",
        options=KARA,
    )
    assert game.say(1, "Roll 1b 1c 1d") is None
    assert game.say(1, "Use Stimulant") is None
    hurt(game, 4)
    game.wait(1000)
    assert game.say(1, "Lose 1a") is None
    assert game.s.owed == [1, 0]
    assert game.say(1, "Turn 1b to gun") is None
    assert (game.line("dice 1"), game.s.owed) == ("locked locked alien alien", [0, 0])


@pytest.mark.rule("elite:A30")
def test_a_die_in_a_slot_is_worth_most_and_one_that_shows_nothing_least() -> None:
    game = table("gherid: H4\nhand 1: ion_rifle[gun,-]\ndice 1: wrench")
    shown, blank, _, placed = game.s.dice_of(0)
    assert die_worth(game.s, blank) < die_worth(game.s, shown) < die_worth(game.s, placed)


@pytest.mark.rule("elite:A32")
def test_damage_outside_the_action_phase_takes_any_die_wherever_it_lies() -> None:
    threshold = table("").s.hero(0).thresholds[0]
    game = table(
        f"phase: activation\ngherid: C4 damage {threshold - 1}\nbiters: C3\nhand 1: ion_rifle[-,wrench]\nnext hit: 6"
    )
    game.wait(0)
    assert "lose_die" in game.asked(0)
    assert game.say(1, "Lose 1d") is None
    assert game.line("hand 1") == "ion_rifle[-,-]!"


@pytest.mark.rule("elite:A33")
def test_a_player_without_dice_loses_none_and_may_be_healed() -> None:
    game = table("gherid: C4")
    sheet = game.s.hero(0)
    for die in game.s.dice_of(0):
        game.s.place[die] = DASHBOARDS + 1  # all are gone already
    game.s.damage[0] = sheet.thresholds[0] - 1
    game.apply((fx.Wound(n=1, who="self"),), hero=0)
    assert (game.s.damage[0], game.asked(0)) == (sheet.thresholds[0], ["act"])
    assert game.s.owed[0] == 0
    game.apply((fx.Heal(n=1),), hero=0)
    assert game.s.damage[0] == sheet.thresholds[0] - 1

"""Dice that damage takes while others tumble: none is forgotten (A30)."""

from __future__ import annotations

import pytest

from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.state import Options
from tests.games.elite.playing import Table, table

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

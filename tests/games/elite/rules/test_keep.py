"""Keeping cards (R120, A43): of three weapons one goes, and Alien Tech stays."""

from __future__ import annotations

import pytest

from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.rules.keep import Drop, DropWeapon
from tests.games.elite.playing import refused, table


@pytest.mark.rule("elite:R120", "elite:R141")
def test_a_weapon_that_comes_by_a_swap_is_asked_about_once() -> None:
    hands = "hand 1: ion_rifle[-,-]\nhand 2: pulse_pistol[-,-] scattergun[-,-] medic_bag"
    game = table(f"gherid: C6\nakosha: C7\n{hands}")
    assert game.say(1, "Gherid offers Ion Rifle to Akosha in a swap") is None
    assert game.say(2, "Swap for Medic Bag") is None
    assert game.asked(1) == ["act", "drop_weapon"]
    assert game.say(2, "Discard Scattergun") is None
    assert (game.line("hand 2"), game.asked(1)) == ("pulse_pistol[-,-] ion_rifle[-,-]", ["act"])


@pytest.mark.rule("elite:R120")
def test_the_weapon_that_goes_is_one_of_ones_own() -> None:
    game = table("gherid: C6\nakosha: C7\nhand 1: ion_rifle pulse_pistol\nhand 2: shock_baton combat_blade")
    assert game.say(2, "Akosha gives Shock Baton to Gherid") is None
    assert game.asked(0)[-1] == "drop_weapon"
    assert refused(game, Drop(game.s.carried[1][0])) == "elite:R120"
    assert refused(game, Drop(game.s.carried[0][0])) == ""


@pytest.mark.rule("elite:A43")
def test_alien_tech_that_is_kept_must_be_equipped() -> None:
    game = table("hand 1: ion_rifle[-,-] pulse_pistol[-,-]\ntech top: doom void_lance hive_crown")
    game.apply((fx.Draw(deck="tech", n=3),), hero=0)
    assert game.say(1, "Keep none") == "elite:A43"
    assert game.say(1, "Keep Doom") is None
    assert game.say(1, "Discard Ion Rifle") is None
    assert sorted(game.line("hand 1").split()) == ["doom[-,-,-]", "pulse_pistol[-,-]"]


@pytest.mark.rule("elite:A64", "elite:R120", "elite:R142")
def test_for_somebody_who_is_away_the_weapon_that_came_last_goes() -> None:
    """It has no dice: a weapon with a locked die is not given away, and other dice stay behind (A36)."""
    game = table("gherid: C6\nakosha: C7\nhand 1: ion_rifle[gun,-] scattergun\nhand 2: pulse_pistol")
    assert game.say(2, "Akosha gives Pulse Pistol to Gherid") is None
    asked = next(strand.frames[-1] for strand in game.s.strands if isinstance(strand.frames[-1], DropWeapon))
    assert asked.board_answer(game.s) == Drop(game.s.carried[0][2])

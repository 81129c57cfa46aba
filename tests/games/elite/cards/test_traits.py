"""What changes attacks, and what is always so for a hero, whatever card or hero it stands on."""

from __future__ import annotations

import msgspec
import pytest

from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.cards.effects import Modifiers, Traits
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.cards.slots import read_slots
from holdfast.games.elite.cards.types import WeaponStats
from holdfast.games.elite.state import Options
from tests.games.elite.packs import base_parts
from tests.games.elite.playing import Table, table

LIVE = Options(heroes=("gherid", "akosha"), abilities=True)
RIFLE = WeaponStats(range=3, dice=1, to_hit=4)


def armed(modifiers: Modifiers = (), attack: WeaponStats = RIFLE, on_kill: tuple[fx.CardEffect, ...] = ()) -> Parts:
    """A box whose Ion Rifle is another weapon, with one Regular slot for a gun."""
    parts = base_parts()
    card = msgspec.structs.replace(
        parts.cards[0], modifiers=modifiers, attack=attack, slots=read_slots(("G",), "test", "slots"), on_kill=on_kill
    )
    return msgspec.structs.replace(parts, cards=(card, *parts.cards[1:]))


def gifted(*traits: fx.Trait) -> Parts:
    """A box in which Gherid has these traits and nobody else has any."""
    parts = base_parts()
    heroes = [msgspec.structs.replace(hero, traits=_of(hero.id, traits), dice=4) for hero in parts.heroes]
    return msgspec.structs.replace(parts, heroes=tuple(heroes))


def _of(hero: str, traits: Traits) -> Traits:
    return traits if hero == "gherid" else ()


def fire(parts: Parts, more: str, rolls: str) -> Table:
    """Gherid fires at what stands north of him."""
    game = table(f"gherid: C6\nhand 1: ion_rifle[gun]\nnext hit: {rolls}\n{more}", parts=parts)
    assert game.say(1, "Fire Ion Rifle") is None
    return game


# -- what changes an attack


def test_extra_dice() -> None:
    game = fire(armed((fx.ExtraDice(n=1),)), "biters: C4 C5", "4 4")
    game.say(1, "Hit Biter 1")
    assert game.line("biters") == "-"


def test_a_better_to_hit_value_is_never_below_two() -> None:
    assert fire(armed((fx.BetterToHit(n=1),)), "biters: C5", "3").line("biters") == "-"
    assert fire(armed((fx.BetterToHit(n=9),)), "biters: C5", "1").line("biters") == "C5"


def test_reroll_rolls_a_miss_once_more() -> None:
    assert fire(armed((fx.Reroll(n=1),)), "biters: C5", "1 6").line("biters") == "-"
    assert fire(armed((fx.Reroll(n=1),)), "biters: C5", "1 1").line("biters") == "C5"


def test_double_hit() -> None:
    game = fire(armed((fx.DoubleHit(at=6),)), "biters: C4 C5", "6")
    game.say(1, "Hit Biter 1")
    assert game.line("biters") == "-"


def test_harder_on_bosses_only() -> None:
    assert fire(armed((fx.Harder(n=1),)), "thraex: C5", "6").line("thraex") == "C5 health 4"


def test_splash_takes_one_health_beside() -> None:
    game = fire(armed((fx.Splash(),)), "thraex: C4\nbiters: D4 C5", "6")
    game.say(1, "Hit Biter 2")
    game.say(1, "Hit Thraex")
    assert (game.line("biters"), game.line("thraex")) == ("D4", "C4 health 5")


def test_reach() -> None:
    assert fire(armed((fx.ExtraReach(n=1),)), "biters: C2", "6").line("biters") == "-"
    assert fire(armed(), "biters: C2", "6").line("biters") == "C2"


def test_lob_needs_no_line_of_sight() -> None:
    attack = msgspec.structs.replace(RIFLE, range=9)
    shots = {}
    for modifiers in ((), (fx.Lob(),)):
        game = table("gherid: G4\nhand 1: ion_rifle[gun]\nnext hit: 6\nbiters: F7", parts=armed(modifiers, attack))
        game.say(1, "Fire Ion Rifle")
        shots[bool(modifiers)] = game.line("biters")
    assert shots == {False: "F7", True: "-"}


def test_too_near() -> None:
    assert fire(armed((fx.TooNear(range=1),)), "biters: C5", "6").line("biters") == "C5"
    assert fire(armed((fx.TooNear(range=1),)), "biters: C4", "6").line("biters") == "-"


@pytest.mark.parametrize(
    ("when", "more", "is_met"),
    [
        ("firearm", "", True),
        ("alone", "akosha: K4", True),
        ("alone", "akosha: D5", False),
        ("together", "akosha: D6", True),
        ("together", "akosha: K4", False),
        ("surrounded", "runners: D5 D6", True),
        ("surrounded", "", False),
        ("hurt", "", False),
    ],
)
def test_a_modifier_may_have_a_condition(when: fx.AttackWhen, more: str, is_met: bool) -> None:
    game = fire(armed((fx.BetterToHit(n=2, when=when),)), f"biters: C5\n{more}", "2")
    if is_met and "assign_hit" in game.asked(0):
        game.say(1, "Hit Biter 1")
    assert (game.line("biters") == "-") is is_met


def test_on_kill_comes_with_each_kill() -> None:
    parts = armed(on_kill=(fx.Heal(n=1),))
    for roll, damage in (("6", 1), ("1", 2)):
        game = table(f"gherid: C6 damage 2\nbiters: C5\nhand 1: ion_rifle[gun]\nnext hit: {roll}", parts=parts)
        game.say(1, "Fire Ion Rifle")
        assert game.s.damage[0] == damage


# -- what is always so


def test_stride_moves_two_spaces_for_one_result() -> None:
    game = table("gherid: C4\ndice 1: move", options=LIVE, parts=gifted(fx.Stride(n=2)))
    assert [game.say(1, f"Move Gherid to {cell}") for cell in ("C5", "C6", "C7")] == [None, None, "elite:R89"]


def test_braced_heroes_are_pushed_unhurt() -> None:
    game = table("gherid: C4\nshooters: C3\ndice 2: alien", options=LIVE, parts=gifted(fx.Braced()))
    game.say(2, "Drive Shooter 1 to C4")
    game.say(1, "Go to D4")
    assert game.line("gherid") == "D4 damage 0"


def test_overtime_spends_moves_and_fires_twice() -> None:
    parts = gifted(fx.Overtime(shots=1))
    game = table(
        "clock: 1 s\ngherid: C6\nbiters: C4 C5\nhand 1: pulse_pistol[gun,move]\ndice 1: move hand\nnext hit: 6 6",
        options=LIVE,
        parts=parts,
    )
    game.wait(1000)
    assert game.line("dice 1") == "move - placed placed"
    assert game.say(1, "Move Gherid to D6") is None
    for _ in range(2):
        assert game.say(1, "Fire Pulse Pistol") is None
        if "assign_hit" in game.asked(0):
            game.say(1, "Hit Biter 1")
    assert game.s.shots == [] or game.s.shots.count(1) == 2


def test_follow_up_steps_into_the_space_of_the_dead() -> None:
    parts = gifted(fx.FollowUp(range=3))
    game = table("gherid: C6\nbiters: C4\nhand 1: pulse_pistol[gun,move]\nnext hit: 6", options=LIVE, parts=parts)
    game.say(1, "Fire Pulse Pistol")
    assert game.say(1, "Step in") is None
    assert game.s.at[0] == game.cell("C4")


def test_suppress_spends_a_result_for_a_hold_token() -> None:
    parts = gifted(fx.Suppressor(icon="gun", range=4))
    game = table("gherid: C6\nbiters: C4\ndice 1: gun", options=LIVE, parts=parts)
    assert game.say(1, "Gherid pins Biter 1 down") is None
    assert (game.line("held"), game.line("dice 1")) == ("C4", "- - - -")
    assert game.say(2, "Akosha pins Biter 1 down") == "elite:A84"


def test_marksman_changes_every_attack_of_the_hero() -> None:
    parts = gifted(fx.Marksman(modifiers=(fx.ExtraReach(n=9),)))
    game = table("gherid: C6\nbiters: C2\nhand 1: pulse_pistol[gun,move]\nnext hit: 6", options=LIVE, parts=parts)
    game.say(1, "Fire Pulse Pistol")
    assert game.line("biters") == "-"


@pytest.mark.parametrize(("traits", "damage"), [((), 1), ((fx.AcidProof(),), 0), ((fx.Armour(n=1),), 0)])
def test_acid_hurts_unless_something_keeps_it_off(traits: Traits, damage: int) -> None:
    game = table("gherid: C4\nacid: C5\ndice 1: move", options=LIVE, parts=gifted(*traits))
    game.say(1, "Move Gherid to C5")
    assert game.s.damage[0] == damage


def test_armour_keeps_off_only_the_first_damage_of_a_round() -> None:
    game = table("gherid: C4", options=LIVE, parts=gifted(fx.Armour(n=1)))
    game.apply((fx.Wound(n=1, who="self"), fx.Wound(n=1, who="self")), hero=0)
    assert game.s.damage[0] == 1


def test_deep_search_draws_more() -> None:
    game = table("gherid: E6\ndice 1: search", options=LIVE, parts=gifted(fx.DeepSearch(n=2)))
    game.say(1, "Gherid searches the search token on E6")
    assert len(game.s.drawn) == 5


def test_holster_carries_more_weapons() -> None:
    hand = "hand 1: ion_rifle[-,-] pulse_pistol[-,-]\nsearch top: long_gun twin_pistols stimulant"
    position = f"gherid: E6\ndice 1: search\n{hand}"
    for traits, carried in (((), 2), ((fx.Holster(n=1),), 3)):
        game = table(position, options=LIVE, parts=gifted(*traits))
        game.say(1, "Gherid searches the search token on E6")
        game.say(1, "Keep Long Gun")
        if "drop_weapon" in game.asked(0):
            game.say(1, "Discard Ion Rifle")
        assert len(game.s.weapons_of(0)) == carried


def test_abilities_are_off_by_option_and_by_event() -> None:
    parts = gifted(fx.Stride(n=2))
    for options, events in ((Options(heroes=LIVE.heroes, abilities=False), "-"), (LIVE, "2")):
        game = table(f"gherid: C4\ndice 1: move\nevents: {events}", options=options, parts=parts)
        game.say(1, "Move Gherid to C5")
        assert game.say(1, "Move Gherid to C6") == "elite:R89"

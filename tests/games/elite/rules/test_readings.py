"""Readings of the rules that scenes do not show."""

from __future__ import annotations

import pytest

from holdfast.engine.rng import key_from_seed
from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.game import GAME
from holdfast.games.elite.state import DASHBOARDS, Options
from tests.games.elite.packs import base_parts
from tests.games.elite.playing import table


@pytest.mark.rule("elite:A9", "elite:A10", "elite:R199")
@pytest.mark.parametrize(("mission", "is_clear"), [("extermination", False), ("capture", True)])
def test_blocking_terrain_with_a_token_blocks_line_of_sight_but_for_a_capture_token(
    mission: str, is_clear: bool
) -> None:
    game = table("", options=Options(mission=mission))
    token = game.cell("O5")  # slot 10, which both missions use
    west, east = game.cell("N4"), game.cell("O6")
    assert token in game.s.token_at
    assert game.s.is_clear(west, east) == is_clear
    assert game.s.sees(east, west, 2) == is_clear
    assert game.s.is_open(token) == is_clear


@pytest.mark.rule("elite:A20")
def test_a_pause_is_refused_by_the_rule_of_the_stopped_clock() -> None:
    assert GAME.at_table.pause_rule == "elite:R78"


@pytest.mark.rule("elite:A29")
def test_when_time_is_up_no_die_is_taken_back() -> None:
    game = table("clock: 1 s\nhand 1: ion_rifle[gun,wrench]")
    game.wait(1000)
    assert game.say(1, "Take back Ion Rifle, slot 1") is not None


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


@pytest.mark.rule("elite:A41")
def test_only_heroes_get_alien_tech() -> None:
    """Nothing but what heroes do takes health: every effect that could is one of a card."""
    takers = {fx.Hit, fx.Blast}
    parts = base_parts()
    others = [
        *(b.ability for b in parts.bosses),
        *(t.ability for t in parts.swarms),
        *(e.effects for e in parts.events),
    ]
    assert not [effect for effects in others for effect in effects if type(effect) in takers]


@pytest.mark.rule("elite:A43")
def test_alien_tech_that_is_kept_must_be_equipped() -> None:
    game = table("hand 1: ion_rifle[-,-] pulse_pistol[-,-]\ntech top: doom void_lance hive_crown")
    game.apply((fx.Draw(deck="tech", n=3),), hero=0)
    assert game.say(1, "Keep none") == "elite:A43"
    assert game.say(1, "Keep Doom") is None
    assert game.say(1, "Discard Ion Rifle") is None
    assert sorted(game.line("hand 1").split()) == ["doom[-,-,-]", "pulse_pistol[-,-]"]


@pytest.mark.rule("elite:A66")
def test_a_figure_that_was_pushed_still_moves_its_full_way() -> None:
    game = table("phase: activation\nbiters: B3\nrunners: B4\ngherid: O8")
    game.wait(0)
    path = game.s.map.paths
    at = game.s.at[36]
    if "choose_group" in game.asked(0):
        game.say(1, "Go on as planned")
    game.say(1, "Move Biter 1 next")
    while "choose_way" in game.asked(0):
        option = next(ask for ask in game.asks(0) if ask.kind == "choose_way").options[0]
        game.click(0, option.action)
    pushed = game.s.at[36]
    while game.s.phase == "activation" and game.s.outcome is None:
        ask = next(ask for ask in game.asks(0) if ask.kind in ("choose_way", "choose_mover"))
        game.click(0, ask.options[-1].action)
    assert pushed != at
    assert steps(path, pushed, game.s.at[36]) == 3


def steps(path: tuple[tuple[int, ...], ...], start: int, end: int) -> int:
    """The number of steps along the arrows; the maps have no short cuts that would make two numbers possible here."""
    edge, count = {start}, 0
    while end not in edge:
        edge = {to for cell in edge for to in path[cell]}
        count += 1
    return count


@pytest.mark.rule("elite:A71")
def test_a_boss_that_spawns_pushes_where_no_space_beside_it_is_free() -> None:
    game = table("gutslug: B3\nswarm top: shooter-2-1")
    boss = game.s.boss_figure(5)
    beside = [cell for cell in game.s.map.walk[game.cell("B3")] if not game.s.map.is_start[cell]]
    for figure, cell in zip(range(6, 21), beside, strict=False):
        game.s.at[figure] = cell
    game.apply((fx.Spawn(deck="swarm", around=True),), aliens=(boss,))
    assert "choose_push" in game.asked(0)
    game.say(1, "Go on as planned")
    assert game.line("reserve shooters") == "13"
    assert sum(game.s.at[figure] in beside for figure in (21, 22)) >= 1


@pytest.mark.rule("elite:A78")
def test_the_boss_deck_is_made_of_the_bosses_of_the_pack_and_twelve_all_clear_cards() -> None:
    s = GAME.setup(base_parts(), Options(), 2, key_from_seed(5))
    assert sorted(s.boss.cards) == list(range(len(base_parts().bosses) + 12))
    assert len(s.boss.cards) == 20

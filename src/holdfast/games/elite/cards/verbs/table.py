"""What each verb asks and does, in one table. It stands above all rules: verbs set off rules, rules carry out verbs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from holdfast.engine.action import Action
from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.cards.verbs import aliens, decks, dice, ground, heroes
from holdfast.games.elite.cards.verbs.apply import Apply
from holdfast.games.elite.cards.verbs.deed import EffectDeed
from holdfast.games.elite.state import Elite


def nothing(s: Elite, frame: Apply, effect: fx.Effect, answer: Action | None) -> None:
    """It holds while its event is open; there is nothing to do."""


DEEDS: Final[Mapping[type[fx.Effect], EffectDeed]] = {
    fx.Heal: EffectDeed(heroes.do_heal, heroes.ask_hero),
    fx.Guard: EffectDeed(heroes.do_guard, heroes.ask_hero),
    fx.MoveUpTo: EffectDeed(heroes.do_step, heroes.ask_hero),
    fx.Recall: EffectDeed(heroes.do_recall, heroes.ask_hero),
    fx.Wound: EffectDeed(heroes.do_wound, heroes.ask_hero),
    fx.Strike: EffectDeed(heroes.do_strike),
    fx.Drift: EffectDeed(heroes.do_drift),
    fx.Hit: EffectDeed(aliens.do_hit, aliens.ask_alien),
    fx.Blast: EffectDeed(aliens.do_blast, aliens.ask_cell),
    fx.Hold: EffectDeed(aliens.do_hold, aliens.ask_alien),
    fx.DriveBack: EffectDeed(aliens.do_drive_back, aliens.ask_back),
    fx.AlienMoves: EffectDeed(aliens.do_alien_moves),
    fx.Advance: EffectDeed(aliens.do_advance),
    fx.AlienPace: EffectDeed(aliens.do_pace),
    fx.BossHealth: EffectDeed(aliens.do_boss_health),
    fx.Spawn: EffectDeed(decks.do_spawn),
    fx.NextSpawn: EffectDeed(decks.do_next_spawn),
    fx.Draw: EffectDeed(decks.do_draw),
    fx.Spit: EffectDeed(ground.do_spit, ground.ask_spit),
    fx.Clear: EffectDeed(ground.do_clear),
    fx.Refresh: EffectDeed(ground.do_refresh, ground.ask_search),
    fx.Fill: EffectDeed(ground.do_fill, ground.ask_slot),
    fx.Turn: EffectDeed(dice.do_turn, dice.ask_die),
    fx.AddTime: EffectDeed(dice.do_add_time),
    fx.MoreFigures: EffectDeed(nothing),
    fx.AllActivate: EffectDeed(nothing),
    fx.NoAbilities: EffectDeed(nothing),
    fx.NoSearches: EffectDeed(nothing),
}


def enter_verbs() -> None:
    """Every verb that a pack may use is done from now on."""
    assert DEEDS.keys() == set(get_args(fx.Effect))
    Apply.DEEDS = DEEDS

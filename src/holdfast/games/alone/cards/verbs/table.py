"""What each verb asks and does, in one table. It stands above all rules: verbs set off rules, rules carry out verbs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from holdfast.games.alone.cards import effects as fx
from holdfast.games.alone.cards.verbs import (
    aims,
    enduring,
    fighting,
    handling,
    harming,
    lighting,
    prowling,
    registry,
    spawning,
    terrain,
    wandering,
)
from holdfast.games.alone.cards.verbs.deed import PartsDeed

DEEDS: Final[Mapping[type[fx.Verb], PartsDeed]] = {
    # -- enduring
    fx.Recover: PartsDeed(enduring.do_recover, enduring.recover_picks),
    fx.Breathe: PartsDeed(enduring.do_breathe),
    fx.Again: PartsDeed(enduring.do_again),
    fx.ExtraRound: PartsDeed(enduring.do_extra_round),
    fx.Befriend: PartsDeed(enduring.do_befriend, enduring.befriend_picks),
    fx.Disarm: PartsDeed(enduring.do_disarm),
    registry.ShedWhose: PartsDeed(enduring.do_whose, enduring.whose_picks),
    registry.ShedCard: PartsDeed(enduring.do_shed, enduring.shed_picks),
    fx.Prevent: PartsDeed(enduring.do_prevent),
    fx.Evade: PartsDeed(enduring.do_evade),
    fx.Shun: PartsDeed(enduring.do_shun),
    fx.Ward: PartsDeed(enduring.do_ward),
    fx.Reroll: PartsDeed(enduring.do_reroll, enduring.reroll_picks),
    fx.MoreDice: PartsDeed(enduring.do_more_dice),
    fx.Remember: PartsDeed(enduring.do_remember, enduring.remember_picks),
    # -- fighting
    fx.Strike: PartsDeed(fighting.do_strike, fighting.strike_picks),
    fx.Kill: PartsDeed(fighting.do_kill, fighting.kill_picks),
    fx.Shove: PartsDeed(fighting.do_shove, fighting.shove_picks),
    fx.Stun: PartsDeed(fighting.do_stun, fighting.stun_picks),
    fx.Learn: PartsDeed(fighting.do_learn, fighting.learn_picks),
    registry.LearnTwo: PartsDeed(fighting.do_learn, fighting.learn_two_picks),
    # -- handling
    fx.Search: PartsDeed(handling.do_search),
    registry.KeepCards: PartsDeed(handling.do_keep, handling.keep_picks),
    registry.CutInventory: PartsDeed(handling.do_cut, handling.cut_picks),
    registry.UpgradeItems: PartsDeed(handling.do_upgrade, handling.upgrade_picks),
    fx.Rig: PartsDeed(handling.do_rig, handling.rig_picks),
    fx.Charge: PartsDeed(handling.do_charge, handling.charge_picks),
    registry.PayCharges: PartsDeed(handling.do_pay, handling.pay_picks),
    fx.Arm: PartsDeed(handling.do_arm),
    # -- harming
    fx.Assault: PartsDeed(harming.do_assault, harming.assault_picks),
    fx.Trap: PartsDeed(harming.do_trap),
    fx.Hurt: PartsDeed(harming.do_hurt),
    fx.Rage: PartsDeed(harming.do_rage, harming.rage_picks, in_the_dark=harming.one_may_rage),
    fx.Harden: PartsDeed(harming.do_harden, harming.one_creature, in_the_dark=aims.lurking),
    fx.Mend: PartsDeed(harming.do_mend, harming.mend_picks, in_the_dark=aims.lurking),
    fx.Snare: PartsDeed(harming.do_snare),
    fx.Daze: PartsDeed(harming.do_daze),
    fx.Drain: PartsDeed(harming.do_drain),
    fx.Drag: PartsDeed(harming.do_drag, harming.drag_picks),
    fx.Forbid: PartsDeed(harming.do_forbid),
    fx.Falter: PartsDeed(harming.do_falter),
    fx.Hush: PartsDeed(harming.do_hush),
    # -- lighting
    fx.Light: PartsDeed(lighting.do_light, lighting.light_picks),
    fx.Beam: PartsDeed(lighting.do_beam, lighting.beam_picks),
    fx.Repair: PartsDeed(lighting.do_repair, lighting.repair_picks),
    # -- prowling
    fx.Stalk: PartsDeed(prowling.do_stalk, prowling.stalk_picks, prowling.why_no_stalk, in_the_dark=aims.lurking),
    registry.Standard: PartsDeed(prowling.do_standard, prowling.standard_picks, prowling.why_no_standard),
    registry.Activate: PartsDeed(prowling.do_activate, prowling.activate_picks, prowling.why_not_activate),
    fx.Shuffle: PartsDeed(prowling.do_shuffle, prowling.shuffle_picks, in_the_dark=aims.unnumbered),
    # -- spawning
    fx.Spawn: PartsDeed(spawning.do_spawn, spawning.spawn_picks, spawning.why_no_spawn, in_the_dark=aims.unnumbered),
    registry.Summon: PartsDeed(spawning.do_summon, spawning.summon_picks, spawning.why_no_summon),
    # -- terrain
    fx.Danger: PartsDeed(terrain.do_danger, terrain.danger_picks, in_the_dark=terrain.could_be_danger),
    fx.Block: PartsDeed(terrain.do_doors, terrain.door_picks, in_the_dark=aims.out_of_sight),
    fx.Unblock: PartsDeed(terrain.do_doors, terrain.door_picks, in_the_dark=aims.out_of_sight),
    fx.Dark: PartsDeed(terrain.do_dark, terrain.dark_picks, in_the_dark=aims.out_of_sight),
    fx.Fog: PartsDeed(terrain.do_fog, terrain.fog_picks),
    fx.Draw: PartsDeed(terrain.do_draw, terrain.draw_picks_of_leader),
    # -- wandering
    fx.Run: PartsDeed(wandering.do_run, wandering.run_picks),
    registry.RunOn: PartsDeed(wandering.do_run, wandering.run_picks),
    registry.BlockBehind: PartsDeed(wandering.do_bar, wandering.behind_picks),
    fx.Bar: PartsDeed(wandering.do_bar, wandering.bar_picks),
    fx.Scan: PartsDeed(wandering.do_scan, wandering.scan_picks),
    fx.Sweep: PartsDeed(wandering.do_sweep, wandering.sweep_picks),
    registry.SweepExplored: PartsDeed(wandering.do_sweep, wandering.explored_picks),
    fx.Sound: PartsDeed(wandering.do_sound, wandering.sound_picks, wandering.why_no_goal),
}


def enter_verbs() -> None:
    """Every verb that a pack or a rule may use is done from now on."""
    assert DEEDS.keys() == set(get_args(registry.AnyEffect))
    registry.ENTERED.update(DEEDS)

"""Weapons as a player reads them from the cards: how far, how many dice, what a shot is worth from here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from holdfast.games.elite.bots.distances import hits
from holdfast.games.elite.bots.outlook import NEXT, Scene
from holdfast.games.elite.cards.effects import (
    BetterToHit,
    DoubleHit,
    DriveBack,
    ExtraDice,
    Harder,
    Hold,
    Modifier,
    Reroll,
    Splash,
)
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.rules.shot import LEAST_TO_HIT, FireReach, modifiers_of, reach_with

BAIT: Final = 4.0  # what an alien is worth that a trap is meant for
STOPPED: Final = 5.0  # what it is worth to keep an alien from coming home this round
STEP_BACK: Final = 0.4  # what one step less is worth, of those that could soon be too many
SURVIVES: Final = 0.6  # how likely somebody is left to be held or driven back


class Arm(msgspec.Struct, frozen=True):
    """A weapon in somebody's hand, with what is connected to it."""

    card: int
    reach: FireReach  # from outside the Starting Area
    hits: float  # to expect of one shot
    on_boss: int
    splash: bool
    holds: int
    drives: int  # steps that an alien goes back after the shot

    @property
    def stops(self) -> bool:
        """Whether a shot stops an alien even if it does not hit."""
        return bool(self.holds or self.drives)


def arm_of(parts: Parts, card: int, changes: Iterable[Modifier]) -> Arm:
    """Returns a weapon with all that changes it."""
    weapon = parts.cards[card]
    attack = weapon.attack
    assert attack is not None, weapon.id
    dice, to_hit, rerolls, double = attack.dice, attack.to_hit, 0, 7
    for change in changes:
        match change:
            case ExtraDice(n, when) if when == "always" or (when == "firearm" and attack.firearm):
                dice += n
            case BetterToHit(n, when) if when == "always" or (when == "firearm" and attack.firearm):
                to_hit = max(to_hit - n, LEAST_TO_HIT)
            case Reroll(n):
                rerolls += n
            case DoubleHit(at):
                double = min(double, at)
    chance = (7 - to_hit) / 6
    expected = dice * chance + min(rerolls, dice * (1 - chance)) * chance + dice * max(7 - max(double, to_hit), 0) / 6
    return Arm(
        card=card,
        reach=reach_with(card, attack, changes),
        hits=expected,
        on_boss=attack.damage + sum(m.n for m in changes if isinstance(m, Harder)),
        splash=any(isinstance(m, Splash) for m in changes),
        holds=sum(effect.aliens for effect in weapon.after if isinstance(effect, Hold)),
        drives=max((effect.n for effect in weapon.after if isinstance(effect, DriveBack)), default=0),
    )


class Armoury:
    """The arms of heroes, worked out once for what is in their hands."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, tuple[int, ...], tuple[int, ...], bool], list[Arm]] = {}

    def arms(self, scene: Scene, hero: int) -> list[Arm]:
        found = scene.arms.get(hero)
        if found is None:
            found = scene.arms[hero] = self._in_hand(scene, hero)
        return found

    def _in_hand(self, scene: Scene, hero: int) -> list[Arm]:
        s = scene.s
        key = (hero, tuple(s.carried[hero]), tuple(s.attached), scene.abilities_hold)
        found = self._known.get(key)
        if found is None:
            weapons = s.weapons_of(hero)
            found = self._known[key] = [arm_of(s.parts, card, modifiers_of(s, hero, card)) for card in weapons]
        return found

    def arm(self, scene: Scene, hero: int, card: int) -> Arm:
        return next(arm for arm in self.arms(scene, hero) if arm.card == card)


def in_reach(scene: Scene, arm: Arm, here: int) -> list[int]:
    """Returns the aliens that a shot from there could hit."""
    key = (arm.card, here)
    found = scene.reached.get(key)
    if found is None:
        at = scene.at
        hit = hits(scene.map, here, arm.reach, [at[alien] for alien in scene.aliens])
        found = scene.reached[key] = [alien for alien in scene.aliens if at[alien] in hit] if hit else []
    return found


def targets(scene: Scene, arm: Arm, here: int) -> list[int]:
    """Returns the aliens that a shot from there is meant for: not those that a trap is meant for."""
    found, spared = in_reach(scene, arm, here), scene.spared
    return [alien for alien in found if alien not in spared] if spared else found


def shot_worth(scene: Scene, arm: Arm, aliens: list[int], here: int) -> float:
    """Returns what one shot at these is worth on average: the best of them first. Hits too many go to those to be
    spared.
    """
    left, total = arm.hits * (1.6 if arm.splash else 1.0), stop_worth(scene, arm, aliens) if arm.stops else 0.0
    for worth, health in sorted(((scene.worth(alien), scene.health(alien)) for alien in aliens), reverse=True):
        need = max(1, -(-health // (arm.on_boss if health > 1 else 1)))
        part = min(left, need)
        total += worth * part / need
        left -= part
        if left <= 0:
            return total
    if scene.spared:
        dear = scene.baits | scene.marked
        total -= BAIT * min(left, sum(alien in dear for alien in in_reach(scene, arm, here)))
    return total


def stop_worth(scene: Scene, arm: Arm, aliens: list[int]) -> float:
    """Returns what it is worth that those who survive the shot are held or driven back: nearest to home first."""
    loose = [alien for alien in aliens if alien not in scene.s.held]
    found = sorted((_step_worth(scene, alien, arm.drives) for alien in loose), reverse=True)
    return SURVIVES * (sum(found[: arm.holds]) + (found[0] if arm.drives and found else 0.0))


def _step_worth(scene: Scene, alien: int, back: int) -> float:
    slack = scene.slack(alien)
    if slack <= 0:
        return STOPPED if slack + (back or scene.speed[alien]) > 0 else STEP_BACK
    return STEP_BACK * max(back, 1) * ((slack <= NEXT) + bool(scene.strain))

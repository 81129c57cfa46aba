"""Weapons as a player reads them from the cards: how far, how many dice, what a shot is worth from here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from holdfast.games.elite.bots.distances import hits
from holdfast.games.elite.bots.outlook import NEXT, TableOutlook
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


class HeldWeapon(msgspec.Struct, frozen=True):
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
        """Tells whether a shot stops an alien even if it does not hit."""
        return bool(self.holds or self.drives)


def held_weapon(parts: Parts, card: int, changes: Iterable[Modifier]) -> HeldWeapon:
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
    return HeldWeapon(
        card=card,
        reach=reach_with(card, attack, changes),
        hits=expected,
        on_boss=attack.damage + sum(m.n for m in changes if isinstance(m, Harder)),
        splash=any(isinstance(m, Splash) for m in changes),
        holds=sum(effect.aliens for effect in weapon.after if isinstance(effect, Hold)),
        drives=max((effect.n for effect in weapon.after if isinstance(effect, DriveBack)), default=0),
    )


class Armoury:
    """The weapons of heroes, worked out once for what is in their hands."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, tuple[int, ...], tuple[int, ...], bool], list[HeldWeapon]] = {}

    def weapons(self, outlook: TableOutlook, hero: int) -> list[HeldWeapon]:
        found = outlook.weapons.get(hero)
        if found is None:
            found = outlook.weapons[hero] = self._in_hand(outlook, hero)
        return found

    def _in_hand(self, outlook: TableOutlook, hero: int) -> list[HeldWeapon]:
        s = outlook.s
        key = (hero, tuple(s.carried[hero]), tuple(s.attached), outlook.abilities_hold)
        found = self._known.get(key)
        if found is None:
            weapons = s.weapons_of(hero)
            found = self._known[key] = [held_weapon(s.parts, card, modifiers_of(s, hero, card)) for card in weapons]
        return found

    def weapon(self, outlook: TableOutlook, hero: int, card: int) -> HeldWeapon:
        return next(weapon for weapon in self.weapons(outlook, hero) if weapon.card == card)


def in_reach(outlook: TableOutlook, weapon: HeldWeapon, here: int) -> list[int]:
    """Returns the aliens that a shot from there could hit."""
    key = (weapon.card, here)
    found = outlook.reached.get(key)
    if found is None:
        at = outlook.at
        hit = hits(outlook.map, here, weapon.reach, [at[alien] for alien in outlook.aliens])
        found = outlook.reached[key] = [alien for alien in outlook.aliens if at[alien] in hit] if hit else []
    return found


def targets(outlook: TableOutlook, weapon: HeldWeapon, here: int) -> list[int]:
    """Returns the aliens that a shot from there is meant for: not those that a trap is meant for."""
    found, spared = in_reach(outlook, weapon, here), outlook.spared
    return [alien for alien in found if alien not in spared] if spared else found


def shot_worth(outlook: TableOutlook, weapon: HeldWeapon, aliens: list[int], here: int) -> float:
    """Returns what one shot at these is worth on average: the best of them first. Hits too many go to those to be
    spared.
    """
    left, total = (
        weapon.hits * (1.6 if weapon.splash else 1.0),
        stop_worth(outlook, weapon, aliens) if weapon.stops else 0.0,
    )
    for worth, health in sorted(((outlook.worth(alien), outlook.health(alien)) for alien in aliens), reverse=True):
        need = max(1, -(-health // (weapon.on_boss if health > 1 else 1)))
        part = min(left, need)
        total += worth * part / need
        left -= part
        if left <= 0:
            return total
    if outlook.spared:
        dear = outlook.baits | outlook.marked
        total -= BAIT * min(left, sum(alien in dear for alien in in_reach(outlook, weapon, here)))
    return total


def stop_worth(outlook: TableOutlook, weapon: HeldWeapon, aliens: list[int]) -> float:
    """Returns what it is worth that those who survive the shot are held or driven back: nearest to home first."""
    loose = [alien for alien in aliens if alien not in outlook.s.held]
    found = sorted((_step_worth(outlook, alien, weapon.drives) for alien in loose), reverse=True)
    return SURVIVES * (sum(found[: weapon.holds]) + (found[0] if weapon.drives and found else 0.0))


def _step_worth(outlook: TableOutlook, alien: int, back: int) -> float:
    slack = outlook.slack(alien)
    if slack <= 0:
        return STOPPED if slack + (back or outlook.speed[alien]) > 0 else STEP_BACK
    return STEP_BACK * max(back, 1) * ((slack <= NEXT) + bool(outlook.strain))

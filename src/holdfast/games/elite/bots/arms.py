"""Weapons as a player reads them from the cards: how far, how many dice, what a shot is worth from here."""

from __future__ import annotations

from typing import Final

import msgspec

from holdfast.games.elite.bots.chart import reaches
from holdfast.games.elite.bots.scene import NEXT, Scene
from holdfast.games.elite.effects import (
    BetterToHit,
    DoubleHit,
    DriveBack,
    ExtraDice,
    ExtraReach,
    Harder,
    Hold,
    Lob,
    Marksman,
    Modifier,
    Reroll,
    Splash,
    TooNear,
)
from holdfast.games.elite.pack import Parts

BAIT: Final = 4.0  # what an alien is worth that a trap is meant for
STOPPED: Final = 5.0  # what it is worth to keep an alien from coming home this round
STEP_BACK: Final = 0.4  # what one step less is worth, of those that could soon be too many
SURVIVES: Final = 0.6  # how likely somebody is left to be held or driven back


class Arm(msgspec.Struct, frozen=True):
    """A weapon in somebody's hand, with what is connected to it."""

    card: int
    range: int
    hits: float  # to expect of one shot
    damage: int
    on_boss: int
    straight: bool
    lob: bool
    too_near: int
    splash: bool
    holds: int
    drives: int  # steps that an alien goes back after the shot

    @property
    def stops(self) -> bool:
        """Whether a shot stops an alien even if it does not hit."""
        return bool(self.holds or self.drives)


def arm_of(parts: Parts, card: int, attached: tuple[int, ...], more: tuple[Modifier, ...] = ()) -> Arm:
    """`more` is what the hero brings along."""
    weapon = parts.cards[card]
    attack = weapon.attack
    assert attack is not None, weapon.id
    changes = [*weapon.modifiers, *(m for other in attached for m in parts.cards[other].modifiers), *more]
    dice, to_hit, reach, rerolls, double = attack.dice, attack.to_hit, attack.range, 0, 7
    for change in changes:
        match change:
            case ExtraDice(n, when) if when == "always" or (when == "firearm" and attack.firearm):
                dice += n
            case BetterToHit(n, when) if when == "always" or (when == "firearm" and attack.firearm):
                to_hit = max(to_hit - n, 2)
            case ExtraReach(n):
                reach += n
            case Reroll(n):
                rerolls += n
            case DoubleHit(at):
                double = min(double, at)
    chance = (7 - to_hit) / 6
    hits = dice * chance + min(rerolls, dice * (1 - chance)) * chance + dice * max(7 - max(double, to_hit), 0) / 6
    return Arm(
        card=card,
        range=reach,
        hits=hits,
        damage=attack.damage,
        on_boss=attack.damage + sum(m.n for m in changes if isinstance(m, Harder)),
        straight=attack.straight,
        lob=any(isinstance(m, Lob) for m in changes),
        too_near=max((m.range for m in changes if isinstance(m, TooNear)), default=0),
        splash=any(isinstance(m, Splash) for m in changes),
        holds=sum(effect.aliens for effect in weapon.after if isinstance(effect, Hold)),
        drives=max((effect.n for effect in weapon.after if isinstance(effect, DriveBack)), default=0),
    )


class Armoury:
    """The arms of heroes, worked out once for each weapon as it is."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self._known: dict[tuple[int, int, tuple[int, ...], bool, int], Arm] = {}
        self._in_hand: dict[tuple[int, tuple[int, ...], tuple[int, ...], bool], list[Arm]] = {}

    def arms(self, scene: Scene, hero: int) -> list[Arm]:
        carried = scene.view.carried[hero]
        key = (hero, carried, scene.view.attached, scene.abilities_hold)
        found = self._in_hand.get(key)
        if found is None:
            found = self._in_hand[key] = [self.arm(scene, hero, card) for card in carried if self.is_weapon(card)]
        return found

    def is_weapon(self, card: int) -> bool:
        return self.parts.cards[card].kind == "weapon"

    def arm(self, scene: Scene, hero: int, card: int) -> Arm:
        view = scene.view
        attached = tuple(n for n, to in enumerate(view.attached) if to == card) if card in view.attached else ()
        able = scene.abilities_hold
        key = (hero, card, attached, able, len(view.carried[hero]))
        found = self._known.get(key)
        if found is None:
            found = arm_of(self.parts, card, attached, self._gifts(scene, hero, able))
            self._known[key] = found
        return found

    def _gifts(self, scene: Scene, hero: int, able: bool) -> tuple[Modifier, ...]:
        traits = list(self.parts.heroes[scene.view.heroes[hero]].traits) if able else []
        for card in scene.view.carried[hero]:
            traits += self.parts.cards[card].traits
        return tuple(m for trait in traits if isinstance(trait, Marksman) for m in trait.modifiers)


def in_reach(scene: Scene, arm: Arm, here: int) -> list[int]:
    """The aliens that a shot from there could hit."""
    return [
        alien
        for alien in scene.aliens
        if reaches(scene.map, here, scene.at[alien], arm.range, arm.straight, arm.lob, arm.too_near)
    ]


def targets(scene: Scene, arm: Arm, here: int) -> list[int]:
    """The aliens that a shot from there is meant for: not those that a trap is meant for."""
    found, spared = in_reach(scene, arm, here), scene.spared
    return [alien for alien in found if alien not in spared] if spared else found


def shot_worth(scene: Scene, arm: Arm, aliens: list[int], here: int) -> float:
    """What one shot at these is worth on average: the best of them first. Hits too many go to those to be spared."""
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
    """What it is worth that those who survive the shot are held or driven back: nearest to home first."""
    loose = [alien for alien in aliens if alien not in scene.view.held]
    found = sorted((_step_worth(scene, alien, arm.drives) for alien in loose), reverse=True)
    return SURVIVES * (sum(found[: arm.holds]) + (found[0] if arm.drives and found else 0.0))


def _step_worth(scene: Scene, alien: int, back: int) -> float:
    slack = scene.slack(alien)
    if slack <= 0:
        return STOPPED if slack + (back or scene.speed[alien]) > 0 else STEP_BACK
    return STEP_BACK * max(back, 1) * ((slack <= NEXT) + bool(scene.strain))

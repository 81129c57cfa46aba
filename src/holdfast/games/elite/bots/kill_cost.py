"""What it takes to stop an alien: how many alien results will come up until a hero has killed it."""

from __future__ import annotations

from typing import Final

from holdfast.games.elite.bots.outlook import Scene
from holdfast.games.elite.bots.weapon_value import Arm
from holdfast.games.elite.cards.effects import Stride
from holdfast.games.elite.cards.slots import SYMBOLS
from holdfast.games.elite.maps.map import FAR
from holdfast.games.elite.state import slot_of

FACES: Final = len(SYMBOLS)  # one of them is the alien
NEVER: Final = 99.0


def toll(scene: Scene, arms: list[Arm], hero: int, alien: int) -> float:
    """Alien results to expect while this hero goes for that alien, with the weapon that does it soonest."""
    worn = scene.s.worn
    dice = min((_dice(scene, arm, hero, alien) for arm in arms if arm.card not in worn), default=None)
    if dice is None or (dice and not scene.dice_left(hero)):
        return NEVER
    return dice / FACES


def firing_way(scene: Scene, arm: Arm, alien: int) -> bytes:
    """Steps from everywhere to where this weapon hits the alien."""
    return scene.chart.firing(scene.at[alien], arm.reach)


def approach(scene: Scene, arms: list[Arm], hero: int, alien: int) -> int:
    """Returns how many steps until the hero can hit the alien with one of these."""
    return min((firing_way(scene, arm, alien)[scene.at[hero]] for arm in arms), default=FAR)


def hunting_way(scene: Scene, arms: list[Arm], hero: int, alien: int) -> bytes | None:
    """Returns where to go for the weapon that stops the alien soonest."""
    able = [arm for arm in arms if arm.card not in scene.s.worn]
    if not able:
        return None
    return firing_way(scene, min(able, key=lambda arm: _dice(scene, arm, hero, alien)), alien)


def _dice(scene: Scene, arm: Arm, hero: int, alien: int) -> float:
    """Dice to roll: for the steps there, for the slots that are open, and for every further shot."""
    key = (arm.card, hero, alien)
    found = scene.tolls.get(key)
    if found is None:
        found = scene.tolls[key] = _dice_to_roll(scene, arm, hero, alien)
    return found


def _dice_to_roll(scene: Scene, arm: Arm, hero: int, alien: int) -> float:
    first, open_slots, each_shot = slot_of(arm.card, 0), 0.0, 0.0
    for n, slot in enumerate(scene.parts.cards[arm.card].slots):
        dice = FACES / len(slot.icons)
        if not scene.s.is_filled(first + n):
            open_slots += dice
        if not slot.locking:
            each_shot += dice
    power = arm.on_boss if scene.health(alien) > 1 else 1
    shots = 1.0 if arm.stops else max(scene.health(alien) / max(arm.hits * power, 0.1), 1.0)
    if not each_shot and shots > 1:
        each_shot = NEVER
    steps = firing_way(scene, arm, alien)[scene.at[hero]]
    return FACES * steps / stride(scene, hero) + open_slots + (shots - 1) * each_shot


def stride(scene: Scene, hero: int) -> int:
    """Spaces that a Move result takes the hero."""
    traits = scene.parts.heroes[scene.s.heroes[hero]].traits if scene.abilities_hold else ()
    return max((trait.n for trait in traits if isinstance(trait, Stride)), default=1)

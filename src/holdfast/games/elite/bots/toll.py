"""What it takes to stop an alien: how many alien results will come up until a hero has killed it."""

from __future__ import annotations

from typing import Final

from holdfast.games.elite.bots.arms import Arm
from holdfast.games.elite.bots.scene import Scene
from holdfast.games.elite.effects import Stride
from holdfast.games.elite.slots import SYMBOLS
from holdfast.games.elite.state import slot_of

FACES: Final = len(SYMBOLS)  # one of them is the alien
NEVER: Final = 99.0


def toll(scene: Scene, arms: list[Arm], hero: int, alien: int) -> float:
    """Alien results to expect while this hero goes for that alien, with the weapon that does it soonest."""
    worn = scene.view.worn
    dice = min((_dice(scene, arm, hero, alien) for arm in arms if arm.card not in worn), default=None)
    if dice is None or (dice and not scene.dice_left(hero)):
        return NEVER
    return dice / FACES


def steps_to_hit(scene: Scene, arm: Arm, hero: int, alien: int) -> int:
    """About how many steps until this weapon reaches the alien."""
    here, there = scene.at[hero], scene.at[alien]
    far = scene.map.distance[here][there]
    reach = min(arm.range, 1) if scene.map.is_start[here] else arm.range
    hidden = 0 if arm.lob or scene.map.sight[here][there] else 2
    askew = 1 if arm.straight and not scene.map.lined_up[here][there] else 0
    return max(far - reach, 0) + max(hidden, askew)


def _dice(scene: Scene, arm: Arm, hero: int, alien: int) -> float:
    """Dice to roll: for the steps there, for the slots that are open, and for every further shot."""
    first, open_slots, each_shot = slot_of(arm.card, 0), 0.0, 0.0
    for n, slot in enumerate(scene.parts.cards[arm.card].slots):
        dice = FACES / len(slot.icons)
        if not scene.is_filled(first + n):
            open_slots += dice
        if not slot.locking:
            each_shot += dice
    power = arm.on_boss if scene.health(alien) > 1 else 1
    shots = max(scene.health(alien) / max(arm.hits * power, 0.1), 1.0)
    if not each_shot and shots > 1:
        each_shot = NEVER
    return FACES * steps_to_hit(scene, arm, hero, alien) / stride(scene, hero) + open_slots + (shots - 1) * each_shot


def stride(scene: Scene, hero: int) -> int:
    """Spaces that a Move result takes the hero."""
    traits = scene.parts.heroes[scene.view.heroes[hero]].traits if scene.abilities_hold() else ()
    return max((trait.n for trait in traits if isinstance(trait, Stride)), default=1)

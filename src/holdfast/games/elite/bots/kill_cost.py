"""What it takes to stop an alien: how many alien results will come up until a hero has killed it."""

from __future__ import annotations

from typing import Final

from holdfast.games.elite.bots.outlook import TableOutlook
from holdfast.games.elite.bots.weapon_value import HeldWeapon
from holdfast.games.elite.cards.effects import Stride
from holdfast.games.elite.cards.slots import SYMBOLS
from holdfast.games.elite.maps.map import FAR
from holdfast.games.elite.state import slot_of

FACES: Final = len(SYMBOLS)  # one of them is the alien
NEVER: Final = 99.0


def kill_cost(outlook: TableOutlook, weapons: list[HeldWeapon], hero: int, alien: int) -> float:
    """Returns the alien results to expect while this hero goes for that alien, with the weapon that does it soonest."""
    worn = outlook.s.worn
    dice = min((_dice(outlook, weapon, hero, alien) for weapon in weapons if weapon.card not in worn), default=None)
    if dice is None or (dice and not outlook.dice_left(hero)):
        return NEVER
    return dice / FACES


def firing_way(outlook: TableOutlook, weapon: HeldWeapon, alien: int) -> bytes:
    """Returns the steps from everywhere to where this weapon hits the alien."""
    return outlook.distances.firing(outlook.at[alien], weapon.reach)


def approach(outlook: TableOutlook, weapons: list[HeldWeapon], hero: int, alien: int) -> int:
    """Returns how many steps until the hero can hit the alien with one of these."""
    return min((firing_way(outlook, weapon, alien)[outlook.at[hero]] for weapon in weapons), default=FAR)


def hunting_way(outlook: TableOutlook, weapons: list[HeldWeapon], hero: int, alien: int) -> bytes | None:
    """Returns where to go for the weapon that stops the alien soonest."""
    able = [weapon for weapon in weapons if weapon.card not in outlook.s.worn]
    if not able:
        return None
    return firing_way(outlook, min(able, key=lambda weapon: _dice(outlook, weapon, hero, alien)), alien)


def _dice(outlook: TableOutlook, weapon: HeldWeapon, hero: int, alien: int) -> float:
    """Returns the dice to roll: for the steps there, for the slots that are open, and for every further shot."""
    key = (weapon.card, hero, alien)
    found = outlook.kill_costs.get(key)
    if found is None:
        found = outlook.kill_costs[key] = _dice_to_roll(outlook, weapon, hero, alien)
    return found


def _dice_to_roll(outlook: TableOutlook, weapon: HeldWeapon, hero: int, alien: int) -> float:
    first, open_slots, each_shot = slot_of(weapon.card, 0), 0.0, 0.0
    for n, slot in enumerate(outlook.parts.cards[weapon.card].slots):
        dice = FACES / len(slot.icons)
        if not outlook.s.is_filled(first + n):
            open_slots += dice
        if not slot.locking:
            each_shot += dice
    power = weapon.on_boss if outlook.health(alien) > 1 else 1
    shots = 1.0 if weapon.stops else max(outlook.health(alien) / max(weapon.hits * power, 0.1), 1.0)
    if not each_shot and shots > 1:
        each_shot = NEVER
    steps = firing_way(outlook, weapon, alien)[outlook.at[hero]]
    return FACES * steps / stride(outlook, hero) + open_slots + (shots - 1) * each_shot


def stride(outlook: TableOutlook, hero: int) -> int:
    """Returns how many spaces a Move result takes the hero."""
    traits = outlook.parts.heroes[outlook.s.heroes[hero]].traits if outlook.abilities_hold else ()
    return max((trait.n for trait in traits if isinstance(trait, Stride)), default=1)

"""Which alien step does least harm: for alien results, shared steps and forks."""

from __future__ import annotations

from typing import Final

from holdfast.games.elite.bots.outlook import TableOutlook
from holdfast.games.elite.cards.effects import Braced
from holdfast.games.elite.maps.map import FAR
from holdfast.games.elite.state import MOST_HEROES

LOSES: Final = 1000.0
BY_SLACK: Final = (6.0, 2.0, 1.0, 0.5, 0.3, 0.2, 0.1)  # harm of the step that leaves so much slack
OVERDUE: Final = (20.0, 20.0, 20.0, 8.0, 4.0)  # harm of a step that leaves so many steps home, and no slack
STRAIN: Final = 0.8
INTO_HERO: Final = 1.2
NEAR_DEATH: Final = 60.0
CHAIN: Final = 6  # pushes looked ahead
OFF_TRAP: Final = 3.0
ONTO_TRAP: Final = -1.5
TOWARDS_TRAP: Final = -0.8


def harm(outlook: TableOutlook, alien: int, to: int, depth: int = 0) -> float:
    """Returns what it costs if this alien takes that step, in the damage of a hero or thereabouts."""
    key = (alien, to, depth)
    found = outlook.harms.get(key)
    if found is None:
        found = outlook.harms[key] = _harm(outlook, alien, to, depth)
    return found


def _harm(outlook: TableOutlook, alien: int, to: int, depth: int) -> float:
    s, distances = outlook.s, outlook.distances
    if outlook.map.is_start[to]:
        return LOSES
    if alien in s.held:
        return 0.0
    ahead = distances.longest[to] - (to in s.slime)
    slack = ahead - outlook.speed[alien]
    total = BY_SLACK[min(slack, len(BY_SLACK) - 1)] if slack >= 0 else OVERDUE[min(ahead, len(OVERDUE) - 1)]
    if to in outlook.standing:
        other = s.at.index(to)
        if other < MOST_HEROES:
            total += push_harm(outlook, other)
        elif depth < CHAIN:
            total += min((harm(outlook, other, way, depth + 1) for way in outlook.map.paths[to]), default=0.3)
    if outlook.baits or s.traps:
        total += trap_harm(outlook, alien, to)
    return total


def push_harm(outlook: TableOutlook, hero: int) -> float:
    sheet = outlook.parts.heroes[outlook.s.heroes[hero]]
    if outlook.abilities_hold and any(isinstance(trait, Braced) for trait in sheet.traits):
        return 0.2
    damage = outlook.s.damage[hero] + 1
    if damage > sheet.track:
        return NEAR_DEATH
    return INTO_HERO + (1.0 if damage in sheet.thresholds else 0.0)


def trap_harm(outlook: TableOutlook, alien: int, to: int) -> float:
    """Returns what harm a step does in Capture, where aliens are wanted on traps, and there alone."""
    if alien in outlook.bosses:
        return 0.0
    if alien in outlook.baits:
        return OFF_TRAP
    best = 0.0
    for traps in outlook.wanted_traps:
        for trap in traps:
            if to == trap:
                return ONTO_TRAP
            ahead = outlook.distances.leads_to(trap)
            if ahead[to] < ahead[outlook.at[alien]] < FAR and alien in outlook.marked:
                best = min(best, TOWARDS_TRAP)
            elif alien in outlook.marked:
                best = max(best, 0.5)
    return best


def least_harm(outlook: TableOutlook) -> float:
    """Returns the harm of the best step there is: what an alien result will cost."""
    if not outlook.movable:
        return 0.0
    at, paths, best = outlook.at, outlook.map.paths, LOSES
    strain = STRAIN * outlook.strain
    for alien in outlook.movable:
        for to in paths[at[alien]]:
            found = harm(outlook, alien, to)
            if found < best:
                best = found
    return best + strain if best > 0 else best

"""What an attack is (R124-R126, R134, R150): the stats of a weapon with all that changes them, and whom it reaches."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from holdfast.games.elite.cards.effects import (
    BetterToHit,
    DoubleHit,
    ExtraDice,
    ExtraReach,
    Harder,
    Lob,
    Marksman,
    Modifier,
    Reroll,
    Splash,
    TooNear,
)
from holdfast.games.elite.cards.types import WeaponStats
from holdfast.games.elite.maps.map import Map
from holdfast.games.elite.rules.damage import locked_dice
from holdfast.games.elite.state import Elite

LEAST_TO_HIT = 2


class Shot(msgspec.Struct, frozen=True):
    """The stats of one attack, with all that changes them."""

    range: int
    dice: int
    to_hit: int
    damage: int
    straight: bool
    sight: bool
    rerolls: tuple[int, ...]  # misses that each modifier lets roll again, one after the other
    double_at: int  # 7: never
    more_on_boss: int
    splash: int  # other aliens that each hit harms, one for each modifier
    too_near: int


def modifiers_of(s: Elite, hero: int, card: int) -> list[Modifier]:
    found = [*s.parts.cards[card].modifiers]
    for attachment in s.attachments_of(card):
        found += s.parts.cards[attachment].modifiers
    for trait in s.traits(hero, Marksman):
        found += trait.modifiers
    return found


def applies(s: Elite, hero: int, card: int, when: str) -> bool:
    """Tells whether the condition of a modifier is met (see effects.AttackWhen)."""
    attack, here = s.parts.cards[card].attack, s.at[hero]
    distance = s.map.distance[here]
    others = [distance[s.at[other]] for other in range(len(s.heroes)) if other != hero]
    match when:
        case "firearm":
            return attack is not None and attack.firearm
        case "hurt":
            return bool(locked_dice(s, hero))
        case "alone":
            return all(far > 2 for far in others)
        case "together":
            return any(far <= 1 for far in others)
        case "surrounded":
            return sum(distance[s.at[alien]] <= 1 for alien in s.aliens()) >= 2
        case _:
            return True


class FireReach(msgspec.Struct, frozen=True, gc=False):
    """Where a weapon in somebody's hands reaches now, as everybody may see it on the table."""

    card: int
    range: int
    too_near: int  # so near it does not reach; 0: it does
    straight: bool
    sight: bool


def reach_of(s: Elite, hero: int, card: int) -> FireReach:
    """Returns how far a weapon reaches from where the hero stands."""
    attack = s.parts.cards[card].attack
    assert attack is not None, card
    reach = reach_with(card, attack, modifiers_of(s, hero, card))
    return from_home(reach) if s.is_home(hero) else reach


def reach_with(card: int, attack: WeaponStats, changes: Iterable[Modifier]) -> FireReach:
    """Returns how far a weapon reaches with all that changes it, but for the place from which it is fired."""
    far, too_near, sight = attack.range, 0, True
    for change in changes:
        if isinstance(change, ExtraReach):
            far += change.n
        elif isinstance(change, TooNear):
            too_near = max(too_near, change.range)
        elif isinstance(change, Lob):
            sight = False
    return FireReach(card, far, too_near, attack.straight, sight)


def from_home(reach: FireReach) -> FireReach:
    """Returns the same from inside the Starting Area, where the range is 1 (R134, A38)."""
    return reach if reach.range <= 1 else msgspec.structs.replace(reach, range=1)


def reaches_of(s: Elite) -> tuple[FireReach, ...]:
    """Returns how far each weapon reaches that is carried."""
    return tuple(
        [
            reach_of(s, hero, card)
            for hero, cards in enumerate(s.carried)
            for card in cards
            if s.parts.cards[card].attack is not None
        ]
    )


def shot_of(s: Elite, hero: int, card: int) -> Shot:
    """Returns what an attack with this weapon is now."""
    attack = s.parts.cards[card].attack
    assert attack is not None, card
    changes = [
        m
        for m in modifiers_of(s, hero, card)
        if not isinstance(m, ExtraDice | BetterToHit) or applies(s, hero, card, m.when)
    ]
    reach = reach_of(s, hero, card)
    better = sum(m.n for m in changes if isinstance(m, BetterToHit))
    return Shot(
        range=reach.range,
        dice=attack.dice + sum(m.n for m in changes if isinstance(m, ExtraDice)),
        to_hit=max(attack.to_hit - better, min(attack.to_hit, LEAST_TO_HIT)),
        damage=attack.damage,
        straight=reach.straight,
        sight=reach.sight,
        rerolls=tuple(m.n for m in changes if isinstance(m, Reroll)),
        double_at=min((m.at for m in changes if isinstance(m, DoubleHit)), default=7),
        more_on_boss=sum(m.n for m in changes if isinstance(m, Harder)),
        splash=sum(isinstance(m, Splash) for m in changes),
        too_near=reach.too_near,
    )


def printed_shot(attack: WeaponStats) -> Shot:
    """Returns an attack as it is printed."""
    return Shot(attack.range, attack.dice, attack.to_hit, attack.damage, attack.straight, True, (), 7, 0, 0, 0)


def targets(s: Elite, here: int, shot: Shot) -> list[int]:
    """Returns the aliens that hits may go to: those in reach, and in line of sight if need be (R126)."""
    map, at = s.map, s.at
    return [
        alien
        for alien in s.aliens()
        if is_in_reach(map, here, at[alien], shot) and (not shot.sight or s.is_clear(here, at[alien]))
    ]


def is_in_reach(map: Map, here: int, cell: int, reach: Shot | FireReach) -> bool:
    """Tells whether a cell is in range, not too near, and in line if need be (R126, R150); sight is another matter."""
    far = map.distance[here][cell]
    if far > reach.range or (far <= reach.too_near and reach.too_near):
        return False
    return not reach.straight or bool(map.lined_up[here][cell])

"""Which cards a player likes: weapons by what they do for their dice, items by what they are for."""

from __future__ import annotations

from math import sqrt
from typing import Final

from holdfast.engine.rng import Rng
from holdfast.games.elite.bots.weapon_value import held_weapon
from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.cards.pack import Parts

SPREAD: Final = 100  # percent: how far tastes differ
FAR_ENOUGH: Final = 6


class CardValues:
    """What each card is worth to one player: a better card is liked better, but tastes differ more than cards do."""

    def __init__(self, parts: Parts, rng: Rng) -> None:
        self.parts = parts
        self.likes = [
            sqrt(plain_worth(parts, card)) * (100 + rng.below(SPREAD, "taste")) / 100
            for card in range(len(parts.cards))
        ]

    def of(self, card: int) -> float:
        return self.likes[card]


def plain_worth(parts: Parts, card: int) -> float:
    sheet = parts.cards[card]
    if sheet.kind == "weapon":
        return weapon_worth(parts, card)
    if sheet.kind == "attachment":
        return 1.6
    worth = 0.6
    for effect in sheet.use:
        match effect:
            case fx.Heal():
                worth += 0.5 * effect.n
            case fx.MoveUpTo() | fx.Recall() | fx.Hold() | fx.DriveBack() | fx.Fill() | fx.NextSpawn() | fx.AlienPace():
                worth += 0.8
            case fx.Hit() | fx.Blast():
                worth += 1.0
            case _:
                worth += 0.4
    for trait in sheet.traits:
        worth += 1.2 if isinstance(trait, fx.Armour | fx.Stride | fx.Marksman) else 0.5
    return worth


def weapon_worth(parts: Parts, card: int) -> float:
    """Hits for the dice that a shot takes; dice that lock count once a round, and far is better than near."""
    weapon = held_weapon(parts, card, parts.cards[card].modifiers)
    slots = parts.cards[card].slots
    regular = sum(not slot.locking for slot in slots)
    either = sum(len(slot.icons) > 1 for slot in slots)
    cost = (regular + 0.4 * (len(slots) - regular) if regular else 2.5 * len(slots)) - 0.3 * either
    reach = min(weapon.reach.range, FAR_ENOUGH) * (0.7 if weapon.reach.straight else 1.0)
    at_times = [m.n for m in parts.cards[card].modifiers if isinstance(m, fx.ExtraDice) and m.when != "always"]
    stops = 0.4 * weapon.holds + 0.2 * weapon.drives
    extras = (
        0.3 * sum(at_times) + 0.3 * (not weapon.reach.sight) + stops + 0.3 * (weapon.on_boss - 1) + 0.4 * weapon.splash
    )
    return (weapon.hits / max(cost, 0.5)) * (0.7 + 0.3 * reach) + extras

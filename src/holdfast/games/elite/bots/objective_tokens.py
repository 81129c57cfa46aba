"""Objective tokens: what is still open on them, and in Demolition which of those that a hero carries comes next."""

from __future__ import annotations

from holdfast.games.elite.bots.outlook import TableOutlook
from holdfast.games.elite.state import CARRIED, token_slot


def missing(outlook: TableOutlook, token: int) -> int:
    """Returns how many slots of a token are still open."""
    s = outlook.s
    return sum(not s.is_filled(token_slot(token, n)) for n in range(len(s.token_slots(token))))


# -- charges: Demolition tokens that heroes carry


def charges(outlook: TableOutlook, hero: int) -> list[int]:
    return [token for token, cell in enumerate(outlook.s.token_at) if cell == CARRIED - hero]


def next_charge(outlook: TableOutlook, hero: int) -> int:
    """Returns the charge that this hero readies next: the largest that there are dice for."""
    best, size, dice = -1, 0, outlook.dice_left(hero)
    for token in charges(outlook, hero):
        if token in outlook.s.token_ready:
            return token
        slots = len(outlook.s.token_slots(token))
        if missing(outlook, token) <= dice and slots > size:
            best, size = token, slots
    return best


def can_fill(outlook: TableOutlook, hero: int) -> bool:
    """Tells whether the hero carries a charge that there are dice for."""
    return outlook.s.options.mission == "demolition" and next_charge(outlook, hero) >= 0


def least_charge(outlook: TableOutlook, hero: int) -> int:
    """Returns the charge that takes the fewest dice, if it leaves the hero one to fight with."""
    mine = [(missing(outlook, token), token) for token in charges(outlook, hero)]
    return min((charge for charge in mine if charge[0] < outlook.usable_dice(hero)), default=(0, -1))[1]


def has_begun(outlook: TableOutlook, hero: int) -> bool:
    """Tells whether dice lie in a charge that this hero carries."""
    return any(missing(outlook, token) < len(outlook.s.token_slots(token)) for token in charges(outlook, hero))


def next_place(outlook: TableOutlook, hero: int) -> int:
    """Returns where a charge shall go that there are too few dice for this round: its carrier waits there."""
    if not charges(outlook, hero):
        return -1
    here = outlook.at[hero]
    return min(outlook.s.targets, key=lambda cell: (outlook.distances.beside(cell)[here], cell), default=-1)

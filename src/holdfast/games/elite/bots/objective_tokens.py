"""Objective tokens: what is still open on them, and in Demolition which of those that a hero carries comes next."""

from __future__ import annotations

from holdfast.games.elite.bots.outlook import Scene
from holdfast.games.elite.state import CARRIED, token_slot


def missing(scene: Scene, token: int) -> int:
    """Returns how many slots of a token are still open."""
    s = scene.s
    return sum(not s.is_filled(token_slot(token, n)) for n in range(len(s.token_slots(token))))


# -- charges: Demolition tokens that heroes carry


def charges(scene: Scene, hero: int) -> list[int]:
    return [token for token, cell in enumerate(scene.s.token_at) if cell == CARRIED - hero]


def next_charge(scene: Scene, hero: int) -> int:
    """Returns the charge that this hero readies next: the largest that there are dice for."""
    best, size, dice = -1, 0, scene.dice_left(hero)
    for token in charges(scene, hero):
        if token in scene.s.token_ready:
            return token
        slots = len(scene.s.token_slots(token))
        if missing(scene, token) <= dice and slots > size:
            best, size = token, slots
    return best


def can_fill(scene: Scene, hero: int) -> bool:
    """Tells whether the hero carries a charge that there are dice for."""
    return scene.s.options.mission == "demolition" and next_charge(scene, hero) >= 0


def least_charge(scene: Scene, hero: int) -> int:
    """Returns the charge that takes the fewest dice, if it leaves the hero one to fight with."""
    mine = [(missing(scene, token), token) for token in charges(scene, hero)]
    return min((charge for charge in mine if charge[0] < scene.usable_dice(hero)), default=(0, -1))[1]


def has_begun(scene: Scene, hero: int) -> bool:
    """Tells whether dice lie in a charge that this hero carries."""
    return any(missing(scene, token) < len(scene.s.token_slots(token)) for token in charges(scene, hero))


def next_place(scene: Scene, hero: int) -> int:
    """Returns where a charge shall go that there are too few dice for this round: its carrier waits there."""
    if not charges(scene, hero):
        return -1
    here = scene.at[hero]
    return min(scene.s.targets, key=lambda cell: (scene.chart.beside(cell)[here], cell), default=-1)

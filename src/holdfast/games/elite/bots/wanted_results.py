"""Which results a player hopes for, and where they would go: weapons, items, objectives, events."""

from __future__ import annotations

from typing import Final

import msgspec

from holdfast.games.elite.bots.duties import Duty, has_work
from holdfast.games.elite.bots.item_value import use_worth
from holdfast.games.elite.bots.objective_tokens import least_charge, missing, next_charge
from holdfast.games.elite.bots.outlook import SeatOutlook
from holdfast.games.elite.bots.weapon_value import Armoury, shot_worth, targets
from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.cards.slots import SYMBOLS, Slots
from holdfast.games.elite.state import CARRIED, FREE, event_slot, slot_of, token_slot

OBJECTIVE_WORTH: Final = 4.0
LATER: Final = 0.9  # the objective can wait while there is something to shoot at, and time
PLENTY_MS: Final = 60_000
PRELOAD: Final = 0.3
URGENT: Final = 4.5
DIRE: Final = 6.0
HELP: Final = 2  # dice kept back for a token that somebody else has begun
WALK: Final = 2  # dice to come home with, once the mission is complete
IDLE_DUTIES: Final = ("home", "search")


class WantedResult(msgspec.Struct, frozen=True):
    slot: int
    worth: float
    faces: tuple[int, ...]


def wanted_results(outlook: SeatOutlook, armoury: Armoury, duties: list[Duty]) -> list[WantedResult]:
    found: list[WantedResult] = []
    under_fire = False
    for hero in outlook.mine:
        under_fire |= _weapons(outlook, armoury, hero, duties[hero], found)
        _items(outlook, hero, duties, found)
    needed = _objectives(outlook, duties, under_fire, found)
    _events(outlook, duties, needed, found)
    return found


def _add(
    outlook: SeatOutlook, first: int, slots: Slots, worth: float, found: list[WantedResult], may_lock: bool = True
) -> None:
    open_slots = [n for n in range(len(slots)) if not outlook.s.is_filled(first + n)]
    for n in open_slots:
        if may_lock or not slots[n].locking:
            faces = tuple(SYMBOLS.index(icon) for icon in slots[n].icons)
            found.append(WantedResult(first + n, worth / len(open_slots), faces))


def dice_reserved(outlook: SeatOutlook, hero: int, duty: Duty) -> int:
    """Returns how many dice the hero's objective will take this round, or the way home."""
    s = outlook.s
    if outlook.is_complete and not outlook.map.is_start[outlook.at[hero]]:
        return WALK
    match s.options.mission:
        case "demolition":
            charge = next_charge(outlook, hero) if duty.kind == "objective" else least_charge(outlook, hero)
            return missing(outlook, charge) if charge >= 0 and charge not in s.token_ready else 0
        case "extermination" | "capture":
            if duty.kind == "objective":
                return missing(outlook, duty.token)
            return (
                max(HELP - dice_in_tokens(outlook, hero), 0)
                if has_work(outlook) and outlook.usable_dice(hero) > HELP
                else 0
            )
        case _:
            return 0


def dice_in_tokens(outlook: SeatOutlook, hero: int) -> int:
    """Returns how many dice the hero's player has in objective tokens."""
    s = outlook.s
    first, last = token_slot(0, 0), token_slot(len(s.token_at), 0)
    return sum(first <= s.place[die] < last for die in s.dice_of(s.owner(hero)))


def _weapons(outlook: SeatOutlook, armoury: Armoury, hero: int, duty: Duty, found: list[WantedResult]) -> bool:
    """Wants dice for weapons that have something to shoot at, and keeps the rest half loaded when aliens are near;
    tells whether there is anything to shoot at.
    """
    s, here, has_targets = outlook.s, outlook.at[hero], False
    spare = outlook.dice_left(hero) - dice_reserved(outlook, hero, duty)
    for weapon in armoury.weapons(outlook, hero):
        if weapon.card in s.worn:
            continue
        slots, first = outlook.parts.cards[weapon.card].slots, slot_of(weapon.card, 0)
        aliens = targets(outlook, weapon, here)
        if aliens:
            has_targets = True
            worth = shot_worth(outlook, weapon, aliens, here)
            locks = sum(slot.locking and not outlook.s.is_filled(first + n) for n, slot in enumerate(slots))
            if locks <= spare or (worth > DIRE and not outlook.is_complete):
                _add(outlook, first, slots, worth, found)
        elif any(
            outlook.map.distance[here][outlook.at[alien]] <= min(weapon.reach.range, 6) + 2 for alien in outlook.aliens
        ):
            _add(outlook, first, slots, PRELOAD, found, may_lock=False)
    return has_targets


def _items(outlook: SeatOutlook, hero: int, duties: list[Duty], found: list[WantedResult]) -> None:
    spare = outlook.dice_left(hero) - dice_reserved(outlook, hero, duties[hero])
    for card in outlook.s.carried[hero]:
        item = outlook.parts.cards[card]
        if item.kind == "item" and item.use and item.slots and card not in outlook.s.worn:
            first = slot_of(card, 0)
            locks = sum(slot.locking and not outlook.s.is_filled(first + n) for n, slot in enumerate(item.slots))
            worth = use_worth(outlook, card, hero, duties)
            if worth >= 0.8 and (locks <= spare or (worth > DIRE and not outlook.is_complete)):
                _add(outlook, first, item.slots, worth, found)


def _objectives(outlook: SeatOutlook, duties: list[Duty], under_fire: bool, found: list[WantedResult]) -> int:
    """Wants dice for what can be filled this round; returns how many that still takes."""
    s, needed = outlook.s, 0
    if s.options.mission in ("recon", "exploration"):
        return 0
    for hero in outlook.mine:
        duty = duties[hero]
        for token in _tokens(outlook, hero, duty):
            first, left = token_slot(token, 0), missing(outlook, token)
            needed += left
            if left > _dice_for(outlook, token, hero):
                continue
            wait = under_fire and not outlook.left.is_under(PLENTY_MS + 1) and left + 1 >= outlook.usable_dice(hero)
            _add(outlook, first, outlook.s.token_slots(token), (LATER if wait else OBJECTIVE_WORTH) * left, found)
    return needed


def _tokens(outlook: SeatOutlook, hero: int, duty: Duty) -> list[int]:
    """Returns the tokens that this hero may and should fill now."""
    s, here = outlook.s, outlook.at[hero]
    if s.options.mission == "demolition":
        is_there = any(target in outlook.map.near[here] for target in s.targets)
        charge = next_charge(outlook, hero)
        return [charge] if is_there and charge >= 0 and charge not in s.token_ready else []
    found = [t for t, cell in enumerate(s.token_at) if t not in s.token_ready and s.is_near(hero, cell)]
    if s.options.mission == "capture":
        baited = {s.at[bait] for bait in outlook.baits}
        found = [t for t in found if any(trap in outlook.map.near[s.token_at[t]] for trap in baited)]
    return found


def _dice_for(outlook: SeatOutlook, token: int, hero: int) -> int:
    """Returns how many dice could still go there, of everybody who is beside it."""
    cell = outlook.s.token_at[token]
    if cell <= CARRIED or outlook.s.seated == 1:
        return outlook.dice_left(hero)
    near = outlook.map.near[cell]
    return sum(outlook.dice_left(h) for h in outlook.heroes if h == hero or outlook.at[h] in near)


def _events(outlook: SeatOutlook, duties: list[Duty], needed: int, found: list[WantedResult]) -> None:
    """Wants dice that are left over for events that hurt, if all together have the dice for them."""
    s = outlook.s
    if not s.ongoing or not outlook.left.is_under(75_001):
        return
    kept = max((dice_reserved(outlook, hero, duties[hero]) for hero in outlook.mine), default=0)
    spare = len(outlook.free_dice()) - max(needed, kept)
    busy = any(duties[hero].kind not in IDLE_DUTIES for hero in outlook.mine)
    if spare <= (1 if busy else 0):
        return
    everybody = sum(place == FREE for place in s.place)
    rounds = outlook.parts.numbers.rounds - s.round
    for event in s.ongoing:
        if event in s.fulfilled:
            continue
        slots = s.event_slots(event)
        first = event_slot(event, 0)
        left = sum(not outlook.s.is_filled(first + n) for n in range(len(slots)))
        if left <= everybody:
            worth = event_worth(outlook, event) * min(rounds + 1, 3) / 3
            _add(outlook, first, slots, worth * (1.5 if left < len(slots) else 1.0), found)


def event_worth(outlook: SeatOutlook, event: int) -> float:
    """Returns how much an event hurts in a round."""
    total = 0.0
    for effect in outlook.parts.events[event].effects:
        match effect:
            case fx.Wound():
                total += len(outlook.heroes) * effect.n
            case fx.Strike() | fx.AlienPace() | fx.MoreFigures() | fx.Spawn():
                total += 3.0
            case fx.Advance():
                total += 3.0 if effect.only == "all" else 1.5
            case fx.AllActivate() | fx.AddTime():
                total += 2.0
            case _:
                total += 1.0
    return total

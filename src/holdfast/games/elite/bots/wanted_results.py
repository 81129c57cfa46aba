"""Which results a player hopes for, and where they would go: weapons, items, objectives, events."""

from __future__ import annotations

from typing import Final

import msgspec

from holdfast.games.elite.bots.duties import Duty, has_work
from holdfast.games.elite.bots.item_value import use_worth
from holdfast.games.elite.bots.objective_tokens import least_charge, missing, next_charge
from holdfast.games.elite.bots.outlook import Scene
from holdfast.games.elite.bots.weapon_value import Armoury, shot_worth, targets
from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.cards.slots import SYMBOLS, Slots
from holdfast.games.elite.state import CARRIED, FREE, event_slot, slot_of, token_slot

OBJECTIVE: Final = 4.0
LATER: Final = 0.9  # the objective can wait while there is something to shoot at, and time
PLENTY_MS: Final = 60_000
PRELOAD: Final = 0.3
URGENT: Final = 4.5
DIRE: Final = 6.0
HELP: Final = 2  # dice kept back for a token that somebody else has begun
WALK: Final = 2  # dice to come home with, once the mission is complete
IDLE: Final = ("home", "search")


class Want(msgspec.Struct, frozen=True):
    slot: int
    worth: float
    faces: tuple[int, ...]


def wants(scene: Scene, armoury: Armoury, duties: list[Duty]) -> list[Want]:
    found: list[Want] = []
    under_fire = False
    for hero in scene.mine:
        under_fire |= _weapons(scene, armoury, hero, duties[hero], found)
        _items(scene, hero, duties, found)
    needed = _objectives(scene, duties, under_fire, found)
    _events(scene, duties, needed, found)
    return found


def _add(scene: Scene, first: int, slots: Slots, worth: float, found: list[Want], may_lock: bool = True) -> None:
    open_slots = [n for n in range(len(slots)) if not scene.s.is_filled(first + n)]
    for n in open_slots:
        if may_lock or not slots[n].locking:
            faces = tuple(SYMBOLS.index(icon) for icon in slots[n].icons)
            found.append(Want(first + n, worth / len(open_slots), faces))


def reserved(scene: Scene, hero: int, duty: Duty) -> int:
    """Returns how many dice the hero's objective will take this round, or the way home."""
    s = scene.s
    if scene.is_complete and not scene.map.is_start[scene.at[hero]]:
        return WALK
    match s.options.mission:
        case "demolition":
            charge = next_charge(scene, hero) if duty.kind == "objective" else least_charge(scene, hero)
            return missing(scene, charge) if charge >= 0 and charge not in s.token_ready else 0
        case "extermination" | "capture":
            if duty.kind == "objective":
                return missing(scene, duty.token)
            return max(HELP - given(scene, hero), 0) if has_work(scene) and scene.usable_dice(hero) > HELP else 0
        case _:
            return 0


def given(scene: Scene, hero: int) -> int:
    """Returns how many dice the hero's player has in objective tokens."""
    s = scene.s
    first, last = token_slot(0, 0), token_slot(len(s.token_at), 0)
    return sum(first <= s.place[die] < last for die in s.dice_of(s.owner(hero)))


def _weapons(scene: Scene, armoury: Armoury, hero: int, duty: Duty, found: list[Want]) -> bool:
    """Load what has something to shoot at; keep the rest half loaded when aliens are near."""
    s, here, has_targets = scene.s, scene.at[hero], False
    spare = scene.dice_left(hero) - reserved(scene, hero, duty)
    for arm in armoury.arms(scene, hero):
        if arm.card in s.worn:
            continue
        slots, first = scene.parts.cards[arm.card].slots, slot_of(arm.card, 0)
        aliens = targets(scene, arm, here)
        if aliens:
            has_targets = True
            worth = shot_worth(scene, arm, aliens, here)
            locks = sum(slot.locking and not scene.s.is_filled(first + n) for n, slot in enumerate(slots))
            if locks <= spare or (worth > DIRE and not scene.is_complete):
                _add(scene, first, slots, worth, found)
        elif any(scene.map.distance[here][scene.at[alien]] <= min(arm.reach.range, 6) + 2 for alien in scene.aliens):
            _add(scene, first, slots, PRELOAD, found, may_lock=False)
    return has_targets


def _items(scene: Scene, hero: int, duties: list[Duty], found: list[Want]) -> None:
    spare = scene.dice_left(hero) - reserved(scene, hero, duties[hero])
    for card in scene.s.carried[hero]:
        item = scene.parts.cards[card]
        if item.kind == "item" and item.use and item.slots and card not in scene.s.worn:
            first = slot_of(card, 0)
            locks = sum(slot.locking and not scene.s.is_filled(first + n) for n, slot in enumerate(item.slots))
            worth = use_worth(scene, card, hero, duties)
            if worth >= 0.8 and (locks <= spare or (worth > DIRE and not scene.is_complete)):
                _add(scene, first, item.slots, worth, found)


def _objectives(scene: Scene, duties: list[Duty], under_fire: bool, found: list[Want]) -> int:
    """Fill what can be filled this round; returns how many dice that still takes."""
    s, needed = scene.s, 0
    if s.options.mission in ("recon", "exploration"):
        return 0
    for hero in scene.mine:
        duty = duties[hero]
        for token in _tokens(scene, hero, duty):
            first, left = token_slot(token, 0), missing(scene, token)
            needed += left
            if left > _dice_for(scene, token, hero):
                continue
            wait = under_fire and scene.left_ms > PLENTY_MS and left + 1 >= scene.usable_dice(hero)
            _add(scene, first, scene.s.token_slots(token), (LATER if wait else OBJECTIVE) * left, found)
    return needed


def _tokens(scene: Scene, hero: int, duty: Duty) -> list[int]:
    """Returns the tokens that this hero may and should fill now."""
    s, here = scene.s, scene.at[hero]
    if s.options.mission == "demolition":
        is_there = any(target in scene.map.near[here] for target in s.targets)
        charge = next_charge(scene, hero)
        return [charge] if is_there and charge >= 0 and charge not in s.token_ready else []
    found = [t for t, cell in enumerate(s.token_at) if t not in s.token_ready and s.is_near(hero, cell)]
    if s.options.mission == "capture":
        baited = {s.at[bait] for bait in scene.baits}
        found = [t for t in found if any(trap in scene.map.near[s.token_at[t]] for trap in baited)]
    return found


def _dice_for(scene: Scene, token: int, hero: int) -> int:
    """Dice that could still go there: of everybody who is beside it."""
    cell = scene.s.token_at[token]
    if cell <= CARRIED or scene.s.seated == 1:
        return scene.dice_left(hero)
    near = scene.map.near[cell]
    return sum(scene.dice_left(h) for h in scene.heroes if h == hero or scene.at[h] in near)


def _events(scene: Scene, duties: list[Duty], needed: int, found: list[Want]) -> None:
    """What is left over goes to events that hurt, if all together have the dice for it."""
    s = scene.s
    if not s.ongoing or scene.left_ms > 75_000:
        return
    kept = max((reserved(scene, hero, duties[hero]) for hero in scene.mine), default=0)
    spare = len(scene.free_dice()) - max(needed, kept)
    busy = any(duties[hero].kind not in IDLE for hero in scene.mine)
    if spare <= (1 if busy else 0):
        return
    everybody = sum(place == FREE for place in s.place)
    rounds = scene.parts.numbers.rounds - s.round
    for event in s.ongoing:
        if event in s.fulfilled:
            continue
        slots = s.event_slots(event)
        first = event_slot(event, 0)
        left = sum(not scene.s.is_filled(first + n) for n in range(len(slots)))
        if left <= everybody:
            worth = event_worth(scene, event) * min(rounds + 1, 3) / 3
            _add(scene, first, slots, worth * (1.5 if left < len(slots) else 1.0), found)


def event_worth(scene: Scene, event: int) -> float:
    """Returns how much an event hurts in a round."""
    total = 0.0
    for effect in scene.parts.events[event].effects:
        match effect:
            case fx.Wound():
                total += len(scene.heroes) * effect.n
            case fx.Strike() | fx.AlienPace() | fx.MoreFigures() | fx.Spawn():
                total += 3.0
            case fx.Advance():
                total += 3.0 if effect.only == "all" else 1.5
            case fx.AllActivate() | fx.AddTime():
                total += 2.0
            case _:
                total += 1.0
    return total

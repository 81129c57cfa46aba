"""The hero's verbs for items: drawing, charging, upgrading, paying (R123-R131)."""

from __future__ import annotations

import msgspec

from holdfast.games.alone.cards.effects import Charge, Rig, Search
from holdfast.games.alone.cards.picks import Done, Pick, PickCard, PickItem
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.cards.verbs.registry import (
    Cause,
    CutInventory,
    KeepCards,
    PayCharges,
    Picks,
    UpgradeItems,
)
from holdfast.games.alone.events.deeds import ItemCharged, ItemDiscarded, ItemRigged, ItemUpgraded
from holdfast.games.alone.events.preparing import ItemTaken
from holdfast.games.alone.rules.items import discard_item, find_item, open_spaces, set_charges, take_item
from holdfast.games.alone.rules.rummage import Rummage
from holdfast.games.alone.state import INVENTORY, Alone

MOST_ABOVE = 2  # charges above the card's own number


def items_picked(frame: DoVerb) -> list[int]:
    return [pick.item for pick in frame.picks if isinstance(pick, PickItem)]


def do_search(s: Alone, frame: DoVerb) -> None:
    assert isinstance(frame.effect, Search)
    s.start(Rummage(count=frame.effect.count, keep=frame.effect.keep))


def keep_picks(s: Alone, effect: KeepCards, cause: Cause, picks: Picks) -> list[Pick]:
    left = [PickCard(card) for card in s.chosen if PickCard(card) not in picks]
    return list(left) if len(picks) < min(effect.keep, len(s.chosen)) else []


def do_keep(s: Alone, frame: DoVerb) -> None:
    kept = [pick.card for pick in frame.picks if isinstance(pick, PickCard)]
    for card in s.chosen:
        if card in kept:
            s.tell(ItemTaken(card))
        else:
            s.item_discard.append(card)
            s.tell(ItemDiscarded(card))
    s.chosen = kept


def cut_picks(s: Alone, effect: CutInventory, cause: Cause, picks: Picks) -> list[Pick]:
    if len(s.items) - len(picks) <= INVENTORY:
        return []
    return [PickItem(carried.item) for carried in s.items if PickItem(carried.item) not in picks]


def do_cut(s: Alone, frame: DoVerb) -> None:
    for item in items_picked(frame):
        discard_item(s, item)


# -- upgrades


def donors(s: Alone, item: int) -> list[int]:
    """Returns the other items with the matrix that the component space needs (R129, R130)."""
    upgrade = s.parts.items[item].upgrade
    carried = find_item(s, item)
    if upgrade is None or carried is None or carried.upgraded:
        return []
    return [c.item for c in s.items if c.item != item and s.parts.items[c.item].matrix == upgrade.needs]


def upgrade_picks(s: Alone, effect: UpgradeItems, cause: Cause, picks: Picks) -> list[Pick]:
    """Returns the items to upgrade, then those that may give a component; it is asked again after each (R128)."""
    match picks:
        case ():
            able: list[Pick] = [PickItem(c.item) for c in s.items if donors(s, c.item)]
            return [*able, Done()] if able else []
        case (PickItem(item=item),):
            return [PickItem(donor) for donor in donors(s, item)]
    return []


def do_upgrade(s: Alone, frame: DoVerb) -> None:
    match items_picked(frame):
        case [item, donor]:
            fill_space(s, item)
            s.tell(ItemUpgraded(item, donor))
            giver = find_item(s, donor)
            assert giver is not None
            set_charges(s, donor, giver.charges - 1)  # the donor is discarded with its last one (R131)
            s.start(DoVerb(effect=UpgradeItems(), cause=frame.cause))


def fill_space(s: Alone, item: int) -> None:
    """Fills the component space, for good (G64)."""
    place = next(i for i, carried in enumerate(s.items) if carried.item == item)
    s.items[place] = msgspec.structs.replace(s.items[place], upgraded=True)


def rig_picks(s: Alone, effect: Rig, cause: Cause, picks: Picks) -> list[Pick]:
    return [PickItem(item) for item in open_spaces(s)] if not picks else []


def do_rig(s: Alone, frame: DoVerb) -> None:
    for item in items_picked(frame):
        fill_space(s, item)
        s.tell(ItemRigged(item))


# -- charges


def charge_picks(s: Alone, effect: Charge, cause: Cause, picks: Picks) -> list[Pick]:
    fits = [
        c.item
        for c in s.items
        if effect.matrix in (None, s.parts.items[c.item].matrix) and c.charges < most_charges(s, c.item)
    ]
    return [PickItem(item) for item in fits] if not picks else []


def most_charges(s: Alone, item: int) -> int:
    return s.parts.items[item].charges + MOST_ABOVE


def do_charge(s: Alone, frame: DoVerb) -> None:
    assert isinstance(frame.effect, Charge)
    for item in items_picked(frame):
        carried = find_item(s, item)
        assert carried is not None
        charges = min(carried.charges + frame.effect.count, most_charges(s, item))
        set_charges(s, item, charges)
        s.tell(ItemCharged(item, charges))


def pay_picks(s: Alone, effect: PayCharges, cause: Cause, picks: Picks) -> list[Pick]:
    """Returns the items that can pay the next charge: charges are paid one by one."""
    if len(picks) >= effect.count:
        return []
    paid = [pick.item for pick in picks if isinstance(pick, PickItem)]
    return [
        PickItem(c.item)
        for c in s.items
        if effect.matrix in (None, s.parts.items[c.item].matrix) and paid.count(c.item) < c.charges
    ]


def do_pay(s: Alone, frame: DoVerb) -> None:
    for item in items_picked(frame):
        carried = find_item(s, item)
        if carried is not None:
            set_charges(s, item, carried.charges - 1)
            if carried.charges > 1:
                s.tell(ItemCharged(item, carried.charges - 1))


def do_arm(s: Alone, frame: DoVerb) -> None:
    """Takes a bullets card from the deck or its discards, and shuffles the deck."""
    item = next((i for i in (*s.item_deck.true(), *s.item_discard) if s.parts.items[i].bullets), None)
    if item is None:
        return
    if item in s.item_discard:
        s.item_discard.remove(item)
    else:
        s.take(s.item_deck, item)
    s.shuffle(s.item_deck, "items")
    take_item(s, item)
    s.tell(ItemTaken(item))
    s.start(DoVerb(effect=CutInventory(), cause=frame.cause))

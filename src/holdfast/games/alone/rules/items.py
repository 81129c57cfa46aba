"""Items (R126-R137): charges, upgrades, and what a card does."""

from __future__ import annotations

import msgspec

from holdfast.games.alone.cards.effects import Effects
from holdfast.games.alone.events.deeds import ItemDiscarded, ItemsDrawn, ItemUsed, NothingFound
from holdfast.games.alone.events.rounds import DeckReshuffled
from holdfast.games.alone.state import Alone, Carried

ITEM_DECK = -1  # in events: the deck that is not evil's


def find_item(s: Alone, item: int) -> Carried | None:
    return next((carried for carried in s.items if carried.item == item), None)


def effects_of(s: Alone, item: int) -> Effects:
    """Returns what an item does; a filled component space replaces it."""
    carried, card = find_item(s, item), s.parts.items[item]
    return card.upgrade.effects if carried is not None and carried.upgraded and card.upgrade else card.effects


def open_spaces(s: Alone) -> list[int]:
    """Returns the items in the inventory whose component space is not filled (G64)."""
    return [c.item for c in s.items if s.parts.items[c.item].upgrade is not None and not c.upgraded]


def set_charges(s: Alone, item: int, charges: int) -> None:
    """An item with no charges is discarded at once (R135)."""
    place = next(i for i, carried in enumerate(s.items) if carried.item == item)
    s.items[place] = msgspec.structs.replace(s.items[place], charges=charges)
    if charges <= 0:
        discard_item(s, item)


def spend_charge(s: Alone, item: int) -> None:
    """Spends one charge, as each activation does (R132, R133)."""
    carried = find_item(s, item)
    assert carried is not None
    s.tell(ItemUsed(item, carried.charges - 1))
    set_charges(s, item, carried.charges - 1)


def discard_item(s: Alone, item: int) -> None:
    s.items = [carried for carried in s.items if carried.item != item]
    s.item_discard.append(item)
    s.tell(ItemDiscarded(item))


def take_item(s: Alone, item: int) -> None:
    """Puts an item into the inventory, with its charges (R126)."""
    s.items.append(Carried(item, s.parts.items[item].charges))


def draw_items(s: Alone, count: int) -> list[int]:
    """Draws from the deck, whose discards are shuffled when it is empty (G62); all may see the cards (R21)."""
    drawn: list[int] = []
    for _ in range(count):
        if not len(s.item_deck) and s.item_discard:
            for card in s.item_discard:
                s.item_deck.put(card, 0)
            s.item_discard = []
            s.shuffle(s.item_deck, "items")
            s.tell(DeckReshuffled(ITEM_DECK))
        if len(s.item_deck):
            drawn.append(s.turn_up(s.item_deck))
    s.tell(ItemsDrawn(tuple(drawn)) if drawn else NothingFound())
    return drawn

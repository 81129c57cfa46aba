"""What lies in the slots of cards, events and tokens."""

from __future__ import annotations

from holdfast.games.elite.cards.slots import SYMBOLS, Slots, Symbol
from holdfast.games.elite.state import Elite


def filled_slots(s: Elite, first: int, slots: Slots) -> tuple[Symbol | None, ...]:
    """Returns for each slot what its die shows; the first symbol that it takes where it counts as filled, None if it
    is open.
    """
    return tuple([_shown(s, first + place, slot.icons) for place, slot in enumerate(slots)])


def _shown(s: Elite, slot: int, icons: tuple[Symbol, ...]) -> Symbol | None:
    if slot in s.place:
        return SYMBOLS[s.face[s.place.index(slot)]]
    return icons[0] if slot in s.counted else None

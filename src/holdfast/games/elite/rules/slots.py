"""Allocating dice (R109-R119): to equipment, to events from anywhere, to objective tokens from beside them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.games.elite.cards.slots import SYMBOLS, Symbol
from holdfast.games.elite.events.dice import Allocated
from holdfast.games.elite.events.spawning import EventFulfilled
from holdfast.games.elite.events.tokens import ObjectiveReady
from holdfast.games.elite.rules.asking import why_busy
from holdfast.games.elite.state import (
    ALIEN,
    CARRIED,
    EVENTS,
    FREE,
    SLOTS,
    TOKENS,
    Elite,
    event_slot,
    slot_of,
    token_slot,
)

FACES: Final = {symbol: face for face, symbol in enumerate(SYMBOLS)}


NO_RESULT: Final = refuse("elite:R81", "refused.no_result")


def shown_faces(s: Elite, seat: int) -> list[int]:
    """Returns the results that a seat may spend or allocate, each once."""
    faces, places = s.face, s.place
    found = {faces[die] for die in s.dice_of(seat) if places[die] == FREE and 0 <= faces[die] < ALIEN}
    return sorted(found)


def open_tokens(s: Elite, seat: int) -> list[int]:
    """Returns the objective tokens that this seat may fill: those beside its heroes (R183), or carried by them
    (R205).
    """
    if s.options.mission in ("recon", "exploration"):
        return []
    heroes = s.heroes_of(seat)
    if s.options.mission == "demolition":
        return [token for token, at in enumerate(s.token_at) if at <= CARRIED and CARRIED - at in heroes]
    near = {cell for hero in heroes for cell in (s.at[hero], *s.map.near[s.at[hero]])}
    return [token for token, at in enumerate(s.token_at) if at in near]


def why_not_reached(s: Elite, seat: int, slot: int) -> Refusal | None:
    """Returns why a seat may not put a die there at all."""
    if slot < EVENTS:
        card = slot // SLOTS
        if not s.has_card(seat, card):
            return refuse("elite:R239", "refused.not_your_card", card=card)
        if card in s.worn:
            return refuse("elite:R117", "refused.worn", card=card)
    elif slot < TOKENS:
        event = (slot - EVENTS) // SLOTS
        if event not in s.ongoing:
            return refuse("elite:R42", "refused.no_such_event")
        if event in s.fulfilled:
            return refuse("elite:R118", "refused.event_fulfilled")
    else:
        token = (slot - TOKENS) // SLOTS
        if token not in open_tokens(s, seat):
            if s.options.mission == "demolition":
                return refuse("elite:R205", "refused.carrier_fills")
            return refuse("elite:R183", "refused.not_beside_objective")
        if token in s.token_ready:
            return refuse("elite:R118", "refused.objective_ready")
    if s.is_filled(slot):
        return refuse("elite:R112", "refused.slot_filled")
    return None


class Allocate(Action, frozen=True):
    symbol: Symbol
    slot: target.Slot

    @classmethod
    def gate(cls, s: Elite, seat: int, ask: Any) -> Refusal | None:
        if not shown_faces(s, seat):
            return NO_RESULT
        return why_busy(s, seat)

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[Allocate]:
        faces = shown_faces(s, seat)
        places = [(slot_of(card, 0), s.parts.cards[card].slots) for card in s.cards_of(seat)]
        places += [(event_slot(event, 0), s.event_slots(event)) for event in s.ongoing]
        places += [(token_slot(token, 0), s.token_slots(token)) for token in open_tokens(s, seat)]
        return [
            cls(SYMBOLS[face], first + n)
            for first, slots in places
            for n, slot in enumerate(slots)
            for face in faces
            if SYMBOLS[face] in slot.icons
        ]

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        face = FACES[self.symbol]
        if face == ALIEN or s.showing(seat, face) is None:
            return refuse("elite:R81", "refused.not_shown", symbol=self.symbol)
        slot = s.slot(self.slot)
        if slot is None:
            return refuse("elite:R114", "refused.no_such_slot")
        if refusal := why_not_reached(s, seat, self.slot):
            return refusal
        return None if self.symbol in slot.icons else refuse("elite:R114", "refused.does_not_fit", symbol=self.symbol)

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        die = s.showing(seat, FACES[self.symbol])
        assert die is not None
        s.place[die] = self.slot
        s.tell(Allocated(seat, self.symbol, self.slot))
        s.spend_time(seat, s.parts.times.costs.place)
        check_complete(s, self.slot)


def check_complete(s: Elite, slot: int) -> None:
    """An event is fulfilled (R44), an objective ready (R185), once all slots are filled; it stays so (R118)."""
    if slot < EVENTS or not s.are_filled(slot - slot % SLOTS, s.slots_of(slot)):
        return
    if slot < TOKENS:
        event = (slot - EVENTS) // SLOTS
        s.fulfilled.append(event)
        s.tell(EventFulfilled(event))
    else:
        token = (slot - TOKENS) // SLOTS
        s.token_ready.append(token)
        s.tell(ObjectiveReady(token))


def open_slots(s: Elite, hero: int, target: str, reach: int) -> list[int]:
    """Returns slots that are not filled: of active events, or of objective tokens in range."""
    if target == "event":
        things = [(event_slot(event, 0), s.event_slots(event)) for event in s.ongoing if event not in s.fulfilled]
    else:
        reached = [
            token for token, at in enumerate(s.token_at) if token not in s.token_ready and _reaches(s, hero, at, reach)
        ]
        is_filled_by_dice = s.options.mission not in ("recon", "exploration")
        things = [(token_slot(token, 0), s.token_slots(token)) for token in reached if is_filled_by_dice]
    return [first + n for first, slots in things for n in range(len(slots)) if not s.is_filled(first + n)]


def _reaches(s: Elite, hero: int, at: int, reach: int) -> bool:
    return at == CARRIED - hero or (at >= 0 and s.map.distance[s.at[hero]][at] <= reach)

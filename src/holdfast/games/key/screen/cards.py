"""The cards on the table: what lies on the piles, what everybody holds, and what cannot be played."""

from __future__ import annotations

import msgspec

from holdfast.engine.action import Refusal
from holdfast.engine.flow import Decision
from holdfast.games.key.rules.turn import ChooseAction, PlayCard
from holdfast.games.key.state import Key


class PileShown(msgspec.Struct, frozen=True):
    cards: tuple[int, ...]  # from bottom to top
    counter_intel: tuple[int, ...]  # tokens that lock it


class HandShown(msgspec.Struct, frozen=True):
    """How many cards somebody holds, and those that this seat knows: its own, and what it saw on the way there."""

    size: int
    known: tuple[int, ...]


class UselessCard(msgspec.Struct, frozen=True):
    """A card of one's own hand that no pile takes now."""

    card: int
    why: Refusal


def piles(s: Key) -> tuple[PileShown, ...]:
    return tuple([PileShown(tuple(cards), tuple(t)) for cards, t in zip(s.piles, s.counter_intel, strict=True)])


def hands(s: Key, seat: int) -> tuple[HandShown, ...]:
    return tuple([
        HandShown(len(hand.cards), tuple([card for card in hand.seen(seat) if card is not None])) for hand in s.hands
    ])  # fmt: skip


def useless_cards(s: Key, seat: int, decision: Decision | None) -> tuple[UselessCard, ...]:
    """Returns what the seat that chooses its action can play nowhere, with the reason of the last pile."""
    if not isinstance(decision, ChooseAction) or seat not in decision.seats(s):
        return ()
    found = []
    for card in s.hands[seat].own(seat):
        reasons = [PlayCard(card, pile).why_not(s, seat, decision) for pile in range(len(s.piles))]
        if reasons[-1] is not None and None not in reasons:
            found.append(UselessCard(card, reasons[-1]))
    return tuple(found)

"""Deck, discard pile and peril: how many cards are left, what lies open, and what the next draw risks."""

from __future__ import annotations

import msgspec

from holdfast.engine.message import Message, say
from holdfast.games.key.cards.resources import CARDS, FATAL_ICONS, NUMBERED, time_icons
from holdfast.games.key.state import Key


class DeckShown(msgspec.Struct, frozen=True):
    size: int
    discard: tuple[int, ...]
    in_peril: bool
    icons: int  # time icons that lie in the discard pile while in peril
    fatal_icons: int  # as many lose the game
    says: Message  # how near the end is
    risk: Message  # what the next card may do


def deck_shown(s: Key) -> DeckShown:
    icons = s.time_icons_out() if s.in_peril else 0
    said = say("deck.peril", icons=icons, fatal=FATAL_ICONS) if s.in_peril else say("deck.safe", cards=len(s.deck))
    return DeckShown(len(s.deck), tuple(s.discard), s.in_peril, icons, FATAL_ICONS, said, risk(s))


def risk(s: Key) -> Message:
    """Says what the next card of the deck may do, counted from what lies open: time cards lie in deck or discard."""
    if not s.in_peril:
        return say("risk.safe")
    hidden = [card for card in range(NUMBERED, CARDS) if card not in s.discard]
    fatal = sum(s.time_icons_out() + time_icons(card) >= FATAL_ICONS for card in hidden)
    if fatal:
        return say("risk.fatal", fatal=fatal, cards=len(s.deck))
    return say("risk.not_yet", times=len(hidden), cards=len(s.deck))

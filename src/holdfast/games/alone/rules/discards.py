"""Discarded reaction cards (R156, R169): each with its own deck; those that lie face down lie apart, for nobody but
their player knows which deck that is."""

from __future__ import annotations

from holdfast.engine.secret import EVERYBODY, NOBODY, Seats
from holdfast.games.alone.state import Alone


def deck_of(s: Alone, card: int) -> int:
    """Returns the number of the reaction deck that a card belongs to."""
    wanted = s.parts.reactions[card].deck
    return next(i for i, deck in enumerate(s.parts.decks) if deck.id == wanted)


def place_of(s: Alone, card: int) -> int:
    """Returns which of the decks in play a card belongs to."""
    return s.deck_ids.index(deck_of(s, card))


def discard(s: Alone, card: int, known: Seats) -> None:
    """Puts a card on its own deck's discards (R156), face up if everybody knows it."""
    pile = s.discards[place_of(s, card)] if known == EVERYBODY else s.face_down
    pile.put(card, known)


def count_discards(s: Alone, deck: int) -> int:
    return len(s.discards[deck]) + sum(place_of(s, card) == deck for card in s.face_down.true())


def has_cards(s: Alone, deck: int, count: int) -> bool:
    """Whether so many can be drawn from a deck and its discards. Those face down, which deck nobody but their player
    knows, are looked at only where the others do not suffice.
    """
    in_sight = len(s.decks[deck]) + len(s.discards[deck])
    return in_sight >= count or len(s.decks[deck]) + count_discards(s, deck) >= count


def take_back(s: Alone, deck: int) -> None:
    """All discards of a deck, face up or down, become that deck again; its size tells how many lay face down."""
    pile = s.discards[deck]
    while len(pile):
        s.decks[deck].put(pile.pop()[0], NOBODY)
    for place in reversed(range(len(s.face_down))):
        if place_of(s, s.face_down.true()[place]) == deck:
            s.decks[deck].put(s.face_down.pop(place)[0], NOBODY)
    s.learn("card", EVERYBODY)

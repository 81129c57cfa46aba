"""The reaction track, the hands by number, and the window that is open (R144-R157): what all may know of evil."""

from __future__ import annotations

import msgspec

from holdfast.engine.message import Message, say
from holdfast.games.alone.rules.discards import place_of
from holdfast.games.alone.rules.reacting import does_not_fit, free_spaces_of_track, spaces_needed
from holdfast.games.alone.rules.window import TIMER
from holdfast.games.alone.state import REACTIONS, Alone, Laid, When


class LyingCard(msgspec.Struct, frozen=True):
    """A card on the track: who laid it, how many spaces it covers, and which it is, for those who know."""

    seat: int
    spaces: int
    is_up: bool
    card: int | None


class HandPart(msgspec.Struct, frozen=True):
    """How many cards somebody holds, and those that this seat knows."""

    size: int
    known: tuple[int, ...]


class DeckPart(msgspec.Struct, frozen=True):
    deck: int
    left: int
    discards: tuple[int, ...]  # those that this seat knows


class WindowPart(msgspec.Struct, frozen=True):
    """A window in which evil may answer: what for, and until when, if the table has set a time."""

    when: When
    says: Message
    ends: int | None
    lasts: int


class ReactionsPart(msgspec.Struct, frozen=True):
    track: tuple[bool, ...]  # where danger is printed
    lying: tuple[LyingCard, ...]
    covered: int
    next: int  # how many spaces the next card of this turn covers; 0 if none can be played
    played: int
    most: int
    price: Message
    bare: Message  # what the track comes to at the end of the round, as it lies now
    hands: tuple[HandPart, ...]
    leader: int
    decks: tuple[DeckPart, ...]
    discarded: int
    items_left: int
    window: WindowPart | None


def reactions_part(s: Alone, seat: int) -> ReactionsPart:
    track = s.parts.numbers.track
    known = s.track.seen(seat)
    fits = not s.is_at_limit() and does_not_fit(s) is None
    bare = sum(track[s.covered() :])
    return ReactionsPart(
        track=track,
        lying=tuple(lying(laid, card) for laid, card in zip(s.laid, known, strict=True)),
        covered=s.covered(),
        next=spaces_needed(s) if fits else 0,
        played=s.played,
        most=REACTIONS,
        price=price(s),
        bare=say("track.bare", tokens=bare),
        hands=tuple(hand_part(s, owner, seat) for owner in s.evil),
        leader=s.leader,
        decks=tuple(deck_part(s, deck, seat) for deck in range(len(s.decks))),
        discarded=sum(map(len, s.discards)) + len(s.face_down),
        items_left=len(s.item_deck),
        window=window_part(s),
    )


def lying(laid: Laid, card: int | None) -> LyingCard:
    return LyingCard(laid.seat, laid.spaces, laid.is_up, card)


def hand_part(s: Alone, owner: int, seat: int) -> HandPart:
    hand = s.hand(owner)
    return HandPart(len(hand), tuple(card for card in hand.seen(seat) if card is not None))


def deck_part(s: Alone, deck: int, seat: int) -> DeckPart:
    """Returns a deck with those of its discards that this seat knows: those face up, and its own."""
    own = [card for card in s.face_down.seen(seat) if card is not None and place_of(s, card) == deck]
    known = (*(card for card in s.discards[deck].seen(seat) if card is not None), *own)
    return DeckPart(s.deck_ids[deck], len(s.decks[deck]), known)


def price(s: Alone) -> Message:
    """Returns what the next card costs, or why there is none."""
    if s.is_at_limit():
        return say("price.limit")
    needed = spaces_needed(s)
    if free_spaces_of_track(s) < needed:
        return say("price.full", spaces=needed)
    return say("price.first" if s.laid_now == 0 else "price.second", spaces=needed)


def window_part(s: Alone) -> WindowPart | None:
    if s.window == "":
        return None
    lasts = s.options.strict_ms or s.options.window_ms
    return WindowPart(s.window, say(f"window_open.{s.window}"), s.due(TIMER), lasts)


def what_happened(s: Alone) -> Message:
    """Returns what a window answers: a loss, a deed that was declared, or all that was done on a turn."""
    match s.window:
        case "damage":
            return say("answered.damage", track=s.wound)
        case "instant":
            return say("answered.instant", deed=s.declared)
    return say("answered.late", deeds=tuple(s.deeds)) if s.deeds else say("answered.nothing")

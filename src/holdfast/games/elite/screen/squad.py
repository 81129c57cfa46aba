"""What lies before the players: dice, damage, equipment."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from holdfast.engine.message import Message, say
from holdfast.engine.screen import part
from holdfast.games.elite.cards.slots import SYMBOLS, Symbol
from holdfast.games.elite.rules.damage import locked_dice
from holdfast.games.elite.screen.filled import filled_slots
from holdfast.games.elite.state import CARRIED, DASHBOARDS, FREE, TUMBLING, Elite, slot_of

Lies: TypeAlias = Literal["free", "slot", "hurt", "gone"]


class SeatDice(msgspec.Struct, frozen=True, gc=False):
    """The dice of a seat lie side by side, from `first` on; a face that shows nothing is empty."""

    first: int
    faces: tuple[Symbol | Literal["", "tumbling"], ...]
    lie: tuple[Lies, ...]


class CardShown(msgspec.Struct, frozen=True, gc=False):
    card: int
    does: Literal["", "fire", "use"]  # what it is good for; other cards work by themselves
    state: Literal["", "ready", "used", "open"]
    first: int  # its slots are numbered from here on
    filled: tuple[Symbol | None, ...]
    attached: tuple[int, ...]


class Badge(msgspec.Struct, frozen=True, gc=False):
    says: Message
    is_bad: bool = False


class HeroShown(msgspec.Struct, frozen=True, gc=False):
    damage: int
    badges: tuple[Badge, ...]
    cards: tuple[CardShown, ...]  # what can be fired or used first
    tokens: tuple[int, ...]  # objectives that the hero carries


def dice(s: Elite) -> tuple[SeatDice, ...]:
    faces, places, found = s.face, s.place, []
    for seat in range(s.seated):
        mine = s.dice_of(seat)
        shown = tuple([face_word(faces[die]) for die in mine])
        found.append(SeatDice(mine.start, shown, tuple([lies(places[die]) for die in mine])))
    return tuple(found)


def face_word(face: int) -> Symbol | Literal["", "tumbling"]:
    if face == TUMBLING:
        return "tumbling"
    return SYMBOLS[face] if face >= 0 else ""


def lies(place: int) -> Lies:
    if place == FREE:
        return "free"
    return "gone" if place < 0 else "hurt" if place >= DASHBOARDS else "slot"


@part(
    "damage", "guard", "steps", "owed", "aside", "search_tokens", "carried", "attached", "worn", "place", "counted",
    "token_at",
)  # fmt: skip
def heroes(s: Elite) -> tuple[HeroShown, ...]:
    return tuple(
        [
            HeroShown(
                damage=s.damage[hero],
                badges=tuple(badges(s, hero)),
                cards=tuple(sorted([card_shown(s, card) for card in s.carried[hero]], key=order)),
                tokens=tuple([token for token, at in enumerate(s.token_at) if at == CARRIED - hero]),
            )
            for hero in range(len(s.heroes))
        ]
    )


def order(card: CardShown) -> int:
    return ("fire", "use", "").index(card.does)


def card_shown(s: Elite, card: int) -> CardShown:
    data = s.parts.cards[card]
    does: Literal["", "fire", "use"] = "fire" if data.attack else "use" if data.use else ""
    if card in s.worn:
        state: Literal["", "ready", "used", "open"] = "used"
    elif s.is_ready(card):
        state = "ready" if does else ""
    else:
        state = "open"
    first = slot_of(card, 0)
    return CardShown(card, does, state, first, filled_slots(s, first, data.slots), tuple(s.attachments_of(card)))


def badges(s: Elite, hero: int) -> list[Badge]:
    """Returns what else is to be said of a hero now."""
    counts = (
        ("badge.steps", s.steps[hero], False),
        ("badge.guard", s.guard[hero], False),
        ("badge.locked", len(locked_dice(s, hero)), True),
        ("badge.owed", s.owed[hero], True),
        ("badge.aside", len(s.aside[hero]), False),
        ("badge.searches", s.search_tokens.count(hero), False),
    )
    return [Badge(say(key, n=n), is_bad) for key, n, is_bad in counts if n]

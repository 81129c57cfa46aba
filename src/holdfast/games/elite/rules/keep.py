"""Drawing cards and keeping one (R95, R99, R143): what is kept is equipped at once, what is not is discarded."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.secret import NOBODY
from holdfast.games.elite.cards.effects import Holster, NoSearches
from holdfast.games.elite.events.equipment import Discarded, Drew, Kept
from holdfast.games.elite.events.spawning import Reshuffled
from holdfast.games.elite.rules.asking import Own, put
from holdfast.games.elite.state import BLANK, EVENTS, FREE, LIMBO, SLOTS, Elite

Deck: TypeAlias = Literal["search", "tech"]


def refill(s: Elite, deck: Deck) -> bool:
    """Shuffles the discard pile to form a new deck when that is empty (R100, R145); tells whether there are cards."""
    pile, discard = (s.search, s.search_discard) if deck == "search" else (s.tech, s.tech_discard)
    if not len(pile) and discard:
        for card in discard:
            pile.put(card, NOBODY)
        discard.clear()
        s.shuffle(pile, deck)
        s.tell(Reshuffled(deck))
    return bool(len(pile))


def draw(s: Elite, deck: Deck, n: int) -> tuple[int, ...]:
    """Turns up n cards for all to see: what is left, and the rest after a reshuffle (A44)."""
    pile = s.search if deck == "search" else s.tech
    return tuple(s.turn_up(pile) for _ in range(n) if refill(s, deck))


def draw_and_keep(s: Elite, hero: int, deck: Deck, n: int, fork: bool) -> None:
    """Draws cards, and lets the hero's player keep one of them."""
    cards = draw(s, deck, n)
    s.tell(Drew(hero, cards))
    if cards:
        s.drawn += cards
        put(s, KeepCard(owner=s.owner(hero), hero=hero, cards=cards, deck=deck), fork)


def discard(s: Elite, card: int) -> None:
    """Discards a card and what is connected to it (R140); basic weapons leave the game (A35)."""
    for part in (card, *s.attachments_of(card)):
        s.attached[part] = -1
        if part in s.worn:
            s.worn.remove(part)
        match s.parts.cards[part].deck:
            case "search":
                s.search_discard.append(part)
            case "tech":
                s.tech_discard.append(part)
            case _:
                s.gone.append(part)
        s.tell(Discarded(part))


def clear_slots(s: Elite, card: int) -> None:
    """Clears the slots of a card that is given up: Regular ones free their dice, locked dice stay until End of Round.

    After time's up what they show is lost (R153).
    """
    for die, place in enumerate(s.place):
        if 0 <= place < EVENTS and place // SLOTS == card:
            slot = s.parts.cards[card].slots[place % SLOTS]
            s.place[die] = LIMBO if slot.locking else FREE
            s.face[die] = s.face[die] if s.clock_runs and not slot.locking else BLANK


def drop(s: Elite, hero: int, card: int) -> None:
    clear_slots(s, card)
    s.carried[hero].remove(card)
    discard(s, card)


def weapon_limit(s: Elite, hero: int) -> int:
    return s.parts.numbers.weapons + sum(trait.n for trait in s.traits(hero, Holster))


def gain(s: Elite, hero: int, card: int) -> bool:
    """Lets the hero carry the card; tells whether that is one weapon too many (R120)."""
    s.carried[hero].append(card)
    return too_many(s, hero) > 0


def too_many(s: Elite, hero: int) -> int:
    """Returns how many weapons must go (R120)."""
    return max(len(s.weapons_of(hero)) - weapon_limit(s, hero), 0)


class Keep(Action, frozen=True):
    card: target.Card

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: KeepCard) -> Iterable[Keep]:
        return map(Keep, ask.cards)

    def why_not(self, s: Elite, seat: int, ask: KeepCard) -> Refusal | None:
        return None if self.card in ask.cards else refuse("elite:R95", "refused.not_drawn")

    def do(self, s: Elite, seat: int, ask: KeepCard) -> None:
        for card in ask.cards:
            s.drawn.remove(card)
            if card != self.card:
                discard(s, card)
        s.tell(Kept(ask.hero, self.card))
        if gain(s, ask.hero, self.card):
            put(s, DropWeapon(owner=s.owner(ask.hero), hero=ask.hero))


class KeepNone(Action, frozen=True):
    """Keeps none of the cards that were drawn (R99); Alien Tech must be equipped (A43)."""

    @classmethod
    def gate(cls, s: Elite, seat: int, ask: KeepCard) -> Refusal | None:
        return refuse("elite:A43", "refused.must_keep") if ask.deck == "tech" else None

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: KeepCard) -> Iterable[KeepNone]:
        return (cls(),)

    def do(self, s: Elite, seat: int, ask: KeepCard) -> None:
        for card in ask.cards:
            s.drawn.remove(card)
            discard(s, card)


class KeepCard(Own, kw_only=True):
    """Which of the cards does the hero keep?"""

    ACTIONS = (Keep, KeepNone)
    FIRST = refuse("elite:R95", "refused.keep_first")

    hero: int
    cards: tuple[int, ...]
    deck: Deck

    def board_answer(self, s: Elite) -> Keep | KeepNone:
        """Returns a card that the hero has room for, the first of them; rather none than to lose a weapon for it."""
        has_room = len(s.weapons_of(self.hero)) < weapon_limit(s, self.hero)
        fits = [card for card in self.cards if has_room or s.parts.cards[card].kind != "weapon"]
        if not fits and self.deck != "tech":
            return KeepNone()
        return Keep(fits[0] if fits else self.cards[0])


class Drop(Action, frozen=True):
    """Any weapon may go (R120); a die that is locked on it is out until End of Round."""

    card: target.Card

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: DropWeapon) -> Iterable[Drop]:
        return map(Drop, s.weapons_of(ask.hero))

    def why_not(self, s: Elite, seat: int, ask: DropWeapon) -> Refusal | None:
        return None if self.card in s.weapons_of(ask.hero) else refuse("elite:R120", "refused.not_your_weapon")

    def do(self, s: Elite, seat: int, ask: DropWeapon) -> None:
        drop(s, ask.hero, self.card)


class DropWeapon(Own, kw_only=True):
    """One weapon too many: which one is discarded (R120, A35)?"""

    ACTIONS = (Drop,)
    FIRST = refuse("elite:R120", "refused.drop_first")

    hero: int

    def board_answer(self, s: Elite) -> Action | None:
        """Returns the one that came last: no dice lie on it (R142, A36)."""
        return Drop(s.weapons_of(self.hero)[-1])

    def has_option(self, s: Elite) -> bool:
        return too_many(s, self.hero) > 0


def why_no_draw(s: Elite) -> Refusal | None:
    """Returns that an event forbids searches and Alien Tech, if one does."""
    return refuse("elite:R38", "refused.no_searches") if s.holds(NoSearches) else None

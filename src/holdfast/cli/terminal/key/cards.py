"""Cards on the table: the hand, the four action piles, deck and discard, and what the others hold."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from holdfast.cli.terminal.io.lines import Block, beside, flowing, line
from holdfast.cli.terminal.io.palette import ALARM, BRASS, BRIGHT, CARD, CREAM, FAINT
from holdfast.cli.terminal.key.map_drawing import name_chip
from holdfast.cli.terminal.key.names import (
    LOCK,
    SUIT_LETTERS,
    SUIT_SIGNS,
    TIME_SIGN,
    KeyLook,
    KeySnapshot,
    card_sign,
    hand_of,
)
from holdfast.cli.terminal.key.pages import draw_case
from holdfast.games.key.cards.resources import value

TALL: Final = 4  # lines of a card
NARROW: Final = 60  # columns below which all stands under one another
TURN: Final = (" ◂", "◂")  # whose turn it is, in full and in short
NO_CARD: Final = ("╭╌╌╌╌╮", "╎    ╎", "╎    ╎", "╰╌╌╌╌╯")


# -- the hand


def draw_hand_low(look: KeyLook, width: int) -> Block:
    """Draws each card with the number that chooses it."""
    cards = enumerate(hand_of(look.view), 1)
    return flowing([line((f"{number}", BRASS), (f" {card_sign(card)} ", CARD)) for number, card in cards], width, 1)


def draw_hand_tall(look: KeyLook) -> Block:
    """Draws cards as cards, with empty places for those that are missing."""
    cards = hand_of(look.view)
    faces = [tall_card(number, card) for number, card in enumerate(cards, 1)]
    missing = look.view.mission.hand_size - len(cards) if look.view.seat >= 0 else 0
    faces += [[line((row, FAINT)) for row in NO_CARD]] * missing
    return [line(*(piece for face in faces for piece in (" ", face[number]))) for number in range(TALL)]


def tall_card(number: int, card: int) -> Block:
    sign, letter = SUIT_SIGNS[card % 3], SUIT_LETTERS[card % 3]
    return [
        line(("╭────╮", CREAM)),
        line(("│", CREAM), (f" {value(card):<2} ", CARD), ("│", CREAM)),
        line(("│", CREAM), (f" {sign}{letter} ", CARD), ("│", CREAM)),
        line(("╰─", CREAM), (f"{number}", BRIGHT), ("──╯", CREAM)),
    ]


# -- piles, deck, people


def draw_piles(look: KeyLook) -> Block:
    """Draws each pile: its name, the card on top, how many lie there, and the lock of counter intel."""
    rows = []
    for number, pile in enumerate(look.view.piles):
        cards = pile.cards
        top = (f"{card_sign(cards[-1]):>3}", BRIGHT) if cards else ("  –", FAINT)
        count = (f" ({len(cards)})" if len(cards) > 1 else "", FAINT)
        lock = (f" {LOCK} {look.say('pile.locked')}" if pile.counter_intel else "", ALARM)
        rows.append(line((f"{look.say(f'pile.{number}'):<8}", CREAM), top, count, lock))
    return rows


def draw_deck(look: KeyLook) -> list[Text]:
    """Draws the deck, the discard, and whether it is calm, or in peril with the time icons that are out."""
    deck, icons = look.view.deck, look.view.deck.icons
    time = line((look.say("ui.safe"), FAINT))
    if deck.in_peril:
        left = ("·" * (deck.fatal_icons - icons), FAINT)
        time = line((f"{look.say('ui.in_peril').upper()} ", ALARM), (TIME_SIGN * icons, ALARM), left)
    counts = (("deck.word", deck.size), ("discard.word", len(deck.discard)))
    return [*[line((f"{look.say(word)} ", FAINT), (f"{count}", CREAM)) for word, count in counts], time]


def draw_people(snapshot: KeySnapshot, *, short: bool = False) -> list[Text]:
    """Draws the others: character, who plays it, how many cards."""
    return [
        line(
            name_chip(snapshot, seat),
            (f" {snapshot.people[seat]}" if not short else "", FAINT),
            (f" {hand.size}" if short else f" {snapshot.say('hand.size', cards=hand.size)}", CREAM),
            (TURN[short] if seat == snapshot.view.turn.seat else "", BRIGHT),
        )
        for seat, hand in enumerate(snapshot.view.hands)
        if seat != snapshot.view.seat
    ]


# -- together


def draw_cards(snapshot: KeySnapshot, width: int, height: int) -> Block:
    """Draws hand, piles, deck and people side by side, people by name if there is room for that, and the case below."""
    if width < NARROW:
        facts = [*flowing(draw_deck(snapshot), width, 2), *flowing(draw_people(snapshot, short=True), width, 1)]
        return [*draw_hand_low(snapshot, width), *draw_piles(snapshot), *facts]
    left = beside(draw_hand_tall(snapshot), draw_piles(snapshot), 3)
    room = width - left[0].cell_len - 2
    facts, people = flowing(draw_deck(snapshot), room, 2), draw_people(snapshot)
    if len(facts) + len(people) > TALL or any(one.cell_len > room for one in people):
        people = flowing(draw_people(snapshot, short=True), room, 1)
    rows = beside(left, [*facts, *people], 2)
    free = height - len(rows) - 1
    return [*rows, *([Text(), *draw_case(snapshot, width, free)] if free > 2 else [])]

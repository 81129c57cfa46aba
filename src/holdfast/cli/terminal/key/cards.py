"""Cards on the desk: the hand, the four action piles, deck and discard, and what the others hold."""

from __future__ import annotations

from rich.text import Text

from holdfast.cli.terminal.io.lines import Block, beside, between, block, flowing, line
from holdfast.cli.terminal.io.palette import ALARM, BRASS, BRIGHT, CARD, CHARACTERS, CREAM, FAINT
from holdfast.cli.terminal.key.names import (
    LOCK,
    SUIT_LETTERS,
    SUIT_SIGNS,
    TIME_SIGN,
    card_sign,
    character_name,
)
from holdfast.engine.text import Texts
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.cards.resources import FATAL_ICONS, HAND_SIZE, value
from holdfast.games.key.screen.view import KeyView

TALL = 4
STACKED = 6


def hand_of(view: KeyView) -> tuple[int, ...]:
    """Returns the reader's own cards; a spectator has none."""
    return view.hands[view.seat].known if 0 <= view.seat < len(view.hands) else ()


# -- the hand


def draw_hand_low(view: KeyView) -> Text:
    """Draws one line: each card with the number that chooses it."""
    cards = hand_of(view)
    if not cards:
        return line(("no cards" if view.seat >= 0 else "", FAINT))
    return line(*(piece for number, card in enumerate(cards, 1) for piece in _low_card(number, card)))


def _low_card(number: int, card: int) -> tuple[tuple[str, str], ...]:
    return (f"{number}", BRASS), (f" {card_sign(card)} ", CARD), ("  ", CREAM)


def draw_hand_tall(view: KeyView) -> Block:
    """Draws four lines: cards as cards, with empty places for those that are missing."""
    rows: Block = [Text()] * TALL
    cards = hand_of(view)
    if view.seat < 0:
        return rows
    for number in range(max(HAND_SIZE, len(cards))):
        face = _tall_card(number + 1, cards[number]) if number < len(cards) else _no_card()
        rows = [line(row, " ", part) for row, part in zip(rows, face, strict=True)]
    return rows


def _tall_card(number: int, card: int) -> Block:
    sign, letter = SUIT_SIGNS[card % 3], SUIT_LETTERS[card % 3]
    return [
        line(("╭────╮", CREAM)),
        line(("│", CREAM), (f" {value(card):<2} ", CARD), ("│", CREAM)),
        line(("│", CREAM), (f" {sign}{letter} ", CARD), ("│", CREAM)),
        line(("╰─", CREAM), (f"{number}", BRIGHT), ("──╯", CREAM)),
    ]


def _no_card() -> Block:
    return [line((row, FAINT)) for row in ("╭╌╌╌╌╮", "╎    ╎", "╎    ╎", "╰╌╌╌╌╯")]


# -- piles, deck, people


def draw_pile(view: KeyView, texts: Texts, pile: int) -> Text:
    """Draws a pile: its name, the card on top, how many lie there, and the lock of counter intel."""
    cards = view.piles[pile]
    name = texts.say(f"pile.{pile}")
    top = (f"{card_sign(cards[-1]):>3}", BRIGHT) if cards else ("  –", FAINT)
    count = (f" ({len(cards)})", FAINT) if len(cards) > 1 else ("", FAINT)
    lock = (f" {LOCK} locked", ALARM) if view.counter_intel[pile] else ("", FAINT)
    return line((f"{name:<8}", CREAM), top, count, lock)


def draw_piles_low(view: KeyView, texts: Texts) -> Text:
    pieces: list[tuple[str, str]] = []
    for pile in range(len(view.piles)):
        cards = view.piles[pile]
        pieces += [(f"{texts.say(f'pile.{pile}')} ", CREAM), (card_sign(cards[-1]), BRIGHT) if cards else ("–", FAINT)]
        pieces += [(LOCK, ALARM)] if view.counter_intel[pile] else []
        pieces.append(("  ", CREAM))
    return line(*pieces)


def draw_time(view: KeyView) -> Text:
    """Draws whether it is calm, or in peril with the time icons that are out."""
    if not view.in_peril:
        return line(("calm", FAINT))
    icons = min(view.time_icons, FATAL_ICONS)
    return line(("IN PERIL ", ALARM), (TIME_SIGN * icons, ALARM), ("·" * (FATAL_ICONS - icons), FAINT))


def draw_deck(view: KeyView) -> Text:
    return line(("deck ", FAINT), (f"{len(view.deck)}", CREAM), ("  discard ", FAINT), (f"{len(view.discard)}", CREAM))


def draw_people(view: KeyView, parts: Parts, people: tuple[str, ...]) -> list[Text]:
    """Draws the others: character, who plays it, how many cards."""
    return [
        line(
            _name_chip(view, parts, seat),
            (f" {people[seat]}" if people[seat] else "", FAINT),
            (f" {hand.size} card{'' if hand.size == 1 else 's'}", CREAM),
            (" ◂" if seat == view.turn else "", BRIGHT),
        )
        for seat, hand in enumerate(view.hands)
        if seat != view.seat
    ]


def _name_chip(view: KeyView, parts: Parts, seat: int) -> tuple[str, str]:
    colour = parts.characters[view.characters[seat]].colour
    return f" {character_name(view, parts, seat)} ", CHARACTERS.get(colour, BRIGHT)


def draw_open_cards(view: KeyView, texts: Texts, width: int) -> Block:
    """Draws every pile from bottom to top, and the discard sorted by value."""
    places = [(texts.say(f"pile.{pile}"), cards) for pile, cards in enumerate(view.piles)]
    places.append((f"Discard, {len(view.discard)} cards", tuple(sorted(view.discard))))
    rows: Block = []
    for name, cards in places:
        signs = [line((card_sign(card), CREAM)) for card in cards] or [line(("empty", FAINT))]
        rows += [line((name, BRASS)), *(line("  ", row) for row in flowing(signs, width - 2, 2)), Text()]
    return [*rows, line(draw_deck(view), "  ", draw_time(view))]


# -- together


def draw_tall_band(view: KeyView, parts: Parts, texts: Texts, people: tuple[str, ...], width: int) -> Block:
    """Draws hand, piles, deck and people side by side, four lines high; people by name where there is room."""
    left = _hand_and_piles(view, texts)
    room = width - left[0].cell_len - 2
    others = draw_people(view, parts, people)
    if any(other.cell_len > room for other in others):
        others = _short_people(view, parts)
    deck = [draw_deck(view), draw_time(view)]
    if len(others) + len(deck) > TALL:
        deck = [line((f"deck {len(view.deck)}  ", CREAM), draw_time(view))]
    return block(beside(left, [*deck, *others], 2), width, TALL)


def draw_stacked_band(view: KeyView, parts: Parts, texts: Texts, people: tuple[str, ...], width: int) -> Block:
    """Draws the tall band with deck and people on two lines below."""
    facts = [line(draw_deck(view), "  ", draw_time(view)), *draw_people(view, parts, people)]
    below = [line(" ", row) for row in flowing(facts, width - 1)]
    return block([*_hand_and_piles(view, texts), *below], width, STACKED)


def _hand_and_piles(view: KeyView, texts: Texts) -> Block:
    return beside(draw_hand_tall(view), [draw_pile(view, texts, pile) for pile in range(len(view.piles))], 3)


def draw_low_band(view: KeyView, parts: Parts, texts: Texts, people: tuple[str, ...], width: int) -> Block:
    """Draws the band on two lines, the others only with their number of cards."""
    others = [piece for other in _short_people(view, parts) for piece in (other, " ")]
    piles = line(" ", draw_piles_low(view, texts))
    facts = line(draw_deck(view), "  ", draw_time(view), " ")
    if piles.cell_len + facts.cell_len >= width:
        facts = line((f"deck {len(view.deck)} ", CREAM), draw_time(view))
    return block([between(piles, facts, width), between(line(" ", draw_hand_low(view)), line(*others), width)], width)


def draw_column(view: KeyView, parts: Parts, texts: Texts, width: int, height: int) -> Block:
    """Draws the parts of the band under one another, beside a wide map."""
    rows = [draw_pile(view, texts, pile) for pile in range(len(view.piles))]
    rows += [draw_deck(view), draw_time(view), *flowing(_short_people(view, parts), width, 1)]
    cards = [line((f"{number}", BRASS), (f" {card_sign(card)} ", CARD)) for number, card in enumerate(hand_of(view), 1)]
    hand = flowing(cards, width, 1)
    return block([*rows, *[Text()] * max(height - len(rows) - len(hand), 0), *hand], width, height)


def _short_people(view: KeyView, parts: Parts) -> list[Text]:
    return [
        line(_name_chip(view, parts, seat), (f" {hand.size}", CREAM), ("◂" if seat == view.turn else "", BRIGHT))
        for seat, hand in enumerate(view.hands)
        if seat != view.seat
    ]

"""The forty resource cards: 1 to 12 in three suits (R14), and four time cards (R15), as small numbers."""

from __future__ import annotations

from typing import Final

SUITS: Final = ("circle", "square", "triangle")
NUMBERED: Final = 36
CARDS: Final = 40
DOUBLE_TIME: Final = 39
HAND_SIZE: Final = 4
FATAL_ICONS: Final = 3

_LETTERS: Final = "cst"


def value(card: int) -> int:
    """Returns what a card counts, 1 to 12; the suit never matters in the core rules (R31)."""
    return card // 3 + 1


def suit(card: int) -> str:
    return SUITS[card % 3]


def is_time(card: int) -> bool:
    return card >= NUMBERED


def time_icons(card: int) -> int:
    """Returns how many time icons a card shows; the double counts as two (R109)."""
    return 0 if card < NUMBERED else 2 if card == DOUBLE_TIME else 1


def card_name(card: int) -> str:
    """Returns 7s for the seven of squares, T1 T2 T3 for the single time cards, TT for the double."""
    if is_time(card):
        return "TT" if card == DOUBLE_TIME else f"T{card - NUMBERED + 1}"
    return f"{value(card)}{_LETTERS[card % 3]}"


CARD_OF: Final = {card_name(card): card for card in range(CARDS)}

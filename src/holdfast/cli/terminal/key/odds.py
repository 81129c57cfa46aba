"""What a draw in peril risks, counted from what lies open for all."""

from __future__ import annotations

from holdfast.games.key.cards.resources import CARDS, FATAL_ICONS, NUMBERED, time_icons
from holdfast.games.key.screen.view import KeyView


def fatal_cards(view: KeyView) -> int:
    """Counts the cards of the deck that would lose the game if drawn now: time cards lie in deck or discard."""
    hidden = [card for card in range(NUMBERED, CARDS) if card not in view.discard]
    return sum(view.time_icons + time_icons(card) >= FATAL_ICONS for card in hidden)


def draw_odds(view: KeyView) -> str:
    if not view.in_peril:
        return "No card of the deck can lose the game now."
    deck, fatal = len(view.deck), fatal_cards(view)
    times = sum(card not in view.discard for card in range(NUMBERED, CARDS))
    if not fatal:
        return (
            f"The next card cannot lose: {times} time cards among {deck}, {view.time_icons} of {FATAL_ICONS} icons out."
        )
    share = round(100 * fatal / deck) if deck else 100
    return f"{fatal} of the {deck} cards in the deck would lose the game at once ({share} %)."

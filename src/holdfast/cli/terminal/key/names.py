"""Signs for cards, tokens and features; whatever needs words is called as the game calls it."""

from __future__ import annotations

from typing import Final, TypeAlias

from holdfast.cli.terminal.play.snapshot import Look, TableSnapshot
from holdfast.engine.message import Message, say
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.cards.resources import CARDS, DOUBLE_TIME, SUITS, is_time, value
from holdfast.games.key.missions.mission import NO_GLYPH
from holdfast.games.key.screen.screen import KeyScreen

KeyLook: TypeAlias = Look[KeyScreen, Parts]
KeySnapshot: TypeAlias = TableSnapshot[KeyScreen, Parts]

SUIT_SIGNS: Final = "●■▲"
SUIT_LETTERS: Final = "cst"
TIME_SIGN: Final = "◷"
CAMERA: Final = "◉"
STACK: Final = "▤"
LOCK: Final = "✕"
LOCKED: Final = "▣"
FEATURES: Final = {"terminal": "▥", "exit": "⌂"}
GUARD: Final = "G"
TRAPS: Final = {"camera": CAMERA, "gas": "≈", "counter_intel": LOCK}


def card_sign(card: int) -> str:
    """Returns 7■ for the seven of squares; one clock or two for a time card."""
    if is_time(card):
        return TIME_SIGN * (2 if card == DOUBLE_TIME else 1)
    return f"{value(card)}{SUIT_SIGNS[card % 3]}"


def token_sign(parts: Parts, token: int) -> str:
    found = parts.tokens[token]
    return parts.glyphs[found.glyph].symbol if found.glyph != NO_GLYPH else TRAPS[found.kind]


def feature_signs(view: KeyScreen, room: int) -> list[str]:
    """Returns ▣● for a lock that a circle opens, ▥ for the terminal, ⌂ for the exit."""
    signs = [FEATURES[kind] for kind in view.plan.features[room] if kind in FEATURES]
    lock = view.building.lock[room]
    return [*signs, LOCKED + SUIT_SIGNS[SUITS.index(lock)]] if lock in SUITS else signs


def names(view: KeyScreen) -> dict[str, str | Message]:
    """Returns what is called otherwise here: cards by their signs, people by their characters."""
    cards: dict[str, str | Message] = {f"card.{card}": card_sign(card) for card in range(CARDS)}
    return cards | {f"seat.{seat}": say(f"character.{seat}") for seat in range(len(view.characters))}


def hand_of(view: KeyScreen) -> tuple[int, ...]:
    """Returns the reader's own cards; a spectator has none."""
    return view.hands[view.seat].known if view.seat >= 0 else ()

"""What things are called on the terminal: cards and tokens by their signs, people by their characters."""

from __future__ import annotations

from typing import Final

from holdfast.engine.text import Texts
from holdfast.games.key.cards import CARDS, DOUBLE_TIME, NUMBERED, is_time, value
from holdfast.games.key.mission import NO_GLYPH
from holdfast.games.key.pack import ACTIONS, Parts
from holdfast.games.key.view import KeyView

SUIT_SIGNS: Final = "●■▲"
SUIT_LETTERS: Final = "cst"
TIME_SIGN: Final = "◷"
CAMERA: Final = "◉"
STACK: Final = "▤"
LOCK: Final = "✕"
TRAPS: Final = {"camera": CAMERA, "gas": "≈", "counter_intel": LOCK}

WHAT_PILES_DO: Final = (
    "move up to 3 rooms",
    "turn up 2 tokens of any one room",
    "collect 2 tokens in your room",
    "clear Run, Intel or Gather",
)


def card_sign(card: int) -> str:
    """7■ for the seven of squares; one clock or two for a time card."""
    if is_time(card):
        return TIME_SIGN * (2 if card == DOUBLE_TIME else 1)
    return f"{value(card)}{SUIT_SIGNS[card % 3]}"


def token_sign(parts: Parts, token: int) -> str:
    found = parts.tokens[token]
    return parts.glyphs[found.glyph].symbol if found.glyph != NO_GLYPH else TRAPS[found.kind]


def token_words(parts: Parts, token: int) -> str:
    """λ lambda, ◉ camera, ✕ counter intel (Run)."""
    found = parts.tokens[token]
    if found.glyph != NO_GLYPH:
        return f"{parts.glyphs[found.glyph].symbol} {parts.glyphs[found.glyph].name}"
    if found.kind == "counter_intel":
        return f"{LOCK} counter intel ({ACTIONS[found.action].capitalize()})"
    return f"{TRAPS[found.kind]} {found.kind}"


def is_wanted(view: KeyView, parts: Parts, token: int) -> bool:
    """Whether collecting this token would open a window, as everybody can see."""
    glyph = parts.tokens[token].glyph
    return glyph != NO_GLYPH and any(
        face.glyph == glyph and content is None
        for face, content in zip(view.mission.windows, view.windows, strict=True)
    )


def character_name(view: KeyView, parts: Parts, seat: int) -> str:
    return parts.characters[view.characters[seat]].name


def names(view: KeyView, parts: Parts) -> dict[str, str]:
    """The words above as texts."""
    cards = {f"card.{card}": card_sign(card) for card in range(NUMBERED)}
    times = {f"card.{card}": f"{card_sign(card)} time" for card in range(NUMBERED, CARDS)}
    tokens = {f"token.{token}": token_words(parts, token) for token in range(len(parts.tokens))}
    seats = {f"seat.{seat}": character_name(view, parts, seat) for seat in range(len(view.characters))}
    rooms = {f"room.{i}": f"{i + 1} {room.name}" for i, room in enumerate(parts.boards[view.mission.board].rooms)}
    return {**cards, **times, **tokens, **seats, **rooms}


def stars(grade: int) -> str:
    return "★" * grade + "☆" * (5 - grade)


def reason(texts: Texts, refusal_key: str, rule: str, params: dict[str, object]) -> str:
    """Why not, in one sentence, with the number of the rule."""
    return f"{texts.say(refusal_key, params)} ({rule.rpartition(':')[2]})"

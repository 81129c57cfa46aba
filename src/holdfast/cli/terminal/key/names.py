"""What things are called on the terminal: cards and tokens by their signs, people by their characters."""

from __future__ import annotations

from typing import Final

from holdfast.games.key.cards.pack import ACTIONS, Parts
from holdfast.games.key.cards.resources import CARDS, DOUBLE_TIME, NUMBERED, is_time, value
from holdfast.games.key.missions.mission import NO_GLYPH
from holdfast.games.key.screen.view import KeyView

SUIT_SIGNS: Final = "●■▲"
SUIT_LETTERS: Final = "cst"
TIME_SIGN: Final = "◷"
CAMERA: Final = "◉"
STACK: Final = "▤"
LOCK: Final = "✕"
FEATURES: Final = {"lock": "▣", "terminal": "▥", "exit": "⌂"}
GUARD: Final = "G"
TRAPS: Final = {"camera": CAMERA, "gas": "≈", "counter_intel": LOCK}

WHAT_PILES_DO: Final = (
    "move up to 3 rooms",
    "turn up 2 tokens of any one room",
    "collect 2 tokens in your room",
    "clear Run, Intel or Gather",
)


def card_sign(card: int) -> str:
    """Returns 7■ for the seven of squares; one clock or two for a time card."""
    if is_time(card):
        return TIME_SIGN * (2 if card == DOUBLE_TIME else 1)
    return f"{value(card)}{SUIT_SIGNS[card % 3]}"


def token_sign(parts: Parts, token: int) -> str:
    found = parts.tokens[token]
    return parts.glyphs[found.glyph].symbol if found.glyph != NO_GLYPH else TRAPS[found.kind]


def token_words(parts: Parts, token: int) -> str:
    """Returns a token in words: λ lambda, ◉ camera, ✕ counter intel (Run)."""
    found = parts.tokens[token]
    if found.glyph != NO_GLYPH:
        return f"{parts.glyphs[found.glyph].symbol} {parts.glyphs[found.glyph].name}"
    if found.kind == "counter_intel":
        return f"{LOCK} counter intel ({ACTIONS[found.action].capitalize()})"
    return f"{TRAPS[found.kind]} {found.kind}"


def feature_signs(view: KeyView, room: int) -> list[str]:
    """Returns ▣● for a lock that a circle opens, ▥ for the terminal, ⌂ for the exit."""
    signs = [FEATURES[f.kind] for f in view.mission.features if f.room == room + 1 and f.kind in ("terminal", "exit")]
    if view.locks[room] >= 0:
        signs.append(FEATURES["lock"] + SUIT_SIGNS[view.locks[room]])
    return signs


def is_wanted(view: KeyView, parts: Parts, token: int) -> bool:
    """Tells whether collecting this token would open a window, as everybody can see."""
    glyph, mark = parts.tokens[token].glyph, parts.tokens[token].mark
    return glyph != NO_GLYPH and any(
        content is None and (face.glyph == glyph or face.mark == mark != "none")
        for face, content in zip(view.mission.windows, view.windows, strict=True)
    )


def character_name(view: KeyView, parts: Parts, seat: int) -> str:
    return parts.characters[view.characters[seat]].name


def names(view: KeyView, parts: Parts) -> dict[str, str]:
    """Returns the words above as texts."""
    cards = {f"card.{card}": card_sign(card) for card in range(NUMBERED)}
    times = {f"card.{card}": f"{card_sign(card)} time" for card in range(NUMBERED, CARDS)}
    marked = "marks" in view.mission.modules
    tokens = {
        f"token.{number}": token_words(parts, number) + (f" ({token.mark})" if marked and token.mark != "none" else "")
        for number, token in enumerate(parts.tokens)
    }
    seats = {f"seat.{seat}": character_name(view, parts, seat) for seat in range(len(view.characters))}
    rooms = {f"room.{i}": f"{i + 1} {room.name}" for i, room in enumerate(parts.boards[view.mission.board].rooms)}
    return {**cards, **times, **tokens, **seats, **rooms}


def stars(grade: int) -> str:
    return "★" * grade + "☆" * (5 - grade)

"""The tables of signs that missions are written in: for each letter its sign. They are public, as in any handbook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.games.key.missions.generator.lexicon import ALPHABET

MORSE: Final = (
    *(".-", "-...", "-.-.", "-..", ".", "..-.", "--.", "....", "..", ".---", "-.-", ".-..", "--"),
    *("-.", "---", ".--.", "--.-", ".-.", "...", "-", "..-", "...-", ".--", "-..-", "-.--", "--.."),
)
GRID: Final = ("┘", "⊔", "└", "⊐", "□", "⊏", "┐", "⊓", "┌")
CROSS: Final = ("∨", ">", "<", "∧")
PIGPEN: Final = (*GRID, *(pen + "•" for pen in GRID), *CROSS, *(pen + "•" for pen in CROSS))
KEYPAD: Final = "22233344455566677778889999"

CODE_TABLES: Final[Mapping[str, Mapping[str, str]]] = {
    "numbers": {c: str(i + 1) for i, c in enumerate(ALPHABET)},
    "mirror": dict(zip(ALPHABET, reversed(ALPHABET), strict=True)),
    "keypad": dict(zip(ALPHABET, KEYPAD, strict=True)),
    "morse": dict(zip(ALPHABET, MORSE, strict=True)),
    "square": {c: f"{i // 5 + 1}{i % 5 + 1}" for i, c in enumerate(ALPHABET.replace("J", ""))},
    "pigpen": dict(zip(ALPHABET, PIGPEN, strict=True)),
}

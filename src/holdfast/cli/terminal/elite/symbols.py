"""How things are written: symbols of the die, figures, cells, arrows. Shape first, then letter, then colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

# -- the action die, in the order of its faces: a letter and a sign for each
LETTERS: Final = ("M", "H", "G", "W", "S", "A")
WORDS: Final = ("move", "hand", "gun", "wrench", "search", "ALIEN")
SIGNS: Final = ("✥", "☞", "⌐", "Ψ", "⌕", "☠")

SWARMS: Final = ("▲B", "■S", "»R")
BOSS: Final = "◆"
HERO: Final = "●"
MINE: Final = "◉"
HOME: Final = "⌂"
ACID: Final = "≈"
SLIME: Final = "~"
HELD: Final = "!"
TRAP: Final = "^"
TARGET: Final = "x"
TOKEN: Final = "◇"
READY: Final = "◈"
RECON: Final = "r"
CLUSTER: Final = "*"
SPAWN: Final = "°"
ARMED: Final = "▶"  # a weapon that is ready
ROCK: Final = "▒"

ARROWS: Final[Mapping[tuple[int, int], str]] = {
    (-1, -1): "↖",
    (0, -1): "↑",
    (1, -1): "↗",
    (-1, 0): "←",
    (1, 0): "→",
    (-1, 1): "↙",
    (0, 1): "↓",
    (1, 1): "↘",
}
KEYS: Final[Mapping[tuple[int, int], str]] = {
    (-1, -1): "q",
    (0, -1): "w",
    (1, -1): "e",
    (-1, 0): "a",
    (1, 0): "d",
    (-1, 1): "z",
    (0, 1): "x",
    (1, 1): "c",
}
SECOND_KEYS: Final[Mapping[tuple[int, int], str]] = dict(zip(KEYS, "uiojlm,.", strict=True))  # the right hand
ARROW_KEYS: Final[Mapping[tuple[int, int], str]] = {(0, -1): "up", (0, 1): "down", (-1, 0): "left", (1, 0): "right"}

STAND_INS: Final[Mapping[str, str]] = {
    "↖": "\\",
    "↑": "^",
    "↗": "/",
    "←": "<",
    "↙": "/",
    "↓": "v",
    "↘": "\\",
    "✥": "+",
    "☞": ">",
    "⌐": "7",
    "Ψ": "Y",
    "⌕": "o",
    "☠": "X",
    "»": ">",
    "◆": "#",
    "◇": "%",
    "◈": "&",
    "≈": "=",
    "‼": "!",
    "▶": ">",
    "♥": "*",
    "┊": "|",
    "□": "-",
    "∞": "~",
    "°": "'",
}


def cell_name(cell: int, width: int) -> str:
    """Returns a cell's name: C4 is the third column, the fourth row from the far side."""
    y, x = divmod(cell, width)
    return f"{chr(ord('A') + x)}{y + 1}"


def step_between(a: int, b: int, width: int) -> tuple[int, int]:
    """Returns the direction from one cell to another, in columns and rows of -1, 0 or 1."""
    (ay, ax), (by, bx) = divmod(a, width), divmod(b, width)
    return (bx > ax) - (bx < ax), (by > ay) - (by < ay)

"""How things are written: symbols of the die, figures, cells, arrows. Shape first, then letter, then colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

# -- the action die: a letter and a sign for each face
LETTERS: Final = {"move": "M", "hand": "H", "gun": "G", "wrench": "W", "search": "S", "alien": "A"}
SIGNS: Final = {"move": "✥", "hand": "☞", "gun": "⌐", "wrench": "Ψ", "search": "⌕", "alien": "☠"}

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

WAYS: Final = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))  # in columns and rows
ARROWS: Final[Mapping[tuple[int, int], str]] = dict(zip(WAYS, "↖↑↗←→↙↓↘", strict=True))
KEYS: Final[Mapping[tuple[int, int], str]] = dict(zip(WAYS, "qweadzxc", strict=True))
SECOND_KEYS: Final[Mapping[tuple[int, int], str]] = dict(zip(WAYS, "uiojlm,.", strict=True))  # the right hand
ARROW_KEYS: Final[Mapping[tuple[int, int], str]] = {(0, -1): "up", (0, 1): "down", (-1, 0): "left", (1, 0): "right"}

STAND_INS: Final[Mapping[str, str]] = dict(zip("↖↑↗←↙↓↘✥☞⌐Ψ⌕☠»◆◇◈≈‼▶♥┊□∞°", "\\^/</v\\+>7YoX>#%&=!>*|-~'", strict=True))


def are_beside(a: int, b: int, width: int) -> bool:
    (ay, ax), (by, bx) = divmod(a, width), divmod(b, width)
    return max(abs(ax - bx), abs(ay - by)) == 1


def step_between(a: int, b: int, width: int) -> tuple[int, int]:
    """Returns the direction from one cell to another, in columns and rows of -1, 0 or 1."""
    (ay, ax), (by, bx) = divmod(a, width), divmod(b, width)
    return (bx > ax) - (bx < ax), (by > ay) - (by < ay)

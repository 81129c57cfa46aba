"""The code breaker's handbook: the tables that missions send people to."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from holdfast.cli.terminal.io.lines import Block, flowing, in_columns, line
from holdfast.cli.terminal.io.palette import BRASS, BRIGHT, CREAM, FAINT

ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MORSE_SIGNS: Final = """
.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..
"""
MORSE: Final = dict(zip(ALPHABET, MORSE_SIGNS.split(), strict=True))
KEYPAD: Final = {"2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV", "9": "WXYZ"}
SQUARE: Final = ("ABCDE", "FGHIK", "LMNOP", "QRSTU", "VWXYZ")


def draw_handbook(width: int) -> Block:
    rows: Block = []
    for title, cells in (
        ("Numbers for letters: A is 1, Z is 26", _pairs(dict(zip(ALPHABET, map(str, range(1, 27)), strict=True)))),
        ("Atbash: the alphabet backwards", _pairs(dict(zip(ALPHABET, reversed(ALPHABET), strict=True)))),
        ("Morse", _pairs(MORSE)),
        ("Telephone keys", _pairs(KEYPAD)),
    ):
        rows += [line((title, BRASS)), *in_columns(cells, width, 2), Text()]
    rows += [line(("Polybius square: row, then column; I and J share a place", BRASS)), *_square(), Text()]
    rows += [line(("Shift: count along the alphabet, after Z comes A", BRASS)), *_wheel(width)]
    return rows


def _pairs(table: dict[str, str]) -> list[Text]:
    return [line((sign, BRIGHT), " ", (stands_for, CREAM)) for sign, stands_for in table.items()]


def _square() -> Block:
    head = line("   ", *((f"{column} ", FAINT) for column in range(1, 6)))
    return [head, *(line((f" {n} ", FAINT), (" ".join(row), CREAM)) for n, row in enumerate(SQUARE, 1))]


def _wheel(width: int) -> Block:
    letters = [line((letter, CREAM)) for letter in ALPHABET]
    return flowing(letters, width, 1)

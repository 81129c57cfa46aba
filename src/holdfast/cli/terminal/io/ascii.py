"""For terminals that cannot show more than ASCII: every sign has a stand-in of the same width."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

SIGNS: Final[Mapping[str, str]] = (
    dict.fromkeys("─╌━═╴╶", "-")
    | dict.fromkeys("│┃║╎╵╷", "|")
    | dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯╞╡", "+")
    | dict.fromkeys("▒▤", "#")
    | dict.fromkeys("·…", ".")
    | dict(zip("●■▲░◉◷★☆✕▸↔↕╲╱╳–’→×⌂◂█•✓▬▣▥", "cst-@T*-x>=:\\/X-'>x^<_ox_%M", strict=True))
)


def in_ascii(text: Text, more: Mapping[str, str]) -> Text:
    """Returns the same line in ASCII; signs that nobody named become question marks."""
    table = {**more, **SIGNS}
    words = "".join(sign if sign.isascii() else table.get(sign, "?") for sign in text.plain)
    twin = text.copy()
    twin.plain = words
    return twin


def letters_for(symbols: tuple[str, ...]) -> dict[str, str]:
    """Returns a small letter or digit of its own for each symbol that has no stand-in yet."""
    taken = {SIGNS[symbol] for symbol in symbols if symbol in SIGNS}
    free = (sign for sign in "abcdefghijklmnopqrstuvwxyz0123456789" if sign not in taken)
    return {symbol: next(free, "?") for symbol in symbols if symbol not in SIGNS}

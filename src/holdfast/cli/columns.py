"""What commands for hosts print: rows in columns for people, JSON for scripts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

import msgspec


def print_json(value: Any) -> int:
    print(msgspec.json.encode(value).decode())
    return 0


def print_table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Prints rows in columns, or that there are none."""
    rows = [tuple(map(visible, row)) for row in rows]
    if not rows:
        print("There are none.")
        return
    shown = [tuple(heads), *rows] if any(heads) else rows
    widths = [max(len(row[i]) for row in shown) for i in range(len(heads))]
    for row in shown:
        print("  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip())


def visible(word: str) -> str:
    """Returns a word without signs that would do something to a terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in word)


def when(date: int) -> str:
    """Returns a date as it is here; a dash for what never was."""
    return datetime.fromtimestamp(date / 1000).strftime("%Y-%m-%d %H:%M") if date else "-"


def megabytes(count: int) -> str:
    return "-" if count < 0 else f"{count / 1e6:,.1f} MB"

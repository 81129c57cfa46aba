"""What a seat sees at one moment: all that a drawing may look at."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec
from rich.text import Text

from holdfast.cli.terminal.io.lines import Block, line, wrapped
from holdfast.cli.terminal.io.palette import BRASS, CREAM, FAINT
from holdfast.cli.terminal.play.menu import Menu, MenuEntry
from holdfast.engine.text import Texts
from holdfast.engine.view import View

V = TypeVar("V", bound=View)


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log; fresh ones were told since the reader last chose something."""

    words: str
    fresh: bool = False


class TableSnapshot(msgspec.Struct, Generic[V], frozen=True):
    """All that a drawing of the table may look at."""

    view: V
    texts: Texts
    people: tuple[str, ...]  # who sits there: you, Player 2, greedy bot
    log: tuple[LogLine, ...]
    menu: Menu
    commands: tuple[MenuEntry, ...] = ()
    note: str = ""
    typed: str = ""
    now: int = 0  # game time in milliseconds
    paused: bool = False
    notation: str = ""  # the position as text, for drawings that ask for it


def draw_log(log: tuple[LogLine, ...], width: int, height: int) -> Block:
    """Draws the last lines, the newest at the bottom, each wrapped."""
    rows: Block = []
    for entry in reversed(log):
        mark = line(("▸ ", BRASS)) if entry.fresh else line("  ")
        words = wrapped(entry.words, width - 2, CREAM if entry.fresh else FAINT)
        rows = [line(mark if not number else Text("  "), row) for number, row in enumerate(words)] + rows
        if len(rows) >= height:
            break
    return rows[-height:] if height > 0 else []

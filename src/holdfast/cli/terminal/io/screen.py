"""Where frames are shown: the alternate screen of a terminal, or plain lines one frame after the other."""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType
from typing import Protocol

from rich.console import Console
from rich.control import Control
from rich.text import Text

from holdfast.cli.terminal.io.ascii import in_ascii
from holdfast.cli.terminal.io.lines import Block, block
from holdfast.cli.terminal.io.palette import BACKGROUND


class Screen(Protocol):
    def size(self) -> tuple[int, int]:
        """Returns the columns and rows that a frame may have."""

    def show(self, frame: Block) -> None:
        """Shows a frame, or as much of it as there is room for."""

    def clear(self) -> None:
        """Forgets what is shown: the next frame is drawn whole."""

    def dress(self, background: str, stand_ins: Mapping[str, str]) -> None:
        """Sets the colours that everything lies on, and ASCII for signs of a game's own."""


class FullScreen:
    """Draws over the last frame on the alternate screen, which leaves nothing in the scrollback.

    Only rows that have changed are written, in one go, so that nothing flickers however often it is shown.
    """

    def __init__(self, console: Console, stand_ins: Mapping[str, str] | None = None) -> None:
        self.console = console
        self.stand_ins = stand_ins or {}
        self.background = BACKGROUND
        self.shown: Block = []
        self.shown_at = (0, 0)

    def __enter__(self) -> FullScreen:
        self.console.set_alt_screen(True)
        self.console.show_cursor(False)
        self.console.control(Control.clear())
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        self.console.control(Control.clear())
        self.console.show_cursor(True)
        self.console.set_alt_screen(False)

    def size(self) -> tuple[int, int]:
        width, height = self.console.size
        return width, height

    def show(self, frame: Block) -> None:
        width, height = self.size()
        rows = block(frame, width, height)
        if not speaks_unicode(self.console):
            rows = [in_ascii(row, self.stand_ins) for row in rows]
        rows = [Text("", style=self.background, no_wrap=True, end="").append_text(row) for row in rows]
        before = self.shown if (width, height) == self.shown_at else []
        with self.console:
            for number, row in enumerate(rows):
                if number >= len(before) or not is_same(before[number], row):
                    self.console.control(Control.move_to(0, number))
                    self.console.print(row, end="", soft_wrap=True, highlight=False)
        self.shown, self.shown_at = rows, (width, height)

    def clear(self) -> None:
        self.shown = []

    def dress(self, background: str, stand_ins: Mapping[str, str]) -> None:
        self.background, self.stand_ins = background, stand_ins


def is_same(one: Text, other: Text) -> bool:
    """Tells whether two rows look alike; Text itself compares words only."""
    return one.plain == other.plain and one.style == other.style and one.spans == other.spans


class PlainLines:
    """One frame after the other, for pipes and terminals that cannot move their cursor."""

    def __init__(self, console: Console, stand_ins: Mapping[str, str] | None = None) -> None:
        self.console = console
        self.stand_ins = stand_ins or {}

    def size(self) -> tuple[int, int]:
        width, height = self.console.size
        return max(width, 80), max(height, 24)

    def show(self, frame: Block) -> None:
        for row in frame:
            text = row if speaks_unicode(self.console) else in_ascii(row, self.stand_ins)
            self.console.out(text.plain.rstrip(), highlight=False)

    def clear(self) -> None:
        """Does nothing: nothing is ever drawn over."""

    def dress(self, background: str, stand_ins: Mapping[str, str]) -> None:
        self.stand_ins = stand_ins


def speaks_unicode(console: Console) -> bool:
    return console.encoding.lower().startswith("utf")

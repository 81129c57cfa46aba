"""What a seat sees at one moment: all that a drawing may look at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec
from rich.text import Text

from holdfast.cli.terminal.io.lines import Block, line, wrapped
from holdfast.cli.terminal.io.palette import Colours
from holdfast.cli.terminal.play.menu import Menu, MenuEntry
from holdfast.engine.message import Message
from holdfast.engine.text import Texts
from holdfast.engine.view import View

V = TypeVar("V", bound=View)
C = TypeVar("C")


class Look(msgspec.Struct, Generic[V, C], frozen=True):
    """A seat's screen with the box that its numbers name things of, the words for both, and the game's colours."""

    view: V
    content: C
    texts: Texts
    colours: Colours = Colours()
    pins: Mapping[str, str] = {}  # what its private notes say of things, by their names

    def say(self, key: str, /, **params: object) -> str:
        return self.texts.say(key, params)

    def message(self, message: Message | None) -> str:
        return "" if message is None else self.texts.message(message)


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log; fresh ones were told since the reader last chose something."""

    words: str
    fresh: bool = False


class TableSnapshot(Look[V, C], Generic[V, C], frozen=True, kw_only=True):
    """All that a drawing of the table may look at."""

    people: tuple[str, ...]  # who sits there: you, Player 2, greedy bot
    log: tuple[LogLine, ...]
    menu: Menu
    commands: tuple[MenuEntry, ...] = ()
    note: str = ""
    typed: str = ""
    now: int = 0  # game time in milliseconds
    paused: bool = False
    in_words: Callable[[int], list[Block]] = (
        lambda width: []
    )  # the table in sentences, each on as many rows as it takes


def draw_log(snapshot: TableSnapshot[Any, Any], width: int, height: int) -> Block:
    """Draws the last entries, the newest at the bottom, each wrapped; of the newest its end if there is no room."""
    colours = snapshot.colours
    rows: Block = []
    for entry in reversed(snapshot.log):
        mark = line(("▸ ", colours.title)) if entry.fresh else line("  ")
        words = wrapped(entry.words, width - 2, colours.plain if entry.fresh else colours.faint)
        if rows and len(rows) + len(words) > height:
            break
        rows = [line(mark if not number else Text("  "), row) for number, row in enumerate(words)] + rows
    return rows[-height:] if height > 0 else []

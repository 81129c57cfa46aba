"""The terminal that somebody sits at, screen and keyboard together: questions, pages to read, lines to write."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

from rich.text import Text

from holdfast.cli.terminal.io.keyboard import ENTER, ESCAPE, Keyboard
from holdfast.cli.terminal.io.lines import Block, bar, block, centred, fit, line, rule
from holdfast.cli.terminal.io.palette import BAR, BRASS, BRIGHT, CREAM, FAINT, LINES
from holdfast.cli.terminal.io.screen import Screen
from holdfast.cli.terminal.words import say

Picture = Callable[[str, int, int], Block]  # what was typed, width, height -> lines


class Terminal:
    def __init__(self, screen: Screen, keyboard: Keyboard) -> None:
        self.screen = screen
        self.keyboard = keyboard

    def show(self, frame: Picture, typed: str = "") -> None:
        width, height = self.screen.size()
        self.screen.show(frame(typed, width, height))

    def choice(self, keys: Collection[str], frame: Picture) -> str:
        return self.keyboard.choice(keys, partial(self.show, frame)).lower()

    def text(self, frame: Picture) -> str | None:
        return self.keyboard.text(partial(self.show, frame))

    def read(self, title: str, pages: Callable[[int], Block], then: str = "", foot: Text | None = None) -> str:
        """Shows something to read, in as many pages as it takes; `pages` gives its lines for a width.

        Enter on the last page does what `then` says, or leads back to the table; the key that left is told. A `foot`
        says which keys do something else. What was pressed before the page was there does not turn it.
        """
        self.keyboard.begin_reading()
        top = 0
        while True:
            width, height = self.screen.size()
            rows, room = len(pages(width - 4)), max(height - 4, 1)
            last = max(rows - room, 0)
            top = min(max(top, 0), last)
            key = self.keyboard.key(partial(self.show, partial(_page, title, pages, top, then, foot)))
            if key in ("down", " ", "right", "j", ENTER) and top < last:
                top += 1 if key in ("down", "j") else room
            elif key in ("up", "left", "b", "k"):
                top -= 1 if key in ("up", "k") else room
            else:
                return key

    def cover(self, lines: Sequence[str], invitation: str) -> None:
        """Shows a screen that hides everything until somebody presses Enter."""

        def frame(typed: str, width: int, height: int) -> Block:
            words = [Text(), *(line((words, BRIGHT if not number else CREAM)) for number, words in enumerate(lines))]
            words += [Text(), line((invitation, BRASS))]
            above = max((height - len(words)) // 2, 0)
            rows = [Text()] * above + [centred(row, width) for row in words]
            return block(rows, width, height)

        while self.choice((), frame) not in (ENTER, ESCAPE):
            self.keyboard.drop()


def _page(
    title: str,
    pages: Callable[[int], Block],
    top: int,
    then: str,
    foot: Text | None,
    typed: str,
    width: int,
    height: int,
) -> Block:
    return draw_page(title, pages(width - 4), top, width, height, then, foot)


def draw_page(
    title: str, rows: Block, top: int, width: int, height: int, then: str = "", foot: Text | None = None
) -> Block:
    """Draws one page of something longer, with how to go on."""
    room = max(height - 4, 1)
    more = len(rows) > top + room
    where = say("page.lines", first=top + 1, last=min(top + room, len(rows)), all=len(rows)) if more or top else ""
    keys = say("page.more") if more else say("page.enter", then=then or say("page.back_to_table"))
    if foot is not None:
        keys = say("end.more") if more else ""
    shown = [line("  ", row) for row in rows[top : top + room]]
    return [
        bar(title, width, BAR),
        fit(Text(), width),
        *block(shown, width, room),
        rule(where, width, FAINT, LINES),
        fit(line(foot or "", " ", (keys, BRASS)), width),
    ]

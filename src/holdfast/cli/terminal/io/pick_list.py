"""Lists to pick from: arrows or numbers, Enter takes what is marked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec
from rich.text import Text

from holdfast.cli.terminal.io.keyboard import ENTER, ESCAPE, is_settled
from holdfast.cli.terminal.io.lines import Block, bar, block, line, rule, wrapped
from holdfast.cli.terminal.io.palette import ALARM, BAR, BRASS, CHOSEN, CREAM, FAINT, KEY, LINES
from holdfast.cli.terminal.io.terminal import Terminal
from holdfast.cli.terminal.words import say

BACK = -1


class Row(msgspec.Struct, frozen=True):
    """One line of a list to pick from, with what is told about it, and the words that it stands for."""

    label: str
    about: str = ""
    word: str = ""


def pick(terminal: Terminal, title: str, rows: Sequence[Row], marked: int = 0, above: Sequence[str] = ()) -> int:
    """Returns the place of what was picked, BACK if the reader would rather go back."""
    typed, note = "", ""
    numbers = [str(number) for number in range(1, len(rows) + 1)]
    while True:
        frame = partial(draw_picking, title, rows, marked, above, note)
        key = terminal.keyboard.key(partial(terminal.show, frame))
        note = ""
        if key in ("up", "k"):
            marked, typed = (marked - 1) % len(rows), ""
        elif key in ("down", "j"):
            marked, typed = (marked + 1) % len(rows), ""
        elif key == ENTER:
            return marked
        elif key in (ESCAPE, "q", "b", "back"):
            return BACK
        elif typed + key in numbers:
            typed += key
            marked = int(typed) - 1
            if is_settled(typed, numbers) or not terminal.keyboard.digit_by_digit:
                return marked
        else:
            typed = ""
            note = say("pick.not_there", key=key[:12], most=len(rows))


def draw_picking(
    title: str, rows: Sequence[Row], marked: int, above: Sequence[str], note: str, typed: str, width: int, height: int
) -> Block:
    """Draws the list with its marked line, and what is told about that line."""
    head = [bar(title, width, BAR), Text()]
    head += [row for words in above for row in (*(line("  ", w) for w in wrapped(words, width - 4, FAINT)), Text())]
    about = [line("  ", row) for row in wrapped(rows[marked].about, width - 4, CREAM)][:5]
    foot = [
        rule("", width, FAINT, LINES),
        line((f"  {note}", ALARM)) if note else line((f"  {say('pick.how')}", BRASS)),
    ]
    room = max(height - len(head) - len(foot) - len(about) - 1, 1)
    first = min(max(marked - room + 1, 0), max(len(rows) - room, 0))
    listed = []
    for number, row in enumerate(rows[first : first + room], first):
        style = CHOSEN if number == marked else CREAM
        pointer = "▸" if number == marked else " "
        listed.append(line((f" {pointer}", KEY), (f"{number + 1:>3}  ", KEY), (f" {row.label} ", style)))
    body = block([*head, *listed, Text(), *about], width, height - len(foot))
    return [*body, *block(foot, width)]

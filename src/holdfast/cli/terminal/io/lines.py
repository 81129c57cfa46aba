"""Lines of text and how they are laid side by side: every block is a list of lines of one width."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import TypeAlias

from rich.cells import cell_len
from rich.text import Text

from holdfast.cli.terminal.io.palette import Colours

Piece: TypeAlias = str | tuple[str, str] | Text
Block: TypeAlias = list[Text]


def line(*pieces: Piece) -> Text:
    """Returns one line from words and (words, style) pairs."""
    return Text.assemble(*pieces, no_wrap=True, end="")


def fit(text: Text, width: int) -> Text:
    """Returns the line at exactly this width: cut off with an ellipsis, or filled up."""
    fitted = text.copy()
    fitted.truncate(max(width, 0), overflow="ellipsis", pad=True)
    return fitted


def block(lines: Iterable[Text], width: int, height: int | None = None) -> Block:
    """Returns lines of exactly this width and, if given, height: cut off below, or filled up."""
    fitted = [fit(text, width) for text in lines]
    if height is None:
        return fitted
    return fitted[:height] + [fit(Text(), width)] * (height - len(fitted))


def beside(left: Block, right: Block, gap: int = 1) -> Block:
    """Returns two blocks side by side, the shorter one filled up."""
    left_width = max((text.cell_len for text in left), default=0)
    right_width = max((text.cell_len for text in right), default=0)
    return [
        line(fit(a or Text(), left_width), " " * gap, fit(b or Text(), right_width))
        for a, b in zip_longest(left, right)
    ]


def wrapped(words: str, width: int, style: str = "", indent: str = "", *, margin: int = 0) -> Block:
    """Returns words as a paragraph; a `margin` stands before each of its lines."""
    lines = textwrap.wrap(" ".join(words.split()), max(width - margin, 8), subsequent_indent=indent)
    return [line(" " * margin, (one, style)) if margin else line((one, style)) for one in lines]


def paragraphs(words: str, width: int, style: str = "", *, margin: int = 0) -> Block:
    """Returns words that have line breaks of their own."""
    return [row for one in words.split("\n") for row in wrapped(one, width, style, margin=margin)]


def hanging(head: Text, words: str, width: int, style: str = "") -> Block:
    """Returns a paragraph beside its heading."""
    rows = wrapped(words, width, style, margin=head.cell_len + 1)
    return [line(head, rows[0][head.cell_len :]), *rows[1:]] if rows else [head]


def bar(words: str, width: int, style: str) -> Text:
    """Returns a line that is coloured from end to end."""
    return fit(line((f" {words} ".ljust(width), style)), width)


def between(left: Text, right: Text, width: int) -> Text:
    """Returns one line with something at either end; the right one is dropped where there is no room for it."""
    free = width - left.cell_len - right.cell_len
    return fit(left, width) if free < 1 else line(left, " " * free, right)


def centred(text: Text, width: int) -> Text:
    return fit(line(" " * max((width - text.cell_len) // 2, 0), text), width)


def in_columns(cells: Sequence[Text], width: int, gap: int = 2) -> Block:
    """Returns cells in as many equal columns as fit, read from left to right."""
    if not cells:
        return []
    widest = min(max(cell.cell_len for cell in cells), width)
    columns = max((width + gap) // (widest + gap), 1)
    rows = [cells[i : i + columns] for i in range(0, len(cells), columns)]
    return [line(*[piece for cell in row for piece in (" " * gap, fit(cell, widest))][1:]) for row in rows]


def flowing(cells: Sequence[Text], width: int, gap: int = 3) -> Block:
    """Returns cells one after the other, each as wide as it is, on as few lines as they need."""
    rows: Block = []
    for cell in cells:
        if rows and rows[-1].cell_len + gap + cell.cell_len <= width:
            rows[-1] = line(rows[-1], " " * gap, cell)
        else:
            rows.append(cell)
    return rows


def rule(title: str, width: int, title_style: str, line_style: str) -> Text:
    """Returns a horizontal line with a title in it."""
    words = f" {title} " if title else ""
    return fit(
        line(("──", line_style), (words, title_style), ("─" * max(width - 2 - cell_len(words), 0), line_style)), width
    )


def titled(panels: Mapping[str, Block], width: int, colours: Colours) -> Block:
    """Returns blocks under one another, each under a line with its title; empty ones are left out."""
    rows: Block = []
    for title, drawn in panels.items():
        rows += [rule(title, width, colours.title, colours.lines), *drawn] if drawn else []
    return rows


def plain(lines: Iterable[Text]) -> str:
    """Returns the words alone."""
    return "\n".join(text.plain for text in lines)

"""A position as text, as a picture (SVG) and as a piece of a page (HTML): the table in the game's own sentences."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from html import escape
from typing import Final

from holdfast.api.board import BoardPicture, drawn
from holdfast.engine.position import TRUTH
from holdfast.engine.state import State
from holdfast.table.setting import Setting
from holdfast.table.texts import texts_of

WIDTH: Final = 760
COLUMNS: Final = 2
MARGIN: Final = 16
HEAD: Final = 56  # room for the title
ROW: Final = 18
SIGNS: Final = 46  # in a line of a column
INDENT: Final = 14
INK, PAPER, CARD, ACCENT = "#26221c", "#f3efe6", "#fffdf8", "#8a4b12"

HEADING: Final = f' font-weight="700" fill="{ACCENT}"'


def sections_of(setting: Setting, s: State, seat: int) -> Iterator[tuple[str, list[str]]]:
    """Yields the parts of the table as a seat sees it, each with a title and sentences; else its notation as one."""
    describe = setting.game.shown.describe
    if seat == TRUTH or describe is None:
        yield "", setting.game.write(s, seat).rstrip().splitlines()
        return
    texts = texts_of(setting, s)
    for section in describe(s, seat):
        yield texts.message(section.title), [texts.message(words) for words in section.lines]


def ending_of(setting: Setting, s: State) -> str:
    return "" if s.outcome is None else setting.game.texts.get(f"outcome.{s.outcome.key}", s.outcome.key)


def as_text(setting: Setting, s: State, seat: int) -> str:
    parts = []
    for title, lines in sections_of(setting, s, seat):
        indent = "  " if title else ""
        parts.append("\n".join(filter(None, (title, *(f"{indent}{line}" for line in lines)))))
    return "\n".join(filter(None, (*parts, ending_of(setting, s)))) + "\n"


def as_html(setting: Setting, s: State, seat: int) -> str:
    rows = [f"<h3>{escape(setting.game.title)}</h3>"]
    if end := ending_of(setting, s):
        rows.append(f"<p><strong>{escape(end)}</strong></p>")
    for title, lines in sections_of(setting, s, seat):
        if title:
            items = "".join(f"<li>{escape(line)}</li>" for line in lines)
            rows.append(f"<h4>{escape(title)}</h4><ul>{items}</ul>")
        else:
            rows.append(f"<pre>{escape(chr(10).join(lines))}</pre>")
    return f'<article class="holdfast-position">{"".join(rows)}</article>'


def board_of(setting: Setting, s: State, seat: int, top: int) -> BoardPicture:
    """Returns the board as a seat is shown it; nothing where the game has none, or the whole truth is wanted."""
    draw = setting.game.shown.board
    if draw is None or seat == TRUTH:
        return BoardPicture("", 0)
    board = draw(setting.content, setting.game.view(s, seat))
    if board is None:
        return BoardPicture("", 0)
    found = drawn(board, texts_of(setting, s), MARGIN, top, WIDTH - 2 * MARGIN)
    return BoardPicture(found.elements, found.height + MARGIN)


def as_svg(setting: Setting, s: State, seat: int) -> str:
    """Draws the board, and below it each part of the table as a card, in as many columns as keep the picture low."""
    board = board_of(setting, s, seat, HEAD)
    top = HEAD + board.height
    cards = [_card(title, lines) for title, lines in sections_of(setting, s, seat)]
    heights = [0] * COLUMNS
    elements: list[str] = []
    wide = (WIDTH - MARGIN * (COLUMNS + 1)) // COLUMNS
    for rows in cards:
        column = heights.index(min(heights))
        x, y = MARGIN + column * (wide + MARGIN), top + heights[column]
        high = ROW * len(rows) + 16
        elements.append(f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="6" fill="{CARD}" stroke="#d8cfbd"/>')
        for number, (words, indent, style) in enumerate(rows):
            elements.append(f'<text x="{x + 12 + indent}" y="{y + 21 + ROW * number}"{style}>{escape(words)}</text>')
        heights[column] += high + MARGIN
    title = escape(" · ".join(filter(None, (setting.game.title, ending_of(setting, s)))))
    height = top + max(heights)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        f' role="img" aria-label="{title}" font-family="system-ui, sans-serif" font-size="13" fill="{INK}">'
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>'
        f'<text x="{MARGIN}" y="34" font-size="19" font-weight="700">{title}</text>'
        f"{board.elements}{''.join(elements)}</svg>"
    )


def _card(title: str, lines: list[str]) -> list[tuple[str, int, str]]:
    """Returns the rows of a card, wrapped, each with how far it is indented and how it looks."""
    rows = [(words, 0, HEADING) for words in textwrap.wrap(title, SIGNS)]
    for line in lines:
        first, *more = textwrap.wrap(line, SIGNS) or [""]
        rows += [(first, 0, ""), *((words, INDENT, "") for words in more)]
    return rows

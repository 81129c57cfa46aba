"""The mission console: windows as little doors, the glyph above, the content in the frame once it is open."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from holdfast.cli.terminal.io.grid import Edge, GridSize, Inside, draw_grid
from holdfast.cli.terminal.io.lines import Block, line, wrapped
from holdfast.cli.terminal.io.palette import BRASS, BRIGHT, CREAM, FAINT, LINES, PHOSPHOR
from holdfast.cli.terminal.key.names import KeyLook
from holdfast.games.key.missions.mission import NO_GLYPH
from holdfast.games.key.screen.mission_sheet import Pane
from holdfast.games.key.screen.screen import KeyScreen

CLOSED_WINDOW: Final = "▒"
DARK: Final = "░"
NO_SIGN: Final = "·"
MARKS: Final = {"none": NO_SIGN, "dot": "•", "bar": "▬"}


def draw_question(view: KeyScreen, width: int, height: int) -> Block:
    """Draws the question, cut after so many lines: the mission page has it whole."""
    rows = wrapped(view.mission.question, width, CREAM)
    if len(rows) > height > 0:
        rows = [*rows[: height - 1], line((rows[height - 1].plain[: width - 2] + "…", CREAM))]
    return rows


def needed_width(view: KeyScreen, *, framed: bool) -> int:
    """Returns how wide the console is drawn."""
    columns = max(pane.column for row in view.mission.rows for pane in row.panes) + 1
    return columns * (window_width(view) + 1) + (1 if framed else 0)


def needed_height(view: KeyScreen, *, framed: bool) -> int:
    rows = view.mission.rows
    return len(rows) * (4 if framed else 2) + any(row.is_answer for row in rows)


def window_width(view: KeyScreen) -> int:
    """Returns the width of the widest content that lies open, so that a closed one tells nothing."""
    return max((len(content) for content in view.console.windows if content is not None), default=1)


def draw_console(look: KeyLook, *, framed: bool) -> Block:
    """Draws the console row by row, gaps kept; the Answer area stands under a line of its own."""
    rows: Block = []
    in_answer = False
    for row in look.view.mission.rows:
        if row.is_answer and not in_answer:
            in_answer = True
            rows.append(line((f"╌╌ {look.say('ui.answer')} ╌╌", BRASS)))
        rows += draw_windows(look, {pane.column: pane for pane in row.panes}, framed=framed)
    return rows


def draw_windows(look: KeyLook, here: dict[int, Pane], *, framed: bool) -> Block:
    """Draws a row of windows: the glyphs, and below each its door, with a frame or without."""
    width, columns = window_width(look.view), range(max(here) + 1)
    glyphs = [glyph_text(look, here.get(column), width) for column in columns]
    doors = [door_text(look, here.get(column), width) for column in columns]
    rows = [line(*(piece for text in glyphs for piece in (" ", text)))]
    if not framed:
        return [*rows, line(*(piece for text in doors for piece in (" ", text)))]
    return rows + draw_grid(
        GridSize(len(columns), 1, width, 1),
        lambda y: [Inside([door]) for door in doors],
        west=lambda x, y: Edge(y == 0 and (x in here or x - 1 in here)),
        north=lambda x, y: Edge(x in here),
        wall=LINES,
    )


def glyph_text(look: KeyLook, pane: Pane | None, width: int) -> Text:
    if pane is None:
        return line(" " * width)
    sign = MARKS[pane.mark] if pane.glyph == NO_GLYPH else look.content.glyphs[pane.glyph].symbol
    is_wanted = look.view.console.windows[pane.window] is None and sign != NO_SIGN
    return line((sign.center(width), BRIGHT if is_wanted else FAINT))


def door_text(look: KeyLook, pane: Pane | None, width: int) -> Text:
    """Returns what is seen of a window: its content, what its reader pencilled on it, or its door."""
    if pane is None:
        return line(" " * width)
    content = look.view.console.windows[pane.window]
    if content is not None:
        return line((content.center(width), PHOSPHOR))
    if pencilled := look.pins.get(look.say(f"sign.{pane.window}").casefold()):
        return line((pencilled[:width].center(width), f"{FAINT} italic"))
    never_opens = pane.glyph == NO_GLYPH and pane.mark == "none"
    return line(((DARK if never_opens else CLOSED_WINDOW) * width, LINES))

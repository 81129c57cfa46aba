"""The mission console: windows as little doors, the glyph above, the content in the frame once it is open."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from holdfast.cli.terminal.io.lines import Block, line, wrapped
from holdfast.cli.terminal.io.palette import BRASS, BRIGHT, CREAM, FAINT, LINES, PHOSPHOR
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.missions.mission import NO_GLYPH, WindowFace
from holdfast.games.key.screen.view import KeyView

CLOSED_WINDOW: Final = "▒"
DARK: Final = "░"
NO_SIGN: Final = "·"
MARKS: Final = {"none": NO_SIGN, "dot": "•", "bar": "▬"}
ANSWER: Final = "Answer"


def draw_question(view: KeyView, width: int, height: int) -> Block:
    """Draws the question, cut after so many lines: the mission page has it whole."""
    rows = wrapped(view.mission.question, width, CREAM)
    if len(rows) > height > 0:
        rows = [*rows[: height - 1], line((rows[height - 1].plain[: width - 2] + "…", CREAM))]
    return rows


def needed_width(view: KeyView, *, framed: bool) -> int:
    """Returns how wide the console is drawn."""
    columns = max((face.column for face in view.mission.windows), default=0) + 1
    return columns * (_window_width(view) + 1) + (1 if framed else 0)


def needed_height(view: KeyView, *, framed: bool) -> int:
    rows = {face.row for face in view.mission.windows}
    has_answer = any(face.area == "answer" for face in view.mission.windows)
    return len(rows) * (4 if framed else 2) + (1 if has_answer else 0)


def _window_width(view: KeyView) -> int:
    """Returns the width of the widest content that lies open, so that a closed one tells nothing."""
    return max((len(content) for content in view.windows if content is not None), default=1)


def draw_console(view: KeyView, parts: Parts, *, framed: bool) -> Block:
    """Draws the console row by row, gaps kept; the Answer area stands under a line of its own."""
    rows: Block = []
    numbers = sorted({face.row for face in view.mission.windows})
    in_answer = False
    for number in numbers:
        here = {
            face.column: (face, content)
            for face, content in zip(view.mission.windows, view.windows, strict=True)
            if face.row == number
        }
        if not in_answer and any(face.area == "answer" for face, _ in here.values()):
            in_answer = True
            rows.append(line((f"╌╌ {ANSWER} ╌╌", BRASS)))
        rows += _framed_row(here, view, parts) if framed else _low_row(here, view, parts)
    return rows


Windows = dict[int, tuple[WindowFace, str | None]]


def _glyphs(here: Windows, view: KeyView, parts: Parts, before: str) -> Text:
    width = _window_width(view)
    pieces: list[tuple[str, str]] = []
    for column in range(max(here) + 1):
        pieces.append((before, CREAM))
        if column not in here:
            pieces.append((" " * width, CREAM))
            continue
        face, content = here[column]
        sign = MARKS[face.mark] if face.glyph == NO_GLYPH else parts.glyphs[face.glyph].symbol
        pieces.append((sign.center(width), BRIGHT if content is None and sign != NO_SIGN else FAINT))
    return line(*pieces)


def _content(face: WindowFace, content: str | None, width: int) -> tuple[str, str]:
    if content is not None:
        return content.center(width), PHOSPHOR
    never_opens = face.glyph == NO_GLYPH and face.mark == "none"
    return (DARK if never_opens else CLOSED_WINDOW) * width, LINES


def _low_row(here: Windows, view: KeyView, parts: Parts) -> Block:
    """Draws two lines: the glyph, and the door below it."""
    width = _window_width(view)
    pieces: list[tuple[str, str]] = []
    for column in range(max(here) + 1):
        pieces.append((" ", CREAM))
        pieces.append(_content(*here[column], width) if column in here else (" " * width, CREAM))
    return [_glyphs(here, view, parts, " "), line(*pieces)]


def _framed_row(here: Windows, view: KeyView, parts: Parts) -> Block:
    """Draws four lines: the glyph, and a door with its frame."""
    width = _window_width(view)
    top: list[tuple[str, str]] = []
    middle: list[tuple[str, str]] = []
    bottom: list[tuple[str, str]] = []
    for column in range(max(here) + 2):
        west, east = column - 1 in here, column in here
        top.append(("┬" if west and east else "┐" if west else "┌" if east else " ", LINES))
        middle.append(("│" if west or east else " ", LINES))
        bottom.append(("┴" if west and east else "┘" if west else "└" if east else " ", LINES))
        if column > max(here):
            break
        edge = "─" * width if east else " " * width
        top.append((edge, LINES))
        bottom.append((edge, LINES))
        middle.append(_content(*here[column], width) if east else (" " * width, CREAM))
    return [_glyphs(here, view, parts, " "), line(*top), line(*middle), line(*bottom)]


def draw_shape(view: KeyView) -> str:
    """Tells what kind of answer is wanted (R131)."""
    what = "letters" if view.mission.shape == "letters" else "digits"
    return f"{view.mission.length} {what if view.mission.length != 1 else what[:-1]}"

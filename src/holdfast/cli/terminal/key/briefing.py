"""The mission page: the story, the question, the console, the notes, the list, the tokens' names, the handbook."""

from __future__ import annotations

from rich.text import Text

from holdfast.cli.terminal.io.lines import Block, in_columns, line, rule, wrapped
from holdfast.cli.terminal.io.palette import BRASS, BRIGHT, CREAM, FAINT, LINES
from holdfast.cli.terminal.key.console import draw_console, draw_shape, needed_width
from holdfast.cli.terminal.key.dossier import draw_dossier
from holdfast.cli.terminal.key.handbook import draw_handbook
from holdfast.cli.terminal.key.names import stars
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.missions.mission import NO_GLYPH
from holdfast.games.key.screen.view import KeyView


def draw_briefing(view: KeyView, parts: Parts, width: int) -> Block:
    mission = view.mission
    rows: Block = [line((mission.title, BRIGHT), f"  {stars(mission.grade)}  ", (mission.kind, FAINT)), Text()]
    if mission.before:
        rows += [*wrapped(mission.before, width, FAINT), Text()]
    rows += [*wrapped(mission.question, width, CREAM), Text()]
    letters = "One letter, one glyph: yes." if mission.one_to_one else "One letter may have several glyphs."
    rows += [line((f"Wanted: {draw_shape(view)}. {letters}", BRASS)), Text()]
    rows += [*draw_console(view, parts, framed=needed_width(view, framed=True) <= width), Text()]
    for note in mission.notes:
        rows += wrapped(f"- {note}", width, CREAM, "  ")
    if mission.notes:
        rows.append(Text())
    if mission.dossier:
        rows += [*draw_dossier(view, width), Text()]
    rows += draw_features(view)
    rows += [*draw_legend(view, parts, width), Text()]
    rows += [rule("handbook", width, BRASS, LINES), *draw_handbook(width)]
    return rows


def draw_case(view: KeyView, width: int, height: int) -> Block:
    """Draws notes and list as far as there is room: what one looks at again and again."""
    rows: Block = [row for note in view.mission.notes for row in wrapped(f"- {note}", width, FAINT, "  ")]
    if view.mission.dossier:
        listed = draw_dossier(view, width)
        rows = [*rows, *listed] if len(rows) + len(listed) <= height else listed
    if len(rows) > height:
        rows = [*rows[: height - 1], line(("m: the whole mission", BRASS))]
    return rows


def draw_features(view: KeyView) -> Block:
    """Draws what later missions put into rooms, in words."""
    words = {
        "lock": "a lock: entering the first time costs a card of its suit",
        "secret_passage": "an end of the secret passage; the other end is next door",
        "guard": "the guard starts here, and walks toward the nearest of you after each turn",
        "terminal": "the terminal: Intel from here turns up one more token",
        "exit": "the exit: somebody must stand here when you answer",
    }
    rows = [
        line((f"  room {f.room}: ", BRIGHT), (f"{words[f.kind]}{f' ({f.suit})' if f.suit else ''}", CREAM))
        for f in view.mission.features
    ]
    return [line(("In the building", BRASS)), *rows, Text()] if rows else []


def draw_legend(view: KeyView, parts: Parts, width: int) -> Block:
    """Draws the glyphs of this mission by name: what hides behind each, and where its token lies face up."""
    found: dict[int, str] = {}
    for face, content in zip(view.mission.windows, view.windows, strict=True):
        if face.glyph != NO_GLYPH:
            found.setdefault(face.glyph, content or "")
    rooms = {parts.tokens[token].glyph: room + 1 for room, tokens in enumerate(view.face_up) for token in tokens}
    cells = []
    for glyph, content in found.items():
        where = f"is {content}" if content else f"lies in room {rooms[glyph]}" if glyph in rooms else "not found yet"
        sign = parts.glyphs[glyph]
        cells.append(line((f"{sign.symbol} {sign.name}", BRIGHT if not content else FAINT), (f"  {where}", CREAM)))
    return [line(("Glyphs on the console", BRASS)), *in_columns(cells, width, 3)]

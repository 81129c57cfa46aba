"""Pages of The Key: the mission with its list and the handbook of codes, how to play, the answer at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from holdfast.cli.terminal.io.lines import Block, flowing, in_columns, line, rule, wrapped
from holdfast.cli.terminal.io.palette import BRASS, BRIGHT, CREAM, FAINT, LINES
from holdfast.cli.terminal.key.console import draw_console, needed_width
from holdfast.cli.terminal.key.names import CAMERA, LOCK, STACK, TIME_SIGN, KeyLook
from holdfast.cli.terminal.play.pages import GameEnding, Listing, draw_counts
from holdfast.games.key.events import Solved
from holdfast.games.key.missions.codes import CODE_TABLES
from holdfast.games.key.missions.generator.lexicon import ALPHABET
from holdfast.games.key.missions.mission import NO_GLYPH
from holdfast.games.key.screen.tally import counted

KEY_OF: Final = CODE_TABLES["keypad"]
KEYPAD: Final = {key: "".join(letter for letter in KEY_OF if KEY_OF[letter] == key) for key in KEY_OF.values()}
SQUARE: Final = [[letter for letter, at in CODE_TABLES["square"].items() if at[0] == row] for row in "12345"]
CODES: Final = {
    "numbers": CODE_TABLES["numbers"],
    "atbash": CODE_TABLES["mirror"],
    "morse": CODE_TABLES["morse"],
    "keypad": KEYPAD,
}
STRUCK: Final = "x"
STRUCK_ELSEWHERE: Final = "✗"  # as the browser writes it
BY_WINDOWS: Final = "windows"
PARAGRAPHS: Final = ("goal", "turn", "special", "peril")
SIGNS: Final = {
    f"{STACK}3": "stack",
    "λ": "token",
    CAMERA: "camera",
    "↔ ↕ ╲": "way",
    LOCK: "lock",
    TIME_SIGN: "time",
}
KEYS: Final = {
    "1 2 3 4": "cards",
    "p x e a": "actions",
    "s": "solve",
    "b": "second_thoughts",
    "t": "talk",
    "h": "hint",
    "m": "mission",
    "n": "notes",
    "v": "view",
    "l": "log",
    "r R28": "rule",
    "u": "undo",
    "q": "quit",
    "Esc": "back",
}

# -- the mission


def draw_briefing(look: KeyLook, width: int) -> Block:
    mission = look.view.mission
    rows: Block = [line((mission.title, BRIGHT), f"  {look.say(f'grade.stars.{mission.grade}')}"), Text()]
    if mission.before:
        rows += [*wrapped(mission.before, width, FAINT), Text()]
    rows += [*wrapped(mission.question, width, CREAM), Text()]
    rows += [line((look.say("answer_wanted", wanted=look.message(mission.wanted)), BRASS))]
    rows += [row for words in mission.special for row in wrapped(look.message(words), width, CREAM)]
    if mission.news:
        rows += [line((look.say("news"), BRASS)), *wrapped(mission.news, width, CREAM)]
    rows += [Text(), *draw_whole_console(look, width), Text()]
    if mission.notes:
        rows += [*draw_notes(look, width, CREAM), Text()]
    if mission.dossier:
        rows += [*draw_dossier(look, width), Text()]
    rows += [*draw_legend(look, width), Text(), rule(look.say("handbook"), width, BRASS, LINES)]
    return [*rows, *draw_handbook(look, width)]


def draw_whole_console(look: KeyLook, width: int) -> Block:
    return draw_console(look, framed=needed_width(look.view, framed=True) <= width)


def draw_notes(look: KeyLook, width: int, style: str) -> Block:
    return [row for note in look.view.mission.notes for row in wrapped(f"- {note}", width, style, "  ")]


def draw_case(look: KeyLook, width: int, height: int) -> Block:
    """Draws notes and list as far as there is room: what one looks at again and again."""
    rows = draw_notes(look, width, FAINT)
    if look.view.mission.dossier:
        listed = draw_dossier(look, width)
        rows = [*rows, *listed] if len(rows) + len(listed) <= height else listed
    if len(rows) > height:
        rows = [*rows[: height - 1], line((look.say("key.whole_mission"), BRASS))]
    return rows


def draw_dossier(look: KeyLook, width: int) -> Block:
    """Draws the list in columns; what its reader struck out is faint and struck through, and what the windows rule out
    where the reader wants that.
    """
    dossier, out = look.view.mission.dossier, struck_out(look)
    entries = sum(not entry.endswith(":") for entry in dossier)
    rows: Block = [line((look.say("dossier.left", left=entries - len(out), all=entries), BRASS))]
    rows += wrapped(look.say("dossier.by_notes", name=BY_WINDOWS, cross=STRUCK), width, FAINT)
    cells: list[Text] = []
    for number, entry in enumerate(dossier):
        if entry.endswith(":"):
            rows += [*in_columns(cells, width, 3), line((entry, BRASS))]
            cells = []
        else:
            is_out = number in out
            cells.append(line(("x " if is_out else "  ", FAINT), (entry, f"{FAINT} strike" if is_out else CREAM)))
    return [*rows, *in_columns(cells, width, 3)]


def struck_out(look: KeyLook) -> set[int]:
    """Returns the entries that are struck out: by the reader's notes, and by windows if the notes let them."""
    struck = {
        number
        for number, entry in enumerate(look.view.mission.dossier)
        if look.pins.get(entry.casefold(), "").casefold() in (STRUCK, STRUCK_ELSEWHERE)
    }
    return struck | set(look.view.console.ruled_out) if BY_WINDOWS in look.pins else struck


def draw_legend(look: KeyLook, width: int) -> Block:
    """Draws the glyphs of this mission by name: what hides behind each, and where its token lies face up."""
    view, tokens = look.view, look.content.tokens
    windows = {pane.glyph: pane.window for row in reversed(view.mission.rows) for pane in reversed(row.panes)}
    rooms = {tokens[token].glyph: room for room, up in enumerate(view.building.up) for token in up}
    in_order = [pane.glyph for row in view.mission.rows for pane in row.panes if pane.glyph != NO_GLYPH]
    cells = []
    for glyph in dict.fromkeys(in_order):
        content = view.console.windows[windows[glyph]] or ""
        state = "known" if content else "lies" if glyph in rooms else "hidden"
        where = look.say(f"glyph_is.{state}", content=content, room=rooms.get(glyph, 0) + 1)
        name = f"{look.content.glyphs[glyph].symbol} {look.say(f'sign.{windows[glyph]}')}"
        cells.append(line((name, FAINT if content else BRIGHT), (f"  {where}", CREAM)))
    return [line((look.say("glyph_is"), BRASS)), *in_columns(cells, width, 3)]


def draw_handbook(look: KeyLook, width: int) -> Block:
    """Draws the tables that missions send people to."""
    rows: Block = []
    for code, table in CODES.items():
        cells = [line((sign, BRIGHT), " ", (stands_for, CREAM)) for sign, stands_for in table.items()]
        rows += [line((look.say(f"handbook.{code}"), BRASS)), *in_columns(cells, width, 2), Text()]
    square = [line((f" {n} ", FAINT), (" ".join(row), CREAM)) for n, row in enumerate(SQUARE, 1)]
    rows += [line((look.say("handbook.square"), BRASS)), line(("   1 2 3 4 5", FAINT)), *square, Text()]
    wheel = flowing([line((letter, CREAM)) for letter in ALPHABET], width, 1)
    return [*rows, line((look.say("handbook.shift"), BRASS)), *wheel]


# -- how to play, and the end


def guide(look: KeyLook) -> tuple[Sequence[str], Sequence[Listing]]:
    view, say = look.view, look.say
    people = [(say(f"character.{n}"), say(f"ability.{n}")) for n in range(len(view.characters))]
    listings = (
        Listing(say("ui.piles"), [(say(f"pile.{n}"), say(f"does.{n}")) for n in range(len(view.piles))]),
        Listing(say("help.characters"), people),
        Listing(say("help.signs"), [(sign, say(f"help.sign.{of}")) for sign, of in SIGNS.items()]),
        Listing(say("help.keys"), [(key, say(f"help.key.{of}")) for key, of in KEYS.items()]),
    )
    return [say("help"), *[say(f"help.{part}") for part in PARAGRAPHS]], listings


def draw_answer(look: KeyLook, ending: GameEnding, width: int) -> Block:
    """Draws the whole console, the answer, what was answered, and the evening in numbers."""
    rows: Block = [*draw_whole_console(look, width), Text()]
    rows.append(line((look.say("console.answer_was", answer=look.view.console.answer), CREAM)))
    rows += wrapped(look.message(look.view.result), width, BRASS)
    given = [event.guess for event in ending.events if isinstance(event, Solved)]
    if given and look.view.outcome is not None and not look.view.outcome.winners:
        rows.append(line((look.say("end.you_answered", guess=given[0]), CREAM)))
    return [*rows, Text(), *draw_counts(look, look.say("tally"), counted(ending.events), width)]

"""A table: a bar, the map and its side, what is mine beside the log, the question and its answers.

A game says what is drawn of it; one that draws nothing, or too much for the window, is told in sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from rich.text import Text

from holdfast.cli.terminal.io.lines import Block, beside, between, block, fit, flowing, in_columns, line, rule, wrapped
from holdfast.cli.terminal.io.palette import Colours
from holdfast.cli.terminal.play.menu import MenuEntry
from holdfast.cli.terminal.play.snapshot import TableSnapshot, draw_log
from holdfast.cli.terminal.words import say

Panel: TypeAlias = Callable[[int, int], Block]  # width, height -> what is drawn there

WIDE: Final = 118  # columns from which all is drawn large
HIGH: Final = 36
LEAST_SIDE: Final = 16  # columns that the map has to leave
LEAST_LOG: Final = 4
SMALL_MENU: Final = (4, 10)  # lines for question and answers: so many always, so many at most
LARGE_MENU: Final = (6, 14)
FEW: Final = 6  # answers that stand one after the other, each as wide as it is


class DrawnTable(msgspec.Struct, frozen=True):
    """What a game draws itself: its map, what stands beside it, and what is mine; without that the log has its room.

    The log stands beside what is mine, or below what stands beside the map, where that leaves room for it.
    """

    title: str
    field: Block = []
    side: Panel = lambda width, height: []
    mine: Panel | None = None
    right: str = ""  # at the other end of the bar: whose turn it is
    log_at_side: bool = False
    least_below: int = 2  # lines that the map has to leave for what is mine, or for the log
    shouts: bool = False  # whether the question must not be overlooked


def is_large(width: int, height: int) -> bool:
    return width >= WIDE and height >= HIGH


def draw_frame(snapshot: TableSnapshot[Any, Any], drawn: DrawnTable, width: int, height: int) -> Block:
    """Draws a frame of exactly this size."""
    across, high = max((row.cell_len for row in drawn.field), default=0), len(drawn.field)
    least, most = LARGE_MENU if is_large(width, height) else SMALL_MENU
    fits = across + 1 + LEAST_SIDE <= width and 1 + high + drawn.least_below + least <= height
    if not drawn.field or not fits:
        return draw_in_sentences(snapshot, drawn, width, height)
    right = draw_side(snapshot, drawn, width - across - 1, high)
    top = [draw_bar(snapshot, drawn, width), *block(beside(drawn.field, right), width)]
    bottom = draw_question(snapshot, width, least, min(most, max(height - len(top), least)), shouts=drawn.shouts)
    middle = draw_below(snapshot, drawn, width, max(height - len(top) - len(bottom), 0))
    return [*top, *middle, *bottom][-height:]


def draw_side(snapshot: TableSnapshot[Any, Any], drawn: DrawnTable, width: int, height: int) -> Block:
    """Draws what stands beside the map, and the log below it if that is its place."""
    side, colours = drawn.side(width, height), snapshot.colours
    if drawn.log_at_side:
        log = draw_log(snapshot, width, height - len(side) - 1)
        side = [*side, rule(say("table.log"), width, colours.faint, colours.lines), *log]
    return block(side, width, height)


def draw_below(snapshot: TableSnapshot[Any, Any], drawn: DrawnTable, width: int, height: int) -> Block:
    """Draws what is mine, and the log beside it if that is its place."""
    if drawn.mine is None:
        return block(draw_log(snapshot, width, height), width, height)
    if drawn.log_at_side:
        return block(drawn.mine(width, height), width, height)
    left = width * 3 // 5
    log = block(draw_log(snapshot, width - left - 1, height), width - left - 1, height)
    return beside(block(drawn.mine(left, height), left, height), log)


def draw_in_sentences(snapshot: TableSnapshot[Any, Any], drawn: DrawnTable, width: int, height: int) -> Block:
    """Draws the table in words, the log, and the question with all its answers, in a frame of exactly this size."""
    colours = snapshot.colours
    bottom = draw_question(snapshot, width, SMALL_MENU[0], height, shouts=drawn.shouts)
    room = max(height - 2 - len(bottom), 0)
    warning = line((f" {say('table.too_small')}", colours.alarm)) if drawn.field else Text()
    told = snapshot.in_words(width)
    log = draw_log(snapshot, width, max(room - sum(map(len, told)) - 1, min(LEAST_LOG, room)))
    free = max(room - len(log) - 1, 0)
    above = block(cut(told, free, line((f"  {say('table.all')}", colours.title))), width, free)
    rows = block([*above, rule(say("table.log"), width, colours.faint, colours.lines), *log], width, room)
    return [draw_bar(snapshot, drawn, width), fit(warning, width), *rows, *bottom][-height:]


def cut(told: Sequence[Block], height: int, rest: Text) -> Block:
    """Returns as many whole sentences as there is room for; if that is not all, the last row says so."""
    rows = [row for sentence in told for row in sentence]
    if len(rows) <= height:
        return rows
    found: Block = []
    for sentence in told:
        if len(found) + len(sentence) >= height:
            break
        found += sentence
    return [*found, rest][:height]


def draw_bar(snapshot: TableSnapshot[Any, Any], drawn: DrawnTable, width: int) -> Text:
    """Draws what is played at the left, whose turn it is at the right."""
    bar = between(line(f" {drawn.title}"), line(f"{drawn.right} " if drawn.right else ""), width)
    bar.stylize(snapshot.colours.bar)
    return bar


# -- the question


def draw_question(
    snapshot: TableSnapshot[Any, Any], width: int, least: int, most: int, *, shouts: bool = False
) -> Block:
    """Draws the question, its answers, and what always can be done: beside the question, or below if it is much."""
    colours, menu = snapshot.colours, snapshot.menu
    typed = f" {snapshot.typed[-max(width - len(menu.question) - 6, 6) :]}█" if snapshot.typed else ""
    words = line((f" {menu.question}{typed} ", colours.alarm if shouts else colours.key))
    commands = draw_commands(snapshot, width - 2)
    beside_it = sum(row.cell_len for row in commands)  # more than a line never fits beside the question
    above: Block = []
    if snapshot.note:
        note = line((f" {snapshot.note} ", colours.alarm))
        both = line(words, note)
        if both.cell_len + beside_it <= width or note.cell_len + beside_it > width >= both.cell_len:
            words = both
        elif note.cell_len + beside_it <= width:
            words = note
        else:
            above = wrapped(snapshot.note, width - 2, colours.alarm)
    if commands and words.cell_len + beside_it <= width:
        words, commands = between(words, commands[0], width), []
    taken = 1 + len(above)
    answers = [*above, *draw_answers(snapshot, width - 2, least - taken, most - taken - len(commands))]
    rows = block([line(" ", row) for row in answers], width, max(least - 1, len(answers)))
    return [fit(words, width), *rows, *block([line(" ", row) for row in commands], width)]


def draw_commands(snapshot: TableSnapshot[Any, Any], width: int) -> Block:
    """Draws the offers and commands that are always there, on as few lines as they need."""
    cells = [draw_key(entry, snapshot.colours) for entry in (*snapshot.menu.offers, *snapshot.commands) if entry.key]
    rows = flowing(cells, width, 2)
    return rows if len(rows) < 2 else flowing(cells, width, 1)


def draw_answers(snapshot: TableSnapshot[Any, Any], width: int, least: int, most: int) -> Block:
    """Draws as many answers as there is room for, those that lie on the map too all together.

    What cannot be done now is there with its reason if lines are left.
    """
    colours, menu = snapshot.colours, snapshot.menu
    about = [row for words in menu.about for row in wrapped(words, width, colours.faint)][: max(most - 1, 0)]
    ready = [entry for entry in menu.entries if entry.key and entry.label and entry.leads is not None]
    folds = {fold: [entry.key for entry in ready if entry.fold == fold] for fold in [e.fold for e in ready if e.fold]}
    wide = {fold for fold, keys in folds.items() if len(" ".join((fold, *keys))) > width // 2}
    shown = {entry.fold or entry.key: entry for entry in ready if entry.fold not in wide}
    cells = [draw_key(entry, colours, folds.get(entry.fold, ())) for entry in shown.values()]
    rows = flowing(cells, width)
    columns = in_columns(cells, width, 3) if len(cells) > FEW else cells
    rows = columns if len(columns) <= len(rows) < len(cells) else rows
    for fold in sorted(wide):
        keys = [line((key, colours.key)) for key in folds[fold]]
        rows += flowing([line((f"{fold}:", colours.plain)), *keys], width, 1)
    room = max(most - len(about), 1)
    if len(rows) > room:
        more = (f" {say('ask.and_more')}", colours.faint)
        rows = [*rows[: room - 1], fit(line(rows[room - 1][: max(width - 8, 0)], more), width)]
    greyed = [entry for entry in menu.entries if entry.key and entry.label and entry.leads is None]
    whys = flowing([line((why_not(entry), colours.faint)) for entry in greyed], width)
    return [*about, *rows, *whys[: max(least - len(about) - len(rows), 0)]]


def why_not(entry: MenuEntry) -> str:
    """Returns the key of what cannot be done, and why not."""
    named = "" if entry.why.startswith(entry.label) else f"{entry.label}: "
    return f"{entry.key} {named}{entry.why}"


def draw_key(entry: MenuEntry, colours: Colours, folded: Iterable[str] = ()) -> Text:
    """Draws a key, its letter if it has one too, and what it does; of folded ones all keys, and what they share."""
    folded = list(folded)
    key = ("" if all(len(one) == 1 for one in folded) else " ").join(folded) or entry.key
    letters = "" if folded else "".join(f" {one}" for one in entry.also if len(one) == 1 and one.isalpha())
    return line((key, colours.key), (letters, colours.title), (f" {entry.fold or entry.label}", colours.plain))

"""A table with a map: a bar, the map and its side, what is mine beside the log, the question and its answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from rich.text import Text

from holdfast.cli.terminal.io.lines import Block, bar, beside, between, block, fit, flowing, in_columns, line, wrapped
from holdfast.cli.terminal.io.palette import Colours
from holdfast.cli.terminal.play.menu import MenuEntry
from holdfast.cli.terminal.play.snapshot import TableSnapshot, draw_log
from holdfast.cli.terminal.words import say

Panel: TypeAlias = Callable[[int, int], Block]  # width, height -> what is drawn there

WIDE: Final = 118  # columns from which all is drawn large
HIGH: Final = 36
SMALL_MENU: Final = (4, 10)  # lines for question and answers: so many always, so many at most
LARGE_MENU: Final = (6, 14)
FEW: Final = 6  # answers that stand one after the other, each as wide as it is


def is_large(width: int, height: int) -> bool:
    return width >= WIDE and height >= HIGH


def draw_frame(
    snapshot: TableSnapshot[Any, Any],
    title: str,
    field: Block,
    side: Panel,
    mine: Panel | None,
    width: int,
    height: int,
    *,
    shouts: bool = False,
) -> Block:
    """Draws a frame of exactly this size; where nothing is `mine`, the log has all the room."""
    beside_map = width - max(row.cell_len for row in field) - 1
    right = block(side(beside_map, len(field)), beside_map, len(field))
    top = [bar(title, width, snapshot.colours.bar), *block(beside(field, right), width)]
    least, most = LARGE_MENU if is_large(width, height) else SMALL_MENU
    bottom = draw_question(snapshot, width, least, min(most, max(height - len(top), least)), shouts=shouts)
    room = max(height - len(top) - len(bottom), 0)
    left = width * 3 // 5 + 1 if mine is not None else 0
    middle = block(draw_log(snapshot, width - left, room), width - left, room)
    if mine is not None:
        middle = beside(block(mine(left - 1, room), left - 1, room), middle)
    return [*top, *middle, *bottom][-height:]


def draw_question(
    snapshot: TableSnapshot[Any, Any], width: int, least: int, most: int, *, shouts: bool = False
) -> Block:
    """Draws the question, its answers, and what always can be done; a refusal follows the question if there is room."""
    colours, menu = snapshot.colours, snapshot.menu
    typed = f" {snapshot.typed}█" if snapshot.typed else ""
    words = line((f" {menu.question}{typed} ", colours.alarm if shouts else colours.key))
    commands = flowing([draw_key(entry, colours) for entry in (*menu.offers, *snapshot.commands)], width, 2)
    right = commands[0] if commands else line()
    if snapshot.note:
        note = line((f" {snapshot.note} ", colours.alarm))
        words = line(words, note) if words.cell_len + note.cell_len + right.cell_len <= width else note
    answers = [line(" ", row) for row in draw_answers(snapshot, width - 2, most - 1)]
    return [fit(between(words, right, width), width), *block(answers, width, max(least - 1, len(answers)))]


def draw_answers(snapshot: TableSnapshot[Any, Any], width: int, height: int) -> Block:
    """Draws as many answers as there is room for; those that lie on the map too, all together."""
    colours, menu = snapshot.colours, snapshot.menu
    about = [row for words in menu.about for row in wrapped(words, width, colours.faint)][: max(height - 2, 0)]
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
    room = max(height - len(about), 1)
    if len(rows) > room:
        more = (f" {say('ask.and_more')}", colours.faint)
        rows = [*rows[: room - 1], fit(line(rows[room - 1][: max(width - 8, 0)], more), width)]
    return [*about, *rows]


def draw_key(entry: MenuEntry, colours: Colours, folded: Sequence[str] = ()) -> Text:
    """Draws a key and what it does; of several that are folded, all keys and what they have in common."""
    key = ("" if all(len(one) == 1 for one in folded) else " ").join(folded) or entry.key
    return line((key, colours.key), (f" {entry.fold or entry.label}", colours.plain))

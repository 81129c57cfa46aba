"""The whole screen: the map with the squad beside it, what is mine below, and what can be done at the bottom."""

from __future__ import annotations

from typing import Final, TypeAlias

from rich.text import Text

from holdfast.cli.terminal.elite import palette, symbols
from holdfast.cli.terminal.elite.map_drawing import SpaceSize, draw_map
from holdfast.cli.terminal.elite.panels import (
    clock_bar,
    clock_text,
    draw_bosses,
    draw_events,
    draw_objectives,
    draw_objectives_in_short,
    draw_squad,
    progress,
    title_text,
)
from holdfast.cli.terminal.elite.player_panel import draw_cards, draw_dice, draw_hero_line
from holdfast.cli.terminal.elite.question_menu import labels
from holdfast.cli.terminal.elite.view_reader import EliteViewReader
from holdfast.cli.terminal.io.lines import Block, beside, between, block, fit, flowing, line, rule, wrapped
from holdfast.cli.terminal.play.menu import Do, Menu, MenuEntry
from holdfast.cli.terminal.play.snapshot import TableSnapshot, draw_log
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.rules.move import Step
from holdfast.games.elite.screen.view import EliteView

EliteSnapshot: TypeAlias = TableSnapshot[EliteView]

WIDE: Final = 118  # columns from which the map is drawn large
HIGH: Final = 36
SMALL: Final = SpaceSize(4, 1)
LARGE: Final = SpaceSize(5, 2)
WALKING: Final = frozenset((*symbols.KEYS.values(), *symbols.SECOND_KEYS.values()))
SMALL_MENU: Final = (4, 10)  # lines for question and answers: so many always, so many at most
LARGE_MENU: Final = (6, 14)


def draw_table(snapshot: EliteSnapshot, parts: Parts, width: int, height: int) -> Block:
    look = EliteViewReader(snapshot.view, parts)
    is_large = width >= WIDE and height >= HIGH
    size = LARGE if is_large else SMALL
    mine = look.heroes_of(snapshot.view.seat)
    field = draw_map(look, size, labels(look, snapshot.menu), mine)
    side = width - field[0].cell_len - 1
    right = draw_side(look, snapshot, side, len(field), is_large=is_large)
    top = [bar(look, snapshot, width), *beside(field, block(right, side, len(field)))]
    bottom = draw_bottom(snapshot, width, LARGE_MENU if is_large else SMALL_MENU)
    room = height - len(top) - len(bottom)
    return [
        *block(top, width),
        *block(draw_middle(look, snapshot, width, room, is_large=is_large), width, room),
        *bottom,
    ]


def bar(look: EliteViewReader, snapshot: EliteSnapshot, width: int) -> Text:
    left = line((f" ELITE  {title_text(look)} ", palette.BAR))
    return fit(line(left, (" " * max(width - left.cell_len, 0), palette.BAR)), width)


# -- beside the map


def draw_side(look: EliteViewReader, snapshot: EliteSnapshot, width: int, height: int, *, is_large: bool) -> Block:
    rows = [clock_text(look, snapshot.now, snapshot.paused), clock_bar(look, snapshot.now, width)]
    rows += draw_squad(look, snapshot.people, width)
    if not is_large:
        return [*rows, line((progress(look, width), palette.PLAIN)), *draw_bosses(look)]
    rows += [rule("events", width, palette.ORANGE, palette.CALM), *draw_events(look, width, with_text=True)]
    rows += [rule("mission", width, palette.ORANGE, palette.CALM), *draw_objectives(look, width)]
    bosses = draw_bosses(look)
    return [*rows, *([rule("bosses", width, palette.ORANGE, palette.CALM), *bosses] if bosses else [])]


# -- below it


def draw_middle(look: EliteViewReader, snapshot: EliteSnapshot, width: int, height: int, *, is_large: bool) -> Block:
    """Draws what is mine at the left, what happened at the right."""
    left_width = width * 3 // 5
    mine = draw_mine(look, snapshot, left_width, is_large=is_large)
    log_width = width - left_width - 1
    return beside(block(mine, left_width, height), block(draw_log(snapshot.log, log_width, height), log_width, height))


def draw_mine(look: EliteViewReader, snapshot: EliteSnapshot, width: int, *, is_large: bool) -> Block:
    seat = snapshot.view.seat
    rows = draw_dice(look, seat, snapshot.now, framed=is_large)
    for place, hero in enumerate(look.heroes_of(seat)):
        rows += [draw_hero_line(look, hero), *draw_cards(look, hero, place, width if is_large else 0)]
    if not is_large:
        rows += draw_events(look, width, with_text=False)
        rows += draw_objectives_in_short(look, width)
    return rows


# -- what can be done


def draw_bottom(snapshot: EliteSnapshot, width: int, lines: tuple[int, int]) -> Block:
    """Draws the question, its answers, and what always can be done; a refusal takes the place of the question."""
    menu = snapshot.menu
    words = line((f" {snapshot.note} ", palette.ALARM)) if snapshot.note else question_text(menu)
    commands = flowing([key_text(entry) for entry in snapshot.commands], width, 2)
    head = between(words, commands[0] if commands else line(), width)
    least, most = lines
    answers = [line(" ", row) for row in draw_answers(menu, width - 2, most - 1)]
    return [head, *block(answers, width, max(least - 1, len(answers)))]


def question_text(menu: Menu) -> Text:
    shouts = menu.question.startswith("ALIEN")
    return line((f" {menu.question} ", palette.ALARM if shouts else palette.HAZARD))


def draw_answers(menu: Menu, width: int, height: int) -> Block:
    """Draws as many answers as there is room for; directions stand for themselves, others are on the map too."""
    about = [row for words in menu.about for row in wrapped(words, width, palette.FAINT)]
    cells = [key_text(entry) for entry in menu.entries if entry.label and entry.leads is not None and not walks(entry)]
    if keys := "".join(entry.key for entry in menu.entries if walks(entry)):
        cells.insert(2, key_text(MenuEntry(keys, "walk")))
    rows = flowing(cells, width, 3)
    room = height - len(about)
    if len(rows) > room:
        rows = [*rows[: room - 1], line(rows[room - 1][: width - 8], (" … more", palette.FAINT))]
    return [*about, *rows]


def walks(entry: MenuEntry) -> bool:
    """Tells whether this is one of the eight directions, which all do the same."""
    is_step = isinstance(entry.leads, Do) and entry.leads.action.kind() == Step.kind()
    return is_step and entry.key in WALKING


def key_text(entry: MenuEntry) -> Text:
    return line((entry.key, palette.HAZARD), (f" {entry.label}", palette.PLAIN))

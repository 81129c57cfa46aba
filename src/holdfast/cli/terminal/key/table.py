"""The whole desk in one frame: header, map, console, cards, log, and what may be done now."""

from __future__ import annotations

from rich.text import Text

from holdfast.cli.terminal.io.lines import Block, beside, block, fit, line, rule
from holdfast.cli.terminal.io.palette import ALARM, BAR, BAR_TEXT, BRASS, FAINT, LINES
from holdfast.cli.terminal.key.briefing import draw_case
from holdfast.cli.terminal.key.cards import (
    TALL,
    draw_column,
    draw_deck,
    draw_hand_low,
    draw_low_band,
    draw_piles_low,
    draw_stacked_band,
    draw_tall_band,
    draw_time,
)
from holdfast.cli.terminal.key.console import draw_console, draw_question, needed_width
from holdfast.cli.terminal.key.layout import NARROWEST, TableLayout, layout_for
from holdfast.cli.terminal.key.map_drawing import draw_board, undrawn_ways
from holdfast.cli.terminal.key.names import character_name, stars
from holdfast.cli.terminal.play.plain_text import draw_bottom
from holdfast.cli.terminal.play.snapshot import TableSnapshot, draw_log
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.screen.view import KeyView

KeySnapshot = TableSnapshot[KeyView]


def draw_table(snapshot: KeySnapshot, parts: Parts, width: int, height: int) -> Block:
    """Draws a frame of exactly this size."""
    layout = layout_for(snapshot.view, parts.boards[snapshot.view.mission.board], width, height)
    bottom = draw_bottom(snapshot, width)
    room = height - 1 - len(bottom)
    if layout.side < NARROWEST or layout.plan.height + 2 > room:
        rows = draw_without_map(snapshot, parts, width, room)
    else:
        draw = {"pillars": draw_pillars, "band": draw_over_band, "column": draw_over_story}[layout.kind]
        rows = draw(snapshot, parts, layout, width, room)
    return [draw_header(snapshot, parts, width), *block(rows, width, room), *bottom][-height:]


# -- three ways to lay things out


def draw_pillars(snapshot: KeySnapshot, parts: Parts, layout: TableLayout, width: int, height: int) -> Block:
    """Draws for a large window: map, cards and the case on the left, the story on the right from top to bottom."""
    left_width = layout.plan.width
    left = draw_board(snapshot.view, parts, layout.plan)
    left += draw_stacked_band(snapshot.view, parts, snapshot.texts, snapshot.people, left_width)
    free = height - len(left)
    if free > 3:
        left += [Text(), *draw_case(snapshot.view, left_width, free - 1)]
    story = draw_story(snapshot, parts, width - left_width - 3, height, layout)
    return beside(block(left, left_width, height), story, 2)


def draw_over_band(snapshot: KeySnapshot, parts: Parts, layout: TableLayout, width: int, height: int) -> Block:
    """Draws for a small window and a narrow map: the story beside it, the cards in a band below."""
    board = draw_board(snapshot.view, parts, layout.plan)
    story = draw_story(snapshot, parts, layout.side - 1, len(board), layout)
    draw = draw_tall_band if height - len(board) >= TALL else draw_low_band
    return [*beside(board, story), *draw(snapshot.view, parts, snapshot.texts, snapshot.people, width)]


def draw_over_story(snapshot: KeySnapshot, parts: Parts, layout: TableLayout, width: int, height: int) -> Block:
    """Draws for a small window and a wide map: the cards beside it, the story in a band below."""
    view = snapshot.view
    board = draw_board(view, parts, layout.plan)
    cards = draw_column(view, parts, snapshot.texts, layout.side, len(board))
    free = height - len(board)
    console = [*draw_console(view, parts, framed=False), *_also(view, parts)]
    question = draw_question(view, width - 2, min(max(free - len(console), 0), 2))
    room = max(free - len(question), 0)
    left_width = needed_width(view, framed=False) + 2
    log = draw_log(snapshot.log, width - left_width - 3, room)
    story = beside(block(console, left_width, room), block(log, width - left_width - 3, room), 2)
    return [*beside(board, cards), *(line(" ", row) for row in question), *story]


def draw_without_map(snapshot: KeySnapshot, parts: Parts, width: int, height: int) -> Block:
    """Draws for a window that is too small for the map: the rest in words, and what to do about it."""
    view = snapshot.view
    rows: Block = [line((" Too small for the map: make the window 80x24 or larger.", ALARM))]
    rows += [line(" ", draw_hand_low(view)), line(" ", draw_piles_low(view, snapshot.texts))]
    rows += [line(" ", draw_deck(view), "  ", draw_time(view))]
    for seat, room in enumerate(view.rooms):
        ways = ", ".join(str(near + 1) for near in view.neighbours[room])
        where = snapshot.texts.say(f"room.{room}")
        rows.append(line((f" {snapshot.texts.say(f'seat.{seat}')} in {where}, ways to {ways}", FAINT)))
    return [*rows, *draw_console(view, parts, framed=False), *draw_log(snapshot.log, width, height - len(rows) - 2)]


# -- parts


def draw_header(snapshot: KeySnapshot, parts: Parts, width: int) -> Text:
    mission = snapshot.view.mission
    left = line((" THE KEY ", BAR), (f" {mission.title} {stars(mission.grade)}", BAR_TEXT))
    right = line((f"{whose_turn(snapshot, parts)} ", BAR_TEXT))
    free = width - left.cell_len - right.cell_len
    return fit(line(left, (" " * max(free, 1), BAR_TEXT), right), width)


def whose_turn(snapshot: KeySnapshot, parts: Parts) -> str:
    view = snapshot.view
    if view.outcome is not None:
        return "the game is over"
    name = character_name(view, parts, view.turn)
    who = snapshot.people[view.turn]
    choosing = any(strand and strand[-1].frame.kind() == "choose_action" for strand in view.going_on)
    return f"{name} ({who}) · action {min(max(view.actions + choosing, 1), 2)} of 2"


def draw_story(snapshot: KeySnapshot, parts: Parts, width: int, height: int, layout: TableLayout) -> Block:
    """Draws question, console and log under one another."""
    view = snapshot.view
    console = draw_console(view, parts, framed=layout.framed)
    room = height - len(console) - 4
    question = draw_question(view, width, min(max(room, 2), 6))
    rows = [*question, *([Text()] if layout.framed else []), *console, *_also(view, parts)]
    log = draw_log(snapshot.log, width, height - len(rows) - 1)
    return block([*rows, rule("log", width, FAINT, LINES), *log], width, height)


def _also(view: KeyView, parts: Parts) -> Block:
    """Returns ways that the map cannot show."""
    ways = undrawn_ways(view, parts)
    return [line(("also: " + ", ".join(f"{a + 1}↔{b + 1}" for a, b in ways), BRASS))] if ways else []

"""The whole table in one frame: header, map, console, cards, log, and what may be done now."""

from __future__ import annotations

from rich.text import Text

from holdfast.cli.terminal.io.lines import Block, beside, block, flowing, line, rule, wrapped
from holdfast.cli.terminal.io.palette import ALARM, BRASS, FAINT, LINES
from holdfast.cli.terminal.key.cards import (
    draw_band,
    draw_column,
    draw_deck,
    draw_hand_low,
    draw_piles,
    draw_stacked_band,
)
from holdfast.cli.terminal.key.console import draw_console, draw_question, needed_width
from holdfast.cli.terminal.key.layout import TableLayout, layout_for
from holdfast.cli.terminal.key.map_drawing import draw_board, open_ways, undrawn_ways
from holdfast.cli.terminal.key.names import KeySnapshot
from holdfast.cli.terminal.key.pages import draw_case
from holdfast.cli.terminal.play.plain_text import draw_bottom, draw_header
from holdfast.cli.terminal.play.snapshot import draw_log


def draw_table(snapshot: KeySnapshot, width: int, height: int) -> Block:
    """Draws a frame of exactly this size."""
    mission = snapshot.view.mission
    layout = layout_for(snapshot.view, snapshot.content.boards[snapshot.view.plan.board], width, height)
    bottom = draw_bottom(snapshot, width)
    room = height - 1 - len(bottom)
    draw = {"pillars": draw_pillars, "band": draw_over_band, "column": draw_over_story}[layout.kind]
    rows = draw(snapshot, layout, width, room) if layout.fits(room) else draw_without_map(snapshot, width, room)
    title = f"{mission.title} {snapshot.say(f'grade.stars.{mission.grade}')}"
    header = draw_header(snapshot.say("game"), width, title, whose_turn(snapshot))
    return [header, *block(rows, width, room), *bottom][-height:]


# -- three ways to lay things out


def draw_pillars(snapshot: KeySnapshot, layout: TableLayout, width: int, height: int) -> Block:
    """Draws for a large window: map, cards and the case on the left, the story on the right from top to bottom."""
    left_width = layout.plan.width
    left = [*draw_board(snapshot, layout.plan), *draw_stacked_band(snapshot, left_width)]
    free = height - len(left)
    if free > 3:
        left += [Text(), *draw_case(snapshot, left_width, free - 1)]
    story = draw_story(snapshot, width - left_width - 3, height, framed=layout.framed)
    return beside(block(left, left_width, height), story, 2)


def draw_over_band(snapshot: KeySnapshot, layout: TableLayout, width: int, height: int) -> Block:
    """Draws for a small window and a narrow map: the story beside it, the cards in a band below."""
    board = draw_board(snapshot, layout.plan)
    story = draw_story(snapshot, layout.side - 1, len(board), framed=layout.framed)
    return [*beside(board, story), *draw_band(snapshot, width)]


def draw_over_story(snapshot: KeySnapshot, layout: TableLayout, width: int, height: int) -> Block:
    """Draws for a small window and a wide map: the cards beside it, the story in a band below."""
    board = draw_board(snapshot, layout.plan)
    free = height - len(board)
    console = [*draw_console(snapshot, framed=False), *draw_other_ways(snapshot)]
    question = draw_question(snapshot.view, width - 2, min(max(free - len(console), 0), 2))
    room = max(free - len(question), 0)
    left_width = needed_width(snapshot.view, framed=False) + 2
    log = draw_log(snapshot, width - left_width - 3, room)
    story = beside(block(console, left_width, room), block(log, width - left_width - 3, room), 2)
    cards = draw_column(snapshot, layout.side, len(board))
    return [*beside(board, cards), *(line(" ", row) for row in question), *story]


def draw_without_map(snapshot: KeySnapshot, width: int, height: int) -> Block:
    """Draws for a window that is too small for the map: the rest in words, and what to do about it."""
    view, ways = snapshot.view, open_ways(snapshot.view)
    facts = flowing([*draw_hand_low(snapshot, width), *draw_piles(snapshot), *draw_deck(snapshot)], width - 1)
    rows = [line((f" {snapshot.say('key.too_small')}", ALARM)), *(line(" ", row) for row in facts)]
    for seat, room in enumerate(view.figures.rooms):
        near = [other + 1 for other in range(len(view.building.down)) if frozenset((room, other)) in ways]
        rows += wrapped(snapshot.say("person.stands", seat=seat, room=room, ways=near), width, FAINT, margin=1)
    rows += draw_console(snapshot, framed=False)
    return [*rows, *draw_log(snapshot, width, height - len(rows))]


# -- parts


def whose_turn(snapshot: KeySnapshot) -> str:
    turn = snapshot.view.turn
    if snapshot.view.outcome is not None:
        return snapshot.say("turn.over")
    person = snapshot.people[turn.seat]
    return snapshot.say("turn.of", seat=turn.seat, person=person, action=turn.action, most=turn.most)


def draw_story(snapshot: KeySnapshot, width: int, height: int, *, framed: bool) -> Block:
    """Draws question, console and log under one another."""
    console = draw_console(snapshot, framed=framed)
    question = draw_question(snapshot.view, width, min(max(height - len(console) - 4, 2), 6))
    rows = [*question, *([Text()] if framed else []), *console, *draw_other_ways(snapshot)]
    log = draw_log(snapshot, width, height - len(rows) - 1)
    return block([*rows, rule(snapshot.say("ui.log"), width, FAINT, LINES), *log], width, height)


def draw_other_ways(snapshot: KeySnapshot) -> Block:
    """Draws the ways that the map cannot show."""
    ways = ", ".join(f"{a + 1}↔{b + 1}" for a, b in undrawn_ways(snapshot))
    return [line((snapshot.say("ways_also", ways=ways), BRASS))] if ways else []

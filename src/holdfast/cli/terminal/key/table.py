"""The whole desk in one frame: header, map, console, cards, log, and what may be done now."""

from __future__ import annotations

from typing import Final

import msgspec
from rich.text import Text

from holdfast.cli.terminal.key.board import Plan, draw_board, plan_for, undrawn_ways
from holdfast.cli.terminal.key.cards import TALL, draw_column, draw_low_band, draw_tall_band
from holdfast.cli.terminal.key.console import draw_console, draw_question, needed_height, needed_width
from holdfast.cli.terminal.key.words import character_name, stars
from holdfast.cli.terminal.lines import Block, beside, between, block, fit, line, rule
from holdfast.cli.terminal.menu import draw_bar, draw_menu
from holdfast.cli.terminal.palette import ALARM, BAR, BAR_TEXT, BRASS, BRIGHT, FAINT, LINES
from holdfast.cli.terminal.scene import Scene, draw_log
from holdfast.games.key.pack import Board, Parts
from holdfast.games.key.view import KeyView

SIDE: Final = 30  # the least that question and console need beside the map
NARROW: Final = 17  # the least that the cards need beside the map
LEAST_BELOW: Final = 10  # lines for cards, menu and prompt
KeyScene = Scene[KeyView]


class Layout(msgspec.Struct, frozen=True):
    """Where things go: `story_beside` puts question, console and log beside the map, else the cards."""

    plan: Plan
    story_beside: bool
    side: int
    framed: bool


def layout_for(view: KeyView, board: Board, width: int, height: int) -> Layout:
    """The largest map that leaves enough room for all else."""
    columns = max(room.x for room in board.rooms) + 1
    rows = max(room.y for room in board.rooms) + 1
    least = max(len(f"{number} {room.name}") for number, room in enumerate(board.rooms, 1))
    story = max(SIDE, needed_width(view, framed=False) + 1)
    story_beside = width - (columns * (least + 1) + 1) - 1 >= story
    side = max(story, width * 2 // 5) if story_beside else NARROW
    across = min(max((width - side - 2) // columns - 1, least), 26)
    below = LEAST_BELOW + (0 if story_beside else needed_height(view, framed=False) + 1)
    down = min(max((height - 1 - below - 1) // rows - 1, 2), 6)
    plan = plan_for(board, across, down)
    side = width - plan.width - 1
    framed = story_beside and needed_width(view, framed=True) <= side and (
        needed_height(view, framed=True) + 8 <= plan.height
    )
    return Layout(plan, story_beside, side, framed)


def draw_table(scene: KeyScene, parts: Parts, width: int, height: int) -> Block:
    """A frame of exactly this size."""
    view = scene.view
    layout = layout_for(view, parts.boards[view.mission.board], width, height)
    bottom = draw_bottom(scene, width)
    board = draw_board(view, parts, layout.plan)
    top = [draw_header(scene, parts, width)]
    if layout.story_beside:
        story = draw_story(scene, parts, layout.side - 1, len(board), layout)
        top += beside(board, story)
    else:
        top += beside(board, draw_column(view, parts, scene.texts, scene.people, layout.side, len(board)))
    free = height - len(top) - len(bottom)
    middle = draw_middle(scene, parts, layout, width, free)
    rows = [*top, *middle]
    return block(rows, width, height - len(bottom)) + bottom


def draw_header(scene: KeyScene, parts: Parts, width: int) -> Text:
    view = scene.view
    mission = view.mission
    left = line((" THE KEY ", BAR), (f" {mission.title} {stars(mission.grade)}", BAR_TEXT))
    right = line((f"{whose_turn(scene, parts)} ", BAR_TEXT))
    free = width - left.cell_len - right.cell_len
    return fit(line(left, (" " * max(free, 1), BAR_TEXT), right), width)


def whose_turn(scene: KeyScene, parts: Parts) -> str:
    view = scene.view
    if view.outcome is not None:
        return "the game is over"
    name = character_name(view, parts, view.turn)
    who = scene.people[view.turn]
    action = min(view.actions + 1, 2)
    return f"{name}{f' ({who})' if who else ''} · action {action} of 2"


def draw_story(scene: KeyScene, parts: Parts, width: int, height: int, layout: Layout) -> Block:
    """Question, console and log under one another."""
    view = scene.view
    console = draw_console(view, parts, framed=layout.framed)
    room = height - len(console) - 1
    question = draw_question(view, width, min(max(room - 3, 2), 5))
    rows = [*question, *([Text()] if layout.framed else []), *console, *_also(view, parts)]
    free = height - len(rows) - 1
    log = draw_log(scene.log, width, free)
    return block([*rows, rule("log", width, FAINT, LINES), *log], width, height)


def draw_middle(scene: KeyScene, parts: Parts, layout: Layout, width: int, free: int) -> Block:
    """What stands between the map and the menu."""
    view, texts, people = scene.view, scene.texts, scene.people
    if layout.story_beside:
        draw = draw_tall_band if free >= TALL else draw_low_band
        return draw(view, parts, texts, people, width)
    question = [line(" ", row) for row in draw_question(view, width - 2, 2 if free > needed_height(view, framed=False) + 1 else 1)]
    console = [*draw_console(view, parts, framed=False), *_also(view, parts)]
    room = max(free - len(question), 0)
    side = width - needed_width(view, framed=False) - 5
    if room < len(console):
        question = question[: max(free - len(console), 0)]
        room = free - len(question)
    log = draw_log(scene.log, side, room)
    left = block(console[:room], needed_width(view, framed=False) + 2, room)
    return [*question, *beside(left, block(log, side, room), 2)]


def _also(view: KeyView, parts: Parts) -> Block:
    """Ways that the map cannot show."""
    ways = undrawn_ways(view, parts)
    return [line(("also: " + ", ".join(f"{a + 1}↔{b + 1}" for a, b in ways), BRASS))] if ways else []


def draw_bottom(scene: KeyScene, width: int) -> Block:
    """The question that is asked now, its answers, the commands, and what was typed or went wrong."""
    commands = [entry for entry in (*scene.menu.offers, *scene.commands) if entry.key]
    prompt = line((" ▸ ", BRIGHT), (scene.typed, BRIGHT), ("█", BRASS))
    if scene.note:
        prompt = between(prompt, line((f"{scene.note} ", ALARM)), width)
        if scene.note not in prompt.plain:
            prompt = line((f" {scene.note}", ALARM))
    rows = [rule(scene.menu.question, width, BRIGHT, LINES), *draw_menu(scene.menu, width)]
    return block([*rows, *draw_bar(commands, width), prompt], width)

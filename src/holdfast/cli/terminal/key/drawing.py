"""The Key's table: the map with question and console beside it, cards and log below; on a wide map the other way."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import msgspec
from rich.text import Text

from holdfast.cli.terminal.io.ascii import letters_for
from holdfast.cli.terminal.io.grid import GridSize
from holdfast.cli.terminal.io.lines import Block, line
from holdfast.cli.terminal.io.palette import BRASS
from holdfast.cli.terminal.key import pages
from holdfast.cli.terminal.key.cards import TALL, draw_cards
from holdfast.cli.terminal.key.choices import KeyMenu
from holdfast.cli.terminal.key.console import draw_console, draw_question, needed_height, needed_width
from holdfast.cli.terminal.key.map_drawing import draw_board, undrawn_ways
from holdfast.cli.terminal.key.names import KeyLook, KeySnapshot, names
from holdfast.cli.terminal.play.drawing import Drawing
from holdfast.cli.terminal.play.menu import Menu
from holdfast.cli.terminal.play.pages import GameEnding, Listing
from holdfast.cli.terminal.play.table_frame import LEAST_SIDE, SMALL_MENU, DrawnTable
from holdfast.engine.action import Action, Refusal
from holdfast.engine.message import Message
from holdfast.engine.options import OptionChoice
from holdfast.games.key.cards.pack import Parts, read_missions
from holdfast.games.key.game import GAME
from holdfast.games.key.screen.screen import KeyScreen
from holdfast.packs import Loaded

STORY: Final = 30  # columns that question and console need beside the map
LEAST_STORY: Final = 5  # lines for the question and a log that frames of windows must leave
LEAST_LOG: Final = 3
BELOW: Final = 1 + SMALL_MENU[0] + 2 + TALL + 1  # lines that the bar, question, commands and cards need
ROOMIEST: Final = 5  # lines in a room; more would only be empty
WIDEST: Final = 26


class KeyDrawing(Drawing):
    commands = "hmnlru?q"
    tells_consequences = False
    told_elsewhere = ("section.mission", "section.console")

    def __init__(self) -> None:
        super().__init__(GAME)

    def choices(self, loaded: Loaded) -> Sequence[OptionChoice]:
        """Returns the choices, missions by how hard they are, with their stars."""
        assert isinstance(loaded.content, Parts)
        written = read_missions(loaded.files, loaded.content)
        first, *others = super().choices(loaded)
        values = [value for value in first.values if value.word in written]
        values.sort(key=lambda value: written[value.word].grade)
        kinds = {value.word: value.name for one in others if one.option == "kind" for value in one.values}
        starred, said = [], self.words.said
        for value in values:
            mission = written[value.word]
            kind, board = kinds.get(mission.kind, ""), said(f"board.{mission.board}", mission.board)
            name = f"{self.stars(mission.grade)}  {value.name:<24} {kind:<12} {board}"
            starred.append(msgspec.structs.replace(value, name=name, about=mission.question.strip()))
        return [msgspec.structs.replace(first, values=tuple(starred)), *map(self.graded, others)]

    def graded(self, choice: OptionChoice) -> OptionChoice:
        """Returns a choice of how hard it shall be with stars."""
        if choice.option != "grade":
            return choice
        values = [msgspec.structs.replace(v, name=f"{self.stars(v.word)}  {v.name}") for v in choice.values]
        return msgspec.structs.replace(choice, values=tuple(values))

    def stars(self, grade: object) -> str:
        return self.words.said(f"grade.stars.{grade}", "")

    def stand_ins(self, content: Parts) -> Mapping[str, str]:
        return letters_for(tuple(glyph.symbol for glyph in content.glyphs))

    def names(self, view: KeyScreen, content: Parts) -> Mapping[str, str | Message]:
        return names(view)

    def menu(self, look: KeyLook, why_not: Callable[[int, Action], Refusal | None]) -> Menu:
        return KeyMenu(look, why_not).menu()

    def drawn_table(self, snapshot: KeySnapshot, width: int, height: int) -> DrawnTable:
        mission, size = snapshot.view.mission, map_size(snapshot, width, height)
        story, cards = partial(draw_story, snapshot), partial(draw_cards, snapshot)
        is_wide = width - size.width - 1 < story_width(snapshot.view)
        beside, below = (cards, story) if is_wide else (story, cards)
        title = f"{snapshot.say('game').upper()}  {mission.title} {snapshot.say(f'grade.stars.{mission.grade}')}"
        return DrawnTable(title, draw_board(snapshot, size), beside, below, whose_turn(snapshot), not is_wide, TALL)

    def table_at_the_end(self, look: KeyLook, ending: GameEnding, width: int) -> Block:
        return pages.draw_answer(look, ending, width)

    def briefing(self, look: KeyLook, width: int) -> Block:
        return pages.draw_briefing(look, width)

    def guide(self, look: KeyLook) -> tuple[Sequence[str], Sequence[Listing]]:
        return pages.guide(look)


def story_width(view: KeyScreen) -> int:
    return max(STORY, needed_width(view, framed=False) + 1)


def map_size(look: KeyLook, width: int, height: int) -> GridSize:
    """Returns the largest map that leaves enough room beside and below it."""
    rooms = look.content.boards[look.view.plan.board].rooms
    columns, rows = max(room.x for room in rooms) + 1, max(room.y for room in rooms) + 1
    least = max(len(f"{number} {room.name}") for number, room in enumerate(rooms, 1))
    story = story_width(look.view)
    is_narrow = width - columns * (least + 1) - 2 < story
    beside = LEAST_SIDE if is_narrow else max(story, width * 2 // 5)
    across = min(max((width - beside - 2) // columns - 1, least), WIDEST)
    return GridSize(columns, rows, across, min(max((height - BELOW - 1) // rows - 1, 2), ROOMIEST))


def whose_turn(snapshot: KeySnapshot) -> str:
    turn = snapshot.view.turn
    if snapshot.view.outcome is not None:
        return snapshot.say("turn.over")
    person = snapshot.people[turn.seat]
    return snapshot.say("turn.of", seat=turn.seat, person=person, action=turn.action, most=turn.most)


def draw_story(look: KeyLook, width: int, height: int) -> Block:
    """Draws the question, as far as there is room for it, and the console, framed if there is room for that."""
    wide, high = needed_width(look.view, framed=True), needed_height(look.view, framed=True)
    framed = wide <= width and high + LEAST_STORY <= height
    console = [*([Text()] if framed else []), *draw_console(look, framed=framed)]
    ways = ", ".join(f"{a + 1}↔{b + 1}" for a, b in undrawn_ways(look))
    console += [line((look.say("ways_also", ways=ways), BRASS))] if ways else []
    return [*draw_question(look.view, width, min(max(height - len(console) - LEAST_LOG, 1), 6)), *console]

"""ELITE's drawing: puts its drawings together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from holdfast.cli.terminal.elite.choices import menu_of
from holdfast.cli.terminal.elite.pages import draw_briefing, draw_ending, draw_help
from holdfast.cli.terminal.elite.palette import COLOURS
from holdfast.cli.terminal.elite.screen_reader import EliteLook, EliteSnapshot
from holdfast.cli.terminal.elite.symbols import STAND_INS
from holdfast.cli.terminal.elite.table import draw_table
from holdfast.cli.terminal.io.lines import Block
from holdfast.cli.terminal.play.drawing import Drawing, MissionTexts
from holdfast.cli.terminal.play.menu import Menu
from holdfast.cli.terminal.play.party import Seating
from holdfast.engine.action import Action, Refusal
from holdfast.engine.event import Event
from holdfast.engine.message import Message, say
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.game import GAME
from holdfast.games.elite.screen.screen import EliteScreen


class EliteDrawing(Drawing):
    commands = "mnlru?q"
    shows_words = False
    colours = COLOURS

    def __init__(self) -> None:
        super().__init__(GAME)

    def cast(self, seating: Seating) -> tuple[int, ...]:
        """Returns for which seats people choose: somebody alone plays two heroes."""
        return (0, 0) if seating.seats == 1 else seating.people

    def stand_ins(self, content: Parts) -> Mapping[str, str]:
        return STAND_INS

    def names(self, view: EliteScreen, content: Parts) -> Mapping[str, str | Message]:
        """Returns what things are called: seats go by their heroes; a player with two is all of us."""
        if view.setting.seats == 1:
            return {"seat.0": say("terminal.your_squad")}
        return {f"seat.{face.seat}": say("name", name=content.heroes[face.hero].name) for face in view.setting.heroes}

    def menu(self, look: EliteLook, why_not: Callable[[int, Action], Refusal | None]) -> Menu:
        return menu_of(look)

    def table(self, snapshot: EliteSnapshot, width: int, height: int) -> Block:
        return draw_table(snapshot, width, height)

    def briefing(self, look: EliteLook, width: int) -> Block:
        return draw_briefing(look, width)

    def help(self, look: EliteLook, width: int) -> Block:
        return draw_help(look, width)

    def ending(self, look: EliteLook, story: MissionTexts, told: Sequence[Event], width: int) -> Block:
        return draw_ending(look, told, width)

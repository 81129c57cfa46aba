"""ELITE's drawing: puts its drawings together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from holdfast.cli.terminal.elite.choices import menu_of
from holdfast.cli.terminal.elite.pages import draw_all_cards, draw_briefing, draw_ending, draw_help
from holdfast.cli.terminal.elite.symbols import STAND_INS
from holdfast.cli.terminal.elite.table import EliteSnapshot, draw_table
from holdfast.cli.terminal.io.lines import Block
from holdfast.cli.terminal.io.pick_list import Row
from holdfast.cli.terminal.play.drawing import Drawing, MissionTexts
from holdfast.cli.terminal.play.menu import Menu
from holdfast.engine.action import Action, Refusal
from holdfast.engine.event import Event
from holdfast.engine.text import Texts
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.game import GAME
from holdfast.games.elite.screen.card_texts.cards import hero_text
from holdfast.games.elite.screen.view import EliteView
from holdfast.packs import Loaded


class EliteDrawing(Drawing):
    commands = "mnlru?q"
    shows_notation = False

    def __init__(self) -> None:
        super().__init__(GAME)

    def characters(self, loaded: Loaded) -> Sequence[Row]:
        assert isinstance(loaded.content, Parts)
        return [Row(hero.name, " ".join(hero_text(hero)), hero.id) for hero in loaded.content.heroes]

    def stand_ins(self, content: Parts) -> Mapping[str, str]:
        return STAND_INS

    def names(self, view: EliteView, content: Parts) -> Mapping[str, str]:
        """Returns what things are called: seats go by their heroes; a player with two is all of us."""
        if view.seats == 1:
            return {"seat.0": "Your squad"}
        return {f"seat.{seat}": content.heroes[hero].name for seat, hero in enumerate(view.heroes)}

    def menu(
        self, view: EliteView, content: Parts, texts: Texts, why_not: Callable[[int, Action], Refusal | None]
    ) -> Menu:
        return menu_of(view, content, texts)

    def table(self, snapshot: EliteSnapshot, content: Parts, width: int, height: int) -> Block:
        return draw_table(snapshot, content, width, height)

    def briefing(self, view: EliteView, content: Parts, width: int) -> Block:
        return draw_briefing(view, content, width)

    def cards(self, view: EliteView, content: Parts, texts: Texts, width: int) -> Block:
        return draw_all_cards(view, content, width)

    def help(self, view: EliteView, content: Parts, width: int) -> Block:
        return draw_help(view, content, width)

    def ending(
        self, view: EliteView, content: Parts, texts: Texts, story: MissionTexts, told: Sequence[Event], width: int
    ) -> Block:
        return draw_ending(view, content, texts, told, width)

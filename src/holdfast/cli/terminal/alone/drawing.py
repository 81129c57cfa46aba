"""ALONE's drawing: puts its drawings together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from holdfast.cli.terminal.alone.choices import menu_of
from holdfast.cli.terminal.alone.pages import draw_all_cards, draw_briefing, draw_ending, draw_help
from holdfast.cli.terminal.alone.symbols import STAND_INS
from holdfast.cli.terminal.alone.table import AloneSnapshot, draw_table
from holdfast.cli.terminal.alone.view_reader import AloneViewReader
from holdfast.cli.terminal.io.lines import Block
from holdfast.cli.terminal.io.pick_list import Row
from holdfast.cli.terminal.play.drawing import Drawing, MissionTexts
from holdfast.cli.terminal.play.menu import Menu
from holdfast.engine.action import Action, Refusal
from holdfast.engine.event import Event
from holdfast.engine.text import Texts
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.game import GAME
from holdfast.games.alone.screen.card_texts.cards import character_text
from holdfast.games.alone.screen.view import AloneView
from holdfast.packs import Loaded


class AloneDrawing(Drawing):
    commands = "mnlru?q"
    shows_notation = False

    def __init__(self) -> None:
        super().__init__(GAME)

    def characters(self, loaded: Loaded) -> Sequence[Row]:
        assert isinstance(loaded.content, Parts)
        return [
            Row(c.name, f"{c.about} {character_text(c)}".replace("\n", " "), c.id) for c in loaded.content.characters
        ]

    def stand_ins(self, content: Parts) -> Mapping[str, str]:
        return STAND_INS

    def names(self, view: AloneView, content: Parts) -> Mapping[str, str]:
        """Returns what things are called. Evil that is alone needs no number; of three the leader assigns the decks."""
        if len(view.hands) == 3 and not view.options.decks:
            return {
                "event.deck_taken": 'The leader gives { NAME($seat, of: "seat") } the deck { NAME($deck, of: "deck") }.'
            }
        return {"seat.1": "Evil"} if len(view.hands) == 1 else {}

    def menu(
        self, view: AloneView, content: Parts, texts: Texts, why_not: Callable[[int, Action], Refusal | None]
    ) -> Menu:
        return menu_of(AloneViewReader(view, content), texts, why_not)

    def table(self, snapshot: AloneSnapshot, content: Parts, width: int, height: int) -> Block:
        return draw_table(snapshot, content, width, height)

    def briefing(self, view: AloneView, content: Parts, width: int) -> Block:
        return draw_briefing(view, content, width)

    def cards(self, view: AloneView, content: Parts, texts: Texts, width: int) -> Block:
        return draw_all_cards(view, content, texts, width)

    def help(self, view: AloneView, content: Parts, width: int) -> Block:
        return draw_help(view, content, width)

    def ending(
        self, view: AloneView, content: Parts, texts: Texts, story: MissionTexts, told: Sequence[Event], width: int
    ) -> Block:
        return draw_ending(view, content, texts, told, width)

"""The Key's drawing: puts its drawings together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from holdfast.cli.terminal.io.ascii import letters_for
from holdfast.cli.terminal.io.lines import Block
from holdfast.cli.terminal.io.pick_list import Row
from holdfast.cli.terminal.key.briefing import draw_briefing
from holdfast.cli.terminal.key.cards import draw_open_cards
from holdfast.cli.terminal.key.choices import Choices
from holdfast.cli.terminal.key.ending import draw_ending
from holdfast.cli.terminal.key.help import draw_help
from holdfast.cli.terminal.key.names import names
from holdfast.cli.terminal.key.table import KeySnapshot, draw_table
from holdfast.cli.terminal.play.drawing import Drawing, MissionTexts
from holdfast.cli.terminal.play.menu import Menu
from holdfast.engine.action import Action, Refusal
from holdfast.engine.event import Event
from holdfast.engine.text import Texts
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.game import GAME
from holdfast.games.key.screen.view import KeyView
from holdfast.games.key.setup import Options
from holdfast.packs import Loaded


class KeyDrawing(Drawing):
    commands = "hmnlru?q"
    shows_notation = False

    def __init__(self) -> None:
        super().__init__(GAME)

    def characters(self, loaded: Loaded) -> Sequence[Row]:
        assert isinstance(loaded.content, Parts)
        return [Row(c.name, c.text, c.id) for c in loaded.content.characters.values()]

    def story(self, options: Options) -> MissionTexts:
        mission = options.mission
        return MissionTexts(mission.hints, mission.won, mission.lost)

    def stand_ins(self, content: Parts) -> Mapping[str, str]:
        return letters_for(tuple(glyph.symbol for glyph in content.glyphs))

    def names(self, view: KeyView, content: Parts) -> Mapping[str, str]:
        return names(view, content)

    def menu(
        self, view: KeyView, content: Parts, texts: Texts, why_not: Callable[[int, Action], Refusal | None]
    ) -> Menu:
        return Choices(view, content, texts, why_not).menu()

    def table(self, snapshot: KeySnapshot, content: Parts, width: int, height: int) -> Block:
        return draw_table(snapshot, content, width, height)

    def briefing(self, view: KeyView, content: Parts, width: int) -> Block:
        return draw_briefing(view, content, width)

    def cards(self, view: KeyView, content: Parts, texts: Texts, width: int) -> Block:
        return draw_open_cards(view, texts, width)

    def help(self, view: KeyView, content: Parts, width: int) -> Block:
        return draw_help(view, content, width)

    def ending(
        self, view: KeyView, content: Parts, texts: Texts, story: MissionTexts, told: Sequence[Event], width: int
    ) -> Block:
        return draw_ending(view, content, texts, story, told, width)

"""How a game is drawn at a terminal. This drawing serves any game, as plain text; a game's own draws more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from holdfast.cli.terminal.io.lines import Block
from holdfast.cli.terminal.io.pick_list import Row
from holdfast.cli.terminal.play.menu import Menu
from holdfast.cli.terminal.play.plain_text import draw_ending, draw_help, draw_table, draw_title, plain_menu
from holdfast.cli.terminal.play.snapshot import TableSnapshot
from holdfast.cli.terminal.words import LANGUAGE
from holdfast.engine.action import Action, Refusal
from holdfast.engine.event import Event
from holdfast.engine.game import AnyGame
from holdfast.engine.options import OptionChoice
from holdfast.engine.text import Texts
from holdfast.packs import Loaded
from holdfast.table.game_words import GameWords


class MissionTexts(msgspec.Struct, frozen=True):
    """What the terminal tells beside the rules; built field by field, so that no answer comes along."""

    hints: tuple[str, ...] = ()
    won: str = ""
    lost: str = ""


class Drawing:
    """Drawings are functions of views, never of states."""

    commands = "nlru?q"  # the keys of the pages and commands that make sense in this game
    shows_notation = True  # whether the table is drawn from the position as text

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._words: dict[str, GameWords] = {}

    @property
    def words(self) -> GameWords:
        """Returns what the game says before it begins, in the language that is spoken now."""
        language = LANGUAGE.get()
        if language not in self._words:
            self._words[language] = GameWords(self.game, language)
        return self._words[language]

    @property
    def title(self) -> str:
        return self.words.said("game", self.game.title)

    @property
    def tagline(self) -> str:
        return self.words.said("tagline", "")

    def choices(self, loaded: Loaded) -> Sequence[OptionChoice]:
        """Returns what may be chosen before the game begins."""
        return [self.words.choice(choice) for choice in self.game.choosing.choices(loaded.files)]

    def characters(self, loaded: Loaded) -> Sequence[Row]:
        """Returns whom one can play: what each seat chooses for itself."""
        own = next((choice for choice in self.choices(loaded) if choice.each_seat), None)
        return [] if own is None else [Row(value.name, value.about, value.word) for value in own.values]

    def story(self, options: Any) -> MissionTexts:
        return MissionTexts()

    def stand_ins(self, content: Any) -> Mapping[str, str]:
        """Returns ASCII for signs of its own."""
        return {}

    def names(self, view: Any, content: Any) -> Mapping[str, str]:
        """Returns what things and people are called, as texts."""
        return {}

    def menu(self, view: Any, content: Any, texts: Texts, why_not: Callable[[int, Action], Refusal | None]) -> Menu:
        return plain_menu(self.game, view, texts)

    def table(self, snapshot: TableSnapshot[Any], content: Any, width: int, height: int) -> Block:
        return draw_table(self.title, snapshot, width, height)

    def briefing(self, view: Any, content: Any, width: int) -> Block:
        """Returns the mission and all that helps to solve it."""
        return draw_title(self.title, self.tagline, width)

    def cards(self, view: Any, content: Any, texts: Texts, width: int) -> Block:
        """Everything that lies open, for those who count."""
        return draw_title(self.title, self.tagline, width)

    def help(self, view: Any, content: Any, width: int) -> Block:
        return [*draw_title(self.title, self.tagline, width), *draw_help(width)]

    def ending(
        self, view: Any, content: Any, texts: Texts, story: MissionTexts, told: Sequence[Event], width: int
    ) -> Block:
        return draw_ending(view, texts, width)

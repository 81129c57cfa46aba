"""How a game is drawn at a terminal. This drawing serves any game, as plain text; a game's own draws more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from holdfast.cli.terminal.io.lines import Block
from holdfast.cli.terminal.io.palette import Colours
from holdfast.cli.terminal.io.pick_list import Row
from holdfast.cli.terminal.play.menu import Menu
from holdfast.cli.terminal.play.party import Seating
from holdfast.cli.terminal.play.plain_text import draw_ending, draw_help, draw_table, draw_title, plain_menu
from holdfast.cli.terminal.play.snapshot import Look, TableSnapshot
from holdfast.cli.terminal.words import LANGUAGE
from holdfast.engine.action import Action, Refusal
from holdfast.engine.event import Event
from holdfast.engine.game import AnyGame
from holdfast.engine.message import Message
from holdfast.engine.option_making import Passage
from holdfast.engine.options import OptionChoice
from holdfast.packs import Loaded
from holdfast.table.game_words import GameWords


class MissionTexts(msgspec.Struct, frozen=True):
    """What the terminal tells beside the rules; built field by field, so that no answer comes along."""

    hints: tuple[str, ...] = ()
    told: tuple[Passage, ...] = ()  # when all is over


class Drawing:
    """Drawings are functions of views, never of states."""

    commands = "vnlru?q"  # the keys of the pages and commands that make sense in this game
    shows_words = True  # whether the table is drawn in sentences, or from the position as text
    told_elsewhere: tuple[str, ...] = ()  # titles of sections that another page has, or the table whole
    colours = Colours()

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

    def cast(self, seating: Seating) -> tuple[int, ...]:
        """Returns for which seats people choose whom they play, one after the other."""
        return seating.people

    def story(self, options: Any) -> MissionTexts:
        return MissionTexts()

    def stand_ins(self, content: Any) -> Mapping[str, str]:
        """Returns ASCII for signs of its own."""
        return {}

    def names(self, view: Any, content: Any) -> Mapping[str, str | Message]:
        """Returns what things and people are called, as texts."""
        return {}

    def menu(self, look: Look[Any, Any], why_not: Callable[[int, Action], Refusal | None]) -> Menu:
        return plain_menu(self.game, look)

    def table(self, snapshot: TableSnapshot[Any, Any], width: int, height: int) -> Block:
        return draw_table(self.title, snapshot, width, height)

    def briefing(self, look: Look[Any, Any], width: int) -> Block:
        """Returns the mission and all that helps to solve it."""
        return draw_title(self.title, self.tagline, width)

    def help(self, look: Look[Any, Any], width: int) -> Block:
        return [*draw_title(self.title, self.tagline, width), *draw_help(width)]

    def ending(self, look: Look[Any, Any], story: MissionTexts, told: Sequence[Event], width: int) -> Block:
        return draw_ending(look, width)


class PlainDrawing(Drawing):
    """A game that has a drawing of its own, as text all the same: who one plays and what is told stay as they are."""

    def __init__(self, own: Drawing) -> None:
        super().__init__(own.game)
        self.own = own

    def characters(self, loaded: Loaded) -> Sequence[Row]:
        return self.own.characters(loaded)

    def cast(self, seating: Seating) -> tuple[int, ...]:
        return self.own.cast(seating)

    def choices(self, loaded: Loaded) -> Sequence[OptionChoice]:
        return self.own.choices(loaded)

    def story(self, options: Any) -> MissionTexts:
        return self.own.story(options)

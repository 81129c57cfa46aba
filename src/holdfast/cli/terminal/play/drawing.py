"""How a game is drawn at a terminal. This drawing serves any game, as plain text; a game's own draws more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from holdfast.cli.terminal.io.lines import Block
from holdfast.cli.terminal.io.palette import Colours
from holdfast.cli.terminal.io.pick_list import Row
from holdfast.cli.terminal.play.menu import Menu
from holdfast.cli.terminal.play.pages import GameEnding, Listing, draw_ending, draw_guide, draw_title
from holdfast.cli.terminal.play.party import Seating
from holdfast.cli.terminal.play.plain_text import plain_menu
from holdfast.cli.terminal.play.snapshot import Look, TableSnapshot
from holdfast.cli.terminal.play.table_frame import DrawnTable, draw_frame
from holdfast.cli.terminal.words import LANGUAGE, say
from holdfast.engine.action import Action, Refusal
from holdfast.engine.game import AnyGame
from holdfast.engine.message import Message
from holdfast.engine.options import OptionChoice
from holdfast.packs import Loaded
from holdfast.table.game_words import GameWords


class Drawing:
    """Drawings are functions of views, never of states."""

    commands = "vnlru?q"  # the keys of the pages and commands that make sense in this game
    tells_consequences = True  # whether an answer says what it would do, which a drawing shows otherwise
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

    # -- before a game

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

    # -- at the table

    def stand_ins(self, content: Any) -> Mapping[str, str]:
        """Returns ASCII for signs of its own."""
        return {}

    def names(self, view: Any, content: Any) -> Mapping[str, str | Message]:
        """Returns what things and people are called, as texts."""
        return {}

    def menu(self, look: Look[Any, Any], why_not: Callable[[int, Action], Refusal | None]) -> Menu:
        return plain_menu(self.game, look)

    def table(self, snapshot: TableSnapshot[Any, Any], width: int, height: int) -> Block:
        return draw_frame(snapshot, self.drawn_table(snapshot, width, height), width, height)

    def drawn_table(self, snapshot: TableSnapshot[Any, Any], width: int, height: int) -> DrawnTable:
        """Returns what this game draws of the table for a window of some size; nothing: it is told in sentences."""
        return DrawnTable(self.title.upper(), right=reader_of(snapshot))

    def table_at_the_end(self, look: Look[Any, Any], ending: GameEnding, width: int) -> Block:
        """Returns what there is to see of the table once more when all is over."""
        return []

    # -- pages

    def briefing(self, look: Look[Any, Any], width: int) -> Block:
        """Returns the mission and all that helps to solve it."""
        return draw_title(look, self.title, self.tagline, width)

    def guide(self, look: Look[Any, Any]) -> tuple[Sequence[str], Sequence[Listing]]:
        """Returns how to play: in sentences, and in lists of keys and signs."""
        return [say(f"read.help.{number}") for number in range(1, 4)], ()

    def help(self, look: Look[Any, Any], width: int) -> Block:
        words, listings = self.guide(look)
        return [*draw_title(look, self.title, self.tagline, width), *draw_guide(look, words, listings, width)]

    def ending(self, look: Look[Any, Any], ending: GameEnding, width: int) -> Block:
        return draw_ending(look, self.table_at_the_end(look, ending, width), ending, width)


class PlainDrawing(Drawing):
    """A game that has a drawing of its own, as text all the same: who one plays stays as it is."""

    def __init__(self, own: Drawing) -> None:
        super().__init__(own.game)
        self.own = own

    def characters(self, loaded: Loaded) -> Sequence[Row]:
        return self.own.characters(loaded)

    def cast(self, seating: Seating) -> tuple[int, ...]:
        return self.own.cast(seating)

    def choices(self, loaded: Loaded) -> Sequence[OptionChoice]:
        return self.own.choices(loaded)


def reader_of(snapshot: TableSnapshot[Any, Any]) -> str:
    """Returns who sees this table, or that nobody plays on it now."""
    if snapshot.view.outcome is not None:
        return say("table.over")
    if snapshot.paused:
        return say("table.paused")
    seat = snapshot.view.seat
    return "" if seat < 0 else say("table.you_are", name=snapshot.say(f"seat.{seat}"))

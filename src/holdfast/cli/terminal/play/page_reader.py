"""Pages that can be opened at any time: the mission, the table in sentences, the log, a rule, the help."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from holdfast.cli.terminal.io.lines import Block, line, wrapped
from holdfast.cli.terminal.io.palette import CREAM
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.menu import Menu
from holdfast.cli.terminal.play.plain_text import draw_sections
from holdfast.cli.terminal.play.rule_text import rule_words
from holdfast.cli.terminal.words import say


class PageReader:
    """What somebody reads between two choices; nothing of it changes the game."""

    def __init__(self, local_game: LocalGame) -> None:
        self.local_game = local_game
        self.terminal = local_game.terminal
        self.pages: dict[str, Callable[[int], None]] = {
            "m": self.mission,
            "v": self.table,
            "l": self.log,
            "r": self.rule,
            "?": self.help,
        }

    def mission(self, seat: int) -> None:
        self.terminal.read(say("read.mission"), partial(self.local_game.drawing.briefing, self.local_game.look(seat)))

    def table(self, seat: int) -> None:
        drawing, texts = self.local_game.drawing, self.local_game.texts
        sections = tuple(s for s in self.local_game.described(seat) if s.title.key not in drawing.told_elsewhere)
        position = [line(row) for row in self.local_game.notation(seat).splitlines()]
        self.terminal.read(say("read.table"), lambda width: draw_sections(sections, texts, width) or position)

    def help(self, seat: int) -> None:
        self.terminal.read(say("read.help"), partial(self.local_game.drawing.help, self.local_game.look(seat)))

    def log(self, seat: int) -> None:
        lines = self.local_game.log(seat)

        def page(width: int) -> Block:
            return [row for entry in lines for row in wrapped(entry.words, width, CREAM, "  ")]

        self.terminal.read(say("read.log"), page)

    def rule(self, seat: int) -> None:
        number = self.asked(seat, say("rule.which"))
        if number:
            title, words = rule_words(self.local_game.drawing.game, number)
            self.terminal.read(title, lambda width: wrapped(words, width, CREAM))

    def asked(self, seat: int, question: str) -> str | None:
        """Asks somebody for a line of words."""
        return self.terminal.text(partial(self.local_game.draw, seat, Menu(question), ()))

"""Pages that can be opened at any time: the mission, open cards, the log, a rule, the help."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from holdfast.cli.terminal.io.lines import Block, wrapped
from holdfast.cli.terminal.io.palette import CREAM
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.menu import Menu
from holdfast.cli.terminal.play.rule_text import rule_words
from holdfast.cli.terminal.words import say


class PageReader:
    """What somebody reads between two choices; nothing of it changes the game."""

    def __init__(self, local_game: LocalGame) -> None:
        self.local_game = local_game
        self.terminal = local_game.terminal
        self.pages: dict[str, Callable[[int], None]] = {
            "m": self.mission,
            "v": self.cards,
            "l": self.log,
            "r": self.rule,
            "?": self.help,
        }

    def mission(self, seat: int) -> None:
        local_game = self.local_game
        page = partial(local_game.drawing.briefing, local_game.view(seat), local_game.content)
        self.terminal.read(say("read.mission"), page)

    def cards(self, seat: int) -> None:
        local_game = self.local_game
        page = partial(local_game.drawing.cards, local_game.view(seat), local_game.content, local_game.texts)
        self.terminal.read(say("read.cards"), page)

    def help(self, seat: int) -> None:
        local_game = self.local_game
        page = partial(local_game.drawing.help, local_game.view(seat), local_game.content)
        self.terminal.read(say("read.help"), page)

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

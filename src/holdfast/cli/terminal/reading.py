"""Pages that can be opened at any time: the mission, open cards, the log, a rule, the help."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from holdfast.cli.terminal.evening import Evening
from holdfast.cli.terminal.lines import Block, wrapped
from holdfast.cli.terminal.menu import Menu
from holdfast.cli.terminal.palette import CREAM
from holdfast.cli.terminal.ruling import rule_words

WHICH_RULE: Final = "Which rule? A number such as R28 (Esc: none)"


class Reading:
    """What somebody reads between two choices; nothing of it changes the game."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.desk = evening.desk
        self.pages: dict[str, Callable[[int], None]] = {
            "m": self.mission,
            "v": self.cards,
            "l": self.log,
            "r": self.rule,
            "?": self.help,
        }

    def mission(self, seat: int) -> None:
        evening = self.evening
        page = partial(evening.face.briefing, evening.view(seat), evening.content)
        self.desk.read("The mission", page)

    def cards(self, seat: int) -> None:
        evening = self.evening
        page = partial(evening.face.cards, evening.view(seat), evening.content, evening.texts)
        self.desk.read("Cards on the table", page)

    def help(self, seat: int) -> None:
        evening = self.evening
        page = partial(evening.face.help, evening.view(seat), evening.content)
        self.desk.read("Help", page)

    def log(self, seat: int) -> None:
        lines = self.evening.log(seat)

        def page(width: int) -> Block:
            return [row for entry in lines for row in wrapped(entry.words, width, CREAM, "  ")]

        self.desk.read("What happened", page)

    def rule(self, seat: int) -> None:
        number = self.asked(seat, WHICH_RULE)
        if number:
            title, words = rule_words(self.evening.face.game, number)
            self.desk.read(title, lambda width: wrapped(words, width, CREAM))

    def asked(self, seat: int, question: str) -> str | None:
        """A line of words from somebody."""
        return self.desk.text(partial(self.evening.draw, seat, Menu(question), ()))

"""Pages that can be opened at any time: the mission, the table in sentences, the log, a rule, the help."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from holdfast.cli.rules import numbered
from holdfast.cli.terminal.io.lines import Block, wrapped
from holdfast.cli.terminal.io.palette import CREAM
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.menu import Menu
from holdfast.cli.terminal.words import LANGUAGE, say
from holdfast.engine.game import AnyGame
from holdfast.engine.text_files import load_page


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
        def page(width: int) -> Block:
            return [row for sentence in self.local_game.in_words(seat, width) for row in sentence]

        self.terminal.read(say("read.table"), page)

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


def rule_words(game: AnyGame, number: str) -> tuple[str, str]:
    """Returns a title and the rule, or a sentence that says which numbers there are."""
    wanted = number.strip().upper().rpartition(":")[2]
    wanted = f"R{wanted}" if wanted.isdecimal() else wanted
    text = load_page(game.package, "RULES", LANGUAGE.get())
    rules = {} if text is None else numbered(text)
    if not rules:
        return say("rule.no_rules"), say("rule.none_written")
    if wanted in rules:
        return say("rule.number", rule=wanted), rules[wanted]
    first, last = next(iter(rules)), next(reversed(rules))
    about = say("rule.no_such.about", rule=wanted[:12], game=game.title, first=first, last=last)
    return say("rule.no_such"), about

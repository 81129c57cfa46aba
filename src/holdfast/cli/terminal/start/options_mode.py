"""A game that people put together from a few choices: what the command line does not say is asked, list by list."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from holdfast.cli.arguments import said
from holdfast.cli.errors import BadInput
from holdfast.cli.terminal.io.pick_list import BACK, Row, pick
from holdfast.cli.terminal.play.party import Party
from holdfast.cli.terminal.start.host import Host, Ready
from holdfast.cli.terminal.start.modes import Mode
from holdfast.cli.terminal.words import say
from holdfast.engine.game import SetupError
from holdfast.engine.options import OptionChoice, OptionValue
from holdfast.packs import OptionError, read_options
from holdfast.table.setting import Setting

PARTY: Final = "who plays"  # among the questions, the one that is no option


class OptionsMode(Mode):
    """`words` are options that are settled; `asked` names those that a menu asks for, in this order.

    What is neither has the usual word, which menus mark first. `check` refuses words before the screen is taken.
    """

    def __init__(
        self,
        words: Mapping[str, str],
        asked: tuple[str, ...],
        recruit: Callable[[Host], Party | None],
        seats_option: str = "characters",
    ) -> None:
        self.given = dict(words)
        self.words = dict(words)
        self.asked = asked
        self.recruit = recruit
        self.seats_option = seats_option
        self.asks_party = True

    def check(self, host: Host) -> None:
        self.given = self.completed(host)
        self.words = dict(self.given)
        if host.party is not None:
            self.setting(host, host.party)
        else:
            self.options(host, self.words)

    def completed(self, host: Host) -> dict[str, str]:
        """Returns the words in full; part of a word is enough where it is in one only: crash is crash_site."""
        words = dict(self.given)
        for choice in host.drawing.game.choosing.choices(host.loaded.files):
            found = [value.word for value in choice.values if words.get(choice.option, "\0") in value.word]
            if len(found) == 1:
                words[choice.option] = found[0]
        return words

    def next(self, host: Host) -> Ready | None:
        choices = {choice.option: choice for choice in host.drawing.choices(host.loaded)}
        self.asks_party = host.party is None
        at, step = 0, 1
        while at < len(self.asked):
            if at < 0:
                return None
            if self.is_asked(host, self.asked[at], choices):
                step = 1 if self.answered(host, self.asked[at], choices) else -1
            at += step  # what is not asked is passed in the direction that people came from
        assert host.party is not None, "somebody plays"
        self.label = self.words.get(self.asked[0], self.label).replace("_", "-")
        return Ready(self.setting(host, host.party))

    def is_asked(self, host: Host, question: str, choices: Mapping[str, OptionChoice]) -> bool:
        """Tells whether this is still a question, after what is chosen already."""
        return self.asks_party if question == PARTY else question in choices and question not in self.given

    def answered(self, host: Host, question: str, choices: Mapping[str, OptionChoice]) -> bool:
        """Tells whether people chose something rather than go back."""
        if question == PARTY:
            host.party = self.recruit(host)
            return host.party is not None
        word = self.picked(host, choices[question])
        if word is not None:
            self.words[question] = word
        return word is not None

    def picked(self, host: Host, choice: OptionChoice) -> str | None:
        values = [value for value in choice.values if self.fits(value)]
        rows = [Row(value.name, value.about, value.word) for value in values]
        marked = self.words.get(choice.option, choice.usual)
        before = next((n for n, row in enumerate(rows) if row.word == marked), 0)
        title = say("start.option", game=host.drawing.title.upper(), option=choice.name)
        place = pick(host.terminal, title, rows, before)
        return None if place == BACK else rows[place].word

    def fits(self, value: OptionValue) -> bool:
        return all(self.words.get(option) in words for option, words in value.only_if.items() if option in self.words)

    def options(self, host: Host, words: Mapping[str, str]) -> object:
        game = host.drawing.game
        try:
            return read_options(game, host.loaded, words)
        except SetupError as problem:
            raise BadInput(said(game, problem)) from None
        except OptionError as problem:
            raise BadInput(str(problem)) from None

    def setting(self, host: Host, party: Party) -> Setting:
        words = dict(self.words)
        if party.characters:
            words[self.seats_option] = ",".join(party.characters)
        return host.setting(self.options(host, words), party, host.seed)

    def other(self) -> Mode | None:
        return OptionsMode({}, self.asked, self.recruit, self.seats_option)

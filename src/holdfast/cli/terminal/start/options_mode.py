"""A game that people put together from a few choices: what the command line does not say is asked, list by list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import token_hex
from typing import Final

from holdfast.cli import day
from holdfast.cli.arguments import said
from holdfast.cli.errors import BadInput
from holdfast.cli.terminal.io.pick_list import BACK, Row, pick
from holdfast.cli.terminal.play.party import Party
from holdfast.cli.terminal.start.host import Host, Ready
from holdfast.cli.terminal.start.modes import Mode
from holdfast.cli.terminal.words import say
from holdfast.engine.game import SetupError
from holdfast.engine.option_making import Made, Order
from holdfast.engine.options import OptionChoice
from holdfast.packs import OptionError, read_options
from holdfast.packs.option_making import make_options
from holdfast.table.setting import Setting

PARTY: Final = "who plays"  # among the questions, the one that is no option


class OptionsMode(Mode):
    """`words` are options that are settled; `asked` names those that a menu asks for, in this order.

    What is neither has the usual word, which menus mark first. `check` refuses words before the screen is taken. The
    same again is the same without another question.
    """

    def __init__(self, words: Mapping[str, str], asked: tuple[str, ...], seats_option: str = "characters") -> None:
        self.given = dict(words)
        self.words = dict(words)
        self.asked = asked
        self.seats_option = seats_option
        self.asks_party = True

    def check(self, host: Host) -> None:
        self.given = self.completed(host)
        self.words = dict(self.given)
        making = host.drawing.game.choosing.making
        if making is not None and making.wants(self.words):
            return
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
        choices = host.drawing.choices(host.loaded)
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
        self.given = dict(self.words)
        return Ready(self.setting(host, host.party))

    def is_asked(self, host: Host, question: str, choices: Sequence[OptionChoice]) -> bool:
        """Tells whether this is still a question, after what is chosen already."""
        if question == PARTY:
            return self.asks_party
        return question not in self.given and self.choice(question, choices) is not None

    def choice(self, question: str, choices: Sequence[OptionChoice]) -> OptionChoice | None:
        fitting = (choice for choice in choices if choice.option == question and self.fits(choice.only_if))
        return next(fitting, None)

    def answered(self, host: Host, question: str, choices: Sequence[OptionChoice]) -> bool:
        """Tells whether people chose something rather than go back."""
        if question == PARTY:
            host.party = None
            return host.seated() is not None
        choice = self.choice(question, choices)
        assert choice is not None, "this is a question"
        rows = [Row(value.name, value.about, value.word) for value in choice.values if self.fits(value.only_if)]
        marked = self.words.get(choice.option, choice.usual)
        before = next((n for n, row in enumerate(rows) if row.word == marked), 0)
        title = say("start.option", game=host.drawing.title.upper(), option=choice.name)
        place = pick(host.terminal, title, rows, before)
        if place != BACK:
            self.words[question] = rows[place].word
        return place != BACK

    def fits(self, only_if: Mapping[str, tuple[str, ...]]) -> bool:
        return all(self.words[option] in words for option, words in only_if.items() if option in self.words)

    def options(self, host: Host, words: Mapping[str, str]) -> object:
        game = host.drawing.game
        try:
            return read_options(game, host.loaded, words)
        except SetupError as problem:
            raise BadInput(said(game, problem)) from None
        except OptionError as problem:
            raise BadInput(str(problem)) from None

    def made(self, host: Host, words: Mapping[str, str], party: Party) -> Made:
        """Returns the options, made first where these words want that."""
        making = host.drawing.game.choosing.making
        if making is None or not making.wants(words):
            return Made(self.options(host, words))
        return made_for(host, words, party)

    def setting(self, host: Host, party: Party) -> Setting:
        words = dict(self.words)
        if party.characters:
            words[self.seats_option] = ",".join(party.characters)
        made = self.made(host, words, party)
        return host.setting(made.options, party, made.deal or host.seed)

    def other(self) -> Mode | None:
        return type(self)({}, self.asked, self.seats_option)


def made_for(
    host: Host,
    words: Mapping[str, str],
    party: Party | None = None,
    campaign: bytes = b"",
    seed: str = "",
    met: tuple[str, ...] = (),
) -> Made:
    """Makes what is ordered, and keeps people company meanwhile. Raises BadInput."""
    game, seats = host.drawing.game, party.seating.seats if party is not None else 1
    host.say_it_is_being_made()
    order = Order(dict(words), seats, seed or host.seed or token_hex(16), day.today(), campaign, met=met)
    try:
        return make_options(game, host.loaded, host.loaded.places, order)
    except SetupError as problem:
        raise BadInput(said(game, problem)) from None

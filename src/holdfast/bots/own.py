"""A bot of one's own: a class with one method, found in a module by its name or handed over as it is.

    class Hasty(OwnBot):
        def choose(self, occasion):
            return occasion.answers[0] if occasion.answers else None

`mybots:Hasty` names it wherever people type the name of a bot. It gets what its seat gets, and nothing else.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any, ClassVar, Final, TypeAlias

import msgspec

from holdfast.bots.registry import UnknownBot, bot_named, bots_of
from holdfast.engine.action import Action, snake_case
from holdfast.engine.bot import Bot, Budget, Choice, Update
from holdfast.engine.event import Event
from holdfast.engine.flow import Decision
from holdfast.engine.game import AnyGame
from holdfast.engine.rng import Rng
from holdfast.engine.view import Ask

PACE_OF_OWN: Final = 600


class Occasion(msgspec.Struct, frozen=True):
    """What a bot of one's own has to go by: what its seat knows, what was told, and what it may answer.

    `knowledge` is the state as the seat knows it; whatever it does not know raises when it is used. `answers` are the
    actions that may be chosen; without those of offers, which nobody need ever take, unless the bot asks for them.
    What has to be filled in stands in the forms of `asks`.
    """

    seat: int
    knowledge: Any
    events: tuple[Event, ...]
    asks: tuple[Ask, ...]
    answers: tuple[Action, ...]

    def ask_of(self, action: Action) -> Ask:
        """Returns the ask that an action answers. Raises ValueError for one that answers none."""
        for ask in self.asks:
            if any(option.action == action for option in ask.options):
                return ask
        for ask in self.asks:
            if any(form.action == action.kind() for form in ask.forms):
                return ask
        offered = ", ".join(option.id for ask in self.asks for option in ask.options) or "nothing"
        raise ValueError(f"seat {self.seat} is not offered {action!r}; it is offered: {offered}")


class OwnBot:
    """Subclass it and write `choose`. A copy of it sits down at each seat of each game, where `begin` is called first.

    Class attributes say more: what it is called, which games it plays (all, if none is named), whether it looks at
    offers, how many milliseconds of game time an answer takes it, and whether it may think for more than 20 ms.
    """

    name: ClassVar[str] = ""  # hasty for class Hasty, unless said otherwise
    games: ClassVar[tuple[str, ...]] = ()
    takes_offers: ClassVar[bool] = False
    slow: ClassVar[bool] = False
    pace_ms: ClassVar[int] = PACE_OF_OWN

    game: AnyGame
    content: Any
    seat: int
    rng: Rng  # dice of its own: the same game comes out of the same seed as long as nothing else is drawn from

    def begin(self) -> None:
        """Gets ready for a game: game, content, seat and rng are there by now."""

    def see(self, occasion: Occasion) -> None:
        """Takes note of what happened, if it likes to."""

    def choose(self, occasion: Occasion) -> Action | Choice | None:
        """Returns an action out of `occasion.answers`, or one that fills in a form, a Choice; or None to wait."""
        raise NotImplementedError(f"{type(self).__name__} has no method choose(self, occasion)")


AsBot: TypeAlias = str | Bot | OwnBot | type[OwnBot] | type[Any]


class OwnMind:
    """The mind of a bot of one's own, as tables and simulation know minds."""

    def __init__(self, own: OwnBot, game: AnyGame, content: Any, seat: int, rng: Rng) -> None:
        self.own = own
        own.game, own.content, own.seat, own.rng = game, content, seat, rng
        self.offers = {kind.kind() for kind in game.frame_types if issubclass(kind, Decision) and kind.OFFER}
        own.begin()

    def see(self, update: Update) -> None:
        self.own.see(self._occasion(update))

    def choose(self, seen: Update, budget: Budget) -> Choice | None:
        occasion = self._occasion(seen)
        found = self.own.choose(occasion)
        if found is None or isinstance(found, Choice):
            return found
        return Choice(occasion.ask_of(found).id, found, self.own.pace_ms)

    def _occasion(self, seen: Update) -> Occasion:
        takes_all = self.own.takes_offers
        asks = [ask for ask in seen.asks if takes_all or ask.kind not in self.offers]
        answers = tuple([option.action for ask in asks for option in ask.options])
        return Occasion(self.own.seat, seen.knowledge, seen.events, seen.asks, answers)


class Template:
    """Seats copies of a bot of one's own; a class of its own, so that it can be sent to other processes."""

    def __init__(self, own: OwnBot) -> None:
        self.own = own

    def __call__(self, game: AnyGame, content: Any, seat: int, rng: Rng) -> OwnMind:
        return OwnMind(copy.deepcopy(self.own), game, content, seat, rng)


def as_bot(thing: object, where: str = "") -> Bot:
    """Returns the bot that something stands for: a Bot, a bot of one's own, its class, or the class of a mind.

    Raises UnknownBot for anything else. `where` is the module:Name by which another process finds it.
    """
    what = where or repr(thing)
    if isinstance(thing, Bot):
        return msgspec.structs.replace(thing, where=where)
    if isinstance(thing, type) and issubclass(thing, OwnBot):
        try:
            thing = thing()
        except TypeError as problem:
            raise UnknownBot(f"the bot {what} cannot be made without arguments: {problem}") from None
    if isinstance(thing, OwnBot):
        kind = type(thing)
        if kind.choose is OwnBot.choose:
            raise UnknownBot(f"the bot {what} has no method choose(self, occasion)")
        name = kind.name or snake_case(kind.__name__)
        if not re.fullmatch(r"[\w-]+", name):
            raise UnknownBot(f"the bot {what} is called {name!r}: a name has letters, digits, _ and - only")
        return Bot(name, Template(thing), takes_offers=kind.takes_offers, slow=kind.slow, where=where)
    if isinstance(thing, type) and callable(getattr(thing, "choose", None)) and callable(getattr(thing, "see", None)):
        return Bot(snake_case(thing.__name__), thing, where=where)
    raise UnknownBot(f"{what} is no bot: write a class that inherits from OwnBot and has choose(self, occasion)")


def bot_at(where: str) -> Bot:
    """Returns the bot that stands in a module, named as in 'mybots:Hasty'. Raises UnknownBot.

    It imports what it is told to: for people who type, never for names that come out of files or over the net.
    """
    module, _, attribute = where.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError, SyntaxError) as problem:
        raise UnknownBot(f"the bot {where!r} cannot be loaded: {problem}") from problem
    return as_bot(found, where)


def find_bot(game: AnyGame, name: str) -> Bot:
    """Returns a bot of the game, or one of one's own by module:Name. Raises UnknownBot. For people who type."""
    if ":" not in name:
        return bot_named(game, name)
    bot = bot_at(name)
    check_plays(game, bot)
    return bot


def check_plays(game: AnyGame, bot: Bot) -> None:
    """Raises UnknownBot if a bot says that it plays other games only."""
    own = bot.sit.own if isinstance(bot.sit, Template) else None
    if own is not None and own.games and game.name not in own.games:
        raise UnknownBot(f"the bot {bot.where or bot.name!r} plays {', '.join(own.games)}, not {game.name}")


def with_bots(game: AnyGame, bots: Sequence[Bot]) -> AnyGame:
    """Returns the same game with bots of one's own among those that it offers. Raises UnknownBot."""
    known = bots_of(game)
    for bot in bots:
        check_plays(game, bot)
        if bot.name in known and known[bot.name] != bot:
            raise UnknownBot(f"{game.name} has a bot called {bot.name!r} already: give {bot.where or bot} another name")
        known[bot.name] = bot
    return replace(game, bots={**game.bots, **{bot.name: bot for bot in bots}})


def with_bot(game: AnyGame, bot: Bot) -> AnyGame:
    return with_bots(game, [bot])


def advised_by(game: AnyGame, bot: Bot) -> AnyGame:
    """Returns the same game with a bot among its own that says what it would do when somebody asks for a hint."""
    if bot.slow:
        raise UnknownBot(f"the bot {bot.where or bot.name!r} is slow: hints come from a quick one")
    return replace(with_bots(game, [bot]), at_table=replace(game.at_table, hints_by=bot.name))


def plays(game: AnyGame, bot: Bot) -> bool:
    """Tells whether a bot plays this game."""
    try:
        check_plays(game, bot)
    except UnknownBot:
        return False
    return True

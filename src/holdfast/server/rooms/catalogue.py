"""The games that this server offers, with their content read once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from holdfast import games
from holdfast.bots import bots_of
from holdfast.engine.action import Refusal, refuse
from holdfast.engine.content import PackError
from holdfast.engine.game import AnyGame
from holdfast.engine.options import OptionChoice, OptionValue
from holdfast.engine.text import Texts
from holdfast.engine.text_files import FIRST_LANGUAGE, MADE_UP
from holdfast.packs import Loaded, expansions, installed_packs, load_content, read_options
from holdfast.server.wire.api_types import GameBox, GameInfo
from holdfast.server.wire.texts import languages
from holdfast.table.game_words import GameWords
from holdfast.table.lobby import Lobby
from holdfast.table.texts import table_words

OPTION_SETS_KEPT: Final = 500
SETS_KEPT: Final = 16  # of packs, with their content
BOXES_KEPT: Final = 48
BASE: Final = "base"
USUAL_BOT: Final = "greedy"  # where a game names no comrades
USUAL_COMRADES: Final = 2


class Catalogue:
    def __init__(self, known: Mapping[str, AnyGame], places: Mapping[str, str] | None = None) -> None:
        self.games = dict(known)
        self.places = dict(places or {})  # where other processes find them, by name
        self._loaded: OrderedDict[tuple[str, tuple[str | Path, ...]], Loaded] = OrderedDict()
        self._boxes: OrderedDict[tuple[str, tuple[str, ...], str], GameBox] = OrderedDict()
        self.languages = {*languages(), MADE_UP, *(code for game in known.values() for code in game.translations)}
        self._options: OrderedDict[object, Any] = OrderedDict()

    def get(self, name: str) -> AnyGame:
        """Raises UnknownGame."""
        if name not in self.games:
            raise games.UnknownGame(f"There is no game called {name!r} here.")
        return self.games[name]

    def load(self, game: AnyGame, packs: Sequence[str | Path]) -> Loaded:
        """Returns the content of a set of packs; the sets that are used most lately are kept. Raises PackError."""
        key = (game.name, tuple(dict.fromkeys(packs)))
        if key not in self._loaded:
            self._loaded[key] = load_content(game, key[1])
            if len(self._loaded) > SETS_KEPT:
                self._loaded.popitem(last=False)
        self._loaded.move_to_end(key)
        return self._loaded[key]

    def in_order(self, game: AnyGame, packs: Sequence[str]) -> tuple[str, ...]:
        """Returns a set of packs in its one order, the base first. Raises PackError."""
        known = installed_packs(game)
        for pack in packs:
            if pack not in known and pack != BASE:
                self.load(game, (pack,))  # says what there is instead
        return tuple(sorted(set(packs), key=lambda pack: (pack != BASE, pack)))

    def options(self, game: AnyGame, packs: Sequence[str | Path], words: Mapping[str, str]) -> Any:
        """Returns the options that words stand for, read once each. Raises SetupError, OptionError, PackError."""
        key = (game.name, tuple(packs), tuple(sorted(words.items())))
        if key not in self._options:
            self._options[key] = read_options(game, self.load(game, packs), words)
            if len(self._options) > OPTION_SETS_KEPT:
                self._options.popitem(last=False)
        return self._options[key]

    def fitting(self, lobby: Lobby) -> Lobby:
        """Returns a lobby without picks that this game does not offer to its seats."""
        for seat, place in enumerate(lobby.seats):
            if place.picks and (wrong := [option for option in place.picks if self.why_no_pick(lobby, seat, option)]):
                picks = {option: word for option, word in place.picks.items() if option not in wrong}
                lobby = lobby.with_seat(seat, msgspec.structs.replace(place, picks=picks))
        return lobby

    def why_no_pick(self, lobby: Lobby, seat: int, option: str) -> Refusal | None:
        """Returns why a seat may not have what it picked."""
        try:
            choices = self.box(lobby.game, lobby.packs).choices
        except PackError:
            choices = ()  # nothing can be begun with these packs
        words = {choice.option: choice.values[0].word for choice in choices} | lobby.options
        picked = {choice.option: choice for choice in choices if choice.each_seat and is_offered(choice, words)}
        if option not in picked:
            known = ", ".join(picked) or "nothing"
            return refuse("table", "lobby.no_such_pick", option=option, known=known)
        choice, word = picked[option], lobby.seats[seat].picks[option]
        offered = [value.word for value in choice.values if is_offered(value, words)]
        if word in offered:
            return None
        return refuse("table", "lobby.not_offered", option=choice.name.lower(), word=word, known=", ".join(offered))

    def infos(self, language: str = FIRST_LANGUAGE) -> tuple[GameInfo, ...]:
        return tuple(self.box(name, language=language).info for name in sorted(self.games))

    def box(self, name: str, packs: tuple[str, ...] = ("base",), language: str = FIRST_LANGUAGE) -> GameBox:
        """Returns all that a client needs to show a game with these packs, in a language. Raises PackError."""
        game = self.get(name)
        key = (name, self.in_order(game, packs), language)
        if key not in self._boxes:
            if len(self._boxes) >= BOXES_KEPT:
                self._boxes.popitem(last=False)
            loaded = self.load(game, key[1])
            words = GameWords(game, language)
            texts = Texts(words.texts, language=language)
            self._boxes[key] = GameBox(
                game_info(game, words),
                tuple(words.choice(choice) for choice in game.choosing.choices(loaded.files)),
                {**table_words(language), **words.texts, **words.from_packs(game.shown.words(loaded.content, texts))},
                game.shown.sent(loaded.content),
                {event.kind(): event.ABOUT for event in game.event_types if event.ABOUT},
            )
        return self._boxes[key]


def game_info(game: AnyGame, words: GameWords) -> GameInfo:
    texts = words.texts
    return GameInfo(
        name=game.name,
        title=texts.get("game", words.plain(game.title)),
        tagline=texts.get("tagline", ""),
        facts=texts.get("facts", ""),
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        bots=tuple(bots_of(game)),
        comrades=comrades_of(game),
        play_now=texts.get("play.now", ""),
        play_with_bots=texts.get("play.with_bots", ""),
        roles=tuple(text for _, text in sorted(texts_under("seat_role.", texts))),
        endings=dict(texts_under("ending.", texts)),
        ready=tuple(words.ready(table) for table in game.ready_tables),
        packs=installed_packs(game),
        expansions=tuple(
            OptionValue(pack, words.said(f"pack.{pack}", title)) for pack, title in expansions(game).items()
        ),
        talks_through_game=game.at_table.talk == "game",
        rules_version=game.rules_version,
        has_campaign=game.choosing.making is not None and game.choosing.making.campaigns is not None,
    )


def comrades_of(game: AnyGame) -> tuple[str, ...]:
    """Returns who plays along where nobody was chosen: the game's own word, else as many of the usual as fit."""
    others = max(game.seats[0] - 1, min(USUAL_COMRADES, game.seats[-1] - 1))
    bots = tuple(bots_of(game))
    usual = USUAL_BOT if USUAL_BOT in bots else bots[0]
    return game.choosing.comrades or (usual,) * others


def texts_under(start: str, texts: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yields the texts whose keys begin with this, by the rest of their keys."""
    for key, text in texts.items():
        if key.startswith(start):
            yield key.removeprefix(start), text


def is_offered(thing: OptionChoice | OptionValue, words: Mapping[str, str]) -> bool:
    """Tells whether a choice or a value is there to be chosen where other options have these words."""
    return all(words.get(option, "") in among for option, among in thing.only_if.items())


def catalogue_with(*more: str) -> Catalogue:
    """Returns a catalogue of the installed games, and of others named by where they stand. Raises UnknownGame."""
    places = {name: name for name in games.names()}
    places |= {games.find(place).name: place for place in more}
    return Catalogue({name: games.find(place) for name, place in places.items()}, places)

"""The games that this server offers, with their content read once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from holdfast import games
from holdfast.bots import UnknownBot, bot_at, bots_of
from holdfast.bots.own import advised_by, plays, with_bot
from holdfast.engine.action import Refusal, refuse
from holdfast.engine.content import PackError
from holdfast.engine.game import AnyGame
from holdfast.engine.options import OptionChoice, OptionValue
from holdfast.engine.text import Texts
from holdfast.engine.text_files import FIRST_LANGUAGE, MADE_UP
from holdfast.packs import (
    BASE,
    EMPTY_SHELF,
    Loaded,
    Manifest,
    PackShelf,
    installed_packs,
    load_content,
    manifest_of,
    read_options,
)
from holdfast.packs.shelf import Places
from holdfast.server.wire.api_types import GameBox, GameInfo
from holdfast.server.wire.texts import languages
from holdfast.table.game_words import GameWords
from holdfast.table.lobby import Lobby, no
from holdfast.table.texts import table_words

OPTION_SETS_KEPT: Final = 500
SETS_KEPT: Final = 16  # of packs, with their content
BOXES_KEPT: Final = 48
USUAL_BOT: Final = "greedy"  # where a game names no comrades
USUAL_COMRADES: Final = 2

Offered: TypeAlias = tuple[OptionValue, ...]


class Catalogue:
    def __init__(
        self, known: Mapping[str, AnyGame], places: Mapping[str, str] | None = None, shelf: PackShelf = EMPTY_SHELF
    ) -> None:
        self.games = dict(known)
        self._reading = asyncio.Semaphore(1)  # whoever asks for many sets of packs holds up nobody else
        self.shelf = shelf  # the packs that the host added: only these, and those of the games, can be named
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
        loaded = self._loaded.get(key) or load_content(game, key[1], self.shelf.places(game.name))
        self._loaded[key] = loaded
        self._loaded.move_to_end(key)
        if len(self._loaded) > SETS_KEPT:
            self._loaded.popitem(last=False)
        return loaded

    async def opened(self, game: AnyGame, packs: Sequence[str]) -> None:
        """Reads a set of packs beside the event loop if it is not here yet, one set at a time. Raises PackError."""
        if (game.name, tuple(packs)) not in self._loaded:
            async with self._reading:
                await asyncio.to_thread(self.load, game, packs)

    async def opened_box(self, name: str, packs: tuple[str, ...], language: str) -> GameBox:
        """Returns what `box` does, and makes it beside the event loop if it is not here yet. Raises PackError."""
        key = (name, self.in_order(self.get(name), packs), language)
        if key in self._boxes:
            return self.box(name, packs, language)
        async with self._reading:
            return await asyncio.to_thread(self.box, name, packs, language)

    def in_order(self, game: AnyGame, packs: Sequence[str]) -> tuple[str, ...]:
        """Returns a set of packs in its one order: the base, what came with the game, what the host added.

        Raises PackError.
        """
        known = tuple(dict.fromkeys((BASE, *installed_packs(game), *self.shelf.places(game.name))))
        for pack in packs:
            if pack not in known:
                self.load(game, (pack,))  # says what there is instead
        return tuple(sorted(set(packs), key=known.index))

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

    def without_clocks(self, lobby: Lobby) -> Lobby:
        """Returns a lobby in which no clock runs, if it is to be played over days; what was not chosen is chosen so.

        Raises NotAllowed where the game cannot be played so, or a clock was chosen.
        """
        if not lobby.over_days:
            return lobby
        needed = self.get(lobby.game).at_table.over_days
        if needed is None:
            no("lobby.not_over_days")
        if any(lobby.options.get(option, word) != word for option, word in needed.items()):
            no("lobby.over_days_clock")
        return msgspec.structs.replace(lobby, options={**lobby.options, **needed})

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
        box = self._boxes.get(key)
        if box is None:
            loaded = self.load(game, key[1])
            words = GameWords(game, language)
            texts = Texts(words.texts, language=language)
            box = self._boxes[key] = GameBox(
                game_info(game, words, self.shelf),
                tuple(words.choice(choice) for choice in game.choosing.choices(loaded.files)),
                {**table_words(language), **words.texts, **words.from_packs(game.shown.words(loaded.content, texts))},
                dict(game.shown.rules),
                game.shown.sent(loaded.content),
                {event.kind(): event.ABOUT for event in game.event_types if event.ABOUT},
            )
            if len(self._boxes) > BOXES_KEPT:
                self._boxes.popitem(last=False)
        return box


def game_info(game: AnyGame, words: GameWords, shelf: PackShelf = EMPTY_SHELF) -> GameInfo:
    texts = words.texts
    boxes, expansions = offered_packs(game, words, shelf)
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
        packs=tuple(dict.fromkeys((*installed_packs(game), *shelf.places(game.name)))),
        boxes=boxes,
        expansions=expansions,
        talks_through_game=game.at_table.talk == "game",
        never_undone=game.at_table.never_undone,
        over_days=None if game.at_table.over_days is None else dict(game.at_table.over_days),
        rules_version=game.rules_version,
        has_campaign=game.choosing.making is not None and game.choosing.making.campaigns is not None,
    )


def offered_packs(game: AnyGame, words: GameWords, shelf: PackShelf) -> tuple[Offered, Offered]:
    """Returns the whole packs, of which a table has one, and the layers with the packs that they lie upon (`box`)."""
    boxes: list[OptionValue] = []
    layers: list[OptionValue] = []
    own = shelf.places(game.name)
    for name in dict.fromkeys((BASE, *installed_packs(game), *own)):
        if name not in (*installed_packs(game), *own):
            continue  # a game without packs
        manifest = manifest_of(game, name, own)
        title = manifest.title if name in own else words.said(f"pack.{name}", manifest.title)
        if manifest.needs:
            layers.append(OptionValue(name, title, only_if={"box": (box_below(game, manifest, own),)}))
        else:
            boxes.append(OptionValue(name, title))
    return tuple(boxes), tuple(layers)


def box_below(game: AnyGame, manifest: Manifest, own: Places) -> str:
    """Returns the whole pack that a layer lies upon in the end."""
    while manifest.needs:
        manifest = manifest_of(game, manifest.needs[0], own)
    return manifest.name


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


def catalogue_with(
    *more: str, shelf: PackShelf = EMPTY_SHELF, bots: Sequence[str] = (), hints_by: str = ""
) -> Catalogue:
    """Returns a catalogue of the installed games, and of others named by where they stand, with the packs on a shelf
    and bots of the host's own, module:Bot, in every game that they play; one of them may be asked for hints.

    Raises UnknownGame, UnknownBot.
    """
    places = {name: name for name in games.names()}
    places |= {games.find(place).name: place for place in more}
    known = {name: games.find(place) for name, place in places.items()}
    for where in dict.fromkeys((*bots, hints_by)):
        if not where:
            continue
        bot = bot_at(where)
        played = [name for name, game in known.items() if plays(game, bot)]
        if not played:
            raise UnknownBot(f"the bot {bot.where!r} plays none of the games that are here: {', '.join(known)}")
        join = advised_by if where == hints_by else with_bot
        known |= {name: join(known[name], bot) for name in played}
    return Catalogue(known, places, shelf)

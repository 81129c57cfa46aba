"""The games that this server offers, with their content read once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from holdfast import games
from holdfast.bots import bots_of
from holdfast.engine.game import AnyGame
from holdfast.engine.options import OptionValue
from holdfast.packs import Loaded, expansions, installed_packs, load_content, read_options
from holdfast.server.answers import GameBox, GameInfo
from holdfast.table.texts import EN

OPTIONS_KEPT: Final = 500


class Shelf:
    def __init__(self, known: Mapping[str, AnyGame], places: Mapping[str, str] | None = None) -> None:
        self.games = dict(known)
        self.places = dict(places or {})  # where other processes find them, by name
        self._loaded: dict[tuple[str, tuple[str | Path, ...]], Loaded] = {}
        self._boxes: dict[tuple[str, tuple[str, ...]], GameBox] = {}
        self._options: OrderedDict[object, Any] = OrderedDict()

    def get(self, name: str) -> AnyGame:
        """Raises UnknownGame."""
        if name not in self.games:
            raise games.UnknownGame(f"There is no game called {name!r} here.")
        return self.games[name]

    def load(self, game: AnyGame, packs: Sequence[str | Path]) -> Loaded:
        """Content by name of packs; read once. Raises PackError."""
        key = (game.name, tuple(packs))
        if key not in self._loaded:
            self._loaded[key] = load_content(game, packs)
        return self._loaded[key]

    def options(self, game: AnyGame, packs: Sequence[str | Path], words: Mapping[str, str]) -> Any:
        """What a table chose, by words; read once for the same words. Raises SetupError, OptionError, PackError."""
        key = (game.name, tuple(packs), tuple(sorted(words.items())))
        if key not in self._options:
            self._options[key] = read_options(game, self.load(game, packs), words)
            if len(self._options) > OPTIONS_KEPT:
                self._options.popitem(last=False)
        return self._options[key]

    def infos(self) -> tuple[GameInfo, ...]:
        return tuple(self.box(name).info for name in sorted(self.games))

    def box(self, name: str, packs: tuple[str, ...] = ("base",)) -> GameBox:
        """All that a client needs to show a game with these packs. Raises PackError."""
        game = self.get(name)
        key = (name, tuple(sorted(set(packs))))
        if key not in self._boxes:
            loaded = self.load(game, key[1])
            info = GameInfo(
                name=name,
                title=game.texts.get("game", name.capitalize()),
                tagline=game.texts.get("tagline", ""),
                least_seats=game.seats[0],
                most_seats=game.seats[-1],
                bots=tuple(bots_of(game)),
                packs=installed_packs(game),
                expansions=tuple(OptionValue(pack, title) for pack, title in expansions(game).items()),
                talks_through_game=game.talk == "game",
                rules_version=game.rules_version,
                has_campaign=game.making is not None and game.making.campaigns is not None,
            )
            texts = {**EN, **game.texts, **game.words(loaded.content)}
            about = {event.kind(): event.ABOUT for event in game.event_types if event.ABOUT}
            self._boxes[key] = GameBox(info, game.choices(loaded.files), texts, game.shown(loaded.content), about)
        return self._boxes[key]


def shelf_with(*more: str) -> Shelf:
    """The installed games, and others that are being written, named by where they stand. Raises UnknownGame."""
    places = {name: name for name in games.names()}
    places |= {games.find(place).name: place for place in more}
    return Shelf({name: games.find(place) for name, place in places.items()}, places)

"""The next game: what a table that is over leads to, as its game says, for whoever asks."""

from __future__ import annotations

import msgspec

from holdfast.engine.game import SetupError
from holdfast.engine.succession import PlayedGame
from holdfast.packs import OptionError
from holdfast.server.rooms.catalogue import Catalogue
from holdfast.server.services.game_start import GameStart
from holdfast.table.lobby import Lobby
from holdfast.table.store import Person, Store


class NextGames:
    def __init__(self, store: Store, catalogue: Catalogue, game_start: GameStart) -> None:
        self.store = store
        self.catalogue = catalogue
        self.game_start = game_start

    async def after(self, lobby: Lobby, person: Person) -> dict[str, str]:
        """Returns the words that the next game after this one changes; none where the same again is best."""
        game = self.catalogue.get(lobby.game)
        succession = game.choosing.succession
        seat = lobby.seat_of(person.id)
        if succession is None or lobby.stage != "over" or lobby.campaign or seat < 0:
            return {}
        if lobby.lesson and not succession.after_lessons:
            return {}
        done = await self.store.done_by(person.id, lobby.game)
        files = self.catalogue.load(game, lobby.packs).files
        words = succession.next(files, PlayedGame(lobby.options, seat, lobby.winners), done)
        return words if self._begins(lobby, words) else {}

    def _begins(self, lobby: Lobby, words: dict[str, str]) -> bool:
        """Tells whether a game could begin with these words."""
        try:
            self.game_start.check(with_words(lobby.again(lobby.host), words))
        except (SetupError, OptionError):
            return False
        return True

    def name_of(self, lobby: Lobby, words: dict[str, str], language: str) -> str:
        """Returns what the next game is called: the names of the words that it changes."""
        names = []
        for choice in self.catalogue.box(lobby.game, lobby.packs, language).choices:
            word = words.get(choice.option)
            names += [value.name for value in choice.values if value.word == word][:1]
        return " · ".join(dict.fromkeys(names))


def with_words(lobby: Lobby, words: dict[str, str]) -> Lobby:
    return msgspec.structs.replace(lobby, options={**lobby.options, **words})

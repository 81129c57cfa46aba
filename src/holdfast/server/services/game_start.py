"""Begins games: from what the people at a table chose to the setting of their game."""

from __future__ import annotations

import asyncio

import msgspec

from holdfast.engine.game import AnyGame
from holdfast.engine.option_making import Made, Order
from holdfast.engine.rng import key_from_seed
from holdfast.server.rooms.live_game import LiveGame
from holdfast.server.rooms.mailbox import MailboxFull
from holdfast.server.rooms.registry import RoomRegistry
from holdfast.server.rooms.room import Room
from holdfast.server.services.campaigns import CampaignService
from holdfast.server.services.kept_value import made_once
from holdfast.server.services.option_maker import OptionMaker
from holdfast.table.lobby import Lobby, lobby_in, no
from holdfast.table.setting import Setting, make_setting
from holdfast.table.store import CampaignRecord, Change

SALT = "salt"
GAMES_REMEMBERED = 60  # of one person, what was met in which does not come again while there is something else
GAMES_LOOKED_AT = 200  # of one person, to see whether they have played something before


class PreparedGame(msgspec.Struct, frozen=True):
    """Holds all that a table begins with."""

    setting: Setting
    once: str = ""
    campaign: CampaignRecord | None = None
    done_as: str = ""  # what those who play it will have done
    title: str = ""  # of what was made: no word that the table chose says it
    met: tuple[str, ...] = ()  # marks of what is met in it


class GameStart:
    def __init__(self, registry: RoomRegistry, campaigns: CampaignService) -> None:
        self.registry = registry
        self.campaigns = campaigns
        self.option_maker = OptionMaker(registry.catalogue)

    def close(self) -> None:
        self.option_maker.close()

    # -- what people chose

    def words_of(self, game: AnyGame, lobby: Lobby) -> dict[str, str]:
        """Returns the options in words; where each seat has its own value, seats without one get one that is left."""
        words = dict(lobby.options)
        for choice in self.registry.catalogue.box(game.name).choices:
            if not choice.each_seat or not any(choice.option in place.picks for place in lobby.seats):
                continue
            taken = {place.picks.get(choice.option) for place in lobby.seats}
            left = [value.word for value in choice.values if value.word not in taken]
            picks = [place.picks.get(choice.option) or (left.pop(0) if left else "") for place in lobby.seats]
            words[choice.option] = ",".join(picks)
        return words

    def is_made(self, game: AnyGame, lobby: Lobby, words: dict[str, str]) -> bool:
        return game.choosing.making is not None and (bool(lobby.campaign) or game.choosing.making.wants(words))

    def check(self, lobby: Lobby) -> None:
        """Checks that a game could begin with these options. Raises SetupError, OptionError, PackError."""
        catalogue = self.registry.catalogue
        game = catalogue.get(lobby.game)
        words = self.words_of(game, lobby)
        if not self.is_made(game, lobby, words):
            self._set(game, lobby, catalogue.options(game, lobby.packs, words), bytes(16))
            return
        assert game.choosing.making is not None
        game.choosing.making.check(words, len(lobby.seats), catalogue.load(game, lobby.packs).content)

    async def chosen(self, lobby: Lobby, by: str) -> PreparedGame:
        """Reads or makes the options. Raises SetupError, OptionError, PackError, NoSuchCampaign, BrokenCampaign,
        TooMuch.
        """
        catalogue = self.registry.catalogue
        game = catalogue.get(lobby.game)
        words = self.words_of(game, lobby)
        key = self._key(lobby)
        if not self.is_made(game, lobby, words):
            options = await asyncio.to_thread(catalogue.options, game, lobby.packs, words)
            return PreparedGame(self._set(game, lobby, options, key), done_as=self._done_as(game, lobby))
        campaign = await self.campaigns.get(lobby.campaign) if lobby.campaign else None
        if campaign is not None:
            self.campaigns.page(campaign)  # what is damaged is not gone on with
        order = Order(
            words,
            len(lobby.seats),
            key.hex(),
            self.registry.alarm_clock.day(),
            campaign.data if campaign else b"",
            await self._salt(),
            await self._met(lobby),
        )
        made: Made = await self.option_maker.make(game, lobby.packs, order, by)
        if made.once:
            await self._check_not_played(lobby, made.once)
        key = key_from_seed(made.deal) if made.deal else self._key(lobby)
        title = game.shown.title(made.options)
        setting = self._set(game, lobby, made.options, key)
        return PreparedGame(setting, made.once, campaign, title=title, met=made.met)

    def _done_as(self, game: AnyGame, lobby: Lobby) -> str:
        """Returns what playing this is noted as; a lesson is not noted."""
        succession = game.choosing.succession
        if succession is None or lobby.lesson:
            return ""
        return succession.done_as(self.registry.catalogue.load(game, lobby.packs).files, lobby.options)

    async def _salt(self) -> str:
        """Returns this server's own secret, so that nobody foresees the mission of the day from its date."""
        if self.registry.random_source.seed:
            return self.registry.random_source.seed
        salt = await made_once(self.registry.store, SALT, lambda: self.registry.random_source.word().encode())
        return salt.decode()

    def _key(self, lobby: Lobby) -> bytes:
        """Returns the key to deal by: a lesson's comes from its name, so that it can speak of what is on the table."""
        return key_from_seed(f"lesson {lobby.lesson}") if lobby.lesson else self.registry.random_source.key()

    def _set(self, game: AnyGame, lobby: Lobby, options: object, key: bytes) -> Setting:
        loaded = self.registry.catalogue.load(game, lobby.packs)
        names = tuple(place.name or f"Seat {seat + 1}" for seat, place in enumerate(lobby.seats))
        setting = make_setting(game, loaded, names, options=options, key=key)
        setting.first_state()  # raises where options do not fit together
        return setting

    async def _check_not_played(self, lobby: Lobby, once: str) -> None:
        for place in lobby.seats:
            for stage in ("playing", "over") if place.person else ():
                for record in await self.registry.store.tables(stage=stage, person=place.person, most=GAMES_LOOKED_AT):
                    if lobby_in(record.data).once == once:
                        no("lobby.played_before", name=place.name)

    async def _met(self, lobby: Lobby) -> tuple[str, ...]:
        """Returns marks of what those who sit here have met in this game before, the latest last."""
        seen: dict[str, tuple[int, tuple[str, ...]]] = {}
        for place in lobby.seats:
            for stage in ("playing", "over") if place.person else ():
                for record in await self.registry.store.tables(stage=stage, person=place.person, most=GAMES_REMEMBERED):
                    before = lobby_in(record.data)
                    if before.game == lobby.game and before.met:
                        seen[record.id] = (record.changed, before.met)
        return tuple(
            mark for _, (_, marks) in sorted(seen.items(), key=lambda one: (one[1][0], one[0])) for mark in marks
        )

    # -- the beginning

    async def start(self, room: Room, by: str) -> None:
        """Begins the game. What has to be made is made first, and anew if people change the table meanwhile.

        Raises NotAllowed, and what `chosen` raises.
        """
        room.lobby.start(by)
        async with room.being_prepared():
            while not await self._begun(room, by):
                pass

    async def _begun(self, room: Room, by: str) -> bool:
        lobby = room.lobby.start(by)
        chosen = await self.chosen(lobby, by)
        try:
            began: bool = await room.mailbox.ask(lambda at: self._begin(room, by, lobby, chosen, at))
        except MailboxFull:
            if chosen.campaign is not None:
                await self.campaigns.not_begun(chosen.campaign, room.id)
            raise
        return began

    def _begin(self, room: Room, by: str, lobby: Lobby, chosen: PreparedGame, at: int) -> bool:
        """Begins the game, in the room's task; returns False if the table has changed meanwhile."""
        campaign = chosen.campaign
        if room.lobby.start(by) != lobby or (campaign is not None and not self.campaigns.is_latest(campaign)):
            return False
        place = self.registry.catalogue.places.get(lobby.game, "")
        game = LiveGame.new(chosen.setting, lobby.bots(), at, place, self.registry.bot_pace)
        changes: list[Change] = []
        if campaign is not None:
            if not self.campaigns.claim(campaign, room.id):
                no("lobby.campaign_elsewhere")
            changes.append(self.campaigns.begun(campaign, room.id, lobby))
        room.begin(
            game,
            msgspec.structs.replace(
                lobby, once=chosen.once, title=chosen.title, done_as=chosen.done_as, met=chosen.met
            ),
            *changes,
        )
        return True

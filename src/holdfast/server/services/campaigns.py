"""CampaignService: games that follow each other, kept by the server, gone on with by those who have played them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from holdfast.engine.event import Event
from holdfast.engine.game import AnyGame
from holdfast.engine.option_making import CampaignPage
from holdfast.engine.option_making import Campaigns as Rules
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.state import State
from holdfast.server.ops import log
from holdfast.server.ops.randomness import new_id
from holdfast.server.rooms.registry import BrokenTable, RoomRegistry
from holdfast.table.feed import SeatUpdate, remembered
from holdfast.table.lobby import Lobby, no
from holdfast.table.replay import film, verify
from holdfast.table.save import NOT_JSON, ReplayError, Save
from holdfast.table.store import CampaignChanged, CampaignRecord, Person, PutCampaign, StoreError


class NoSuchCampaign(Exception):
    """There is no campaign of this name, or not for whoever asks."""


class BrokenCampaign(Exception):
    """What was kept of a campaign is damaged: one sentence that says so."""


class NoCampaigns(Exception):
    """The game has no campaigns."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{game} has no campaign.")
        self.game = game


class CampaignService:
    """One game of a campaign is played at a time. What it ended with is noted before anything else happens to it."""

    def __init__(self, registry: RoomRegistry) -> None:
        self.registry = registry
        self.settling: dict[str, asyncio.Task[CampaignRecord]] = {}
        self.claims: dict[str, str] = {}  # campaign -> the table where it is being begun or played
        self.latest: dict[str, CampaignRecord] = {}  # as they were last changed, perhaps not yet kept

    async def begin(self, game: AnyGame, person: Person) -> CampaignRecord:
        data = rules_of(game).begin(self.registry.random_source.word())
        if person.id in self.registry.forgotten:
            no("lobby.forgotten")
        record = CampaignRecord(new_id(), game.name, data, (person.id,), "", self.registry.alarm_clock.date())
        await self.registry.store.write(PutCampaign(record))
        return record

    async def mine(self, person: Person) -> list[CampaignRecord]:
        return [await self.get(record.id, person) for record in await self.registry.store.campaigns(person.id)]

    async def get(self, id: str, person: Person | None = None) -> CampaignRecord:
        """Returns a campaign as it stands; a person sees only their own. Raises NoSuchCampaign."""
        kept = await self.registry.store.campaign(id)
        record = self.latest.get(id, kept)
        if record is None or (person is not None and person.id not in record.people):
            raise NoSuchCampaign
        if not record.table:
            return record
        if id not in self.settling:
            self.settling[id] = asyncio.create_task(self._settled(record))
            self.settling[id].add_done_callback(lambda _: self.settling.pop(id, None))
        return await asyncio.shield(self.settling[id])

    async def take(self, record: CampaignRecord, reward: str) -> CampaignRecord:
        """Raises SetupError, BrokenCampaign."""
        game = self.registry.catalogue.get(record.game)
        with undamaged():
            data = rules_of(game).take(record.data, reward, self.registry.catalogue.load(game, ("base",)).content)
        return await self._put(record, data, record.table)

    async def break_off(self, record: CampaignRecord) -> CampaignRecord:
        """Breaks off the game that is being played: its mission can be begun again."""
        self.claims.pop(record.id, None)
        return await self._put(record, record.data, "")

    def page(self, record: CampaignRecord) -> CampaignPage:
        """Raises BrokenCampaign."""
        game = self.registry.catalogue.get(record.game)
        loaded = self.registry.catalogue.load(game, ("base",))
        with undamaged():
            return rules_of(game).page(record.data, loaded.files, loaded.content)

    def claim(self, record: CampaignRecord, table: str) -> bool:
        """Tells whether the campaign's next game is played at this table, and nowhere else."""
        return (record.table or self.claims.setdefault(record.id, table)) == table

    def is_latest(self, record: CampaignRecord) -> bool:
        """Tells whether nothing has happened to the campaign since this was read."""
        return self.latest.get(record.id, record) == record

    def begun(self, record: CampaignRecord, table: str, lobby: Lobby) -> PutCampaign:
        """Returns the change that is kept together with the beginning of the game, if it is the campaign's next one: of
        two that are begun at once in two processes, one is."""
        people = tuple(dict.fromkeys((*record.people, *lobby.people())))
        date = self.registry.alarm_clock.date()
        self.latest[record.id] = msgspec.structs.replace(record, table=table, people=people, changed=date)
        return PutCampaign(self.latest[record.id], was=record)

    async def not_begun(self, record: CampaignRecord, table: str) -> None:
        """Forgets that a game was to be begun at this table, which was not kept. Raises NotAllowed where another one is
        being played by now."""
        self.forget_what_was_read(record.id)
        if (await self.get(record.id)).table not in ("", table):
            no("lobby.campaign_elsewhere")

    def forget_what_was_read(self, id: str) -> None:
        """Forgets a campaign in memory: what is kept counts."""
        self.latest.pop(id, None)
        self.claims.pop(id, None)

    def forget(self, person: str) -> None:
        """Forgets somebody, who is not known here any more."""
        for id, record in self.latest.items():
            people = tuple(one for one in record.people if one != person)
            self.latest[id] = msgspec.structs.replace(record, people=people)

    def pass_on(self, old: str, new: str) -> None:
        """Takes somebody for another person who is known here; the store knows it already."""
        for id, record in self.latest.items():
            people = tuple(dict.fromkeys(new if one == old else one for one in record.people))
            self.latest[id] = msgspec.structs.replace(record, people=people)

    async def _settled(self, record: CampaignRecord) -> CampaignRecord:
        """Returns a campaign with what its last game ended with, if that is over."""
        data = record.data
        try:
            kept = await self.registry.store.table(record.table)
            lobby = None if kept is None else self.registry.lobby_of(kept)
            if lobby is not None and lobby.stage != "over":
                return record
            if lobby is not None:
                rows = await self.registry.store.rows(record.table)
                save = await self.registry.save_in(rows, f"table {record.table}")
                with undamaged():
                    data = await asyncio.to_thread(noted, record.data, save)
        except (BrokenTable, BrokenCampaign, ReplayError) as problem:  # it counts as broken off
            log.note("a game of a campaign cannot be read", table=record.table, why=str(problem))
        self.claims.pop(record.id, None)
        try:
            return await self._put(record, data, "")
        except CampaignChanged:  # another process was quicker
            found = await self.registry.store.campaign(record.id)
            if found is None:
                raise NoSuchCampaign from None
            return found

    async def _put(self, record: CampaignRecord, data: bytes, table: str) -> CampaignRecord:
        """Raises StoreError, CampaignChanged where another process was quicker; then what is kept counts."""
        changed = msgspec.structs.replace(record, data=data, table=table, changed=self.registry.alarm_clock.date())
        self.latest[record.id] = changed
        try:
            await self.registry.store.write(PutCampaign(changed, was=record))
        except StoreError:
            self.forget_what_was_read(record.id)
            raise
        return changed


@contextmanager
def undamaged() -> Iterator[None]:
    """Raises BrokenCampaign where what was kept of one cannot be read."""
    try:
        yield
    except NOT_JSON:
        raise BrokenCampaign("What was kept of this campaign is damaged: take the file from a backup.") from None


def rules_of(game: AnyGame) -> Rules:
    if game.choosing.making is None or game.choosing.making.campaigns is None:
        raise NoCampaigns(game.title)
    return game.choosing.making.campaigns


def noted(data: bytes, save: Save) -> bytes:
    """Returns the campaign after this game. Raises ReplayError."""
    setting = save.setting
    state: State = verify(save)
    updates: list[SeatUpdate] = list(film(save, SPECTATOR))
    told: list[Event] = remembered(updates)
    return rules_of(setting.game).record(data, setting.options, state, told, setting.content)

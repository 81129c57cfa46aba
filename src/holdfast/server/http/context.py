"""The context of the application: what every handler needs, made once and put together here."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine
from typing import Any

import msgspec

from holdfast.server.ops import log
from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.server.ops.limits import RequestLimits
from holdfast.server.ops.metrics import Metrics
from holdfast.server.ops.randomness import RandomSource
from holdfast.server.rooms.catalogue import Catalogue
from holdfast.server.rooms.registry import RoomRegistry
from holdfast.server.services.campaigns import CampaignService
from holdfast.server.services.film_maker import FilmMaker
from holdfast.server.services.forgetting import DAY_MS, Forgetting
from holdfast.server.services.game_start import GameStart
from holdfast.server.services.people import People
from holdfast.table.store import Store, StoreError

BOT_PACE_MS = 700
FILM_READERS = 2  # at a time: what each puts together takes memory


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Says how a server is run; docs/server.md describes each field."""

    public_url: str = ""
    invite_at: str = ""  # where friends reach it; empty if only this computer does
    names: tuple[str, ...] = ()  # by which it may be asked where it has no public address
    most_strangers: int = 64  # connections from one address without a name
    limits: bool = True  # off only to measure what a server can carry
    bot_pace_ms: int = BOT_PACE_MS  # that bots take at least where no clock runs
    keep_days: int = 0  # after which tables that nobody touched are removed; 0: never
    seed: str = ""  # for tests and demos: every deal can be foreseen


class AppContext:
    def __init__(self, store: Store, catalogue: Catalogue, alarm_clock: AlarmClock, settings: Settings) -> None:
        self.store = store
        self.catalogue = catalogue
        self.alarm_clock = alarm_clock
        self.settings = settings
        self.metrics = Metrics()
        self.people = People(store, alarm_clock)
        self.registry = RoomRegistry(
            store, catalogue, alarm_clock, self.metrics, RandomSource(settings.seed), settings.bot_pace_ms
        )
        self.registry.forgotten = self.people.forgotten
        self.campaigns = CampaignService(self.registry)
        self.game_start = GameStart(self.registry, self.campaigns)
        self.film_maker = FilmMaker(self.registry)
        self.film_readers = asyncio.Semaphore(FILM_READERS)
        self.forgetting = Forgetting(self.registry, self.people, self.campaigns)
        self.request_limits = RequestLimits()
        self.opening: Counter[str] = Counter()  # tables that somebody is opening just now
        self.errands: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Lets the tables go on, and has done what the last run left undone."""
        await self.registry.resume()
        self._have_done(self.film_maker.catch_up())
        if self.settings.keep_days:
            await self._tidy()

    async def close(self) -> None:
        for task in self.errands:
            task.cancel()
        await self.registry.close()
        await self.film_maker.close()
        self.game_start.close()

    async def _tidy(self) -> None:
        """Removes old tables now and once a day; what a disk in trouble keeps is removed on another day."""
        self.alarm_clock.call_at(self.alarm_clock.now() + DAY_MS, lambda: self._have_done(self._tidy()))
        try:
            await self.forgetting.tidy(self.settings.keep_days)
        except StoreError as problem:
            log.trouble("nothing could be tidied today", problem)

    def _have_done(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

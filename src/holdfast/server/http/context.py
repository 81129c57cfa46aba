"""The context of the application: what every handler needs, made once and put together here."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec

from holdfast.server.ops import log
from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.server.ops.health import StoreHealth
from holdfast.server.ops.limits import RequestLimits
from holdfast.server.ops.metrics import Metrics
from holdfast.server.ops.notify_file import NotifySettings
from holdfast.server.ops.randomness import RandomSource
from holdfast.server.ops.traces import traces_to
from holdfast.server.ops.tries import Tries
from holdfast.server.rooms.catalogue import Catalogue
from holdfast.server.rooms.registry import RoomRegistry
from holdfast.server.services.admin import Admin
from holdfast.server.services.barred import Barred
from holdfast.server.services.campaigns import CampaignService
from holdfast.server.services.entrance import Entrance
from holdfast.server.services.film_maker import FilmMaker
from holdfast.server.services.forgetting import DAY_MS, Forgetting
from holdfast.server.services.game_start import GameStart
from holdfast.server.services.kept_value import KeptValue
from holdfast.server.services.next_game import NextGames
from holdfast.server.services.notifications import Notifications
from holdfast.server.services.passkeys import Passkeys
from holdfast.server.services.people import People
from holdfast.server.services.records import RecordBook
from holdfast.server.services.results import ResultKeeper
from holdfast.server.services.signing_in import SigningIn
from holdfast.server.services.site_news import SiteNews
from holdfast.server.services.subscriptions import SubscriptionBook
from holdfast.server.wire.admin_types import HostLimits
from holdfast.table.store import Store, StoreError

BOT_PACE_MS = 700
FILM_READERS = 2  # at a time: what each puts together takes memory


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Says how a server is run; docs/server.md describes each field."""

    public_url: str = ""
    notify: NotifySettings = NotifySettings()  # by mail, into a channel
    invite_at: str = ""  # where friends reach it; empty if only this computer does
    names: tuple[str, ...] = ()  # by which it may be asked where it has no public address
    most_strangers: int = 64  # connections from one address without a name
    limits: bool = True  # off only to measure what a server can carry
    bot_pace_ms: int = BOT_PACE_MS  # that bots take at least where no clock runs
    keep_days: int | None = None  # after which tables that nobody touched are removed; 0: never; None: as was set
    password: str = ""  # that newcomers are asked for
    invited_only: bool = False  # newcomers need an invitation
    links_admit: bool = False  # the link of a table is one, too
    admin_key: str = ""  # what the host proves to be the host with; empty: nobody can
    data: Path | None = None  # the folder where everything is kept, if it is kept
    traces: str = ""  # where spans are sent to; empty: nowhere
    seed: str = ""  # for tests and demos: every deal can be foreseen


class AppContext:
    def __init__(self, store: Store, catalogue: Catalogue, alarm_clock: AlarmClock, settings: Settings) -> None:
        self.store = store
        self.catalogue = catalogue
        self.alarm_clock = alarm_clock
        self.settings = settings
        self.metrics = Metrics(traces_to(settings.traces))
        self.people = People(store, alarm_clock)
        self.registry = RoomRegistry(
            store, catalogue, alarm_clock, self.metrics, RandomSource(settings.seed), settings.bot_pace_ms
        )
        self.registry.forgotten = self.people.forgotten
        self.campaigns = CampaignService(self.registry)
        self.game_start = GameStart(self.registry, self.campaigns)
        self.next_games = NextGames(store, catalogue, self.game_start)
        self.film_maker = FilmMaker(self.registry)
        self.record_book = RecordBook(self.registry, alarm_clock)
        self.results = ResultKeeper(self.registry, self.film_maker)
        self.registry.on_end = self.end
        self.film_readers = asyncio.Semaphore(FILM_READERS)
        self.forgetting = Forgetting(self.registry, self.people, self.campaigns)
        self.subscriptions = SubscriptionBook(store, self.people.forgotten)
        self.notifications = Notifications(self.registry, self.subscriptions, settings.notify, settings.invite_at)
        self.signing_in = SigningIn(self.registry, self.people, self.campaigns)
        self.passkeys = Passkeys(self.people, alarm_clock)
        self.request_limits = RequestLimits()
        self.since = alarm_clock.date()
        self.health = StoreHealth(store, alarm_clock)
        self.host_limits = KeptValue(store, "limits", HostLimits, HostLimits())
        self.barred = Barred(self.registry)
        self.entrance = Entrance(
            store,
            self.people,
            alarm_clock,
            self.host_limits,
            password=settings.password,
            invited_only=settings.invited_only,
            links_admit=settings.links_admit,
            shared=self.registry.site.leases,
        )
        self.admin = Admin(self.registry, self.forgetting, self.barred, self.entrance, self.host_limits)
        self.site_news = SiteNews(
            self.registry, self.people, self.campaigns, self.barred, self.host_limits, self.entrance.invitations.kept
        )
        self.is_open = False  # everything goes on that the last run left
        self.admin_tries = Tries("admin", self.registry.site.leases)
        self.backing_up = asyncio.Lock()
        self.opening: Counter[str] = Counter()  # tables that somebody is opening just now
        self.errands: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Lets the tables go on, and has done what the last run left undone."""
        await self.registry.site.open()
        await self.registry.resume()
        await self.notifications.open()
        if await self.registry.site.does_errands():
            self._have_done(self.film_maker.catch_up())
            self._have_done(self.results.catch_up())
        await self._tidy()
        self.is_open = True

    def end(self, table: str) -> None:
        """Has done what follows the end of a game."""
        self.film_maker.begin(table)
        self.results.begin(table)

    async def close(self) -> None:
        for task in self.errands:
            task.cancel()
        await self.notifications.close()
        await self.registry.close()
        await self.results.close()
        await self.film_maker.close()
        self.game_start.close()
        await self.registry.site.close()
        await asyncio.to_thread(self.metrics.traces.close)

    async def _tidy(self) -> None:
        """Removes old tables now and once a day; what a disk in trouble keeps is removed on another day."""
        self.alarm_clock.call_at(self.alarm_clock.now() + DAY_MS, lambda: self._have_done(self._tidy()))
        try:
            keep_days = self.settings.keep_days
            if keep_days is None:
                keep_days = (await self.host_limits.get()).keep_days
            if keep_days and await self.registry.site.does_errands():
                await self.forgetting.tidy(keep_days)
        except StoreError as problem:
            log.trouble("nothing could be tidied today", problem)

    def _have_done(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

"""What other processes of a site have changed: it is forgotten in memory here, and whom it concerns is told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from holdfast.server.rooms.registry import RoomRegistry
from holdfast.server.rooms.room import Room
from holdfast.server.rooms.site import LET_GO
from holdfast.server.services.barred import BARRED_FAREWELL, Barred
from holdfast.server.services.campaigns import CampaignService
from holdfast.server.services.forgetting import FAREWELL
from holdfast.server.services.kept_value import KeptValue
from holdfast.server.services.people import SIGNED_OUT, People
from holdfast.table.leases import News


class SiteNews:
    """Hears what the others tell. What was missed while nobody could be heard is read anew, all of it."""

    def __init__(
        self,
        registry: RoomRegistry,
        people: People,
        campaigns: CampaignService,
        barred: Barred,
        *values: KeptValue[Any],
    ) -> None:
        self.registry = registry
        self.people = people
        self.campaigns = campaigns
        self.barred = barred
        self.values: dict[str, KeptValue[Any]] = {value.name: value for value in [barred.kept, *values]}
        registry.site.on_news = self.hear
        registry.site.on_silence = self.forget_all

    async def hear(self, news: News) -> None:
        if news.kind == LET_GO:
            await self.registry.let_go(news.about, news.process)
        elif news.kind in HEARD:
            await HEARD[news.kind](self, news.about)

    def forget_all(self) -> None:
        """Forgets what others may have changed unheard."""
        self.people.forget_what_was_read()
        self.campaigns.latest.clear()
        for value in self.values.values():
            value.forget_what_was_read()

    async def person(self, id: str) -> None:
        self.people.forget_what_was_read(id)

    async def signed_out(self, person: str) -> None:
        self.people.forget_what_was_read(person)
        self.people.sign_outs[person] += 1
        await self._send_away(person, SIGNED_OUT, again=True)

    async def forgotten(self, person: str) -> None:
        self.people.forget(person)
        self.campaigns.forget(person)
        await self._send_away(person, FAREWELL)
        for room in self._rooms():
            if any(said.person == person for said in room.stored.said):
                await room.mailbox.ask(lambda at, room=room: room.stored.forget_words(person))  # type: ignore[misc]

    async def value(self, name: str) -> None:
        if name in self.values:
            self.values[name].forget_what_was_read()
        if name == self.barred.kept.name:
            here = {one.person for room in self._rooms() for one in room.audience.connections}
            for person in here & await self.barred.kept.get():
                await self._send_away(person, BARRED_FAREWELL)

    async def campaign(self, id: str) -> None:
        self.campaigns.forget_what_was_read(id)

    def _rooms(self) -> list[Room]:
        return [room for room in self.registry.rooms.values() if not room.mailbox.is_stopping]

    async def _send_away(self, person: str, key: str, *, again: bool = False) -> None:
        for room in self._rooms():
            if room.audience.has(person):
                await room.mailbox.ask(lambda at, room=room: room.audience.send_away(person, key, again=again))  # type: ignore[misc]


HEARD: Final[dict[str, Callable[[SiteNews, str], Awaitable[None]]]] = {
    "person": SiteNews.person,
    "signed out": SiteNews.signed_out,
    "forgotten": SiteNews.forgotten,
    "value": SiteNews.value,
    "campaign": SiteNews.campaign,
}

"""Forgetting: tables that somebody takes off their list, people who wish to be forgotten, and what nobody touches.

What others have played stays: the moves of a game, and the names under which it was played.
"""

from __future__ import annotations

from typing import Final

from holdfast.server.ops import log
from holdfast.server.rooms.registry import RoomRegistry
from holdfast.server.rooms.room import Room
from holdfast.server.services.campaigns import CampaignService
from holdfast.server.services.people import People
from holdfast.server.services.seat_changes import change_seats
from holdfast.table.store import (
    Change,
    DropCampaign,
    DropExpired,
    DropPerson,
    DropWords,
    NoteSeen,
    Person,
    TableRecord,
)

FAREWELL: Final = "bye.forgotten"
DAY_MS: Final = 24 * 3600_000
ANY_NUMBER: Final = 1_000_000


class Forgetting:
    def __init__(self, registry: RoomRegistry, people: People, campaigns: CampaignService) -> None:
        self.registry = registry
        self.people = people
        self.campaigns = campaigns

    # -- what somebody wishes

    async def leave(self, table: str, person: Person) -> bool:
        """Takes a table off somebody's list; returns whether it is gone, since nobody else had it on theirs."""
        lobby = await change_seats(self.registry, table, lambda lobby: lobby.leave_for_good(person.id))
        return not lobby.people() and await self.registry.remove(table, if_empty=True)

    async def forget(self, person: Person, farewell: str = FAREWELL) -> tuple[int, int]:
        """Forgets somebody; returns how many tables went with them, and at how many others they played.

        First they are nobody: what they have asked for and is not done yet comes too late, so that it leaves no trace.
        """
        self.people.forget(person.id)
        for room in self._rooms():
            if room.audience.has(person.id):
                await room.mailbox.ask(lambda at, room=room: room.audience.send_away(person.id, farewell))  # type: ignore[misc]
        gone = stays = 0
        for record in await self.registry.store.tables_of(person.id):
            if record.stage == "playing":
                await self.registry.room(record.id)  # others are told, and a bot plays on
            if await self.leave(record.id, person):
                gone += 1
            else:
                stays += 1
                await self._forget_old_words(record.id, person.name)
        changes: list[Change] = [DropPerson(person.id)]
        for campaign in await self.registry.store.campaigns(person.id, ANY_NUMBER):
            if set(campaign.people) == {person.id}:
                changes.append(DropCampaign(campaign.id))
        await self.registry.store.write(*changes)
        self.campaigns.forget(person.id)
        for room in self._rooms():
            if any(said.person == person.id for said in room.stored.said):
                await room.mailbox.ask(lambda at, room=room: room.stored.forget_words(person.id))  # type: ignore[misc]
        return gone, stays

    def _rooms(self) -> list[Room]:
        """Returns the rooms that are open now."""
        return [room for room in self.registry.rooms.values() if not room.mailbox.is_stopping]

    async def _forget_old_words(self, table: str, name: str) -> None:
        room = self.registry.rooms.get(table)
        if room is not None and not room.mailbox.is_stopping:
            await room.mailbox.ask(lambda at: room.stored.forget_old_words(name))
        else:
            await self.registry.store.write(DropWords(table, name))

    # -- what nobody needs

    async def tidy(self, keep_days: int) -> None:
        """Removes what nobody has touched for so many days: tables, then campaigns, then people without either."""
        store, now = self.registry.store, self.registry.alarm_clock.date()
        before = now - keep_days * DAY_MS
        await store.write(NoteSeen(now), DropExpired(now))
        tables = [record for record in await store.tables_before(before) if not self._is_used(record)]
        for record in tables:
            await self.registry.remove(record.id)
        campaigns = await store.campaigns_before(before)
        await store.write(*(DropCampaign(campaign.id) for campaign in campaigns))
        strangers = await store.strangers_before(before)
        await store.write(*(DropPerson(person) for person in strangers))
        for person in strangers:
            self.people.known.pop(person, None)
        if tables or campaigns or strangers:
            log.note("tidied", tables=len(tables), campaigns=len(campaigns), people=len(strangers))

    def _is_used(self, record: TableRecord) -> bool:
        """Returns whether somebody is at a table, or has been until a day ago."""
        room = self.registry.rooms.get(record.id)
        if record.id in self.registry.opening:
            return True
        return room is not None and (
            bool(room.audience.connections) or self.registry.alarm_clock.now() < room.audience.quiet_since + DAY_MS
        )

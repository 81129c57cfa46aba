"""What whoever runs a server sees and does: tables and people from outside, never what a game hides."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from holdfast.server.ops import log
from holdfast.server.rooms.registry import BrokenTable, NoSuchTable, RoomRegistry
from holdfast.server.services.barred import Barred
from holdfast.server.services.entrance import Entrance
from holdfast.server.services.forgetting import Forgetting
from holdfast.server.services.kept_value import KeptValue
from holdfast.server.wire.admin_types import (
    AdminPeople,
    AdminPerson,
    AdminSeat,
    AdminTable,
    AdminTables,
    HostLimits,
    InvitationMade,
    MakeInvitation,
    Removed,
    SetLimits,
)
from holdfast.table.lobby import Lobby, Place
from holdfast.table.sqlite import free_bytes
from holdfast.table.store import Person, TableRecord

MOST_SHOWN: Final = 200
REMOVED_FAREWELL: Final = "bye.removed_by_host"


class NoSuchPerson(Exception):
    """Nobody here has this id."""


class Admin:
    """Every change is logged, by ids: a log holds no names."""

    def __init__(
        self,
        registry: RoomRegistry,
        forgetting: Forgetting,
        barred: Barred,
        entrance: Entrance,
        limits: KeptValue[HostLimits],
    ) -> None:
        self.registry = registry
        self.store = registry.store
        self.forgetting = forgetting
        self.barred = barred
        self.entrance = entrance
        self.limits = limits

    # -- tables

    async def tables(self, search: str = "", most: int = MOST_SHOWN) -> AdminTables:
        """Returns the tables in which a word occurs: in their id, their game, or the name of somebody there."""
        found = [self._table(record) for record in await self.store.every_table()]
        found = [table for table in found if search.casefold() in _words_of(table)]
        return AdminTables(tuple(found[:most]), len(found))

    async def table(self, id: str) -> AdminTable:
        """Returns a table. Raises NoSuchTable."""
        record = await self.store.table(id)
        if record is None:
            raise NoSuchTable
        return self._table(record)

    async def remove_table(self, id: str) -> Removed:
        """Removes a table with all that was kept of it; whoever has it open is told. Raises NoSuchTable."""
        await self.table(id)
        await self.registry.remove(id)
        log.note("the host removed a table", table=id)
        return Removed(1, 0)

    def _table(self, record: TableRecord) -> AdminTable:
        room = self.registry.rooms.get(record.id)
        try:
            lobby = self.registry.lobby_of(record) if room is None else room.lobby
        except BrokenTable:
            lobby = Lobby(game="?", host="", seats=(Place(),))
        here = room.audience.seated() if room is not None else set()
        return AdminTable(
            id=record.id,
            game=lobby.game,
            stage=lobby.stage,
            public=lobby.public,
            host=lobby.host,
            seats=tuple(
                AdminSeat(seat.name, seat.person, seat.bot, bool(seat.person) and seat.person in here)
                for seat in lobby.seats
            ),
            connections=len(room.audience.connections) if room is not None else 0,
            is_open=room is not None,
            is_frozen=lobby.frozen,
            created=record.created,
            changed=record.changed,
        )

    # -- people

    async def people(self, search: str = "", most: int = MOST_SHOWN) -> AdminPeople:
        """Returns the people in whose name or id a word occurs."""
        word = search.casefold()
        found = [one for one in await self.store.everybody() if word in f"{one.name} {one.id}".casefold()]
        here = self._connected()
        return AdminPeople(tuple([await self._person(one, here) for one in found[:most]]), len(found))

    async def remove_person(self, id: str) -> Removed:
        """Forgets a person, as they could themselves. Raises NoSuchPerson."""
        person = await self._known(id)
        gone, stays = await self.forgetting.forget(person, REMOVED_FAREWELL)
        await self.barred.lift(id)
        log.note("the host removed a person", person=id)
        return Removed(gone, stays)

    async def bar(self, id: str) -> AdminPerson:
        """Keeps a person out from now on. Raises NoSuchPerson."""
        person = await self._known(id)
        await self.barred.bar(id)
        log.note("the host barred a person", person=id)
        return await self._person(person, self._connected())

    async def unbar(self, id: str) -> AdminPerson:
        """Lets a person in again. Raises NoSuchPerson."""
        person = await self._known(id)
        await self.barred.lift(id)
        log.note("the host lets a person in again", person=id)
        return await self._person(person, self._connected())

    async def _known(self, id: str) -> Person:
        person = await self.store.person(id)
        if person is None:
            raise NoSuchPerson
        return person

    async def _person(self, person: Person, here: Counter[str]) -> AdminPerson:
        tables = len(await self.store.tables_of(person.id))
        is_barred = await self.barred.has(person.id)
        return AdminPerson(person.id, person.name, person.seen, tables, here[person.id], is_barred)

    def _connected(self) -> Counter[str]:
        rooms = self.registry.rooms.values()
        return Counter(one.person for room in rooms for one in room.audience.connections)

    # -- the server

    async def set_limits(self, wanted: SetLimits) -> HostLimits:
        given = {name: value for name, value in msgspec.structs.asdict(wanted).items() if value is not None}
        await self.limits.change(lambda limits: msgspec.structs.replace(limits, **given))
        log.note("the host set limits", **given)
        return await self.limits.get()

    async def invite(self, wanted: MakeInvitation, address: str) -> InvitationMade:
        """Returns a new invitation, with the link under which friends reach a server at this address."""
        made, secret = await self.entrance.invitations.make(wanted)
        log.note("the host made an invitation", invitation=made.id, uses=made.uses)
        return InvitationMade(made.info(self.registry.alarm_clock.date()), f"{address}/invited#{secret}")

    async def withdraw(self, id: str) -> bool:
        """Tells whether there was such an invitation, which works no more."""
        is_there = await self.entrance.invitations.withdraw(id)
        log.note("the host withdrew an invitation", invitation=id)
        return is_there


def room_on_disk(folder: Path | None) -> int:
    """Returns how many bytes are free where things are kept; -1 where nothing is."""
    return -1 if folder is None else free_bytes(folder)


def _words_of(table: AdminTable) -> str:
    return " ".join((table.id, table.game, table.stage, *(seat.name for seat in table.seats))).casefold()

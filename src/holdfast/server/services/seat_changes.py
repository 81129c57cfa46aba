"""Changing who sits at a table, whether its room is open or not: nobody has to wait until a game is set up."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from holdfast.server.rooms.registry import BrokenTable, NoSuchTable, RoomRegistry
from holdfast.server.rooms.room import Room
from holdfast.table.lobby import Lobby, Stage
from holdfast.table.store import Person, PutNote, PutTable

MOST_RENAMED: Final = 200  # tables of one person
RENAMED_AT: Final[tuple[Stage, ...]] = ("open", "playing")


async def change_seats(
    registry: RoomRegistry,
    table: str,
    change: Callable[[Lobby], Lobby],
    in_room: Callable[[Room], None] | None = None,
) -> Lobby:
    """Returns who sits at a table after a change of it; `in_room` carries it out where a room is open, and sees to what
    goes with it. Raises NoSuchTable, BrokenTable, NotAllowed.
    """
    if table not in registry.rooms and table not in registry.opening:
        lobby = await _change_record(registry, table, change)
        if lobby is not None:
            return lobby
    room = await registry.room(table)
    await room.mailbox.ask(lambda at: room.change(change) if in_room is None else in_room(room))
    return room.lobby


async def _change_record(registry: RoomRegistry, table: str, change: Callable[[Lobby], Lobby]) -> Lobby | None:
    """Changes a table that no room is open for; does nothing where one was opened meanwhile."""
    async with registry.lock(table):
        if table in registry.rooms:
            return None
        record = await registry.store.table(table)
        if record is None:
            raise NoSuchTable
        before = registry.lobby_of(record)
        lobby = change(before)
        if lobby == before:
            return lobby
        people = tuple(dict.fromkeys(one for one in (*lobby.people(), lobby.host) if one))
        changed = msgspec.structs.replace(record, data=msgspec.json.encode(lobby), people=people)
        left = [seat for seat, place in enumerate(before.seats) if place.person and not lobby.seats[seat].person]
        await registry.store.write(PutTable(changed), *(PutNote(table, seat, "") for seat in left))
        return lobby


async def rename_at_tables(registry: RoomRegistry, person: Person) -> None:
    """Shows somebody under their new name wherever they sit at a table that is not over."""
    for stage in RENAMED_AT:
        for record in registry.sound(await registry.store.tables(stage=stage, person=person.id, most=MOST_RENAMED)):
            with suppress(NoSuchTable, BrokenTable):  # it has been removed meanwhile, or cannot be read
                await change_seats(registry, record.id, lambda lobby: lobby.rename(person.id, person.name))

"""People whom the host has barred: they are known here, and do not come in."""

from __future__ import annotations

from holdfast.server.rooms.registry import RoomRegistry
from holdfast.server.services.kept_value import KeptValue

BARRED_FAREWELL = "bye.barred"


class Barred:
    def __init__(self, registry: RoomRegistry) -> None:
        self.registry = registry
        self.kept = KeptValue(registry.store, "barred", frozenset[str], frozenset())

    async def has(self, person: str) -> bool:
        return person in await self.kept.get()

    async def bar(self, person: str) -> None:
        """Keeps a person out, and sends them away from every table that they have open."""
        await self.kept.change(lambda known: known | {person})
        for room in list(self.registry.rooms.values()):
            if room.audience.has(person) and not room.mailbox.is_stopping:
                await room.mailbox.ask(lambda at, room=room: room.audience.send_away(person, BARRED_FAREWELL))  # type: ignore[misc]

    async def lift(self, person: str) -> None:
        await self.kept.change(lambda known: known - {person})

"""Whether the server can keep what happens: found out by writing, but not for everybody who asks."""

from __future__ import annotations

from typing import Final

from holdfast.server.ops.alarm_clock import Alarms
from holdfast.table.store import Store

EVERY_MS: Final = 5000


class Pulse:
    def __init__(self, store: Store, alarms: Alarms) -> None:
        self.store = store
        self.alarms = alarms
        self.felt_at: int | None = None
        self.found = ""

    async def trouble(self) -> str:
        """Why nothing can be kept just now; empty while all is well."""
        now = self.alarms.now()
        if self.felt_at is None or now >= self.felt_at + EVERY_MS:
            self.felt_at = now
            self.found = await self.store.trouble()
        return self.found

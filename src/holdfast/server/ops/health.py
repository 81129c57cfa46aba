"""Health: whether the store can be written. It is tried now and then, not for everybody who asks."""

from __future__ import annotations

from typing import Final

from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.table.store import Store

EVERY_MS: Final = 5000


class StoreHealth:
    def __init__(self, store: Store, alarm_clock: AlarmClock) -> None:
        self.store = store
        self.alarm_clock = alarm_clock
        self.checked_at: int | None = None
        self.last_trouble = ""

    async def trouble(self) -> str:
        """Returns why nothing can be kept just now; empty while all is well."""
        now = self.alarm_clock.now()
        if self.checked_at is None or now >= self.checked_at + EVERY_MS:
            self.checked_at = now
            self.last_trouble = await self.store.trouble()
        return self.last_trouble

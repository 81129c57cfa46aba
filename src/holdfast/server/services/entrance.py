"""The entrance: what newcomers must bring to become somebody here. Whoever is somebody already comes in as ever."""

from __future__ import annotations

from hmac import compare_digest
from typing import Final

from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.server.ops.tries import FROM_ALL, Tries
from holdfast.server.services.invitations import Invitations
from holdfast.server.services.kept_value import KeptValue
from holdfast.server.services.people import People, hashed, tidy_name
from holdfast.server.wire.admin_types import ComeIn, HostLimits
from holdfast.server.wire.api_types import EntranceKind
from holdfast.table.leases import Leases
from holdfast.table.store import Person, Store


class NotAdmitted(Exception):
    """A newcomer has to stay outside; `key` is why, among the server's texts."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Entrance:
    def __init__(
        self,
        store: Store,
        people: People,
        alarm_clock: AlarmClock,
        limits: KeptValue[HostLimits],
        *,
        password: str = "",
        invited_only: bool = False,
        links_admit: bool = False,
        shared: Leases | None = None,
    ) -> None:
        self.store = store
        self.people = people
        self.alarm_clock = alarm_clock
        self.limits = limits
        self.invitations = Invitations(store, alarm_clock)
        self.password = hashed(password) if password else b""
        self.kind: Final[EntranceKind] = "password" if password else "invited" if invited_only else "open"
        self.links_admit = links_admit
        self.tries = Tries("entrance", shared, FROM_ALL)

    @property
    def is_open(self) -> bool:
        return self.kind == "open"

    async def check_room(self) -> None:
        """Raises NotAdmitted where there are as many people as the host wants."""
        most = (await self.limits.get()).people
        if most and (await self.store.counts()).people >= most:
            raise NotAdmitted("entrance.full")

    async def admit(self, wanted: ComeIn, address: str) -> tuple[Person, str]:
        """Returns a new person with their cookie. Raises NotAdmitted, BadName, StoreError."""
        name = tidy_name(wanted.name)
        await self.check_room()
        now = self.alarm_clock.now()
        if not await self.tries.begin(address, now):
            raise NotAdmitted("entrance.too_many")
        if not await self._lets_in(wanted):
            raise NotAdmitted(f"entrance.wrong_{self.kind}")
        await self.tries.was_right(address, now)
        return await self.people.welcome(name)

    async def _lets_in(self, wanted: ComeIn) -> bool:
        if self.is_open:
            return True
        if self.password and wanted.password and compare_digest(hashed(wanted.password), self.password):
            return True
        if self.links_admit and wanted.key and await self.people.opened_by(wanted.key, wanted.table, "join"):
            return True
        return bool(wanted.invitation) and await self.invitations.use(wanted.invitation)

"""Guessing at keys and passwords: whoever is wrong a few times has to wait before the next try is even looked at.

What is tried in all processes of a site is counted together, by the database that they share. Each counts its own, too:
who is refused by that never reaches the database.
"""

from __future__ import annotations

from hashlib import sha256
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from holdfast.server.ops.limits import Bucket, Rate
from holdfast.table.leases import Leases

FROM_ONE: Final = Rate(8, 0.1)
FROM_ALL: Final = Rate(400, 4)
MOST_KNOWN: Final = 20_000
NEIGHBOURS: Final = 64  # bits of an address that one household shares


class Tries:
    """The wrong tries of each address at one secret; with `from_all`, also of everybody together."""

    def __init__(self, secret: str, shared: Leases | None, from_all: Rate | None = None) -> None:
        self.secret = secret
        self.shared = shared
        self.from_all = Bucket(from_all, 0) if from_all is not None else None
        self.known: dict[str, Bucket] = {}

    async def begin(self, address: str, at: int) -> bool:
        """Tells whether one more try is looked at. It counts as wrong until `was_right` takes that back.

        Raises StoreError.
        """
        if not self._begin_here(address, at):
            return False
        if self.shared is None or await self._begin_everywhere(self.shared, address):
            return True
        self._give_back_here(address, at)
        return False

    async def was_right(self, address: str, at: int) -> None:
        """Raises StoreError."""
        self._give_back_here(address, at)
        if self.shared is not None:
            for who, rate in self._counted(address):
                await self.shared.give_back(who, rate.burst)

    def _begin_here(self, address: str, at: int) -> bool:
        bucket = self._bucket(address, at)
        if not bucket.takes(at):
            return False
        if self.from_all is not None and not self.from_all.takes(at):
            bucket.give_back()
            return False
        return True

    async def _begin_everywhere(self, shared: Leases, address: str) -> bool:
        begun: list[tuple[str, Rate]] = []
        for who, rate in self._counted(address):
            if not await shared.takes(who, rate.burst, rate.a_second):
                for other, its_rate in begun:
                    await shared.give_back(other, its_rate.burst)
                return False
            begun.append((who, rate))
        return True

    def _counted(self, address: str) -> list[tuple[str, Rate]]:
        """Returns under which names a try is counted, and how many are let through: no address is kept as it is."""
        one = f"{self.secret} {sha256(household(address).encode()).hexdigest()}"
        return [(one, FROM_ONE), *([(self.secret, self.from_all.rate)] if self.from_all is not None else [])]

    def _give_back_here(self, address: str, at: int) -> None:
        self._bucket(address, at).give_back()
        if self.from_all is not None:
            self.from_all.give_back()

    def _bucket(self, address: str, at: int) -> Bucket:
        name = household(address)
        bucket = self.known.pop(name, None) or Bucket(FROM_ONE, at)
        self.known[name] = bucket
        if len(self.known) > MOST_KNOWN:
            del self.known[next(iter(self.known))]
        return bucket


def household(address: str) -> str:
    """Returns whom an address belongs to: of the newer kind everybody has as many as they like."""
    try:
        one = ip_address(address)
    except ValueError:
        return address
    return str(ip_network((one, NEIGHBOURS), strict=False)) if isinstance(one, IPv6Address) else address

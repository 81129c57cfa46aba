"""Guessing at keys and passwords: whoever is wrong a few times has to wait before the next try is even looked at."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from holdfast.server.ops.limits import Bucket, Rate

FROM_ONE: Final = Rate(8, 0.1)
FROM_ALL: Final = Rate(400, 4)
MOST_KNOWN: Final = 20_000
NEIGHBOURS: Final = 64  # bits of an address that one household shares


class Tries:
    """The wrong tries of each address; with `from_all`, also of everybody together."""

    def __init__(self, from_all: Rate | None = None) -> None:
        self.from_all = Bucket(from_all, 0) if from_all is not None else None
        self.known: dict[str, Bucket] = {}

    def begin(self, address: str, at: int) -> bool:
        """Tells whether one more try is looked at. It counts as wrong until `was_right` takes that back."""
        bucket = self._bucket(address, at)
        if not bucket.takes(at):
            return False
        if self.from_all is not None and not self.from_all.takes(at):
            bucket.give_back()
            return False
        return True

    def was_right(self, address: str, at: int) -> None:
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

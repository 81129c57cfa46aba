"""Leases: at which of several processes a table lives. Who has lost a lease, knowing it or not, writes nothing more."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from typing import Final, Protocol

import msgspec

from holdfast.table.store import StoreError

LASTS_S: Final = 5  # without a sign of life; then others take over
BEATS_EVERY_S: Final = 1


class LeaseLost(StoreError):
    """The table lives in another process now: nothing of what was to be kept here is."""


class TableHome(msgspec.Struct, frozen=True):
    """Where a table lives that does not live here: the process, and where other processes reach it."""

    process: str
    address: str


class Beat(msgspec.Struct, frozen=True):
    """What a process learns with each sign of life: the tables that it has lost, and the processes there are."""

    lost: tuple[str, ...]
    processes: int


class News(msgspec.Struct, frozen=True):
    """What one process tells the others: what they have in memory of this is old, or something is wished of them."""

    process: str
    kind: str
    about: str


class Leases(Protocol):
    """What the processes of one site agree on, by the database that they share."""

    process: str
    held: Mapping[str, int]  # by table, the epoch of the lease that this process believes to have
    address: str  # where other processes reach this one

    async def beat(self) -> Beat:
        """Says that this process is alive. Raises StoreError."""

    async def take(self, table: str) -> TableHome | None:
        """Takes a table, or returns where it lives: another process has it and is alive. Raises StoreError."""

    async def claim(self, table: str) -> TableHome | None:
        """Takes a table that is there and lives nowhere, or returns where it lives: of two who ask at once, one has it
        and the other learns so. Raises StoreError."""

    async def where(self, table: str) -> TableHome | None:
        """Returns where a table lives, if it lives in another process that is alive. Raises StoreError."""

    async def release(self, *tables: str, to: str = "") -> None:
        """Lets go of tables, all of whose changes are kept; they live in that process now, if one is named. Raises
        StoreError.
        """

    async def orphans(self, most: int) -> list[str]:
        """Returns tables that were going on in a process that is gone. Raises StoreError."""

    async def leave(self) -> None:
        """Takes this process off the list, with all that it still has. Raises StoreError."""

    async def bury(self, process: str) -> None:
        """Notes that a process does not answer: its tables can be taken at once. Raises StoreError."""

    async def tell(self, kind: str, about: str) -> None:
        """Tells all processes something; nobody is told by it for certain. Raises StoreError."""

    def news(self, on_open: Callable[[], None]) -> AsyncIterator[News]:
        """Yields what processes tell, this one too, until the line breaks; what was told before `on_open` is called is
        missed. Raises StoreError."""

    async def takes(self, who: str, burst: float, a_second: float) -> bool:
        """Tells whether one more is let through of what all processes count together: so many at once, and so many a
        second in the long run. Raises StoreError."""

    async def give_back(self, who: str, burst: float) -> None:
        """Takes it back that one was let through. Raises StoreError."""

    async def site_key(self) -> str:
        """Returns a secret that the processes of this site share. Raises StoreError."""

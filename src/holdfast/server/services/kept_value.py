"""Something small that the server itself remembers, such as who is barred: read once, written whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from holdfast.table.save import NOT_JSON
from holdfast.table.store import PutFirstValue, PutValue, Store, StoreError

T = TypeVar("T")


class KeptValue(Generic[T]):
    """A value in the store under a name, and in memory once it was asked for."""

    def __init__(self, store: Store, name: str, kind: type[T], fallback: T) -> None:
        self.store = store
        self.name = name
        self.kind = kind
        self.fallback = fallback
        self.known: T | None = None

    async def get(self) -> T:
        """Returns the value. Raises StoreError where what was kept cannot be read."""
        if self.known is None:
            data = await self.store.value(self.name)
            try:
                found = self.fallback if data is None else msgspec.json.decode(data, type=self.kind)
            except NOT_JSON:
                raise StoreError(f"what was kept as {self.name} is damaged: take the file from a backup") from None
            if self.known is None:  # or somebody else was quicker
                self.known = found
        return self.known

    async def put(self, value: T) -> None:
        """Keeps a value, which counts at once. Raises StoreError, and it counts no more."""
        self.known = value
        try:
            await self.store.write(PutValue(self.name, msgspec.json.encode(value)))
        except StoreError:
            self.known = None  # what the store has is what counts
            raise


async def made_once(store: Store, name: str, make: Callable[[], bytes]) -> bytes:
    """Returns what is kept under a name for good, made where there is nothing yet: of several processes that make it at
    once, all get what was kept first. Raises StoreError."""
    found = await store.value(name)
    while found is None:
        await store.write(PutFirstValue(name, make()))
        found = await store.value(name)
    return found

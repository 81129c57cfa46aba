"""Something small that the server itself remembers, such as who is barred: read once, written whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from holdfast.table.save import NOT_JSON
from holdfast.table.store import PutFirstValue, ReplaceValue, Store, StoreError, ValueChanged

T = TypeVar("T")


class KeptValue(Generic[T]):
    """A value in the store under a name, and in memory once it was asked for."""

    def __init__(self, store: Store, name: str, kind: type[T], fallback: T) -> None:
        self.store = store
        self.name = name
        self.kind = kind
        self.fallback = fallback
        self.known: T | None = None
        self.changes = 0  # that were heard of

    async def get(self) -> T:
        """Returns the value. Raises StoreError where what was kept cannot be read."""
        while self.known is None:
            changes = self.changes
            found = self._read(await self.store.value(self.name))
            if changes == self.changes:
                self.known = found
        return self.known

    async def change(self, edit: Callable[[T], T]) -> bool:
        """Keeps what is made of the value, which counts at once, and tells whether that made a difference.

        Where another process changes it at the same moment, it is edited once more: neither change is lost. Raises
        StoreError, and what `edit` raises.
        """
        while True:
            data = await self.store.value(self.name)
            before = self._read(data)
            after = edit(before)
            if after == before:
                return False
            self.forget_what_was_read()
            self.known = after
            try:
                await self.store.write(ReplaceValue(self.name, data, msgspec.json.encode(after)))
            except ValueChanged:
                self.forget_what_was_read()
            except StoreError:
                self.forget_what_was_read()  # what the store has is what counts
                raise
            else:
                return True

    def forget_what_was_read(self) -> None:
        """Forgets the value in memory, which has been changed; what is being read just now is read once more."""
        self.known = None
        self.changes += 1

    def _read(self, data: bytes | None) -> T:
        try:
            return self.fallback if data is None else msgspec.json.decode(data, type=self.kind)
        except NOT_JSON:
            raise StoreError(f"what was kept as {self.name} is damaged: take the file from a backup") from None


async def made_once(store: Store, name: str, make: Callable[[], bytes]) -> bytes:
    """Returns what is kept under a name for good, made where there is nothing yet: of several processes that make it at
    once, all get what was kept first. Raises StoreError."""
    found = await store.value(name)
    while found is None:
        await store.write(PutFirstValue(name, make()))
        found = await store.value(name)
    return found

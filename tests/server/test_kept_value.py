"""What the server itself remembers: what is made once for good is the same in all processes of a site."""

import asyncio

import pytest

from holdfast.server.ops.web_push import new_push_key, public_part
from holdfast.server.services.kept_value import KeptValue, made_once
from holdfast.server.services.notifications import PUSH_KEY
from holdfast.server.wire.admin_types import MakeInvitation
from holdfast.table.memory import MemoryStore
from holdfast.table.store import Change, StoreError
from tests.server.fixtures import FakeServer, run, settle


class SharedStore(MemoryStore):
    """A store into which another process has written first, just when something is to be kept for good."""

    def __init__(self, name: str, theirs: bytes) -> None:
        super().__init__()
        self.name = name
        self.theirs = theirs

    async def write(self, *changes: Change) -> None:
        self.values.setdefault(self.name, self.theirs)
        await super().write(*changes)


def test_whoever_was_quicker_decides_what_is_kept_for_good() -> None:
    async def scenario() -> None:
        store = SharedStore("salt", b"theirs")
        for _ in range(2):
            assert await made_once(store, "salt", lambda: b"ours") == b"theirs"
        assert await made_once(store, "another", lambda: b"ours") == b"ours"
        assert await made_once(store, "another", lambda: b"made again") == b"ours"

    run(scenario)


def test_of_two_changes_at_once_neither_is_lost() -> None:
    async def scenario() -> None:
        store = SharedStore("barred", b'["ann"]')
        barred = KeptValue(store, "barred", frozenset[str], frozenset())
        assert await barred.change(lambda known: known | {"bob"})
        assert await barred.get() == {"ann", "bob"}
        assert not await barred.change(lambda known: known | {"ann"})

    run(scenario)


def test_a_change_counts_at_once_unless_it_is_not_kept() -> None:
    class FullStore(MemoryStore):
        async def write(self, *changes: Change) -> None:
            assert barred.known == frozenset({"ann"}), "whoever comes meanwhile is kept out"
            raise StoreError("the disk is full")

    barred = KeptValue(FullStore(), "barred", frozenset[str], frozenset())

    async def scenario() -> None:
        with pytest.raises(StoreError):
            await barred.change(lambda known: known | {"ann"})
        assert await barred.get() == frozenset()

    run(scenario)


def test_what_changes_while_it_is_read_is_read_once_more() -> None:
    class SlowStore(MemoryStore):
        may_come = asyncio.Event()

        async def value(self, name: str) -> bytes | None:
            found = await super().value(name)
            await self.may_come.wait()
            return found

    async def scenario() -> None:
        store = SlowStore()
        barred = KeptValue(store, "barred", frozenset[str], frozenset())
        reading = asyncio.create_task(barred.get())
        await settle()
        store.values["barred"] = b'["ann"]'
        barred.forget_what_was_read()
        store.may_come.set()
        assert await reading == {"ann"}

    run(scenario)


def test_an_invitation_for_one_lets_one_in_whichever_process_they_ask() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as here, FakeServer(store) as there:
            processes = [server.context.entrance.invitations for server in (here, there)]
            _, secret = await processes[0].make(MakeInvitation(uses=1))
            await processes[1].all()  # has it in memory
            assert [await one.use(secret) for one in processes] == [True, False]

    run(scenario)


def test_browsers_know_all_processes_of_a_site_by_one_key() -> None:
    async def scenario() -> None:
        theirs = new_push_key()
        async with FakeServer(SharedStore(PUSH_KEY, theirs)) as server:
            assert await server.context.notifications.public_key() == public_part(theirs)

    run(scenario)

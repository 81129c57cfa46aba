"""What somebody is known by is kept alike by every store, and goes with them."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from holdfast.table.credentials import (
    DEVICES_KEPT,
    Device,
    DropDevices,
    DropPasskey,
    Passkey,
    PassOn,
    PutDevice,
    PutPasskey,
)
from holdfast.table.sqlite import SqliteStore
from holdfast.table.sqlite_look import APPLICATION
from holdfast.table.sqlite_schema import STEPS
from holdfast.table.store import (
    CampaignRecord,
    DropPerson,
    KeptMessage,
    Link,
    Person,
    PutCampaign,
    PutLink,
    PutMessage,
    PutPerson,
    Store,
)

Open = Callable[[], Store]


@pytest.fixture
def store(open_store: Open) -> Store:
    return open_store()


def using(store: Store, use: Callable[[], Awaitable[None]]) -> None:
    async def scenario() -> None:
        try:
            await use()
        finally:
            await store.close()

    asyncio.run(scenario())


def test_the_newest_browsers_of_each_person_are_kept(store: Store) -> None:
    async def use() -> None:
        await store.write(PutDevice(Device(b"bob", "bob", 1)))
        for n in range(DEVICES_KEPT + 3):
            await store.write(PutDevice(Device(b"%d" % n, "ann", n)))
        assert [one.made for one in await store.devices("ann")] == list(range(3, DEVICES_KEPT + 3))
        await store.write(DropDevices("ann"))
        assert await store.devices("ann") == []
        assert await store.devices("bob") == [Device(b"bob", "bob", 1)]

    using(store, use)


def test_passkeys_are_found_by_their_id_and_by_their_person(store: Store) -> None:
    async def use() -> None:
        one, two = Passkey(b"1", "ann", "Phone", b"key", 3, 10), Passkey(b"2", "ann", "Stick", b"other", 0, 20)
        await store.write(PutPasskey(one), PutPasskey(two))
        assert await store.passkey(b"1") == one
        assert await store.passkeys("ann") == [one, two]
        used = Passkey(b"1", "ann", "Phone", b"key", 4, 10, 30)
        await store.write(PutPasskey(used))
        assert await store.passkeys("ann") == [used, two]
        await store.write(DropPasskey(b"1", "bob"), DropPasskey(b"2", "ann"))
        assert await store.passkeys("ann") == [used]
        assert await store.passkey(b"2") is None

    using(store, use)


def test_who_is_dropped_leaves_nothing_to_be_known_by(store: Store) -> None:
    async def use() -> None:
        for who in ("ann", "bob"):
            await store.write(
                PutPerson(Person(who, who, who.encode())),
                PutDevice(Device(who.encode(), who, 1)),
                PutPasskey(Passkey(who.encode(), who, "", b"", 0, 1)),
                PutLink(Link(who.encode(), "", "person", -1, 2**60, who)),
            )
        await store.write(DropPerson("ann"))
        assert await store.personal_link("ann") is None
        assert (await store.devices("ann"), await store.passkeys("ann")) == ([], [])
        assert await store.personal_link("bob") is not None
        assert (len(await store.devices("bob")), len(await store.passkeys("bob"))) == (1, 1)

    using(store, use)


def test_what_is_passed_on_is_the_other_persons(store: Store) -> None:
    async def use() -> None:
        await store.write(
            PutMessage("t", KeptMessage(0, 1, 0, "Guest", "Hello", person="guest")),
            PutMessage("t", KeptMessage(1, 1, 0, "Eve", "Hello", person="eve")),
            PutLink(Link(b"table", "t", "join", -1, 2**60, "guest")),
            PutLink(Link(b"me", "", "person", -1, 2**60, "guest")),
            PutCampaign(CampaignRecord("one", "key", b"1", ("guest",), "", 1)),
            PutCampaign(CampaignRecord("two", "key", b"2", ("guest", "ann"), "", 2)),
            PassOn("guest", "ann"),
        )
        assert [said.person for said in await store.messages("t")] == ["ann", "eve"]
        link = await store.link(b"table")
        assert link is not None
        assert link.person == "ann"
        assert await store.personal_link("ann") is None
        assert [one.id for one in await store.campaigns("ann")] == ["two", "one"]
        assert await store.campaigns("guest") == []

    using(store, use)


def test_guests_of_an_older_file_are_known_as_guests(tmp_path: Path) -> None:
    path = tmp_path / "holdfast.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.executescript(f"{' '.join(STEPS[:8])} PRAGMA user_version = 8;")
        db.execute("INSERT INTO people VALUES ('ann', 'Ann', x'00', 1), ('guest', 'Guest 4049', x'01', 1)")
        db.commit()
    kept = SqliteStore(path, "normal")

    async def use() -> None:
        assert await kept.person("ann") == Person("ann", "Ann", b"\0", 1, named=True)
        assert await kept.person("guest") == Person("guest", "Guest 4049", b"\1", 1, named=False)

    using(kept, use)

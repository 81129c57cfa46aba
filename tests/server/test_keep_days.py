"""Retention: where a server keeps things for so many days only, what nobody touched is removed, and nothing else."""

from typing import Any

import msgspec

from holdfast.server.http.context import Settings
from holdfast.server.services.forgetting import DAY_MS
from holdfast.server.wire.admin_types import HostLimits
from holdfast.table.memory import MemoryStore
from holdfast.table.store import Change, Link, PutLink, StoreError
from tests.server.fixtures import Browser, FakeServer, run
from tests.server.test_films import played

KEEPING = Settings(keep_days=30)


def house_at(store: MemoryStore, day: int, settings: Settings = KEEPING) -> FakeServer:
    server = FakeServer(store, settings)
    server.alarm_clock.fake.go_on(day * DAY_MS)
    return server


async def filled(store: MemoryStore) -> tuple[str, Any]:
    async with house_at(store, 0) as server:
        session = await played(server)
        await server.game("tictactoe", "Cem", "Dora")
        await session.people[0].post("/api/tables", game="tictactoe", seats=2)
        await session.people[0].post("/api/campaigns", game="key")
        await server.browser("Passer-by")
        await store.write(PutLink(Link(b"old", "t", "seat", 0, 5)))
    return session.id, session.people[0].http.cookies


def test_what_nobody_touched_for_so_long_is_removed_with_its_people() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        await filled(store)
        async with house_at(store, 29):
            assert (len(store.records), len(store.people), len(store.played)) == (3, 5, 1)
            assert b"old" not in store.links
        for record in list(store.records.values()):  # nobody came when the server was started
            store.records[record.id] = msgspec.structs.replace(record, changed=1_000_000, awake=False)
        async with house_at(store, 31):
            kept = (store.records, store.people, store.played, store.by_table, store.links, store.films)
            assert kept == ({}, {}, {}, {}, {}, {})

    run(scenario)


def test_it_is_tidied_once_a_day_while_the_server_runs_and_spares_what_is_in_use() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        table, cookies = await filled(store)
        async with house_at(store, 1) as server:
            ann = Browser(server)
            ann.http.cookies = cookies
            line = await ann.line(table)
            await server.go_on(40 * DAY_MS)
            assert list(store.records) == [table]  # somebody is looking at it
            assert {person.name for person in store.people.values()} == {"Ann", "Bob"}
            await line.hang_up()
            await server.go_on(3 * DAY_MS)
            assert store.records == {}

    run(scenario)


def test_unless_it_is_wanted_nothing_is_ever_removed() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        await filled(store)
        async with house_at(store, 4000, Settings()) as server:
            await server.go_on(40 * DAY_MS)
            assert (len(store.records), len(store.people)) == (3, 5)

    run(scenario)


def test_people_who_come_back_are_seen_and_those_of_before_count_from_now() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with house_at(store, 0) as server:
            ann, old = await server.browser("Ann"), await server.browser("Old")
            cookies = ann.http.cookies
            id = (await old.get("/api/me"))["id"]
            store.people[id] = msgspec.structs.replace(store.people[id], seen=0)  # of a file that did not tell
        async with house_at(store, 20) as server:
            ann = Browser(server)
            ann.http.cookies = cookies
            await ann.get("/api/me")
        async with house_at(store, 45):
            assert {person.name for person in store.people.values()} == {"Ann", "Old"}
        async with house_at(store, 51):
            assert store.people == {}

    run(scenario)


def test_forks_and_games_that_were_brought_here_count() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            await server.context.host_limits.change(lambda _: HostLimits(tables_each=2, uploads_each=1))
            session = await played(server)
            ann = session.people[0]
            for _ in range(2):
                await ann.post(f"/api/tables/{session.id}/fork", to=1, seat=0)
            assert (await ann.denied(f"/api/tables/{session.id}/fork", to=1, seat=0))[0] == 409
            data = (await ann.http.get(f"/api/tables/{session.id}/save")).content
            kind = {"content-type": "application/x-ndjson"}
            first = await ann.http.post("/api/films", content=data, headers=kind)
            assert first.status_code == 200
            denied = await ann.http.post("/api/films", content=data, headers=kind)
            assert (denied.status_code, denied.json()["error"][:16]) == (409, "You have brought")
            await ann.post(f"/api/tables/{first.json()['id']}/leave")
            assert (await ann.http.post("/api/films", content=data, headers=kind)).status_code == 200

    run(scenario)


class Moody(MemoryStore):
    """A store that keeps nothing while its disk is in trouble."""

    in_trouble = False

    async def write(self, *changes: Change) -> None:
        if self.in_trouble:
            raise StoreError("the disk is full")
        await super().write(*changes)


def test_a_day_on_which_the_disk_is_full_is_made_up_for_on_the_next() -> None:
    async def scenario() -> None:
        store = Moody()
        await filled(store)
        store.in_trouble = True
        async with house_at(store, 40) as server:  # which opens all the same
            await server.go_on(DAY_MS)
            assert len(store.records) == 3
            store.in_trouble = False
            await server.go_on(DAY_MS)
            assert len(store.records) == 0

    run(scenario)

"""What a PostgreSQL store promises besides: leases that keep out who has lost them, outages that lose nothing."""

import asyncio
from collections.abc import Awaitable, Callable

import psycopg
import pytest

from holdfast.table.leases import LeaseLost, TableHome
from holdfast.table.postgres import PostgresStore
from holdfast.table.postgres_changes import rows_of, statements
from holdfast.table.postgres_schema import VERSION
from holdfast.table.store import (
    Append,
    CampaignRecord,
    HandledMessage,
    KeptMessage,
    Person,
    PutCampaign,
    PutFirstValue,
    PutHandled,
    PutMessage,
    PutNote,
    PutPerson,
    PutTable,
    StoreError,
)
from tests.postgres import Cluster, cluster
from tests.table.test_store import record


def using(url: str, use: Callable[..., Awaitable[None]], stores: int = 1) -> None:
    async def scenario() -> None:
        opened = [PostgresStore(url) for _ in range(stores)]
        for number, store in enumerate(opened):
            store.leases.address = f"127.0.0.1:{number}"
        try:
            await use(*opened)
        finally:
            for store in opened:
                await store.close()

    asyncio.run(scenario())


def test_rows_and_marks_of_a_whole_group_are_one_statement_each() -> None:
    group = [
        change
        for n in range(100)
        for change in (Append(f"t{n}", n, (b"one", b"two")), PutHandled(HandledMessage(f"t{n}", "ann", f"{n}")))
    ]
    assert [len(column) for column in rows_of(group)] == [200, 200, 200]
    assert len(list(statements(group))) == 2  # the marks come, and those that are too many go


def test_what_comes_while_a_group_is_on_its_way_goes_out_together(postgres: Cluster) -> None:
    async def use(store: PostgresStore) -> None:
        await asyncio.gather(*(store.write(Append(f"t{n}", 0, (b"row",))) for n in range(200)))
        assert store.writer.groups <= 2
        assert [await store.rows(f"t{n}") for n in range(200)] == [[b"row"]] * 200

    using(postgres.schema(), use)


def test_a_table_lives_in_one_process_at_a_time(postgres: Cluster) -> None:
    async def use(one: PostgresStore, other: PostgresStore) -> None:
        await one.leases.beat()
        assert (await other.leases.beat()).processes == 2
        assert await one.leases.take("t") is None
        assert await other.leases.take("t") == TableHome(one.leases.process, "127.0.0.1:0")
        assert await other.leases.where("t") == TableHome(one.leases.process, "127.0.0.1:0")
        assert await one.leases.where("t") is None
        await one.leases.release("t")
        assert await other.leases.take("t") is None
        assert await one.leases.where("t") == TableHome(other.leases.process, "127.0.0.1:1")

    using(postgres.schema(), use, 2)


def test_whoever_asked_for_a_table_gets_it_and_not_who_comes_to_it_first(postgres: Cluster) -> None:
    async def use(one: PostgresStore, other: PostgresStore) -> None:
        await one.leases.beat()
        await other.leases.beat()
        await one.write(PutTable(record("t")))
        await one.leases.take("t")
        await one.leases.release("t", to=other.leases.process)
        assert await one.leases.claim("t") == TableHome(other.leases.process, "127.0.0.1:1")
        assert await other.leases.take("t") is None
        await other.write(Append("t", 0, (b"its",)))
        assert await other.rows("t") == [b"its"]

    using(postgres.schema(), use, 2)


def test_whoever_has_lost_a_table_writes_nothing_more(postgres: Cluster) -> None:
    async def use(one: PostgresStore, other: PostgresStore) -> None:
        await one.leases.beat()
        await one.leases.take("t")
        await one.leases.take("mine")
        await one.write(Append("t", 0, (b"header",)))
        await other.leases.bury(one.leases.process)  # it gave no sign of life
        assert await other.leases.take("t") is None
        for late in (Append("t", 1, (b"late",)), PutNote("t", 0, "late"), PutTable(record("t"))):
            with pytest.raises(LeaseLost):
                await one.write(late, PutPerson(Person("ann", "Ann", b"")))
        assert await one.rows("t") == [b"header"]
        assert (await one.notes("t"), await one.table("t"), await one.person("ann")) == ({}, None, None)
        await other.write(Append("t", 1, (b"its",)))
        assert (await one.leases.beat()).lost == ("t",)
        await one.write(Append("mine", 0, (b"nobody took this one",)))

    using(postgres.schema(), use, 2)


def test_one_lost_table_in_a_group_does_not_touch_the_others(postgres: Cluster) -> None:
    async def use(one: PostgresStore, other: PostgresStore) -> None:
        await other.leases.beat()
        await other.leases.take("t3")
        writes = (one.write(Append(f"t{n}", 0, (b"row",))) for n in range(8))
        found = await asyncio.gather(*writes, return_exceptions=True)
        assert [n for n, problem in enumerate(found) if isinstance(problem, LeaseLost)] == [3]
        assert [len(await one.rows(f"t{n}")) for n in range(8)] == [1, 1, 1, 0, 1, 1, 1, 1]

    using(postgres.schema(), use, 2)


def test_a_takeover_waits_for_a_group_that_is_on_its_way(postgres: Cluster) -> None:
    async def use(one: PostgresStore, other: PostgresStore) -> None:
        await one.leases.beat()
        await one.leases.take("t")
        await one.leases.release()  # of nothing
        await other.leases.bury(one.leases.process)
        outcomes = await asyncio.gather(
            one.write(Append("t", 0, (b"last",))), other.leases.take("t"), return_exceptions=True
        )
        kept = [b"last"] if outcomes[0] is None else []
        assert isinstance(outcomes[0], LeaseLost | None)
        assert await other.rows("t") == kept

    for _ in range(5):
        using(postgres.schema(), use, 2)


def test_of_two_who_come_to_a_table_at_once_one_has_it_and_the_other_learns_so(postgres: Cluster) -> None:
    async def use(one: PostgresStore, other: PostgresStore) -> None:
        await one.leases.beat()
        await other.leases.beat()
        await one.write(PutTable(record("t")))
        homes = await asyncio.gather(one.leases.claim("t"), other.leases.claim("t"))
        assert [home is None for home in homes].count(True) == 1
        holder = one if homes[0] is None else other
        assert [home.process for home in homes if home is not None] == [holder.leases.process]
        assert await holder.leases.claim("t") is None
        assert await one.leases.claim("nowhere") is None
        assert "nowhere" not in one.leases.held  # whatever people ask for, nothing is kept of tables that are not there

    using(postgres.schema(), use, 2)


def test_of_two_who_keep_something_for_good_at_once_one_is_first_and_both_know_it(postgres: Cluster) -> None:
    url = postgres.schema()

    async def use(one: PostgresStore, other: PostgresStore) -> None:
        with psycopg.connect(url) as quickest:  # has written, and is about to keep it
            quickest.execute("INSERT INTO house VALUES ('salt', 'first')")
            late = [asyncio.create_task(store.write(PutFirstValue("salt", b"late"))) for store in (one, other)]
            while await one.readers.fetch("SELECT count(*) FROM pg_locks WHERE NOT granted", ()) != [(2,)]:
                pass  # until both wait for it
            quickest.commit()
            await asyncio.gather(*late)
        assert [await store.value("salt") for store in (one, other)] == [b"first", b"first"]

    using(url, use, 2)


def test_a_campaign_that_is_gone_on_with_in_two_processes_goes_on_in_one(postgres: Cluster) -> None:
    was = CampaignRecord("one", "key", b"1", ("ann",), "", 1)

    async def use(*stores: PostgresStore) -> None:
        await stores[0].write(PutCampaign(was))
        for store, at in zip(stores, "ab", strict=True):
            await store.leases.take(at)
        ends = await asyncio.gather(
            *(
                store.write(
                    Append(at, 0, (b"row",)), PutCampaign(CampaignRecord("one", "key", b"1", ("ann",), at, 2), was=was)
                )
                for store, at in zip(stores, "ab", strict=True)
            ),
            return_exceptions=True,
        )
        assert sorted(type(end).__name__ for end in ends) == ["CampaignChanged", "NoneType"]
        begun = "ab"[ends.index(None)]
        kept = await stores[0].campaign("one")
        assert kept is not None
        assert kept.table == begun
        assert {at: await stores[0].rows(at) for at in "ab"} == {"a": [], "b": []} | {begun: [b"row"]}

    for _ in range(5):
        using(postgres.schema(), use, 2)


def test_tables_of_a_process_that_is_gone_are_found(postgres: Cluster) -> None:
    async def use(one: PostgresStore, other: PostgresStore) -> None:
        await one.leases.beat()
        await one.leases.take("a")
        for id, awake in (("a", True), ("b", True), ("c", False)):
            await one.write(PutTable(record(id, stage="playing", awake=awake)))
        assert await other.leases.orphans(9) == ["b"]
        await one.leases.leave()
        assert sorted(await other.leases.orphans(9)) == ["a", "b"]

    using(postgres.schema(), use, 2)


def test_what_is_kept_of_people_is_told_to_all_processes(postgres: Cluster) -> None:
    async def use(one: PostgresStore, other: PostgresStore) -> None:
        heard = other.leases.news()
        first = asyncio.ensure_future(anext(heard))
        while other.leases.listening is None or not first.done():
            await one.write(PutPerson(Person("ann", "Ann", b"")))
            await asyncio.sleep(0)
        news = await first
        assert (news.kind, news.about, news.process) == ("person", "ann", one.leases.process)

    using(postgres.database(), use, 2)


def test_the_one_sign_that_a_database_cannot_keep_does_not_stop_a_game(postgres: Cluster) -> None:
    async def use(store: PostgresStore) -> None:
        await store.write(PutMessage("t", KeptMessage(0, 1, 0, "Ann", "a\0b")), PutNote("t", 0, "\0"))
        assert [said.text for said in await store.messages("t")] == ["a␀b"]
        assert await store.table("\0") is None

    using(postgres.schema(), use)


def test_a_database_of_a_newer_holdfast_or_of_another_program_is_left_alone(postgres: Cluster) -> None:
    newer, others = postgres.schema(), postgres.schema()
    asyncio.run(PostgresStore(newer).close())
    with psycopg.connect(newer) as connection:
        connection.execute("UPDATE holdfast_format SET version = %s", (VERSION + 1,))
    with pytest.raises(StoreError, match="written by a newer Holdfast"):
        PostgresStore(newer)
    with psycopg.connect(others) as connection:
        connection.execute("CREATE TABLE people (name TEXT)")
    with pytest.raises(StoreError, match="another program's"):
        PostgresStore(others)
    with psycopg.connect(others) as connection:
        assert connection.execute("SELECT count(*) FROM pg_tables WHERE tablename = 'holdfast_format'").fetchone()


def test_a_database_that_is_not_there_is_said_in_one_sentence_without_its_password() -> None:
    with pytest.raises(StoreError) as problem:
        PostgresStore("postgresql://somebody:geheim@127.0.0.1:1/games")
    assert "the database games at 127.0.0.1 cannot be used" in str(problem.value)
    assert "geheim" not in str(problem.value)


def test_a_database_that_crashes_loses_nothing_that_was_acknowledged() -> None:
    async def use(url: str, server: Cluster) -> None:
        store = PostgresStore(url)
        await store.leases.beat()
        await store.leases.take("t")
        for crash in range(2):
            await store.write(Append("t", crash, (b"%d" % crash,)))
            server.kill()
            with pytest.raises(StoreError):
                await store.write(PutNote("t", crash, "lost"))
            assert await store.trouble()
            server.start()
            assert not await store.trouble()
            assert await store.rows("t") == [b"%d" % n for n in range(crash + 1)]
            assert await store.notes("t") == {}
        await store.close()

    with cluster(fsync="on") as server:
        asyncio.run(use(server.database(), server))

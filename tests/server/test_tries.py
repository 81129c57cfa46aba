"""Guesses are counted by a site, not by each of its processes."""

import asyncio
from collections.abc import Awaitable, Callable

import psycopg

from holdfast.server.ops.limits import Rate
from holdfast.server.ops.tries import Tries
from holdfast.server.rooms.site import site_of
from holdfast.table.postgres import PostgresStore
from holdfast.table.postgres_schema import VERSION
from tests.postgres import Cluster

NOW = 0  # the clock of these processes stands still; that of the database goes on, and ten seconds make up for one try
LATER = "UPDATE tries SET at = at + interval '1 day'"  # nothing is made up for until then
SLOW = Rate(5, 1e-9)


def of_a_site(url: str, use: Callable[[list[Tries]], Awaitable[None]]) -> None:
    """Two processes that share a database, in both of which a password is guessed at."""

    async def scenario() -> None:
        stores = [PostgresStore(url) for _ in range(2)]
        try:
            await use([Tries("password", site_of(store).leases, SLOW) for store in stores])
        finally:
            for store in stores:
                await store.close()

    asyncio.run(scenario())


def test_guesses_in_all_processes_are_counted_together(postgres: Cluster) -> None:
    url = postgres.schema()

    async def use(processes: list[Tries]) -> None:
        tries = [(processes[number % 2], f"10.0.0.{number}") for number in range(8)]
        looked_at = await asyncio.gather(*(process.begin(address, NOW) for process, address in tries))
        assert sum(looked_at) == SLOW.burst
        process, address = next(one for one, taken in zip(tries, looked_at, strict=True) if taken)
        await process.was_right(address, NOW)
        assert [await one.begin("10.0.1.1", NOW) for one in processes] == [True, False]

    of_a_site(url, use)
    with psycopg.connect(url) as line:
        assert not [who for (who,) in line.execute("SELECT who FROM tries").fetchall() if "10.0" in who]


def test_one_address_does_not_get_more_tries_by_asking_several_processes(postgres: Cluster) -> None:
    url = postgres.schema()

    async def use(processes: list[Tries]) -> None:
        for process in processes:
            process.from_all = None
        with psycopg.connect(url, autocommit=True) as line:
            looked_at = [await processes[number % 2].begin("10.0.0.1", NOW) for number in range(8)]
            assert looked_at == [True] * 8
            line.execute(LATER)  # they were all in one moment
            assert not await processes[0].begin("10.0.0.1", NOW)
            line.execute("UPDATE tries SET at = clock_timestamp() - interval '11 s'")  # a while later
            assert await processes[1].begin("10.0.0.1", NOW)
            line.execute(LATER)
            assert not await processes[0].begin("10.0.0.1", NOW)
            line.execute("UPDATE tries SET at = clock_timestamp() - interval '2 h'")
            assert await processes[0].begin("10.0.0.2", NOW)
            assert line.execute("SELECT count(*) FROM tries").fetchone() == (1,), "who tried long ago is forgotten"

    of_a_site(url, use)


def test_a_database_of_before_learns_to_count_tries(postgres: Cluster) -> None:
    url = postgres.schema()
    asyncio.run(PostgresStore(url).close())
    with psycopg.connect(url) as line:
        line.execute("DROP TABLE tries")
        line.execute("UPDATE holdfast_format SET version = 1")

    async def use(processes: list[Tries]) -> None:
        assert await processes[0].begin("10.0.0.1", NOW)

    of_a_site(url, use)
    with psycopg.connect(url) as line:
        assert line.execute("SELECT version FROM holdfast_format").fetchone() == (VERSION,)

"""Results of finished games: kept of people, once for each table, and gone with the person and not with the table."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from holdfast.engine.message import say
from holdfast.engine.records import BestMoment
from holdfast.table.credentials import PassOn
from holdfast.table.result import GameResult, PutMoments, PutResult
from holdfast.table.sqlite import SqliteStore
from holdfast.table.sqlite_look import APPLICATION
from holdfast.table.sqlite_schema import STEPS
from holdfast.table.store import DropPerson, DropTable, Person, PutPerson, Store

SOLVED = BestMoment("solved", 2, say("record.solved", open=2), 7, "fewest")
HELD = BestMoment("held", 9, say("record.held", n=9), 3)


def result(person: str, table: str, ended: int = 1, seat: int = 0, **changed: object) -> GameResult:
    one = GameResult(person, table, "key", ended, seat, person.title(), True, {"mission": ("first-day",)})
    return msgspec.structs.replace(one, **changed)


def using(open_store: Callable[[], Store], *uses: Callable[[Store], Awaitable[None]]) -> None:
    """Use a store; each further use is after it was closed and opened again."""

    async def scenario() -> None:
        for each in uses:
            store = open_store()
            try:
                await each(store)
            finally:
                await store.close()

    asyncio.run(scenario())


async def with_people(store: Store, *people: str) -> None:
    await store.write(*(PutPerson(Person(one, one.title(), b"")) for one in people))


def test_results_come_back_with_those_of_everybody_in_the_same_games(open_store: Callable[[], Store]) -> None:
    mine = result("ann", "t", 5, moments=(SOLVED, HELD), day="2026-11-15", packs=("base", "own"))
    with_bob, bobs = result("ann", "u", 9), result("bob", "u", 9, 1, won=False)

    async def write(store: Store) -> None:
        await with_people(store, "ann", "bob", "cem")
        await store.write(*map(PutResult, (mine, with_bob, bobs, result("bob", "v"), result("cem", "w"))))

    async def read(store: Store) -> None:
        assert await store.results_beside("ann") == [with_bob, bobs, mine]
        assert [one.table for one in await store.results_beside("bob")] == ["u", "u", "v"]
        assert await store.results_beside("nobody") == []

    using(open_store, write, read)


def test_a_result_is_kept_once_and_of_people_who_are_known(open_store: Callable[[], Store]) -> None:
    async def use(store: Store) -> None:
        await with_people(store, "ann")
        await store.write(PutResult(result("ann", "t")), PutResult(result("ann", "t", won=False)))
        await store.write(PutResult(result("gone", "t")))
        assert await store.results_beside("ann") == [result("ann", "t")]
        assert await store.results_beside("gone") == []

    using(open_store, use)


def test_moments_are_kept_by_seat_and_looked_for_once(open_store: Callable[[], Store]) -> None:
    async def use(store: Store) -> None:
        await with_people(store, "ann", "bob", "cem")
        await store.write(PutResult(result("ann", "t")), PutResult(result("bob", "t", seat=1)))
        await store.write(PutResult(result("cem", "u", 8)))
        assert await store.bare_results(9) == ["u", "t"]
        await store.write(PutMoments("t", ((SOLVED,), (HELD,)), ({"mission": ("other",)}, {})))
        await store.write(PutMoments("nowhere", ((SOLVED,),)))
        found = {one.person: one for one in await store.results_beside("ann")}
        assert (found["ann"].won, found["bob"].won) == (True, True)
        await store.write(PutMoments("t", ((SOLVED,), (HELD,)), winners=(1,)))
        found = {one.person: one for one in await store.results_beside("ann")}
        assert (found["ann"].won, found["bob"].won) == (False, True)
        assert (found["ann"].moments, found["bob"].moments) == ((SOLVED,), (HELD,))
        assert (found["ann"].words, found["bob"].words) == ({"mission": ("other",)}, {})
        assert await store.bare_results(9) == ["u"]
        await store.write(PutMoments("u", ()))
        assert await store.bare_results(9) == []
        assert (await store.results_beside("cem"))[0].moments == ()

    using(open_store, use)


def test_results_outlast_their_table_and_go_with_the_person(open_store: Callable[[], Store]) -> None:
    async def use(store: Store) -> None:
        await with_people(store, "ann", "bob")
        await store.write(PutResult(result("ann", "t")), PutResult(result("bob", "t", seat=1)))
        await store.write(DropTable("t"))
        assert len(await store.results_beside("ann")) == 2
        await store.write(DropPerson("bob"))
        assert await store.results_beside("ann") == [result("ann", "t")]
        assert await store.results_beside("bob") == []

    using(open_store, use)


def test_a_guests_results_come_along_but_for_a_game_that_both_played(open_store: Callable[[], Store]) -> None:
    async def use(store: Store) -> None:
        await with_people(store, "ann", "guest")
        both = [result("ann", "t"), result("guest", "t", seat=1)]
        await store.write(*map(PutResult, both), PutResult(result("guest", "u", 4)))
        await store.write(PassOn("guest", "ann"))
        brought = msgspec.structs.replace(result("guest", "u", 4), person="ann")
        assert await store.results_beside("ann") == [brought, *both]

    using(open_store, use)


def test_a_file_of_the_version_before_gets_its_place_for_results(tmp_path: Path) -> None:
    path = tmp_path / "holdfast.sqlite"
    db = sqlite3.connect(path, isolation_level=None)
    db.executescript(f"{' '.join(STEPS[:9])} PRAGMA user_version = 9; PRAGMA application_id = {APPLICATION};")
    db.execute("INSERT INTO people VALUES ('ann', 'Ann', x'00', 0, 1)")
    db.close()

    async def use(store: Store) -> None:
        await store.write(PutResult(result("ann", "t")))
        assert await store.results_beside("ann") == [result("ann", "t")]

    using(lambda: SqliteStore(path, "normal"), use)

"""Every store keeps the same promises: whole changes, in order, still there after it was closed."""

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from holdfast.table.sqlite import SqliteStore
from holdfast.table.sqlite_look import APPLICATION
from holdfast.table.sqlite_schema import FIRST, VERSION
from holdfast.table.store import (
    LINKS_KEPT,
    MARKS_KEPT,
    MESSAGES_KEPT,
    Append,
    CampaignChanged,
    CampaignRecord,
    Delivery,
    DropDelivery,
    DropLink,
    DropLinks,
    DropPerson,
    DropTable,
    DropWords,
    GameSnapshot,
    HandledMessage,
    KeptMessage,
    Link,
    Person,
    PutCampaign,
    PutDelivery,
    PutFilm,
    PutFirstValue,
    PutHandled,
    PutLink,
    PutMessage,
    PutNote,
    PutPerson,
    PutSnapshot,
    PutSubscriptions,
    PutTable,
    PutTurns,
    PutValue,
    ReplaceValue,
    Store,
    StoreError,
    TableRecord,
    ValueChanged,
)

Open = Callable[[], Store]


def using(open_store: Open, use: Callable[[Store], Awaitable[None]], *more: Callable[[Store], Awaitable[None]]) -> None:
    """Use a store; each further use is after it was closed and opened again."""

    async def scenario() -> None:
        for each in (use, *more):
            store = open_store()
            try:
                await each(store)
            finally:
                await store.close()

    asyncio.run(scenario())


def record(id: str, **changed: object) -> TableRecord:
    fields: dict[str, object] = {
        "id": id, "stage": "open", "public": True, "data": b"{}", "people": ("ann",), "created": 1, "changed": 1,
    }  # fmt: skip
    return TableRecord(**fields | changed)  # type: ignore[arg-type]


def test_rows_come_back_in_order(open_store: Open) -> None:
    async def write(store: Store) -> None:
        await store.write(Append("t", 0, (b"header", b"one")), Append("u", 0, (b"other",)))
        await store.write(Append("t", 2, (b"two",)))

    async def read(store: Store) -> None:
        assert await store.rows("t") == [b"header", b"one", b"two"]
        assert await store.rows("u") == [b"other"]
        assert await store.rows("nowhere") == []

    using(open_store, write, read)


def test_a_change_that_fails_is_not_kept_at_all(open_store: Open) -> None:
    async def write(store: Store) -> None:
        await store.write(Append("t", 0, (b"header",)))
        with pytest.raises(StoreError):
            await store.write(PutNote("t", 0, "gone"), Append("t", 0, (b"another",)))
        await store.write(Append("t", 1, (b"one",)))

    async def read(store: Store) -> None:
        assert await store.rows("t") == [b"header", b"one"]
        assert await store.notes("t") == {}

    using(open_store, write, read)


def test_one_failure_in_a_group_does_not_touch_the_others(open_store: Open) -> None:
    async def write(store: Store) -> None:
        await store.write(Append("t3", 0, (b"x",)))
        found = await asyncio.gather(
            *(store.write(Append(f"t{n}", 0, (b"row",))) for n in range(8)), return_exceptions=True
        )
        assert [n for n, problem in enumerate(found) if problem is not None] == [3]
        assert [await store.rows(f"t{n}") for n in range(8)] == [[b"x"] if n == 3 else [b"row"] for n in range(8)]

    using(open_store, write)


def test_many_writers_lose_nothing_and_mix_nothing_up(open_store: Open) -> None:
    async def write(store: Store) -> None:
        rng = random.Random(5)

        async def one(table: str) -> None:
            for no in range(40):
                await store.write(Append(table, no, (f"{table}/{no}".encode(),)))
                for _ in range(rng.randrange(4)):
                    await asyncio.sleep(0)

        await asyncio.gather(*(one(f"t{n}") for n in range(12)))

    async def read(store: Store) -> None:
        for n in range(12):
            assert await store.rows(f"t{n}") == [f"t{n}/{no}".encode() for no in range(40)]

    using(open_store, write, read)


def test_tables_are_found_by_stage_by_person_and_newest_first(open_store: Open) -> None:
    async def write(store: Store) -> None:
        await store.write(
            PutTable(record("a", changed=5)),
            PutTable(record("b", changed=9, people=("ann", "bob"))),
            PutTable(record("c", public=False, people=("bob",))),
            PutTable(record("d", stage="over", awake=False)),
        )
        await store.write(PutTable(record("a", changed=7, people=("cleo",))))

    async def read(store: Store) -> None:
        async def ids(**wanted: str) -> list[str]:
            return [found.id for found in await store.tables(**wanted)]  # type: ignore[arg-type]

        assert await ids(stage="open") == ["b", "a"]
        assert await ids(stage="open", person="ann") == ["b"]
        assert await ids(stage="open", person="bob") == ["b", "c"]
        assert await ids(stage="over") == ["d"]
        assert await store.awake() == ["a", "b", "c"]
        assert await store.table("a") == record("a", changed=7, people=("cleo",))
        assert await store.table("z") is None

    using(open_store, write, read)


def test_people_links_notes_and_talk_are_kept(open_store: Open) -> None:
    async def write(store: Store) -> None:
        await store.write(PutPerson(Person("ann", "Ann", b"h1")), PutPerson(Person("ann", "Anna", b"h1")))
        await store.write(PutLink(Link(b"1", "t", "seat", 2, 99)), PutLink(Link(b"2", "t", "join", -1, 99)))
        await store.write(DropLink(b"1"))
        await store.write(PutNote("t", 0, "old"), PutNote("t", 0, "new"), PutNote("t", 1, "x"), PutNote("t", 1, ""))
        for no in range(MESSAGES_KEPT + 5):
            await store.write(PutMessage("t", KeptMessage(no, 7, 0, "Ann", f"{no}", no % 2 == 0)))

    async def read(store: Store) -> None:
        assert await store.person("ann") == Person("ann", "Anna", b"h1")
        assert await store.person("bob") is None
        assert await store.link(b"1") is None
        assert await store.link(b"2") == Link(b"2", "t", "join", -1, 99)
        assert await store.notes("t") == {0: "new"}
        said = await store.messages("t")
        assert [message.no for message in said] == list(range(5, MESSAGES_KEPT + 5))
        assert said[-1] == KeptMessage(MESSAGES_KEPT + 4, 7, 0, "Ann", f"{MESSAGES_KEPT + 4}", True)

    using(open_store, write, read)


def test_marks_of_what_was_done_are_kept_the_newest_of_each_person(open_store: Open) -> None:
    async def write(store: Store) -> None:
        await store.write(
            PutHandled(HandledMessage("t", "bob", "b")), PutHandled(HandledMessage("u", "ann", "elsewhere"))
        )
        for n in range(MARKS_KEPT + 3):
            await store.write(PutHandled(HandledMessage("t", "ann", str(n))))

    async def read(store: Store) -> None:
        kept = [HandledMessage("t", "ann", str(n)) for n in range(3, MARKS_KEPT + 3)]
        assert await store.handled("t") == [HandledMessage("t", "bob", "b"), *kept]
        await store.write(DropPerson("bob"))
        assert await store.handled("t") == kept
        await store.write(DropTable("t"))
        assert await store.handled("t") == []
        assert await store.handled("u") == [HandledMessage("u", "ann", "elsewhere")]

    using(open_store, write, read)


def test_what_one_side_says_displaces_nothing_that_others_hear(open_store: Open) -> None:
    async def write(store: Store) -> None:
        await store.write(PutMessage("t", KeptMessage(0, 7, 0, "Ann", "to all")))
        for no in range(1, MESSAGES_KEPT + 3):
            await store.write(PutMessage("t", KeptMessage(no, 7, 2, "Bob", f"{no}", side=1)))

    async def read(store: Store) -> None:
        said = await store.messages("t")
        assert [message.no for message in said] == [0, *range(3, MESSAGES_KEPT + 3)]
        assert {message.side for message in said[1:]} == {1}

    using(open_store, write, read)


def test_words_go_with_their_person_and_old_ones_with_their_name(open_store: Open) -> None:
    said = [
        KeptMessage(0, 1, 0, "Ann", "hers", person="ann"),
        KeptMessage(1, 1, 1, "Ann", "of another", person="namesake"),
        KeptMessage(2, 1, 0, "Anna", "hers too", person="ann"),
        KeptMessage(3, 1, 0, "Ann", "old"),
        KeptMessage(4, 1, 1, "Bob", "old as well"),
    ]

    async def write(store: Store) -> None:
        await store.write(*(PutMessage(table, one) for table in ("t", "u") for one in said))

    async def forget(store: Store) -> None:
        assert await store.messages("t") == said
        await store.write(DropWords("t", "Ann"))
        assert await store.messages("t") == [said[0], said[1], said[2], said[4]]
        await store.write(DropPerson("ann"))

    async def read(store: Store) -> None:
        assert await store.messages("t") == [said[1], said[4]]
        assert await store.messages("u") == [said[1], said[3], said[4]]

    using(open_store, write, forget, read)


def test_a_film_is_kept_beside_its_table_only(open_store: Open) -> None:
    async def write(store: Store) -> None:
        await store.write(PutTable(record("there")), PutFilm("there", b"film"), PutFilm("gone", b"film"))

    async def read(store: Store) -> None:
        assert await store.film("there") == b"film"
        assert await store.film("gone") is None

    using(open_store, write, read)


def test_links_are_dropped_by_table_kind_seat_and_person(open_store: Open) -> None:
    links = [
        Link(b"0", "t", "seat", 0, 99, "ann"), Link(b"1", "t", "seat", 1, 99, "bob"), Link(b"2", "u", "seat", 0, 99),
        Link(b"3", "t", "join", -1, 99, "ann"), Link(b"4", "t", "join", -1, 99, "bob"), Link(b"5", "t", "join", -1, 99),
    ]  # fmt: skip

    async def write(store: Store) -> None:
        async def left(*drop: DropLinks) -> list[Link]:
            await store.write(*map(PutLink, links), *drop)
            return [link for link in links if await store.link(link.hash) == link]

        assert await left() == links
        assert await left(DropLinks("t", "seat", 0)) == links[1:]
        assert await left(DropLinks("t", "join", person="bob")) == [*links[:4], links[5]]
        assert await left(DropLinks("t", "join")) == links[:3]
        assert await left(DropLinks("t", "seat", person="")) == links

    using(open_store, write)


def test_only_the_newest_links_of_a_table_work(open_store: Open) -> None:
    async def write(store: Store) -> None:
        await store.write(PutLink(Link(b"bob", "t", "join", -1, 99, "bob")))
        for n in range(LINKS_KEPT + 2):
            await store.write(PutLink(Link(bytes([n]), "t", "join", -1, 99)))
        found = [await store.link(bytes([n])) for n in range(LINKS_KEPT + 2)]
        assert [link is None for link in found] == [True, True] + [False] * LINKS_KEPT
        assert await store.link(b"bob") is not None  # whoever makes many loses their own

    using(open_store, write)


# -- files that must not be touched


def kept_file(tmp_path: Path) -> Path:
    path = tmp_path / "holdfast.sqlite"

    async def write(store: Store) -> None:
        for n in range(50):
            await store.write(Append("t", n, (b"x" * 500,)))

    using(lambda: SqliteStore(path, "normal"), write)
    return path


def refused(path: Path) -> str:
    """The sentence with which a file is refused; it is left as it was."""
    before = path.read_bytes()
    with pytest.raises(StoreError) as problem:
        SqliteStore(path)
    assert path.read_bytes() == before
    return str(problem.value)


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    path = kept_file(tmp_path)
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version = {VERSION + 1}")
    db.close()
    assert "written by a newer Holdfast" in refused(path)


def test_a_file_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "holdfast.sqlite"
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE recipes (name TEXT)")
    db.close()
    assert "was not made by Holdfast" in refused(path)
    path.write_bytes(b"my diary" * 100)
    assert "is not a database" in refused(path)


def test_a_damaged_file_is_left_alone(tmp_path: Path) -> None:
    path = kept_file(tmp_path)
    data = bytearray(path.read_bytes())
    data[4096:8192] = bytes(random.Random(1).randbytes(4096))
    path.write_bytes(data)
    assert "is damaged" in refused(path)
    path.write_bytes(data[: len(data) // 2])
    assert "is damaged" in refused(path)


def test_two_servers_cannot_use_one_file(tmp_path: Path) -> None:
    path = tmp_path / "holdfast.sqlite"

    async def use(store: Store) -> None:
        await store.write(PutNote("t", 0, "x"))
        with pytest.raises(StoreError, match="in use by another Holdfast server"):
            SqliteStore(path)

    using(lambda: SqliteStore(path), use)


def test_the_file_says_what_it_is(tmp_path: Path) -> None:
    header = kept_file(tmp_path).read_bytes()[:100]
    assert int.from_bytes(header[68:72], "big") == APPLICATION
    assert int.from_bytes(header[60:64], "big") == VERSION


def test_campaigns_are_found_by_their_people(open_store: Open) -> None:
    async def write(store: Store) -> None:
        await store.write(PutCampaign(CampaignRecord("one", "key", b"1", ("ann",), "", 1)))
        await store.write(PutCampaign(CampaignRecord("two", "key", b"2", ("ann", "bob"), "t", 2)))
        await store.write(PutCampaign(CampaignRecord("one", "key", b"3", ("ann", "cem"), "t", 3)))

    async def read(store: Store) -> None:
        assert await store.campaign("one") == CampaignRecord("one", "key", b"3", ("ann", "cem"), "t", 3)
        assert [campaign.id for campaign in await store.campaigns("ann")] == ["one", "two"]
        assert [campaign.id for campaign in await store.campaigns("ann", most=1)] == ["one"]
        assert [campaign.id for campaign in await store.campaigns("bob")] == ["two"]
        assert await store.campaigns("dan") == []
        assert await store.campaign("three") is None

    using(open_store, write, read)


def test_what_is_kept_first_for_good_is_not_replaced_by_who_comes_later(open_store: Open) -> None:
    async def write(store: Store) -> None:
        await asyncio.gather(*(store.write(PutFirstValue("salt", b"%d" % number)) for number in range(5)))
        assert await store.value("salt") == b"0"
        await store.write(PutFirstValue("key", b"first"), PutFirstValue("key", b"second"), PutValue("other", b"old"))
        await store.write(PutFirstValue("other", b"new"))

    async def read(store: Store) -> None:
        await store.write(PutFirstValue("salt", b"after a restart"))
        assert [await store.value(name) for name in ("salt", "key", "other")] == [b"0", b"first", b"old"]

    using(open_store, write, read)


def test_a_value_is_replaced_if_it_still_is_what_it_was(open_store: Open) -> None:
    async def write(store: Store) -> None:
        ends = await asyncio.gather(
            *(store.write(ReplaceValue("limits", was, new)) for was, new in ((None, b"1"), (None, b"2"), (b"1", b"3"))),
            return_exceptions=True,
        )
        assert [type(end).__name__ for end in ends] == ["NoneType", "ValueChanged", "NoneType"]

    async def read(store: Store) -> None:
        with pytest.raises(ValueChanged):
            await store.write(Append("t", 0, (b"row",)), ReplaceValue("limits", b"1", b"4"))
        assert (await store.value("limits"), await store.rows("t")) == (b"3", [])

    using(open_store, write, read)


def test_of_two_who_go_on_with_a_campaign_at_once_one_does(open_store: Open) -> None:
    both = ("ann", "bob")
    was = CampaignRecord("one", "key", b"1", ("ann",), "", 1)

    def begin(at: str) -> PutCampaign:
        return PutCampaign(CampaignRecord("one", "key", b"1", both, at, 2), was=was)

    async def write(store: Store) -> None:
        await store.write(PutCampaign(was))
        await store.write(PutCampaign(CampaignRecord("one", "key", b"1", both, "", 1)))  # no other beginning
        ends = await asyncio.gather(
            *(store.write(Append(at, 0, (b"row",)), begin(at)) for at in ("here", "there")), return_exceptions=True
        )
        assert ends[0] is None
        assert isinstance(ends[1], CampaignChanged)
        on = CampaignRecord("one", "key", b"2", both, "", 3)
        await asyncio.gather(
            store.write(PutCampaign(on, was=begin("here").record)),
            store.write(PutCampaign(CampaignRecord("one", "key", b"2", both, "next", 4), was=on)),
        )

    async def read(store: Store) -> None:
        assert await store.campaign("one") == CampaignRecord("one", "key", b"2", both, "next", 4)
        assert [await store.rows(at) for at in ("here", "there")] == [[b"row"], []]
        for late in (begin("late"), PutCampaign(CampaignRecord("two", "key", b"", (), "", 1), was=was)):
            with pytest.raises(CampaignChanged):
                await store.write(late)

    using(open_store, write, read)


def test_of_each_table_the_last_snapshot_is_kept(open_store: Open) -> None:
    async def write(store: Store) -> None:
        await store.write(PutSnapshot(GameSnapshot("t", 3, b"old")), PutSnapshot(GameSnapshot("u", 1, b"other")))
        await store.write(PutSnapshot(GameSnapshot("t", 5, b"new")))

    async def read(store: Store) -> None:
        assert await store.snapshot("t") == GameSnapshot("t", 5, b"new")
        assert await store.snapshot("nowhere") is None

    using(open_store, write, read)


def test_turns_subscriptions_and_deliveries_are_kept_and_go_with_their_table_and_person(open_store: Open) -> None:
    first, second = Delivery("t", "ann", due=5), Delivery("t", "bob", "mail", openly=True, attempts=2, due=3)

    async def write(store: Store) -> None:
        await store.write(PutTurns("t", b"1"), PutTurns("u", b"2"), PutTurns("u", b""), PutDelivery(first))
        await store.write(PutSubscriptions("ann", b"a"), PutSubscriptions("bob", b"b"), PutDelivery(second))
        await store.write(PutDelivery(Delivery("u", "bob", "push/1")), DropDelivery("u", "bob", "push/1"))

    async def read(store: Store) -> None:
        assert (await store.turns("t"), await store.turns("u")) == (b"1", None)
        assert (await store.subscriptions("ann"), await store.subscriptions("cid")) == (b"a", None)
        assert await store.deliveries() == [second, first]
        assert await store.claim(second)
        assert not await store.claim(second)
        assert await store.deliveries() == [first]
        await store.write(PutDelivery(second))
        await store.write(DropPerson("bob"), PutSubscriptions("ann", b""))

    async def forgotten(store: Store) -> None:
        assert (await store.subscriptions("ann"), await store.subscriptions("bob")) == (None, None)
        assert await store.deliveries() == [first]
        await store.write(DropTable("t"))
        assert (await store.turns("t"), await store.deliveries()) == (None, [])

    using(open_store, write, read, forgotten)


def test_an_older_file_is_brought_up_to_date_and_keeps_what_it_holds(tmp_path: Path) -> None:
    path = tmp_path / "holdfast.sqlite"
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA application_id = {APPLICATION}")
    db.executescript(f"{FIRST} PRAGMA user_version = 1;")
    db.execute("INSERT INTO people VALUES ('ann', 'Ann', x'00')")
    db.commit()
    db.close()

    async def use(store: Store) -> None:
        assert await store.person("ann") == Person("ann", "Ann", b"\0")
        await store.write(PutCampaign(CampaignRecord("one", "key", b"1", ("ann",), "", 1)))
        assert len(await store.campaigns("ann")) == 1

    using(lambda: SqliteStore(path, "normal"), use, use)
    assert int.from_bytes(path.read_bytes()[60:64], "big") == VERSION

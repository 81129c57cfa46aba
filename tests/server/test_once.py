"""What comes twice under one id is done once, and answered both times alike: at once, after a reconnect, a restart."""

from typing import Any

import pytest

from holdfast.server.rooms.answer_cache import KEPT, MOST_PEOPLE, AnswerCache
from holdfast.server.wire.from_server import AckMessage
from holdfast.table.memory import MemoryStore
from tests.server.fixtures import Browser, FakeServer, FakeSocket, TableSession, run, settle
from tests.server.test_begin import until_asked_to_be_ready
from tests.server.test_room import HeldStore

WAYS = ("at once", "on another line", "after a restart")


class Again:
    """A table where one message comes again in some way."""

    def __init__(self, way: str, store: MemoryStore, game: str = "tictactoe", **wanted: Any) -> None:
        self.way = way
        self.store = store
        self.game = game
        self.wanted = wanted

    async def sit(self, server: FakeServer) -> TableSession:
        self.session = await server.game(self.game, "Ann", "Bob", **self.wanted)
        return self.session

    async def twice(self, server: FakeServer, seat: int, **message: Any) -> tuple[FakeServer, list[FakeSocket]]:
        """Send it, and again: the server and the lines afterwards, each of which has heard of nothing else since."""
        line = self.session.lines[seat]
        first = await line.ask(**message)
        await settle()
        lines = self.session.lines
        if self.way == "on another line":
            await line.hang_up()
            lines = list(lines)
            lines[seat] = await self.session.people[seat].line(self.session.id)
        if self.way == "after a restart":
            server, lines = await reopened(server, self.store, self.session.people, self.session.id)
        for one in lines:
            await one.all_heard()
        again = await lines[seat].ask(**message)
        assert again == first
        await settle()
        return server, lines


async def reopened(
    server: FakeServer, store: MemoryStore, people: list[Browser], table: str
) -> tuple[FakeServer, list[FakeSocket]]:
    """The same table at a server that was started anew."""
    await server.__aexit__()
    server = FakeServer(store, at=2_000_000)
    await server.__aenter__()
    lines = []
    for one in people:
        one.server = server
        one.http._transport.app = server.app  # type: ignore[attr-defined]
        lines.append(await one.line(table))
    return server, lines


async def marked(session: TableSession, *cells: int) -> None:
    for n, cell in enumerate(cells):
        line = session.lines[n % 2]
        assert (await line.act(line.view["asks"][0]["id"], act="mark", cell=cell))["t"] == "ack"
        await settle()


@pytest.mark.parametrize("way", WAYS)
def test_an_undo_that_comes_again_goes_back_one_step(way: str) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        server = await FakeServer(store).__aenter__()
        again = Again(way, store, cover="eager")
        session = await again.sit(server)
        await marked(session, 0, 1, 2, 3)
        assert (await session.lines[1].ask(t="undo"))["t"] == "ack"
        server, lines = await again.twice(server, 0, t="undo", id="agreed")  # the second to agree: now it happens
        assert [row["t"] for row in await session.saved()].count("undo") == 1
        assert lines[0].view["cells"][:4] == ["X", "O", "X", "."]
        assert await lines[1].all_heard("wish") == []
        await server.__aexit__()

    run(scenario)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("message", [{"t": "chat", "text": "hello"}, {"t": "quick", "phrase": "hello"}])
def test_what_is_said_is_said_once(way: str, message: dict[str, str]) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        server = await FakeServer(store).__aenter__()
        again = Again(way, store)
        session = await again.sit(server)
        server, lines = await again.twice(server, 0, **message, id="said")
        assert await lines[1].all_heard("said") == []
        assert [one.text for one in await store.messages(session.id)] == ["hello"]
        await server.__aexit__()

    run(scenario)


@pytest.mark.parametrize("way", WAYS)
def test_a_pause_and_its_end_are_done_once_and_acknowledged_again(way: str) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        server = await FakeServer(store).__aenter__()
        again = Again(way, store)
        session = await again.sit(server)
        server, lines = await again.twice(server, 0, t="pause", id="p1", reason="the door")
        assert [row["t"] for row in await session.saved()] == ["holdfast", "pause"]
        again.session = TableSession(server, session.id, session.key, session.people, lines)
        server, lines = await again.twice(server, 1, t="resume", id="r1")
        assert [row["t"] for row in await session.saved()] == ["holdfast", "pause", "resume"]
        assert (await lines[0].ask(t="pause", id="p1"))["t"] == "ack"  # an old one changes nothing
        assert [row["t"] for row in await session.saved()] == ["holdfast", "pause", "resume"]
        await server.__aexit__()

    run(scenario)


@pytest.mark.parametrize("way", WAYS)
def test_an_older_note_that_comes_again_does_not_displace_a_newer_one(way: str) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        server = await FakeServer(store).__aenter__()
        again = Again(way, store)
        session = await again.sit(server)
        await session.lines[0].ask(t="note", text="old", id="n1")
        await session.lines[0].ask(t="note", text="new", id="n2")
        server, _ = await again.twice(server, 0, t="note", text="old", id="n1")
        assert await store.notes(session.id) == {0: "new"}
        await server.__aexit__()

    run(scenario)


@pytest.mark.parametrize("way", WAYS[:2])
def test_showing_a_place_and_keeping_on_are_done_once(way: str) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        server = await FakeServer(store).__aenter__()
        again = Again(way, store)
        session = await again.sit(server)
        _, lines = await again.twice(server, 0, t="point", at="cell-4", id="there")
        assert await lines[1].all_heard("pointed") == []
        again.session = TableSession(server, session.id, session.key, session.people, lines)
        await lines[0].act(lines[0].view["asks"][0]["id"], act="mark", cell=0)
        await lines[1].ask(t="keep_on", id="no")
        await lines[0].ask(t="undo", id="wish")
        await lines[0].ask(t="undo", id="wish")
        assert session.room.game.table.wish.agreed == (0,)
        await lines[1].ask(t="keep_on", id="no")  # which was about an older wish
        assert session.room.game.table.wish.agreed == (0,)
        await server.__aexit__()

    run(scenario)


@pytest.mark.parametrize("way", WAYS)
def test_the_host_begins_once(way: str) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        server = await FakeServer(store).__aenter__()
        again = Again(way, store, "elite")
        session = await again.sit(server)
        await until_asked_to_be_ready(server, session)
        server, _ = await again.twice(server, 0, t="begin", id="go")
        assert [row["seat"] for row in await session.saved() if row.get("id") == "go"] == [0, 1]
        await server.__aexit__()

    run(scenario)


def test_a_refusal_is_repeated_as_it_was() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            ann, bob = session.lines
            refused = await ann.ask(t="resume", id="r")
            assert refused["text"] == "The game is not paused."
            await bob.ask(t="pause")
            assert await ann.ask(t="resume", id="r") == refused
            assert (await ann.ask(t="resume", id="s"))["t"] == "ack"

    run(scenario)


def test_an_id_is_its_senders_own() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            for line in session.lines:
                assert (await line.ask(t="chat", text="hello", id="same"))["t"] == "ack"
            assert [one.name for one in session.room.stored.said] == ["Ann", "Bob"]
            await session.lines[0].act(1, act="mark", cell=4)
            assert (await session.lines[0].ask(t="undo", id="u"))["t"] == "ack"
            assert (await session.lines[1].ask(t="undo", id="u"))["t"] == "ack"
            await settle()
            assert session.lines[0].view["cells"][4] == "."

    run(scenario)


def test_what_could_not_be_kept_is_done_when_it_comes_again() -> None:
    async def scenario() -> None:
        store = HeldStore()
        async with FakeServer(store) as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            store.is_full = True
            await session.lines[0].say(t="pause", id="p")
            assert (await session.lines[0].hear("bye"))["again"]
            store.is_full = False
            again = await session.people[0].line(session.id)
            assert (await again.ask(t="pause", id="p"))["t"] == "ack"
            assert [row["t"] for row in await session.saved()] == ["holdfast", "pause"]

    run(scenario)


def test_marks_are_bounded_and_nobody_displaces_those_of_others() -> None:
    cache = AnswerCache()
    cache.note("ann", "first", AckMessage("first"))
    for n in range(10 * KEPT):
        cache.note("eve", str(n), AckMessage(str(n)))
        cache.note("", str(n), AckMessage(str(n)))
    assert cache.answer_to("ann", "first") == AckMessage("first")
    assert (len(cache.answers["eve"]), cache.answer_to("eve", "0")) == (KEPT, None)
    assert cache.answer_to("", "0") is None
    for n in range(2 * MOST_PEOPLE):
        cache.note(f"guest {n}", "x", AckMessage("x"))
    assert len(cache.answers) == MOST_PEOPLE

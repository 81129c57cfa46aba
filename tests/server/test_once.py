"""What comes twice under one id is done once, and answered both times alike: at once, after a reconnect, a restart."""

from typing import Any

import pytest

from holdfast.server.rooms.answer_cache import KEPT, MOST_PEOPLE, AnswerCache
from holdfast.server.wire.from_server import AckMessage
from holdfast.table.memory import MemoryStore
from tests.server.fixtures import Browser, Evening, House, Line, run, settle
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

    async def sit(self, house: House) -> Evening:
        self.evening = await house.game(self.game, "Ann", "Bob", **self.wanted)
        return self.evening

    async def twice(self, house: House, seat: int, **message: Any) -> tuple[House, list[Line]]:
        """Send it, and again: the house and the lines afterwards, each of which has heard of nothing else since."""
        line = self.evening.lines[seat]
        first = await line.ask(**message)
        await settle()
        lines = self.evening.lines
        if self.way == "on another line":
            await line.hang_up()
            lines = list(lines)
            lines[seat] = await self.evening.people[seat].line(self.evening.id)
        if self.way == "after a restart":
            house, lines = await reopened(house, self.store, self.evening.people, self.evening.id)
        for one in lines:
            await one.all_heard()
        again = await lines[seat].ask(**message)
        assert again == first
        await settle()
        return house, lines


async def reopened(house: House, store: MemoryStore, people: list[Browser], table: str) -> tuple[House, list[Line]]:
    """The same table at a server that was started anew."""
    await house.__aexit__()
    house = House(store, at=2_000_000)
    await house.__aenter__()
    lines = []
    for one in people:
        one.house = house
        one.http._transport.app = house.app  # type: ignore[attr-defined]
        lines.append(await one.line(table))
    return house, lines


async def marked(evening: Evening, *cells: int) -> None:
    for n, cell in enumerate(cells):
        line = evening.lines[n % 2]
        assert (await line.act(line.view["asks"][0]["id"], act="mark", cell=cell))["t"] == "ack"
        await settle()


@pytest.mark.parametrize("way", WAYS)
def test_an_undo_that_comes_again_goes_back_one_step(way: str) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        house = await House(store).__aenter__()
        again = Again(way, store, cover="eager")
        evening = await again.sit(house)
        await marked(evening, 0, 1, 2, 3)
        assert (await evening.lines[1].ask(t="undo"))["t"] == "ack"
        house, lines = await again.twice(house, 0, t="undo", id="agreed")  # the second to agree: now it happens
        assert [row["t"] for row in await evening.saved()].count("undo") == 1
        assert lines[0].view["cells"][:4] == ["X", "O", "X", "."]
        assert await lines[1].all_heard("wish") == []
        await house.__aexit__()

    run(scenario)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("message", [{"t": "chat", "text": "hello"}, {"t": "quick", "phrase": "hello"}])
def test_what_is_said_is_said_once(way: str, message: dict[str, str]) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        house = await House(store).__aenter__()
        again = Again(way, store)
        evening = await again.sit(house)
        house, lines = await again.twice(house, 0, **message, id="said")
        assert await lines[1].all_heard("said") == []
        assert [one.text for one in await store.messages(evening.id)] == ["hello"]
        await house.__aexit__()

    run(scenario)


@pytest.mark.parametrize("way", WAYS)
def test_a_pause_and_its_end_are_done_once_and_acknowledged_again(way: str) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        house = await House(store).__aenter__()
        again = Again(way, store)
        evening = await again.sit(house)
        house, lines = await again.twice(house, 0, t="pause", id="p1", reason="the door")
        assert [row["t"] for row in await evening.saved()] == ["holdfast", "pause"]
        again.evening = Evening(house, evening.id, evening.key, evening.people, lines)
        house, lines = await again.twice(house, 1, t="resume", id="r1")
        assert [row["t"] for row in await evening.saved()] == ["holdfast", "pause", "resume"]
        assert (await lines[0].ask(t="pause", id="p1"))["t"] == "ack"  # an old one changes nothing
        assert [row["t"] for row in await evening.saved()] == ["holdfast", "pause", "resume"]
        await house.__aexit__()

    run(scenario)


@pytest.mark.parametrize("way", WAYS)
def test_an_older_note_that_comes_again_does_not_displace_a_newer_one(way: str) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        house = await House(store).__aenter__()
        again = Again(way, store)
        evening = await again.sit(house)
        await evening.lines[0].ask(t="note", text="old", id="n1")
        await evening.lines[0].ask(t="note", text="new", id="n2")
        house, _ = await again.twice(house, 0, t="note", text="old", id="n1")
        assert await store.notes(evening.id) == {0: "new"}
        await house.__aexit__()

    run(scenario)


@pytest.mark.parametrize("way", WAYS[:2])
def test_showing_a_place_and_keeping_on_are_done_once(way: str) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        house = await House(store).__aenter__()
        again = Again(way, store)
        evening = await again.sit(house)
        _, lines = await again.twice(house, 0, t="point", at="cell 4", id="there")
        assert await lines[1].all_heard("pointed") == []
        again.evening = Evening(house, evening.id, evening.key, evening.people, lines)
        await lines[0].act(lines[0].view["asks"][0]["id"], act="mark", cell=0)
        await lines[1].ask(t="keep_on", id="no")
        await lines[0].ask(t="undo", id="wish")
        await lines[0].ask(t="undo", id="wish")
        assert evening.room.game.table.wish.agreed == (0,)
        await lines[1].ask(t="keep_on", id="no")  # which was about an older wish
        assert evening.room.game.table.wish.agreed == (0,)
        await house.__aexit__()

    run(scenario)


@pytest.mark.parametrize("way", WAYS)
def test_the_host_begins_once(way: str) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        house = await House(store).__aenter__()
        again = Again(way, store, "elite")
        evening = await again.sit(house)
        await until_asked_to_be_ready(house, evening)
        house, _ = await again.twice(house, 0, t="begin", id="go")
        assert [row["seat"] for row in await evening.saved() if row.get("id") == "go"] == [0, 1]
        await house.__aexit__()

    run(scenario)


def test_a_refusal_is_repeated_as_it_was() -> None:
    async def scenario() -> None:
        async with House() as house:
            evening = await house.game("tictactoe", "Ann", "Bob")
            ann, bob = evening.lines
            refused = await ann.ask(t="resume", id="r")
            assert refused["text"] == "The game is not paused."
            await bob.ask(t="pause")
            assert await ann.ask(t="resume", id="r") == refused
            assert (await ann.ask(t="resume", id="s"))["t"] == "ack"

    run(scenario)


def test_an_id_is_its_senders_own() -> None:
    async def scenario() -> None:
        async with House() as house:
            evening = await house.game("tictactoe", "Ann", "Bob")
            for line in evening.lines:
                assert (await line.ask(t="chat", text="hello", id="same"))["t"] == "ack"
            assert [one.name for one in evening.room.stored.said] == ["Ann", "Bob"]
            await evening.lines[0].act(1, act="mark", cell=4)
            assert (await evening.lines[0].ask(t="undo", id="u"))["t"] == "ack"
            assert (await evening.lines[1].ask(t="undo", id="u"))["t"] == "ack"
            await settle()
            assert evening.lines[0].view["cells"][4] == "."

    run(scenario)


def test_what_could_not_be_kept_is_done_when_it_comes_again() -> None:
    async def scenario() -> None:
        store = HeldStore()
        async with House(store) as house:
            evening = await house.game("tictactoe", "Ann", "Bob")
            store.is_full = True
            await evening.lines[0].say(t="pause", id="p")
            assert (await evening.lines[0].hear("bye"))["again"]
            store.is_full = False
            again = await evening.people[0].line(evening.id)
            assert (await again.ask(t="pause", id="p"))["t"] == "ack"
            assert [row["t"] for row in await evening.saved()] == ["holdfast", "pause"]

    run(scenario)


def test_marks_are_bounded_and_nobody_displaces_those_of_others() -> None:
    marks = AnswerCache()
    marks.note("ann", "first", AckMessage("first"))
    for n in range(10 * KEPT):
        marks.note("eve", str(n), AckMessage(str(n)))
        marks.note("", str(n), AckMessage(str(n)))
    assert marks.answer_to("ann", "first") == AckMessage("first")
    assert (len(marks.answers["eve"]), marks.answer_to("eve", "0")) == (KEPT, None)
    assert marks.answer_to("", "0") is None
    for n in range(2 * MOST_PEOPLE):
        marks.note(f"guest {n}", "x", AckMessage("x"))
    assert len(marks.answers) == MOST_PEOPLE

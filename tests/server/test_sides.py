"""Where people play against each other, each side talks among itself, and the other side gets no trace of it."""

from typing import Any

from holdfast.server.http.context import Settings
from holdfast.server.rooms.view_pace import VIEW_EVERY_MS
from holdfast.table.memory import MemoryStore
from tests.changed import changed
from tests.server.fixtures import GAMES, FakeServer, TableSession, run
from tests.server.test_room import rush, standing

SECRET = "the cellar stairs"
PLACE = "place 4711"


async def hunt(server: FakeServer) -> TableSession:
    """A hero and three who are evil."""
    return await server.game("alone", "Hanna", "Eve", "Evan", "Edda")


def said_in(line: Any) -> list[str]:
    return [one["text"] for one in line.welcome["said"]]


def test_a_side_talks_among_itself() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await hunt(server)
            hanna, eve, evan, edda = session.lines
            assert [line.welcome["side"] for line in session.lines] == [[0], [1, 2, 3], [1, 2, 3], [1, 2, 3]]
            assert (await eve.ask(t="chat", text=SECRET, to="side"))["t"] == "ack"
            for line in (evan, edda):
                said = (await line.hear("said"))["said"]
                assert (said["seat"], said["text"], said["side"]) == (1, SECRET, True)
            assert (await evan.ask(t="quick", phrase="thinking", to="side"))["t"] == "ack"
            assert (await edda.hear("said"))["said"]["text"] == "thinking"
            assert await hanna.all_heard("said") == []

    run(scenario)


def test_the_other_side_and_those_who_watch_get_no_trace() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            session = await hunt(server)
            hanna, eve, *_ = session.lines
            assert (await hanna.ask(t="chat", text="who is there"))["t"] == "ack"
            before = list(hanna.texts)
            assert (await eve.ask(t="chat", text=SECRET, to="side"))["t"] == "ack"
            assert (await eve.ask(t="point", at=PLACE))["t"] == "ack"
            await server.go_on(1000)
            assert hanna.texts == before
            assert (await eve.ask(t="chat", text="nobody"))["t"] == "ack"
            said = (await hanna.hear("said"))["said"]
            while said["text"] != "nobody":
                said = (await hanna.hear("said"))["said"]
            assert set(said) == {"at", "seat", "name", "text", "quick", "side"}  # no number that would show a gap
            watcher = await (await server.browser("Wim")).line(session.id, key=session.key)
            again = await session.people[0].line(session.id)
            assert said_in(watcher) == said_in(again) == ["who is there", "nobody"]
            assert watcher.welcome["side"] == []
            back = await session.people[2].line(session.id)
            assert said_in(back) == ["who is there", SECRET, "nobody"]
            assert not any(
                told in text for told in (SECRET, PLACE) for line in (hanna, watcher, again) for text in line.texts
            )
            table, people = session.id, session.people
        async with FakeServer(store, Settings(), at=2_000_000) as server:  # kept, and told to the same people only
            lines = []
            for one in people:
                one.server = server
                one.http._transport.app = server.app  # type: ignore[attr-defined]
                lines.append(await one.line(table))
            assert [SECRET in said_in(line) for line in lines] == [False, True, True, True]

    run(scenario)


def test_where_all_play_together_there_are_no_sides() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("elite", "Ann", "Bob")
            ann, bob = session.lines
            assert ann.welcome["side"] == []
            refused = await ann.ask(t="chat", text="psst", to="side")
            assert refused["text"] == "There are no sides here: say it to everybody."
            assert await bob.all_heard("said") == []

    run(scenario)


def test_before_the_game_nobody_is_on_a_side() -> None:
    """Seats may still change: whoever sits down on the other side would read it."""

    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            made = await ann.post("/api/tables", game="alone", seats=2)
            line = await ann.line(made["id"])
            assert line.welcome["side"] == []
            assert (await line.ask(t="chat", text="psst", to="side"))["t"] == "refused"

    run(scenario)


def test_when_one_side_was_shown_something_tells_the_other_nothing() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            server.context.catalogue.games["rush"] = changed(
                GAMES["rush"], sides=lambda seats: ((0,), tuple(range(1, seats)))
            )
            session = await rush(server)
            ann, bob, cleo = session.lines
            game = session.room.game
            assert game is not None
            assert set(game.updates.viewed) == {frozenset({0}), frozenset({1, 2}), frozenset({-1})}
            game.updates.viewed[frozenset({1, 2})] = (
                server.alarm_clock.now()
            )  # as if they had just been shown something
            await ann.act(standing(ann), act="roll", dice=[0])
            assert ann.view["face"][0] == "tumbling"
            assert await bob.all_heard("update") == []
            await server.go_on(VIEW_EVERY_MS)
            assert bob.view["face"][0] == cleo.view["face"][0] == "tumbling"

    run(scenario)

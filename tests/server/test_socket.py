"""The socket: what is wrong with a message is said to its sender, and everything else goes on."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from holdfast.server.http.websocket import HELLO_WITHIN_MS
from holdfast.server.ops.limits import LINES, MOST_STRIKES
from holdfast.table.store import StoreError
from tests.server.fixtures import HOST, Browser, FakeServer, FakeSocket, run, settle


@pytest.mark.parametrize("origin", ["http://evil", "null", "", "http://server.evil", "https://server:81", "http://["])
def test_pages_of_other_sites_get_no_socket(origin: str) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            headers = {"host": HOST} | ({"origin": origin} if origin else {})
            line = FakeSocket(server.app, headers)
            await line.open()
            assert not line.accepted
            assert line.closed == 1008
            await line.hang_up()

    run(scenario)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("[]", "malformed"),
        ('{"t":"dance"}', "malformed"),
        ('{"t":"act","id":"a","ask":1}', "malformed"),
        ('{"t":"act","id":"a b","ask":1,"action":{}}', "malformed"),
        ('{"t":"act","id":"a","ask":-1,"action":{}}', "malformed"),
        ('{"t":"act","id":"a","ask":1,"action":{"act":"fly"}}', "malformed"),
        ('{"t":"act","id":"a","ask":1,"action":{"act":"mark","cell":"x"}}', "malformed"),
        ('{"t":"act","id":"a","ask":1,"action":[[[[]]]]}', "malformed"),
        ('{"t":"act","id":"a","ask":1,"action":null}', "malformed"),
        ('{"t":"ping","sent":1,"more":2}', "malformed"),
        ('{"t":"hello","table":"x"}', "malformed"),
        ('{"t":"chat","id":"a","text":"' + "x" * 5000 + '"}', "too_large"),
        ("[" * 4000, "malformed"),
    ],
)
def test_bad_messages_are_answered_and_change_nothing(text: str, code: str) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            ann, bob = session.lines
            await bob.all_heard()
            await ann.say_text(text)
            error = await ann.hear("error")
            assert error["code"] == code
            assert error["text"].endswith(".")
            assert await bob.all_heard() == []
            assert (await ann.act(1, act="mark", cell=4))["t"] == "ack"

    run(scenario)


def test_bytes_are_no_message() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            line = await (await server.browser()).line()
            await line.say_bytes(b'{"t":"ping","sent":1}')
            assert (await line.hear("error"))["text"] == "Messages are text, not bytes."

    run(scenario)


def test_hello_comes_first_and_soon() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            line = await (await server.browser()).line()
            await line.say(t="ping", sent=1)
            assert (await line.hear("error"))["code"] == "hello_first"
            await line.say(t="hello", table="nowhere")
            assert (await line.hear("error"))["code"] == "no_such_table"
            await server.go_on(HELLO_WITHIN_MS)
            await line.hear("bye")
            await settle()
            assert line.closed == 1001

    run(scenario)


def test_who_comes_to_a_room_that_is_being_closed_is_told_to_come_again() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            table = (await ann.post("/api/tables", game="tictactoe", seats=2))["id"]
            room = await server.context.registry.room(table)

            async def closing_meanwhile(*_: object) -> None:
                room.mailbox.stop()
                await server.context.registry.closed(table)

            server.context.people.opened_by = closing_meanwhile  # type: ignore[method-assign,assignment]
            line = await ann.line(table, greet=False)
            assert (await line.hear("welcome", "bye"))["again"] is True

    run(scenario)


def test_who_comes_while_the_disk_is_in_trouble_is_told_to_come_again() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            table = (await ann.post("/api/tables", game="tictactoe", seats=2))["id"]

            async def unreadable(*_: object) -> None:
                raise StoreError("the disk is gone")

            server.context.people.opened_by = unreadable  # type: ignore[method-assign,assignment]
            line = await ann.line(table, greet=False)
            assert (await line.hear("welcome", "bye"))["again"] is True

    run(scenario)


def test_what_comes_too_fast_is_dropped_and_who_does_not_stop_is_sent_away() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            ann, bob = session.lines
            for n in range(8):
                await ann.say(t="chat", id=f"c{n}", text="hi")
            answers = await ann.all_heard("ack", "error")
            assert [m["t"] for m in answers] == ["ack"] * 6 + ["error"] * 2
            assert answers[-1]["code"] == "too_frequent"
            assert answers[-1]["id"] == "c7"
            assert (await ann.act(1, act="mark", cell=4))["t"] == "ack"  # another kind has a pace of its own
            for n in range(MOST_STRIKES + 10):
                await ann.say(t="chat", id=f"d{n}", text="hi")
            await ann.hear("bye")
            assert bob.closed is None

    run(scenario)


def test_many_pages_and_new_ones_give_nobody_more_than_one() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            ann = session.people[0]
            lines = [await ann.line(session.id) for _ in range(3)]
            said = [(await line.ask(t="chat", id=f"c{n}", text="hi"))["t"] for n in range(3) for line in lines]
            assert sorted(said) == ["ack"] * 6 + ["error"] * 3  # ids are done once, the pace counts all the same
            for line in lines:
                await line.hang_up()
            anew = await ann.line(session.id)
            assert (await anew.ask(t="chat", id="x", text="hi"))["code"] == "too_frequent"
            assert (await session.lines[1].ask(t="chat", text="hi"))["t"] == "ack"  # others have their own
            for _ in range(20):  # what keeps a page up to date is each page's own
                await anew.say(t="ping", sent=1)
            assert len(await anew.all_heard("pong")) == 10
            line = await ann.line(session.id)
            await line.say(t="ping", sent=1)
            await line.hear("pong")

    run(scenario)


def test_nobody_opens_lines_without_end() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, bob = await server.browser("Ann"), await server.browser("Bob")
            stranger = Browser(server)
            for one in (ann, stranger):
                for _ in range(int(LINES.burst)):
                    line = await one.line()
                    assert line.accepted
                    await line.hang_up()
                line = await one.line()
                assert (line.accepted, line.closed) == (False, 1008)
            assert (await bob.line()).accepted
            await server.go_on(1000)
            assert (await ann.line()).accepted

    run(scenario)


def test_ping_tells_the_time_of_server_and_game() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            await server.go_on(1234)
            await session.lines[0].say(t="ping", sent=17.5)
            assert await session.lines[0].hear("pong") == {
                "t": "pong",
                "sent": 17.5,
                "clock": {
                    "now": server.alarm_clock.now(),
                    "game": 1234,
                    "running": True,
                    "paused_by": -1,
                    "reason": "",
                    "starts_at": None,
                    "since": None,
                    "enough": [],
                },
            }

    run(scenario)


def test_people_talk_where_the_game_lets_them() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            ann, bob = session.lines
            assert (await ann.ask(t="chat", text="  hello \n there "))["t"] == "ack"
            said = (await bob.hear("said"))["said"]
            assert (said["name"], said["text"], said["quick"]) == ("Ann", "hello there", False)
            assert (await bob.ask(t="quick", phrase="well_done"))["t"] == "ack"
            assert (await ann.ask(t="quick", phrase="nonsense"))["text"] == "There is no such phrase."
            assert (await ann.ask(t="point", at="cell-4"))["t"] == "ack"
            assert (await bob.hear("pointed")) == {"t": "pointed", "seat": 0, "at": "cell-4"}
            watcher = await (await server.browser("Wim")).line(session.id, key=session.key)
            assert [one["text"] for one in watcher.welcome["said"]] == ["hello there", "well_done"]
            assert (await watcher.ask(t="chat", text="take the corner"))["refusal"]["key"] == "talk.seated_only"

    run(scenario)


def test_where_talk_is_an_action_of_the_game_the_table_is_silent() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            made = await ann.post("/api/tables", game="key", seats=1)
            line = await ann.line(made["id"])
            assert (await line.ask(t="chat", text="before the game"))["t"] == "ack"
            await ann.post(f"/api/tables/{made['id']}/start")
            refused = await line.ask(t="chat", text="I have the 12")
            assert refused["text"] == "While this game is played, people talk through the game itself."
            assert (await line.ask(t="quick", phrase="hello"))["t"] == "refused"
            assert (await line.ask(t="point", at="room-3"))["t"] == "ack"
            assert (await line.ask(t="pause", reason="I have the 12"))["text"] == refused["text"]
            assert (await line.ask(t="pause"))["t"] == "ack"
            assert (await line.ask(t="pause", reason="I have the 12"))["text"] == refused["text"]
            clock = server.context.registry.rooms[made["id"]].clock(server.alarm_clock.now())
            assert (clock.paused_by, clock.reason) == (0, "")

    run(scenario)


@pytest.mark.parametrize("at", ["I have the 12", "mine", "room-3 and 4", "room-\u202e3", "room-12345", "ROOM-3", ""])
def test_what_is_pointed_at_is_a_place_and_no_way_around_what_may_be_said(at: str) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("key", "Ann", "Bob")
            ann, bob = session.lines
            await ann.say(t="point", id="p", at=at)
            assert (await ann.hear("error"))["code"] == "malformed"
            assert (await ann.ask(t="point", at="room-3"))["t"] == "ack"
            assert (await bob.hear("pointed"))["at"] == "room-3"

    run(scenario)


@pytest.mark.rule("elite:R235", "elite:R78")
def test_nobody_makes_plans_while_the_clock_is_stopped() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("elite", "Ann", "Bob")
            ann, bob = session.lines
            assert (await ann.ask(t="chat", text="I go west"))["t"] == "ack"
            assert (await bob.ask(t="pause", reason="the door"))["t"] == "ack"
            for message in (
                {"t": "chat", "text": "now east"},
                {"t": "quick", "phrase": "hello"},
                {"t": "point", "at": "cell-4"},
            ):
                refused = await ann.ask(**message)
                assert (refused["refusal"]["rule"], refused["refusal"]["key"]) == ("elite:R235", "talk.paused")
            assert (await bob.ask(t="resume"))["t"] == "ack"
            await server.go_on(3000)
            assert (await ann.ask(t="chat", text="now east"))["t"] == "ack"

    run(scenario)


def test_notes_are_private_and_kept() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            ann, bob = session.lines
            assert (await ann.ask(t="note", text="corner first"))["t"] == "ack"
            assert await bob.all_heard("said", "note") == []
            assert (await session.people[0].line(session.id)).welcome["notes"] == "corner first"
            assert (await session.people[1].line(session.id)).welcome["notes"] == ""
            assert await server.store.notes(session.id) == {0: "corner first"}

    run(scenario)


def test_going_back_needs_everybody() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            ann, bob = session.lines
            await ann.act(1, act="mark", cell=4)
            assert (await ann.ask(t="undo"))["t"] == "ack"
            assert (await bob.hear("wish")) == {"t": "wish", "agreed": [0]}
            assert (await bob.ask(t="keep_on"))["t"] == "ack"
            assert (await ann.hear("wish"))["agreed"] == [0]
            assert (await ann.hear("wish"))["agreed"] == []
            await ann.ask(t="undo")
            await bob.all_heard()
            await bob.ask(t="undo")
            update = next(m for m in bob.heard[::-1] if m["t"] == "update")
            assert update["holds"] == 1
            assert update["changed"]["cells"][4] == "."
            assert (await ann.hear("wish"))["agreed"] == [0]
            assert (await ann.hear("wish"))["agreed"] == []

    run(scenario)


def test_nobody_is_told_of_a_wish_to_go_back_that_is_refused() -> None:
    """Else whoever watches could have everybody told something twice a second."""

    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            ann, _ = session.lines
            await ann.act(1, act="mark", cell=4)
            eve = await (await server.browser("Eve")).line(session.id, key=session.key)
            await ann.all_heard()
            assert (await eve.ask(t="undo"))["refusal"]["key"] == "refused.not_yours"
            assert await ann.all_heard("wish") == []

    run(scenario)


def test_bots_never_mind_going_back() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", seats=2, bots=["eager"], start=True)
            (ann,) = session.lines
            await ann.act(1, act="mark", cell=4)
            assert (await ann.ask(t="undo"))["t"] == "ack"
            await settle()
            assert ann.view["cells"].count("X") == 0

    run(scenario)


# -- anything at all

ids = st.sampled_from(["a", "b", "", "x" * 40, "ü"])
numbers = st.one_of(st.integers(-2, 5), st.just(2**60), st.none(), st.floats(allow_nan=False))
cells = st.fixed_dictionaries({"act": st.sampled_from(["mark", "roll", ""])}, optional={"cell": numbers})
kinds = st.sampled_from(
    ["hello", "act", "why", "sync", "ping", "pause", "resume", "undo", "keep_on", "chat", "quick", "point", "note", "x"]
)
messages = st.fixed_dictionaries(
    {"t": kinds},
    optional={
        "id": ids, "ask": numbers, "action": st.one_of(cells, st.text(max_size=5)), "last": numbers, "sent": numbers,
        "text": st.text(max_size=20), "phrase": st.sampled_from(["hello", "?"]), "at": st.text(max_size=5),
        "table": st.just("x"), "key": st.text(max_size=3),
    },
)  # fmt: skip
anything = st.one_of(messages.map(json.dumps), st.text(max_size=30))


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.integers(0, 2), anything), max_size=25))
def test_nothing_that_is_sent_breaks_a_table(sent: list[tuple[int, str]]) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            lines = [*session.lines, await (await server.browser()).line(session.id, key=session.key)]
            for which, text in sent:
                await lines[which].say_text(text)
                await server.go_on(50)
            await server.go_on(60_000)
            fresh: list[Any] = [await one.line(session.id) for one in session.people]
            if session.room.game.table.paused:
                assert (await fresh[0].ask(t="resume"))["t"] == "ack"
            if fresh[0].view["outcome"] is None:
                seat = fresh[0].view["turn"]
                ask = fresh[seat].view["asks"][0]
                free = ask["options"][0]["action"]
                assert (await fresh[seat].act(ask["id"], "last", **free))["t"] == "ack"
            assert server.context.metrics.counted("room_failures") == 0
            assert server.context.metrics.counted("game_crashes", "tictactoe") == 0

    run(scenario)

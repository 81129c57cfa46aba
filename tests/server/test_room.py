"""Rooms with a fake clock: pause, restart in mid-phase, throttled views, late and lost messages, slow browsers."""

import asyncio
import dataclasses
from itertools import pairwise
from typing import Any

import pytest

from holdfast.server.rooms.connection import MOST_LAPSES, MOST_MESSAGES
from holdfast.server.rooms.room import IDLE_MS
from holdfast.server.rooms.view_pace import MOST_VIEW_EVERY_MS, VIEW_EVERY_MS
from holdfast.table.memory import MemoryStore
from holdfast.table.store import Append, Change, StoreError
from tests.server.fixtures import GAMES, FakeServer, FakeSocket, TableSession, run, settle


async def rush(server: FakeServer) -> TableSession:
    """Three people in the rush: the clock runs."""
    session = await server.game("rush", "Ann", "Bob", "Cleo")
    while not session.lines[0].view["clock_runs"]:  # where they come from, and who makes room
        for line in session.lines:
            for ask, action in line.options()[:1]:
                await line.act(ask, **action)
        await server.go_on(VIEW_EVERY_MS)
    await server.go_on(VIEW_EVERY_MS)
    for line in session.lines:
        await line.all_heard()
    assert session.lines[0].view["clock_runs"]
    return session


def standing(line: FakeSocket) -> int:
    return next(int(ask["id"]) for ask in line.view["asks"] if ask["kind"] == "act")


def test_an_answer_is_told_to_everybody_and_acknowledged_to_its_sender() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            ann, bob = session.lines
            assert await ann.act(1, act="mark", cell=4) == {"t": "ack", "id": "x1"}
            update = await bob.hear("update")
            assert update["events"] == [{"event": "marked", "seat": 0, "cell": 4}]
            assert update["changed"]["cells"][4] == "X"
            assert (update["after"], update["n"]) == (1, 2)
            assert [row["t"] for row in await session.saved()] == ["holdfast", "act"]

    run(scenario)


def test_a_refusal_goes_to_its_sender_alone_with_the_rule() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            ann, bob = session.lines
            await ann.act(1, act="mark", cell=4)
            await bob.all_heard()
            refused = await bob.act(1, act="mark", cell=4)
            assert refused["refusal"] == {"rule": "tictactoe:R1", "key": "refused.taken", "params": {"cell": 4}}
            assert refused["text"] == "cell 4 is taken"
            assert await bob.ask(t="why", ask=1, action={"act": "mark", "cell": 4}) == {
                "t": "reason", "id": "x2", "refusal": refused["refusal"], "text": "cell 4 is taken",
            }  # fmt: skip
            assert (await bob.ask(t="why", ask=1, action={"act": "mark", "cell": 5}))["refusal"] is None
            assert await ann.all_heard("update", "refused", "reason") == []

    run(scenario)


def test_what_comes_twice_under_one_id_is_done_once_also_after_a_restart() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            ann, _ = session.lines
            assert (await ann.act(1, "same", act="mark", cell=4))["t"] == "ack"
            assert (await ann.act(1, "same", act="mark", cell=4))["t"] == "ack"
            cookies = session.people[0].http.cookies
        async with FakeServer(store) as server:
            again = await server.browser()
            again.http.cookies = cookies
            line = await again.line(session.id)
            assert (await line.act(1, "same", act="mark", cell=4))["t"] == "ack"
            assert len(await store.rows(session.id)) == 2

    run(scenario)


def test_a_late_answer_never_decides_the_next_question() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("rush", "Ann", "Bob", "Cleo")
            ann, bob, _ = session.lines
            ask, action = ann.options()[0]
            await ann.act(ask, **action)
            late = await bob.act(ask, **action)  # was shown to both; the first answer won
            assert late["t"] == "refused"
            assert late["refusal"]["key"] == "refused.closed"

    run(scenario)


def test_a_pause_stops_the_clock_for_everybody() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await rush(server)
            ann, bob, _ = session.lines
            assert (await ann.ask(t="pause", reason="The \u202edoor\n\x07bell"))["t"] == "ack"
            stands = (await bob.hear("clock"))["clock"]
            assert (stands["running"], stands["paused_by"], stands["reason"]) == (False, 0, "The door bell")
            refused = await bob.act(standing(bob), act="roll", dice=[3])
            assert refused["refusal"] == {
                "rule": GAMES["rush"].at_table.pause_rule,
                "key": "refused.paused",
                "params": {},
            }
            await server.go_on(60_000)
            assert not any(e["event"] == "time_is_up" for m in await bob.all_heard("update") for e in m["events"])
            await ann.all_heard()
            assert (await bob.ask(t="resume"))["t"] == "ack"
            goes_on = (await ann.hear("clock"))["clock"]
            assert (goes_on["running"], goes_on["starts_at"]) == (False, server.alarm_clock.now() + 3000)
            await server.go_on(2999)
            assert await ann.all_heard("clock") == []
            assert (await ann.act(standing(ann), act="roll", dice=[3]))["t"] == "refused"
            await server.go_on(1)
            goes_on = (await ann.hear("clock"))["clock"]
            assert (goes_on["running"], goes_on["starts_at"], goes_on["paused_by"]) == (True, None, -1)
            assert goes_on["game"] == stands["game"]
            await server.go_on(12_000)
            assert any(e["event"] == "time_is_up" for m in await bob.all_heard("update") for e in m["events"])

    run(scenario)


def test_the_clock_stops_at_once_and_the_reason_comes_after() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await rush(server)
            ann, bob, _ = session.lines
            pressed = server.alarm_clock.now()
            assert (await ann.ask(t="pause"))["t"] == "ack"
            stands = (await bob.hear("clock"))["clock"]
            assert (stands["running"], stands["reason"], stands["since"]) == (False, "", pressed)
            await server.go_on(7000)
            assert (await ann.ask(t="pause", reason="The door bell"))["t"] == "ack"
            said = (await bob.hear("clock"))["clock"]
            assert (said["paused_by"], said["reason"], said["since"]) == (0, "The door bell", pressed)
            assert said["game"] == stands["game"]
            assert (await bob.ask(t="pause", reason="Me too"))["t"] == "refused"
            await bob.ask(t="resume")
            await server.go_on(3000)
            goes_on = (await bob.all_heard("clock"))[-1]["clock"]
            assert (goes_on["running"], goes_on["since"], goes_on["game"]) == (True, None, stands["game"])

    run(scenario)


def test_a_countdown_can_be_stopped_and_leaves_no_trace() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await rush(server)
            ann, bob, _ = session.lines
            await ann.ask(t="pause", reason="Tea")
            await bob.ask(t="resume")
            await server.go_on(2000)
            rows = len(await session.saved())
            assert (await ann.ask(t="pause"))["t"] == "ack"
            await server.go_on(60_000)
            clock = (await bob.all_heard("clock"))[-1]["clock"]
            assert (clock["running"], clock["starts_at"], clock["reason"]) == (False, None, "Tea")
            assert len(await session.saved()) == rows

    run(scenario)


def test_where_no_clock_runs_a_game_goes_on_at_once() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            ann, bob = session.lines
            await ann.ask(t="pause")
            await bob.ask(t="resume")
            running = [m["clock"]["running"] for m in ann.heard if m["t"] == "clock"]
            assert running == [False, True]

    run(scenario)


def test_a_bot_that_was_about_to_answer_takes_as_long_as_before_after_a_pause() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", seats=2, bots=["eager"], start=True)
            (ann,) = session.lines
            await ann.act(1, act="mark", cell=4)
            await server.go_on(600)
            await ann.ask(t="pause")
            await server.go_on(60_000)
            await ann.ask(t="resume")
            await server.go_on(90)
            assert ann.view["cells"].count("O") == 0
            await server.go_on(10)
            assert ann.view["cells"].count("O") == 1

    run(scenario)


def test_game_time_goes_on_from_the_last_stored_stamp_after_a_restart_in_mid_phase() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            session = await rush(server)
            ann = session.lines[0]
            await server.go_on(3000)
            assert (await ann.act(standing(ann), act="roll", dice=[0]))["t"] == "ack"
            stamp = (await session.saved())[-1]["at"]
            assert stamp == session.room.game.table.game_time(server.alarm_clock.now()) > 3000
            await server.go_on(400)  # the die still tumbles; nothing of this is in the log
            cookies = session.people[0].http.cookies
        async with FakeServer(store, at=77) as server:  # nobody has come back yet
            room = server.context.registry.rooms[session.id]
            assert room.game is not None
            assert room.clock(77).starts_at == 77 + 5000  # people need a moment to come back
            await server.go_on(1000)
            again = await server.browser()
            again.http.cookies = cookies
            line = await again.line(session.id)
            await server.go_on(4000)
            assert room.game.table.game_time(5077) == stamp
            assert room.clock(5077).running
            await server.go_on(1000)
            ticks = [row for row in await store.rows(session.id) if row.startswith(b'{"t":"tick"')]
            assert ticks[-1].startswith(b'{"t":"tick","at":%d' % (stamp + 1000))
            assert any(e["event"] == "landed" for m in await line.all_heard("update") for e in m["events"])
            await server.go_on(12_000)
            assert any(e["event"] == "time_is_up" for m in await line.all_heard("update") for e in m["events"])

    run(scenario)


def test_in_real_time_answers_come_at_once_and_news_with_views_ten_times_a_second() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await rush(server)
            ann, bob, _ = session.lines
            for die in range(3):
                assert (await ann.act(standing(ann), act="roll", dice=[die]))["t"] == "ack"
                await server.go_on(10)
            (first,) = await bob.all_heard("update")
            assert len(first["events"]) == 1
            assert first["changed"] is not None
            await server.go_on(VIEW_EVERY_MS)
            (late,) = await bob.all_heard("update")
            assert len(late["events"]) == 2
            assert late["after"] == first["n"]
            assert late["changed"]["face"][:3] == ["tumbling"] * 3
            assert ann.view["face"] == late["changed"]["face"]

    run(scenario)


def test_what_is_due_between_two_views_happens_with_the_next_and_is_kept_as_one() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await rush(server)
            ann, bob, cleo = session.lines
            await ann.act(standing(ann), act="roll", dice=[0])
            await server.go_on(30)
            await bob.act(standing(bob), act="roll", dice=[4])
            await server.go_on(930)
            assert (await cleo.act(standing(cleo), act="roll", dice=[8]))["t"] == "ack"  # and all are shown that
            rows = len(await session.saved())
            await server.go_on(60)  # Ann's die has come to rest, and soon Bob's
            assert len(await session.saved()) == rows
            await server.go_on(60)
            *_, last = await session.saved()
            assert last["t"] == "tick"
            assert len(await session.saved()) == rows + 1
            faces = ann.view["face"]
            assert "tumbling" not in (faces[0], faces[4])
            assert faces[8] == "tumbling"

    run(scenario)


def test_on_a_busy_server_events_wait_for_the_next_view_and_answers_do_not() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await rush(server)
            ann, bob, cleo = session.lines
            await ann.act(standing(ann), act="roll", dice=[0])
            await server.go_on(VIEW_EVERY_MS)
            for line in session.lines:
                await line.all_heard()
            last = bob.heard[-1]["n"]
            session.room.mailbox.lag = 100  # things have been done late
            assert (await ann.act(standing(ann), act="roll", dice=[1]))["t"] == "ack"
            assert (await ann.act(standing(ann), act="roll", dice=[2]))["t"] == "ack"
            updates = await bob.all_heard("update")
            session.room.mailbox.lag = 100
            await server.go_on(MOST_VIEW_EVERY_MS)
            updates += await bob.all_heard("update")
            assert updates[0]["after"] == last
            assert sum(len(update["events"]) for update in updates) == 2
            assert all(update["changed"] is not None for update in updates)
            assert updates[-1]["changed"]["face"][:3] == ["tumbling"] * 3
            assert cleo.view["face"] == bob.view["face"]

    run(scenario)


def test_who_comes_while_events_wait_hears_of_each_once() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await rush(server)
            ann, bob, _ = session.lines
            session.room.mailbox.lag = 200
            await ann.act(standing(ann), act="roll", dice=[0])
            session.room.mailbox.lag = 200
            await ann.act(standing(ann), act="roll", dice=[1])
            last = max(message["n"] for message in bob.heard if message["t"] in ("update", "whole"))
            again = await session.people[1].line(session.id, last=last)
            await server.go_on(2 * MOST_VIEW_EVERY_MS)
            told = [m for m in again.heard if m["t"] == "update"]
            rolled = [event["dice"] for m in told for event in m["events"] if event["event"] == "rolled"]
            assert sorted(rolled) == [[0], [1]][-len(rolled) :]
            numbers = [(m["after"], m["n"]) for m in told]
            assert numbers[0][0] == last
            assert all(after >= n for (_, n), (after, _) in pairwise(numbers))

    run(scenario)


def test_absent_seats_hang_nobody_where_the_clock_answers() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await rush(server)
            for line in session.lines[1:]:
                await line.hang_up()
            await server.go_on(IDLE_MS // 2)
            assert session.room.game.table.outcome is not None
            assert session.room.lobby.stage == "over"
            assert (await session.saved())[-1]["t"] == "end"

    run(scenario)


def test_who_comes_back_gets_the_gap_and_the_view_as_it_is_now() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            ann, bob = session.lines
            seen = bob.heard[-1]["n"]
            await bob.hang_up()
            await ann.act(1, act="mark", cell=4)
            again = await session.people[1].line(session.id, last=seen)
            update = await again.hear("update", "whole")
            assert update["t"] == "update"
            assert (update["after"], update["n"]) == (seen, seen + 1)
            assert [event["event"] for event in update["events"]] == ["marked"]
            await again.say(t="sync", last=seen + 1)
            nothing_new = await again.hear("update", "whole")
            assert nothing_new["events"] == []
            assert nothing_new["changed"]["cells"][4] == "X"

    run(scenario)


@pytest.mark.parametrize("last", [None, 99, 0])
def test_who_was_away_too_long_or_saw_what_never_was_gets_everything(last: int | None) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            ann, bob = session.lines
            await ann.act(1, act="mark", cell=4)
            session.room.game.table.feeds[1].ring.pages.popleft()  # as after many updates
            await bob.all_heard()
            await bob.say(t="sync", last=last)
            whole = await bob.hear("whole", "update")
            assert whole["t"] == "whole"
            assert whole["n"] == 2
            assert whole["names"] == {"seat.0": "Ann", "seat.1": "Bob"}

    run(scenario)


class HeldStore(MemoryStore):
    """Keeps nothing before it is let; fails when told to."""

    def __init__(self) -> None:
        super().__init__()
        self.let = asyncio.Event()
        self.let.set()
        self.is_full = False

    async def write(self, *changes: Change) -> None:
        await self.let.wait()
        if self.is_full and any(isinstance(change, Append) for change in changes):
            raise StoreError("the disk is full")
        await super().write(*changes)


def test_nobody_is_told_anything_before_it_is_kept() -> None:
    async def scenario() -> None:
        store = HeldStore()
        async with FakeServer(store) as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            ann, bob = session.lines
            await ann.all_heard()
            await bob.all_heard()
            watcher = await server.browser("Wim")
            store.let.clear()
            await ann.say(t="act", id="a", ask=1, action={"act": "mark", "cell": 0})
            await bob.say(t="act", id="b", ask=1, action={"act": "mark", "cell": 1})
            watching = asyncio.create_task(watcher.line(session.id, key=session.key))
            await settle()
            assert await ann.all_heard() == []
            assert await bob.all_heard() == []
            store.let.set()
            line = await watching
            assert [m["t"] for m in await ann.all_heard("update", "ack")] == ["update", "ack", "update"]
            assert [m["t"] for m in await bob.all_heard("update", "ack", "refused")] == ["update", "update", "ack"]
            assert line.view["cells"][:2] == ["X", "O"]

    run(scenario)


def test_what_could_not_be_kept_did_not_happen() -> None:
    async def scenario() -> None:
        store = HeldStore()
        async with FakeServer(store) as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            ann, bob = session.lines
            store.is_full = True
            await ann.say(t="act", id="a", ask=1, action={"act": "mark", "cell": 0})
            bye = await bob.hear("bye")
            assert bye["again"]
            assert not [m for m in bob.heard if m["t"] == "update"]
            store.is_full = False
            again = await session.people[0].line(session.id)
            assert again.view["cells"][0] == "."
            assert (await again.act(1, "a", act="mark", cell=0))["t"] == "ack"
            assert [row["t"] for row in await session.saved()] == ["holdfast", "act"]

    run(scenario)


def test_a_slow_browser_loses_its_backlog_and_is_told_everything_anew() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            ann, bob = session.lines
            bob.may_send.clear()
            for n in range(MOST_MESSAGES + 10):
                one = next(one for one in session.room.audience.connections if one.seat == 1)
                one.send_text(b'{"t":"pointed","seat":0,"at":"%d"}' % n)
            await ann.act(1, act="mark", cell=4)
            bob.may_send.set()
            whole = await bob.hear("whole")
            while whole["view"]["cells"][4] != "X":
                whole = await bob.hear("whole")
            assert sum(m["t"] == "pointed" for m in bob.heard) < 5
            assert server.context.metrics.counted("outbox_overflows") == 1

    run(scenario)


def test_a_browser_that_never_keeps_up_is_sent_away() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            bob = session.lines[1]
            one = next(one for one in session.room.audience.connections if one.seat == 1)
            for _ in range(MOST_LAPSES + 1):
                bob.may_send.clear()
                for _ in range(MOST_MESSAGES + 10):
                    one.send_text(b'{"t":"pointed","seat":0,"at":"x"}')
                bob.may_send.set()
                await settle()
            assert (await bob.hear("bye"))["again"]
            await settle()
            assert bob.closed is not None

    run(scenario)


def test_an_idle_room_is_closed_and_opened_again_when_somebody_comes() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            await session.lines[0].act(1, act="mark", cell=4)
            for line in session.lines:
                await line.hang_up()
            await server.go_on(IDLE_MS + 1)
            assert session.id not in server.context.registry.rooms
            assert await server.store.awake() == []
            line = await session.people[1].line(session.id)
            assert line.view["cells"][4] == "X"
            assert await server.store.awake() == [session.id]

    run(scenario)


def test_a_game_that_fails_tells_so_and_the_server_goes_on() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("pebbles", "Ann", "Bob", options={"broken": "take", "pebbles": "6"})
            ann, bob = session.lines

            async def take(line: FakeSocket, n: int) -> dict[str, Any]:
                return await line.act(line.view["asks"][0]["id"], act="take", n=n)

            assert (await take(ann, 3))["t"] == "ack"
            await settle()
            failed = await take(bob, 1)
            assert failed["refusal"]["key"] == "table.broken"
            assert server.context.metrics.counted("game_crashes", "pebbles") == 1
            other = await server.game("tictactoe", "Cleo", "Dan")
            assert (await other.lines[0].act(1, act="mark", cell=4))["t"] == "ack"

    run(scenario)


def test_no_view_is_built_where_nobody_looks() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            built: list[int] = []

            def view(s: Any, seat: int) -> Any:
                built.append(seat)
                return GAMES["tictactoe"].view(s, seat)

            server.context.catalogue.games["tictactoe"] = dataclasses.replace(GAMES["tictactoe"], view=view)
            session = await server.game("tictactoe", "Ann", "Bob")
            ann, bob = session.lines
            built.clear()
            await ann.act(1, act="mark", cell=4)
            assert sorted(built) == [0, 1]
            await bob.hang_up()
            built.clear()
            await ann.say(t="sync")
            assert built == []  # nothing has changed since
            watcher = await (await server.browser("Wim")).line(session.id, key=session.key)
            assert built == [-1]
            assert watcher.view["cells"][4] == "X"

    run(scenario)

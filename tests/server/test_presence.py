"""Who is there: the game knows who is away, and stands still while nobody is."""

import json
from typing import Any

import pytest

from holdfast.server.rooms.live_game import GRACE_MS
from holdfast.server.rooms.presence import NOTICED_MS
from holdfast.server.rooms.room import IDLE_MS
from holdfast.table.memory import MemoryStore
from holdfast.table.replay import replay
from holdfast.table.save import parse_save
from tests.server.fixtures import GAMES, FakeServer, FakeSocket, TableSession, run

MINUTE = 60_000


async def ready(server: FakeServer, *names: str, **wanted: Any) -> TableSession:
    """Everybody has a weapon and is asked whether they are ready."""
    session = await server.game("elite", *names, **wanted)
    for _ in range(60):
        if session.lines[0].view["clock"]["phase"] == "ready":
            return session
        for line in session.lines:
            ways = [way for way in line.options() if way[1]["act"] not in ("give", "offer_swap", "ready_up")]
            if ways:
                await line.act(ways[0][0], **ways[0][1])
        await server.go_on(100)
    raise AssertionError("nobody was ever asked")


async def start(server: FakeServer, session: TableSession) -> None:
    for line in session.lines:
        ask = next(ask["id"] for ask in line.view["asks"] if ask["kind"] == "be_ready")
        await line.act(ask, act="ready_up")
    await server.go_on(3000)
    assert session.lines[0].view["clock"]["runs"]


async def presences(session: TableSession) -> list[list[int]]:
    return [row["away"] for row in await session.saved() if row["t"] == "presence"]


def test_who_is_away_is_told_to_the_game_and_who_is_back_at_once_never_was() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await ready(server, "Ann", "Bob", cover="")
            ann, bob = session.lines
            await bob.hang_up()
            await server.go_on(NOTICED_MS - 1)
            bob = await session.people[1].line(session.id)
            await server.go_on(MINUTE)
            assert await presences(session) == []
            await bob.hang_up()
            await server.go_on(NOTICED_MS)
            assert await presences(session) == [[1]]
            assert session.room.game.table.state.away == (1,)
            await server.go_on(MINUTE)
            await session.people[1].line(session.id)
            assert await presences(session) == [[1], []]
            await server.go_on(200)
            assert session.room.game.table.state.away == ()
            told = [event["event"] for m in ann.heard if m["t"] == "update" for event in m["events"]]
            assert told[-2:] == ["seat_away", "seat_back"]

    run(scenario)


@pytest.mark.parametrize(("game", "bot"), [("elite", "mate"), ("key", "greedy"), ("tictactoe", "eager")])
def test_unless_the_host_says_otherwise_a_bot_covers_that_leaves_decisions_to_people(game: str, bot: str) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            made = await ann.post("/api/tables", game=game, seats=2)
            assert made["table"]["cover"] == bot

    run(scenario)


def test_a_seat_that_a_bot_covers_is_not_away() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await ready(server, "Ann", "Bob", cover="mate", cover_after_s=20)
            await session.lines[1].hang_up()
            await server.go_on(19_000)
            assert await presences(session) == [[1]]
            await server.go_on(1000)
            assert await presences(session) == [[1], []]

    run(scenario)


def test_games_that_wait_for_ever_keep_no_such_lines() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob", cover="")
            await session.lines[1].hang_up()
            await server.go_on(MINUTE)
            assert await presences(session) == []

    run(scenario)


def test_a_save_with_such_lines_is_read_and_replayed_and_a_restart_knows_who_was_away() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            session = await ready(server, "Ann", "Bob", cover="")
            await session.lines[1].hang_up()
            await server.go_on(NOTICED_MS)
            cookies = session.people[0].http.cookies
            data = b"".join(await store.rows(session.id))
        save = parse_save(data, "a game", game=GAMES["elite"])
        *_, last = replay(save)
        assert last.away == (1,)
        async with FakeServer(store, at=50) as server:
            room = server.context.registry.rooms[session.id]
            assert room.game is not None
            assert room.game.table.state.away == (1,)
            again = await server.browser()
            again.http.cookies = cookies
            await again.line(session.id)
            await server.go_on(MINUTE)
            rows = [json.loads(row) for row in await store.rows(session.id)]
            assert [row["away"] for row in rows if row["t"] == "presence"] == [[1]], "nothing that is no news"

    run(scenario)


@pytest.mark.parametrize("tempo", ["live", "untimed"])
def test_a_game_stands_still_while_nobody_is_there_and_goes_on_after_a_grace(tempo: str) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await ready(server, "Ann", "Bob", seats=4, bots=["mate", "mate"], options={"tempo": tempo})
            await start(server, session)
            table = session.room.game.table
            for line in session.lines:
                await line.hang_up()
            await server.go_on(NOTICED_MS)
            stood, lines = table.game_time(server.alarm_clock.now()), len(table.lines)
            await server.go_on(5 * MINUTE)
            assert table.game_time(server.alarm_clock.now()) == stood
            assert len(table.lines) == lines
            assert not session.room.clock(server.alarm_clock.now()).running
            back = await session.people[0].line(session.id)
            clock = session.room.clock(server.alarm_clock.now())
            if tempo == "live":
                assert clock.starts_at == server.alarm_clock.now() + GRACE_MS
                await server.go_on(GRACE_MS)
                assert table.game_time(server.alarm_clock.now()) == stood
            await server.go_on(5000)
            assert table.game_time(server.alarm_clock.now()) == stood + 5000
            assert len(table.lines) > lines or tempo == "untimed", "bots go on; without a clock they keep step"
            assert back.view["clock"]["runs"]

    run(scenario)


def test_a_room_that_stands_falls_asleep_and_finds_the_game_as_it_was() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await ready(server, "Ann", seats=3, bots=["mate", "mate"])
            await start(server, session)
            await session.lines[0].hang_up()
            await server.go_on(IDLE_MS + NOTICED_MS)
            assert session.id not in server.context.registry.rooms
            rows = len(await server.store.rows(session.id))
            await server.go_on(10 * IDLE_MS)
            back = await session.people[0].line(session.id)
            assert len(await server.store.rows(session.id)) == rows
            assert back.view["clock"]["runs"]
            assert session.room.clock(server.alarm_clock.now()).starts_at == server.alarm_clock.now() + GRACE_MS
            await server.go_on(GRACE_MS + 3000)
            assert session.room.clock(server.alarm_clock.now()).running

    run(scenario)


def test_bots_of_a_game_without_a_clock_wait_for_people_too() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", seats=2, bots=["random"])
            (ann,) = session.lines
            assert (await ann.act(1, act="mark", cell=4))["t"] == "ack"
            await ann.hang_up()
            table = session.room.game.table
            await server.go_on(NOTICED_MS)
            lines = len(table.lines)
            session.room.game.bots.plans = {}
            session.room.game.bots.asked = {}
            session.room.game.bots.think(1, server.alarm_clock.now())
            planned = session.room.game.bots.plans.get(1)
            await server.go_on(IDLE_MS // 2)
            assert len(table.lines) == lines
            await session.people[0].line(session.id)
            await server.go_on(5000)
            assert planned is None or len(table.lines) == lines + 1, "at its own pace, not as late as it stood"

    run(scenario)


def test_a_table_of_bots_runs_while_somebody_watches() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            host = await server.browser("Ann")
            made = await host.post("/api/tables", game="elite", seats=2, bots=["mate"])
            await host.post(f"/api/tables/{made['id']}/leave")
            await host.post(f"/api/tables/{made['id']}/seats/0", bot="mate")
            await host.post(f"/api/tables/{made['id']}/start")
            line: FakeSocket = await host.line(made["id"])
            await server.go_on(20_000)
            room = server.context.registry.rooms[made["id"]]
            assert room.game is not None
            table = room.game.table
            assert room.lobby.people() == ()
            assert len(table.lines) > 4
            await line.hang_up()
            await server.go_on(NOTICED_MS)
            lines = len(table.lines)
            await server.go_on(MINUTE)
            assert len(table.lines) == lines
            await host.line(made["id"])
            await server.go_on(GRACE_MS + 20_000)
            assert len(table.lines) > lines

    run(scenario)


def test_the_board_waits_for_one_person_among_mates_as_long_as_they_are_there() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await ready(server, "Ann", seats=4, bots=["mate"] * 3)
            (ann,) = session.lines
            table = session.room.game.table
            lines = len(table.lines)
            await server.go_on(5 * MINUTE)
            assert ann.view["clock"]["phase"] == "ready"
            assert len(table.lines) <= lines + 3, "the mates say that they are ready, and that is all"

    run(scenario)

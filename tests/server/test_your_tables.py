"""The list of one's tables: what is played, whose turn it is, since when; and tidying it."""

from typing import Any

from tests.server.fixtures import Browser, FakeServer, TableSession, run, settle
from tests.server.test_films import played


async def listed(browser: Browser) -> tuple[list[str], dict[str, Any]]:
    """The tables that are not over, in order, and what is said of them."""
    found = await browser.get("/api/tables")
    return [table["id"] for table in found["mine"]], found["about"]


async def fall_asleep(server: FakeServer, *sessions: TableSession) -> None:
    for session in sessions:
        for line in session.lines:
            await line.hang_up()
    await server.go_on(11 * 60_000)
    assert not server.context.registry.rooms


def test_ones_own_turn_is_known_and_comes_first_awake_and_asleep() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, bob = await server.browser("Ann"), await server.browser("Bob")
            tables = []
            for host, other in ((ann, bob), (bob, ann)):
                made = await host.post("/api/tables", game="tictactoe", seats=2)
                await other.post(f"/api/tables/{made['id']}/join", key=made["key"])
                await host.post(f"/api/tables/{made['id']}/start")
                tables.append(made["id"])
                await server.go_on(1000)
            for _ in range(2):  # awake, then asleep
                order, about = await listed(ann)
                assert order == tables
                assert [about[id]["turn"] for id in order] == [[0], []]
                order, about = await listed(bob)
                assert order == [tables[1], tables[0]]
                assert [about[id]["turn"] for id in order] == [[0], []]
                await server.go_on(11 * 60_000)
            assert not server.context.registry.rooms

    run(scenario)


def test_others_are_waited_for_as_ones_own_screen_says() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("key", "Ann", "Bob", options={"mission": "first-day"})
            ann, bob = session.people
            assert [(await listed(one))[1][session.id]["turn"] for one in (ann, bob)] == [[0], [1]]  # who goes first?
            ask, action = session.lines[0].options()[0]
            assert action == {"act": "go_first"}
            await session.lines[0].act(ask, **action)
            await settle()
            assert session.lines[1].view["prompt"]["waits_for"] == [0]
            for _ in range(2):  # awake, then asleep
                hers, his = (await listed(ann))[1][session.id], (await listed(bob))[1][session.id]
                assert (hers["turn"], his["turn"]) == ([0], [0])
                assert hers["title"] == ""  # the chosen word says it
                await fall_asleep(server, session)

    run(scenario)


def test_since_when_is_the_last_thing_that_happened_not_when_the_table_fell_asleep() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            await server.go_on(60_000)
            line = session.lines[0]
            await line.act(line.options()[0][0], **line.options()[0][1])
            at = server.alarm_clock.date()
            await server.go_on(5_000)
            assert (await listed(session.people[1]))[1][session.id]["since"] == at
            await fall_asleep(server, session)
            about = (await listed(session.people[1]))[1][session.id]
            assert (about["since"], about["turn"]) == (at, [1])

    run(scenario)


def test_a_made_mission_has_a_title_that_tells_nothing_else() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            made = await ann.post(
                "/api/tables", game="key", seats=1, options={"mission": "fresh", "grade": "1"}, start=True
            )
            title = (await listed(ann))[1][made["id"]]["title"]
            line = await ann.line(made["id"])
            assert title == line.view["mission"]["title"]
            waiting = await ann.post("/api/tables", game="key", seats=2, options={"mission": "fresh"})
            assert (await listed(ann))[1][waiting["id"]]["title"] == ""

    run(scenario)


def test_all_that_is_over_is_taken_off_the_list_at_once() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await played(server)
            ann, bob = session.people
            going_on = await ann.post("/api/tables", game="tictactoe", seats=2, bots=["eager"], start=True)
            assert await ann.post("/api/tables/tidy") == {"tables": 1}
            found = await ann.get("/api/tables")
            assert (found["finished"], [one["id"] for one in found["mine"]]) == ([], [going_on["id"]])
            assert [one["id"] for one in (await bob.get("/api/tables"))["finished"]] == [session.id]
            await bob.post("/api/tables/tidy")
            assert await server.store.table(session.id) is None
            assert await ann.post("/api/tables/tidy") == {"tables": 0}

    run(scenario)


def test_a_game_that_goes_on_can_be_given_up_for_good() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob", cover="eager")
            ann, bob = session.people
            alone = await ann.post("/api/tables", game="tictactoe", seats=2, bots=["eager"], start=True)
            for id in (session.id, alone["id"]):
                await ann.post(f"/api/tables/{id}/leave", for_good=True)
            assert (await listed(ann))[0] == []
            assert await server.store.table(alone["id"]) is None
            assert (await listed(bob))[0] == [session.id]
            info = await bob.get(f"/api/tables/{session.id}")
            assert (info["seats"][0]["person"], info["seats"][0]["bot"]) == ("", "eager")
            eve = await server.browser("Eve")
            assert (await eve.denied(f"/api/tables/{session.id}/leave", for_good=True))[0] == 403

    run(scenario)


def test_a_game_is_left_to_a_bot_where_others_are_there_and_waits_where_nobody_is() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob", cover="eager")
            ann, bob = session.people
            leave = f"/api/tables/{session.id}/leave"

            async def bots() -> list[str]:
                return [seat["bot"] for seat in (await bob.get(f"/api/tables/{session.id}"))["seats"]]

            await ann.post(leave, unless_alone=True)
            assert await bots() == ["eager", ""]
            await session.lines[0].hang_up()
            await bob.post(leave, unless_alone=True)  # only a bot plays on, whatever the page has heard of others
            assert await bots() == ["eager", ""]

    run(scenario)

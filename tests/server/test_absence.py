"""Somebody's connection is lost: after a while a bot plays for them, everybody is told, and it hands back on return."""

from tests.server.fixtures import FakeServer, TableSession, run


async def two_at_a_table(server: FakeServer, **wanted: object) -> TableSession:
    return await server.game("tictactoe", "Ann", "Bob", cover="random", **wanted)


def test_a_bot_covers_after_a_minute_and_everybody_is_told() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await two_at_a_table(server)
            ann, bob = session.lines
            await bob.hang_up()
            await server.go_on(59_000)
            assert [seat["bot"] for seat in ann.info["seats"]] == ["", ""]
            await server.go_on(1000)
            assert [seat["bot"] for seat in ann.info["seats"]] == ["", "random"]
            notice = await ann.hear("notice")
            assert notice["key"] == "notice.covered"
            assert notice["params"] == {"seat": 1, "name": "Bob"}
            assert notice["text"] == "Bob is away: a bot plays until they are back."
            await ann.act(1, act="mark", cell=4)
            await server.go_on(5000)
            assert ann.view["cells"].count("O") == 1

    run(scenario)


def test_the_seat_is_handed_back_on_return() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await two_at_a_table(server)
            ann, bob = session.lines
            await bob.hang_up()
            await server.go_on(60_000)
            bob = await session.people[1].line(session.id)
            assert [seat["bot"] for seat in ann.info["seats"]] == ["", ""]
            assert [notice["key"] for notice in await ann.all_heard("notice")] == ["notice.covered", "notice.back"]
            await ann.act(1, act="mark", cell=4)
            await server.go_on(120_000)
            assert ann.view["cells"].count("O") == 0
            assert (await bob.act(bob.view["asks"][0]["id"], act="mark", cell=0))["t"] == "ack"

    run(scenario)


def test_who_is_back_in_time_is_not_covered_and_counts_anew() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await two_at_a_table(server, cover_after_s=20)
            ann, bob = session.lines
            await bob.hang_up()
            await server.go_on(15_000)
            bob = await session.people[1].line(session.id)
            await bob.hang_up()
            await server.go_on(15_000)
            assert ann.info["seats"][1]["bot"] == ""
            await server.go_on(5000)
            assert ann.info["seats"][1]["bot"] == "random"

    run(scenario)


def test_nobody_is_covered_where_nobody_waits() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await two_at_a_table(server)
            for line in session.lines:
                await line.hang_up()
            await server.go_on(300_000)
            assert [place.bot for place in session.room.lobby.seats] == ["", ""]
            ann = await session.people[0].line(session.id)
            await server.go_on(59_000)
            assert ann.info["seats"][1]["bot"] == ""
            await server.go_on(1000)
            assert ann.info["seats"][1]["bot"] == "random"

    run(scenario)


def test_before_the_game_after_it_and_where_the_host_wants_none_nobody_is_covered() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, bob = await server.browser("Ann"), await server.browser("Bob")
            made = await ann.post("/api/tables", game="tictactoe", seats=2, cover="random", cover_after_s=0)
            await bob.post(f"/api/tables/{made['id']}/join", key=made["key"])
            line = await ann.line(made["id"])
            await server.go_on(300_000)
            assert line.info["seats"][1]["bot"] == ""
            await ann.post(f"/api/tables/{made['id']}/start")
            await server.go_on(300_000)
            assert line.info["seats"][1]["bot"] == ""
            await ann.post(f"/api/tables/{made['id']}/choose", cover_after_s=10)
            await server.go_on(10_000)
            assert line.info["seats"][1]["bot"] == "random"

    run(scenario)

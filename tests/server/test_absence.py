"""Somebody's connection is lost: after a while a bot plays for them, everybody is told, and it hands back on return."""

from tests.server.fixtures import Evening, House, run


async def two_at_a_table(house: House, **wanted: object) -> Evening:
    return await house.game("tictactoe", "Ann", "Bob", cover="random", **wanted)


def test_a_bot_covers_after_a_minute_and_everybody_is_told() -> None:
    async def scenario() -> None:
        async with House() as house:
            evening = await two_at_a_table(house)
            ann, bob = evening.lines
            await bob.hang_up()
            await house.go_on(59_000)
            assert [seat["bot"] for seat in ann.info["seats"]] == ["", ""]
            await house.go_on(1000)
            assert [seat["bot"] for seat in ann.info["seats"]] == ["", "random"]
            notice = await ann.hear("notice")
            assert notice["key"] == "notice.covered"
            assert notice["params"] == {"seat": 1, "name": "Bob"}
            assert notice["text"] == "Bob is away: a bot plays until they are back."
            await ann.act(1, act="mark", cell=4)
            await house.go_on(5000)
            assert ann.view["cells"].count("O") == 1

    run(scenario)


def test_the_seat_is_handed_back_on_return() -> None:
    async def scenario() -> None:
        async with House() as house:
            evening = await two_at_a_table(house)
            ann, bob = evening.lines
            await bob.hang_up()
            await house.go_on(60_000)
            bob = await evening.people[1].line(evening.id)
            assert [seat["bot"] for seat in ann.info["seats"]] == ["", ""]
            assert [notice["key"] for notice in await ann.all_heard("notice")] == ["notice.covered", "notice.back"]
            await ann.act(1, act="mark", cell=4)
            await house.go_on(120_000)
            assert ann.view["cells"].count("O") == 0
            assert (await bob.act(bob.view["asks"][0]["id"], act="mark", cell=0))["t"] == "ack"

    run(scenario)


def test_who_is_back_in_time_is_not_covered_and_counts_anew() -> None:
    async def scenario() -> None:
        async with House() as house:
            evening = await two_at_a_table(house, cover_after_s=20)
            ann, bob = evening.lines
            await bob.hang_up()
            await house.go_on(15_000)
            bob = await evening.people[1].line(evening.id)
            await bob.hang_up()
            await house.go_on(15_000)
            assert ann.info["seats"][1]["bot"] == ""
            await house.go_on(5000)
            assert ann.info["seats"][1]["bot"] == "random"

    run(scenario)


def test_nobody_is_covered_where_nobody_waits() -> None:
    async def scenario() -> None:
        async with House() as house:
            evening = await two_at_a_table(house)
            for line in evening.lines:
                await line.hang_up()
            await house.go_on(300_000)
            assert [place.bot for place in evening.room.lobby.seats] == ["", ""]
            ann = await evening.people[0].line(evening.id)
            await house.go_on(59_000)
            assert ann.info["seats"][1]["bot"] == ""
            await house.go_on(1000)
            assert ann.info["seats"][1]["bot"] == "random"

    run(scenario)


def test_before_the_game_after_it_and_where_the_host_wants_none_nobody_is_covered() -> None:
    async def scenario() -> None:
        async with House() as house:
            ann, bob = await house.browser("Ann"), await house.browser("Bob")
            made = await ann.post("/api/tables", game="tictactoe", seats=2, cover="random", cover_after_s=0)
            await bob.post(f"/api/tables/{made['id']}/join", key=made["key"])
            line = await ann.line(made["id"])
            await house.go_on(300_000)
            assert line.info["seats"][1]["bot"] == ""
            await ann.post(f"/api/tables/{made['id']}/start")
            await house.go_on(300_000)
            assert line.info["seats"][1]["bot"] == ""
            await ann.post(f"/api/tables/{made['id']}/choose", cover_after_s=10)
            await house.go_on(10_000)
            assert line.info["seats"][1]["bot"] == "random"

    run(scenario)

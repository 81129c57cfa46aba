"""The lobby over HTTP: people, tables, seats, bots, links, rematch."""

import asyncio

import httpx
import msgspec
import pytest

from holdfast.server.http.context import Settings
from holdfast.server.http.listing import MOST_PUBLIC
from holdfast.server.services.people import SEAT_LINK_LASTS_MS
from tests.server.fixtures import ORIGIN, FakeServer, run, settle


def test_a_table_by_link_is_for_those_who_have_it() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, bob = await server.browser("Ann"), await server.browser("Bob")
            made = await ann.post("/api/tables", game="tictactoe", seats=2)
            table = f"/api/tables/{made['id']}"
            assert (await bob.http.get(table)).status_code == 403
            assert await bob.denied(f"{table}/join") == (409, "This table is for people who have its link.")
            assert (await bob.denied(f"{table}/join", key="wrong"))[0] == 409
            joined = await bob.post(f"{table}/join", key=made["key"])
            assert [seat["name"] for seat in joined["seats"]] == ["Ann", "Bob"]
            assert (await bob.get("/api/tables"))["open"] == []
            assert [one["id"] for one in (await bob.get("/api/tables"))["mine"]] == [made["id"]]

    run(scenario)


def test_a_public_table_is_listed_until_it_begins_and_again_when_it_is_over() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, bob, eve = [await server.browser(name) for name in ("Ann", "Bob", "Eve")]
            made = await ann.post("/api/tables", game="tictactoe", seats=2, public=True, watch="anyone")
            assert [one["id"] for one in (await eve.get("/api/tables"))["open"]] == [made["id"]]
            await bob.post(f"/api/tables/{made['id']}/join")
            assert await eve.denied(f"/api/tables/{made['id']}/join") == (409, "There is no free seat at this table.")
            await ann.post(f"/api/tables/{made['id']}/start")
            assert (await eve.get("/api/tables"))["open"] == []
            x, o = await ann.line(made["id"]), await bob.line(made["id"])
            for line, cell in ((x, 0), (o, 3), (x, 1), (o, 4), (x, 2)):
                assert (await line.act(line.view["asks"][0]["id"], act="mark", cell=cell))["t"] == "ack"
                await settle()
            finished = (await eve.get("/api/tables"))["finished"]
            assert [(one["id"], one["outcome"]) for one in finished] == [(made["id"], "line")]
            again = await bob.post(f"/api/tables/{made['id']}/rematch")
            assert (await ann.post(f"/api/tables/{made['id']}/rematch"))["id"] == again["id"]
            assert [seat["name"] for seat in again["table"]["seats"]] == ["Ann", "Bob"]
            await settle()
            assert (x.info["stage"], x.info["rematch"]) == ("over", again["id"])

    run(scenario)


def test_two_clicks_to_a_game_with_bots() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            made = await ann.post("/api/tables", game="key", seats=3, bots=["greedy"], start=True)
            assert made["table"]["stage"] == "playing"
            assert [seat["bot"] for seat in made["table"]["seats"]] == ["", "greedy", "greedy"]
            line = await ann.line(made["id"])
            ask, action = line.options()[0]
            assert (await line.act(ask, **action))["t"] == "ack"

    run(scenario)


def test_only_the_host_decides_about_the_table() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, bob = await server.browser("Ann"), await server.browser("Bob")
            made = await ann.post("/api/tables", game="key", seats=3, options={"mission": "first-day"})
            table = f"/api/tables/{made['id']}"
            await bob.post(f"{table}/join", key=made["key"])
            only_host = (409, "Only the host of the table decides that.")
            assert await bob.denied(f"{table}/start") == only_host
            assert await bob.denied(f"{table}/choose", seats=2) == only_host
            assert await bob.denied(f"{table}/seats/2", bot="greedy") == only_host
            assert await bob.denied(f"{table}/seats/0", clear=True) == only_host
            assert (await ann.denied(f"{table}/start"))[1].startswith("Some seats are still free")
            assert await ann.denied(f"{table}/seats/2", bot="clever") == (
                400, "key has no bot called 'clever'; there are: cracker, greedy, random",
            )  # fmt: skip
            await ann.post(f"{table}/seats/2", bot="greedy")
            info = await ann.post(f"{table}/choose", options={"mission": "the-briefcase"}, public=True)
            assert info["options"] == {"mission": "the-briefcase"}
            status, text = await ann.denied(f"{table}/choose", options={"mission": "none-such"})
            assert (status, text.partition(":")[0]) == (400, "There is no mission called none-such")
            await ann.post(f"{table}/leave")
            assert (await bob.get(table))["host"] == (await bob.get("/api/me"))["id"]

    run(scenario)


def test_every_seat_picks_its_own_character() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, bob = await server.browser("Ann"), await server.browser("Bob")
            made = await ann.post("/api/tables", game="key", seats=3)
            table = f"/api/tables/{made['id']}"
            await bob.post(f"{table}/join", key=made["key"])
            await bob.post(f"{table}/seats/1", picks={"characters": "analyst"})
            assert await ann.denied(f"{table}/seats/0", picks={"characters": "analyst"}) == (
                409, "Somebody else has chosen analyst.",
            )  # fmt: skip
            assert (await ann.denied(f"{table}/seats/1", picks={"characters": "scout"}))[0] == 409
            status, text = await ann.denied(f"{table}/seats/0", picks={"characters": "king"})
            assert (status, text.partition(":")[0]) == (400, "There is no character called king")
            await ann.post(f"{table}/seats/2", bot="random")
            await ann.post(f"{table}/start")
            line = await ann.line(made["id"])
            assert line.view["characters"] == ["scout", "analyst", "courier"]

    run(scenario)


def test_a_seat_moves_to_another_device_once() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            table = f"/api/tables/{session.id}"
            ann = session.people[0]
            await session.lines[0].ask(t="note", text="the corner!")
            phone = await server.browser("Ann's phone")
            made = await ann.post(f"{table}/seat-link")
            assert (await phone.denied(f"{table}/take-seat", key="guess"))[0] == 403
            taken = await phone.post(f"{table}/take-seat", key=made["key"])
            assert taken["seats"][0]["name"] == "Ann's phone"
            assert taken["host"] == taken["seats"][0]["person"]
            line = await phone.line(session.id)
            assert line.welcome["notes"] == "the corner!"
            assert (await line.act(1, act="mark", cell=4))["t"] == "ack"
            assert await phone.denied(f"{table}/take-seat", key=made["key"]) == (
                403, "This link does not work any more: ask for a new one.",
            )  # fmt: skip
            late = await phone.post(f"{table}/seat-link")
            await server.go_on(SEAT_LINK_LASTS_MS + 1)
            assert (await (await server.browser("Eve")).denied(f"{table}/take-seat", key=late["key"]))[0] == 403
            assert (await session.lines[0].hear("bye"))["t"] == "bye"  # a seat by link only: the old device is out

    run(scenario)


def test_a_bot_covers_for_somebody_who_leaves_and_hands_back() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob", cover="eager")
            ann, bob = session.lines
            await session.people[1].post(f"/api/tables/{session.id}/leave")
            await bob.hang_up()
            await ann.act(1, act="mark", cell=0)
            await server.go_on(5000)
            assert ann.view["cells"].count("O") == 1
            covered = ann.info["seats"][1]
            assert (covered["name"], covered["bot"], covered["here"]) == ("Bob", "eager", False)
            back = await session.people[1].line(session.id)
            assert back.welcome["seat"] == 1
            await settle()
            assert ann.info["seats"][1]["bot"] == ""
            free = ann.view["cells"].index(".")
            await ann.act(ann.view["asks"][0]["id"], act="mark", cell=free)
            await server.go_on(60_000)
            assert ann.view["cells"].count("O") == 1

    run(scenario)


def test_anybody_at_the_table_may_call_a_bot_for_somebody_absent() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("rush", "Ann", "Bob", "Cleo")
            path = f"/api/tables/{session.id}/seats/2"
            assert (await session.people[1].denied(path, bot="hasty"))[0] == 409
            await session.lines[2].hang_up()
            assert (await session.people[1].post(path, bot="hasty"))["seats"][2]["bot"] == "hasty"

    run(scenario)


def test_who_is_removed_is_out_and_stays_out() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            ann, bob = session.people
            await session.lines[1].ask(t="note", text="secret")
            await ann.post(f"/api/tables/{session.id}/seats/1", clear=True)
            assert (await session.lines[1].hear("bye"))["text"] == "The host has removed you from this table."
            assert await bob.denied(f"/api/tables/{session.id}/join", key=session.key) == (
                409, "The host has removed you from this table.",
            )  # fmt: skip
            line = await bob.line(session.id, key=session.key, greet=False)
            assert (await line.hear("bye", "welcome"))["t"] == "bye"
            cleo = await server.browser("Cleo")
            new = (await ann.post(f"/api/tables/{session.id}/link"))["key"]
            await cleo.post(f"/api/tables/{session.id}/join", key=new)
            taken = await cleo.line(session.id)
            assert taken.welcome["seat"] == 1
            assert taken.welcome["notes"] == ""

    run(scenario)


@pytest.mark.parametrize(
    ("watch", "public", "key", "may"),
    [
        ("anyone", True, False, True), ("link", True, False, False), ("link", False, True, True),
        ("anyone", False, False, False), ("nobody", True, False, False),
    ],
)  # fmt: skip
def test_who_may_watch(watch: str, public: bool, key: bool, may: bool) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob", watch=watch, public=public)
            stranger = await server.browser()
            line = await stranger.line(session.id, key=session.key if key else "", greet=False)
            first = await line.hear("welcome", "error")
            assert first["t"] == ("welcome" if may else "error")
            if may:
                assert first["seat"] == -1
                assert line.view["seat"] == -1
                assert line.view["asks"] == []
                refused = await line.act(1, act="mark", cell=0)
                assert refused["text"] == "You do not sit at this table."

    run(scenario)


@pytest.mark.parametrize("name", ["\u3164", "\u2800 \u2800", "\u0301\u0302", "\uffa0", "\u200b"])
def test_nobody_has_a_name_that_nobody_sees(name: str) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            text = "A name has 1 to 40 signs that can be shown."
            assert await (await server.browser()).denied("/api/me", name=name) == (400, text)
            assert (await (await server.browser()).post("/api/me", name=f"{name}\u00c5sa"[-5:].strip("\u200b")))["id"]

    run(scenario)


def test_what_is_wrong_with_a_request_is_said_in_a_sentence() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, nobody = await server.browser("Ann"), await server.browser()
            assert await nobody.denied("/api/tables", game="key", seats=1) == (
                401,
                "Say who you are first: choose a name.",
            )
            assert (await ann.denied("/api/tables", game="chess", seats=2)) == (
                400, "There is no game called 'chess' here.",
            )  # fmt: skip
            assert (await ann.denied("/api/tables", game="key", seats=9))[1] == "This game is for 1 to 4 seats."
            assert (await ann.denied("/api/tables", game="key"))[0] == 400
            assert (await ann.denied("/api/tables/nowhere/join")) == (404, "There is no such table.")
            assert (await nobody.denied("/api/me", name="\u202e")) == (
                400,
                "A name has 1 to 40 signs that can be shown.",
            )
            assert (await nobody.denied("/api/me", name="x" * 50))[0] == 400
            big = await ann.http.post(
                "/api/me", content=b'{"name":"' + b"x" * 20_000, headers={"content-type": "application/json"}
            )
            assert big.status_code == 413
            form = await ann.http.post("/api/me", content=b"name=x", headers={"content-type": "text/plain"})
            assert form.status_code == 415
            foreign = await ann.http.post("/api/me", json={"name": "x"}, headers={"origin": "http://evil"})
            assert foreign.status_code == 403
            assert (await ann.http.get("/api/nothing")).status_code == 404

    run(scenario)


def test_requests_have_a_pace() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            answers = [(await ann.http.get("/api/me")).status_code for _ in range(80)]
            assert answers.count(429) > 10
            await server.go_on(60_000)
            assert (await ann.http.get("/api/me")).status_code == 200

    run(scenario)


def test_a_household_has_one_pace_however_many_addresses_it_has() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:

            async def new_people(address: str) -> list[int]:
                transport = httpx.ASGITransport(app=server.app, client=(address, 1))
                found = []
                for _ in range(20):
                    async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as http:
                        made = await http.post("/api/me", json={"name": "Eve"}, headers={"origin": ORIGIN})
                        found.append(made.status_code)
                return found

            assert set(await new_people("2001:db8::1")) == {200}
            assert await new_people("2001:db8::2") == [200] * 10 + [429] * 10
            assert set(await new_people("2001:db8:0:1::1")) == {200}  # the neighbours'

    run(scenario)


def test_secrets_are_hashed_and_cookies_are_closed_to_scripts() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            browser = await server.browser()
            answer = await browser.http.post("/api/me", json={"name": "Ann"})
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "samesite=strict" in cookie.lower()
            id, _, secret = cookie.partition(";")[0].partition("=")[2].partition(".")
            assert len(secret) == 22  # 128 bits
            person = await server.store.person(id)
            assert person is not None
            assert secret.encode() not in person.secret
            made = await browser.post("/api/tables", game="tictactoe", seats=2)
            kept = repr(vars(server.store))
            assert secret not in kept
            assert made["key"] not in kept
            liar = await server.browser()
            liar.http.cookies.set("holdfast", f"{id}.{'x' * 22}")
            assert await liar.get("/api/me") == {"id": "", "name": "", "named": False}

    run(scenario)


def test_a_renamed_person_is_the_same_person() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            before = await ann.get("/api/me")
            after = await ann.post("/api/me", name="  Ann   Bee ")
            assert after == {"id": before["id"], "name": "Ann Bee", "named": True}
            assert ann.http.headers["origin"] == ORIGIN

    run(scenario)


def test_a_lesson_is_dealt_the_same_each_time_and_is_for_one_person() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, bob = await server.browser("Ann"), await server.browser("Bob")
            wanted = {"game": "alone", "seats": 2, "bots": ["prowler"], "start": True}
            made = [await who.post("/api/tables", **wanted, lesson=word) for who, word in ((ann, "a"), (bob, "a"))]
            other = await ann.post("/api/tables", **wanted, lesson="b")
            quests = [(await ann.line(one["id"])).view["missions"] for one in (made[0], other)]
            assert (await bob.line(made[1]["id"])).view["missions"] == quests[0] != quests[1]
            assert made[0]["table"]["lesson"] == "a"
            only_bots = "A lesson is for one person and bots: begin it at once, not in public, in no campaign."
            assert await ann.denied("/api/tables", **wanted, lesson="a", public=True) == (400, only_bots)
            assert await ann.denied("/api/tables", game="alone", seats=2, lesson="a") == (400, only_bots)
            table = f"/api/tables/{made[0]['id']}"
            alone = (409, "This table is a lesson, for one person and bots: open a new one to play together.")
            assert await ann.denied(f"{table}/choose", public=True) == alone
            await ann.post(f"{table}/seats/1", clear=True)
            assert await bob.denied(f"{table}/join", key=made[0]["key"]) == alone

    run(scenario)


def test_a_host_who_has_stood_up_leaves_the_table_to_others_or_closes_it() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=Settings(limits=False)) as server:
            ann, bob = await server.browser("Ann"), await server.browser("Bob")
            for _ in range(MOST_PUBLIC + 1):
                made = await ann.post("/api/tables", game="tictactoe", seats=2, public=True)
                assert [seat["person"] for seat in (await ann.post(f"/api/tables/{made['id']}/leave"))["seats"]] == [
                    "",
                    "",
                ]
                await ann.post(f"/api/tables/{made['id']}/leave")
                assert (await ann.http.get(f"/api/tables/{made['id']}")).status_code == 404
            assert (await ann.get("/api/tables"))["mine"] == []
            made = await ann.post("/api/tables", game="tictactoe", seats=2, public=True)
            await ann.post(f"/api/tables/{made['id']}/leave")
            await bob.post(f"/api/tables/{made['id']}/join")
            left = await ann.post(f"/api/tables/{made['id']}/leave")
            assert left["host"] == (await bob.get("/api/me"))["id"]
            assert (await ann.get("/api/tables"))["mine"] == []

    run(scenario)


def test_nobody_fills_the_list_of_open_tables_alone() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=Settings(limits=False)) as server:
            ann, eve, bob = [await server.browser(name) for name in ("Ann", "Eve", "Bob")]
            old = await ann.post("/api/tables", game="tictactoe", seats=2, public=True)
            for _ in range(MOST_PUBLIC):
                await server.go_on(1000)
                await eve.post("/api/tables", game="tictactoe", seats=2, public=True)
            bee = await server.browser("Bee")
            wanted = {"game": "tictactoe", "seats": 2, "public": True}
            at_once = await asyncio.gather(*(bee.http.post("/api/tables", json=wanted) for _ in range(8)))
            assert sorted(one.status_code for one in at_once) == [200] * MOST_PUBLIC + [409] * (8 - MOST_PUBLIC)
            for one in (await bee.get("/api/tables"))["mine"]:
                await bee.post(f"/api/tables/{one['id']}/choose", public=False)
            too_many = (409, "3 of your tables are open to everybody already: begin, close or leave one.")
            assert await eve.denied("/api/tables", game="tictactoe", seats=2, public=True) == too_many
            quiet = await eve.post("/api/tables", game="tictactoe", seats=2)
            assert await eve.denied(f"/api/tables/{quiet['id']}/choose", public=True) == too_many
            lobby = server.context.registry.rooms[old["id"]].lobby
            for _ in range(60):  # however they came about
                await server.go_on(1000)
                await server.context.registry.new(msgspec.structs.replace(lobby, host=(await eve.get("/api/me"))["id"]))
            found = (await bob.get("/api/tables"))["open"]
            assert len(found) == MOST_PUBLIC + 1
            assert found[-1]["id"] == old["id"]
            await ann.line(old["id"])  # where somebody is there, people are shown first
            assert (await bob.get("/api/tables"))["open"][0]["id"] == old["id"]

    run(scenario)

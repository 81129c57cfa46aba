"""What the host of a server sees and does: behind the key, logged, and nothing that a game hides."""

import json
import logging
from typing import Any

import httpx
import pytest

from holdfast.server.http.admin_api import ADMIN_ROUTES
from holdfast.server.http.context import Settings
from holdfast.server.services.forgetting import DAY_MS
from holdfast.server.services.kept_value import KeptValue
from holdfast.table.memory import MemoryStore
from holdfast.table.store import PutValue, StoreError
from tests.server.fixtures import ORIGIN, Browser, FakeServer, run, settle

KEY = "the-key-of-this-very-server"
HOSTED = Settings(admin_key=KEY, invite_at="http://192.168.1.5:8000")


class Host:
    """Whoever runs the server, at an address."""

    def __init__(self, server: FakeServer, key: str = KEY, address: str = "127.0.0.1", base: str = ORIGIN) -> None:
        transport = httpx.ASGITransport(app=server.app, client=(address, 1))
        headers = {"authorization": f"Bearer {key}"} if key else {}
        self.http = httpx.AsyncClient(transport=transport, base_url=base, headers=headers)

    async def get(self, path: str = "") -> Any:
        answer = await self.http.get(f"/api/admin{path}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.http.post(f"/api/admin{path}", json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def status(self, path: str = "", method: str = "GET") -> int:
        return (await self.http.request(method, f"/api/admin{path}")).status_code


@pytest.mark.parametrize(("method", "path", "_"), ADMIN_ROUTES)
def test_every_address_is_behind_the_key(method: str, path: str, _: Any) -> None:
    path = path.removeprefix("/api/admin").replace("{", "").replace(":str}", "")

    async def scenario() -> None:
        async with FakeServer(settings=HOSTED) as server:
            ann = await server.browser("Ann")
            assert await Host(server, "").status(path, method) == 401
            assert await Host(server, "a-wrong-key").status(path, method) == 401
            assert (await ann.http.request(method, f"/api/admin{path}")).status_code == 401
        async with FakeServer() as server:
            assert await Host(server, "").status(path, method) == 404
            assert await Host(server, KEY).status(path, method) == 404

    run(scenario)


def test_the_key_is_taken_from_this_machine_or_over_https() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=HOSTED) as server:
            assert await Host(server, address="192.168.1.9").status() == 403
            assert await Host(server, "", address="192.168.1.9").status() == 403
            assert await Host(server, address="::1").status() == 200
            assert await Host(server, address="9.9.9.9", base=ORIGIN.replace("http", "https")).status() == 200

    run(scenario)


def test_whoever_guesses_at_the_key_has_to_wait_and_others_do_not() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=HOSTED) as server:
            base = ORIGIN.replace("http", "https")
            guesser = Host(server, "guess", "2001:db8::1", base)
            assert [await guesser.status() for _ in range(9)] == [401] * 8 + [429]
            neighbour = Host(server, KEY, "2001:db8::2", base)  # the same household, which has many addresses
            assert await neighbour.status() == 429
            assert await Host(server, KEY, "2001:db8:1::1", base).status() == 200
            await server.go_on(10_001)
            assert await neighbour.status() == 200
            right = Host(server)
            assert {await right.status() for _ in range(50)} == {200}

    run(scenario)


def test_the_host_sees_how_full_and_how_busy_it_is() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=HOSTED) as server:
            await server.game("tictactoe", "Ann", "Bob")
            await (await server.browser("Eve")).post("/api/tables", game="tictactoe", seats=2)
            found = await Host(server).get()
            assert (found["tables_playing"], found["tables_open"], found["people"]) == (1, 1, 3)
            assert (found["connections"], found["rooms"], found["entrance"]) == (2, 2, "open")
            assert (found["trouble"], found["free_bytes"]) == ("", -1)

    run(scenario)


def test_the_host_sees_who_sits_where_and_nothing_of_the_game() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=HOSTED) as server:
            session = await server.game("key", "Ann", "Bob", options={"mission": "the-briefcase"})
            await session.lines[0].say(t="chat", id="a", text="my hidden plan")
            await session.lines[0].say(t="note", id="b", text="my hidden note")
            await settle()
            host = Host(server)
            shown = await host.get(f"/tables/{session.id}")
            assert [(seat["name"], seat["here"]) for seat in shown["seats"]] == [("Ann", True), ("Bob", True)]
            assert (shown["game"], shown["stage"], shown["connections"]) == ("key", "playing", 2)
            everything = json.dumps([shown, await host.get("/tables"), await host.get("/people"), await host.get()])
            for hidden in ("hidden", "briefcase", session.key, "options", "asks", "secret"):
                assert hidden not in everything
            assert {"seats", "options"} & set(shown) == {"seats"}

    run(scenario)


def test_lists_are_searched_and_cut() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=HOSTED) as server:
            for name in ("Ann", "Bob", "Anna"):
                await (await server.browser(name)).post("/api/tables", game="tictactoe", seats=2)
            host = Host(server)
            found = await host.get("/people?search=AN&most=1")
            assert (len(found["people"]), found["total"]) == (1, 2)
            found = await host.get("/tables?search=bob")
            assert [table["seats"][0]["name"] for table in found["tables"]] == ["Bob"]
            assert (await host.get("/tables?most=many"))["total"] == 3
            assert (await host.get("/tables?search=%20"))["total"] == 3

    run(scenario)


def test_a_table_that_is_removed_is_gone_and_everybody_there_is_told(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with FakeServer(settings=HOSTED) as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            host = Host(server)
            with caplog.at_level(logging.INFO, "holdfast.server"):
                assert await host.post(f"/tables/{session.id}/remove") == {"tables": 1, "stays": 0}
            assert [record.message for record in caplog.records] == ["the host removed a table"]
            assert (await session.lines[1].hear("bye"))["text"] == "This table has been removed."
            assert await host.status(f"/tables/{session.id}") == 404
            assert await host.status(f"/tables/{session.id}/remove", "POST") == 404
            assert await server.store.rows(session.id) == []

    run(scenario)


def test_whoever_is_removed_is_forgotten() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=HOSTED) as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            ann, bob = session.people
            id = (await ann.get("/api/me"))["id"]
            host = Host(server)
            assert await host.post(f"/people/{id}/remove") == {"tables": 0, "stays": 1}
            assert (await session.lines[0].hear("bye"))["text"] == "The host of this server has removed you."
            assert (await ann.get("/api/me"))["id"] == ""
            assert id not in [seat["person"] for seat in (await bob.get(f"/api/tables/{session.id}"))["seats"]]
            assert await host.status(f"/people/{id}/remove", "POST") == 404

    run(scenario)


def test_who_is_barred_does_not_come_in_by_a_personal_link_nor_gets_what_a_guest_has() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=HOSTED) as server:
            ann, guest = await server.browser("Ann"), await server.browser("Guest")
            id, key = (await ann.get("/api/me"))["id"], (await ann.post("/api/me/link"))["key"]
            table = (await guest.post("/api/tables", game="tictactoe", seats=2))["id"]
            await Host(server).post(f"/people/{id}/bar")
            answer = await guest.http.post("/api/me/link/use", json={"key": key})
            assert (answer.status_code, answer.json()["key"]) == (403, "entrance.barred")
            assert "set-cookie" not in answer.headers
            assert [one["id"] for one in (await guest.get("/api/tables"))["mine"]] == [table]

    run(scenario)


def test_whoever_is_barred_stays_outside_until_the_host_lets_them_in_again() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store, HOSTED) as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            ann, bob = session.people
            id = (await ann.get("/api/me"))["id"]
            assert (await Host(server).post(f"/people/{id}/bar"))["is_barred"]
            bye = await session.lines[0].hear("bye")
            assert (bye["text"], bye["again"]) == ("The host of this server has barred you.", False)
            line = await ann.line(session.id, greet=False)
            assert (await line.hear("bye"))["text"] == "The host of this server has barred you."
            for path in ("/api/me", "/api/tables", f"/api/tables/{session.id}"):
                assert (await ann.http.get(path)).json()["key"] == "entrance.barred"
            assert (await ann.http.post("/api/me", json={"name": "Someone else"})).status_code == 403
            assert (await bob.get(f"/api/tables/{session.id}"))["seats"][0]["name"] == "Ann"
            cookies = ann.http.cookies
        async with FakeServer(store, HOSTED) as server:  # it is remembered
            ann = Browser(server)
            ann.http.cookies = cookies
            assert (await ann.http.get("/api/tables")).status_code == 403
            assert (await Host(server).get())["barred"] == 1
            assert not (await Host(server).post(f"/people/{id}/unbar"))["is_barred"]
            await ann.get("/api/tables")
            assert await Host(server).status("/people/nobody/bar", "POST") == 404

    run(scenario)


def test_limits_count_at_once_and_are_kept() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store, HOSTED) as server:
            ann = await server.browser("Ann")
            host = Host(server)
            assert (await host.post("/limits", tables_each=1, people=2))["uploads_each"] == 40
            await ann.post("/api/tables", game="tictactoe", seats=2)
            assert (await ann.denied("/api/tables", game="tictactoe", seats=2))[0] == 409
            await server.browser("Bob")
            crowd = Browser(server)
            assert (await crowd.denied("/api/me", name="Eve"))[0] == 403
            await host.post("/limits", people=0, tables_each=40, tables=1)
            await crowd.post("/api/me", name="Eve")
            status, why = await crowd.denied("/api/tables", game="tictactoe", seats=2)
            assert (status, why) == (409, "There is no room for more tables on this server: ask its host.")
            wrong = await host.http.post("/api/admin/limits", json={"tables_each": 0})
            assert wrong.status_code == 400
        async with FakeServer(store, HOSTED) as server:
            assert (await Host(server).get("/limits"))["tables"] == 1

    run(scenario)


def test_what_the_host_wants_kept_counts_from_the_next_day_on_unless_a_flag_says_otherwise() -> None:
    async def kept_after(settings: Settings) -> int:
        async with FakeServer(settings=settings) as server:
            await (await server.browser("Ann")).post("/api/tables", game="tictactoe", seats=2)
            await Host(server).post("/limits", keep_days=3)
            for _ in range(6):
                await server.go_on(DAY_MS)
            return (await server.store.counts()).open

    async def scenario() -> None:
        assert await kept_after(HOSTED) == 0
        assert await kept_after(Settings(admin_key=KEY, keep_days=0)) == 1

    run(scenario)


def test_what_the_server_remembers_is_not_guessed_at_where_it_is_damaged() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        await store.write(PutValue("barred", b"{"))
        with pytest.raises(StoreError, match="damaged"):
            await KeptValue(store, "barred", frozenset[str], frozenset()).get()

    run(scenario)


def test_nothing_is_copied_where_nothing_is_kept_in_a_file() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=HOSTED) as server:
            assert await Host(server).status("/backup") == 409

    run(scenario)

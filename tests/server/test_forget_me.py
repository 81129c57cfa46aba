"""Somebody who wishes to be forgotten is: what is theirs alone is removed, what others played stays."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from holdfast.table.lobby import NotAllowed
from holdfast.table.memory import MemoryStore
from holdfast.table.store import KeptMessage, PutFilm, PutMessage, TableRecord
from tests.server.fixtures import Browser, FakeServer, run, settle
from tests.server.test_films import played, save_of


async def whole(server: FakeServer) -> str:
    """Everything that the store holds, as one text."""
    store: Any = server.store
    return repr(vars(store))


def test_what_was_theirs_alone_is_removed_and_their_cookie_is_nobodys() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Annabella")
            id = (await ann.get("/api/me"))["id"]
            alone = await ann.post("/api/tables", game="tictactoe", seats=2, bots=["eager"], start=True)
            lobby = await ann.post("/api/tables", game="tictactoe", seats=2)
            await ann.post("/api/campaigns", game="key")
            line = await ann.line(alone["id"])
            await line.ask(t="note", text="my secret plan")
            cookie = ann.http.cookies["holdfast"]
            answer = await ann.http.post("/api/me/forget", json={})
            assert answer.json() == {"tables": 2, "stays": 0}
            assert "holdfast" not in ann.http.cookies
            assert (await line.hear("bye"))["again"] is False
            kept = await whole(server)
            assert [
                word for word in ("Annabella", id, "my secret plan", alone["id"], lobby["id"]) if word in kept
            ] == []
            again = Browser(server)
            again.http.cookies.set("holdfast", cookie)
            assert (await again.get("/api/me"))["id"] == ""
            assert (await ann.http.post("/api/me/forget", json={})).status_code == 401

    run(scenario)


def test_games_with_others_go_on_and_can_be_watched() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            over = await played(server)
            ann, bob = over.people
            session = await server.game("tictactoe", "Cem", "Dora", cover="eager")
            cem, dora = session.people
            await session.lines[0].ask(t="chat", text="Remember me?")
            await session.lines[1].ask(t="chat", text="I will.")
            answer = await cem.http.post("/api/me/forget", json={})
            assert answer.json() == {"tables": 0, "stays": 1}
            line = session.lines[1]
            await settle()
            assert (line.info["seats"][0]["person"], line.info["seats"][0]["bot"]) == ("", "eager")
            assert line.info["host"] == line.info["seats"][1]["person"]
            assert [one.text for one in await server.store.messages(session.id)] == ["I will."]
            assert [one["text"] for one in (await dora.line(session.id)).welcome["said"]] == ["I will."]
            await server.go_on(2000)
            assert "X" in line.view["cells"]  # the bot has moved
            assert (await ann.http.post("/api/me/forget", json={})).json() == {"tables": 0, "stays": 1}
            film = await bob.get(f"/api/tables/{over.id}/film?seat=1")
            assert len(film["steps"]) == 6
            assert await save_of(bob, over.id)
            await bob.http.post("/api/me/forget", json={})
            assert await server.store.table(over.id) is None

    run(scenario)


def test_words_go_with_whoever_said_them_and_not_with_their_name() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, bob, gus = [await server.browser(name) for name in ("Ann", "Bob", "Gus")]
            table = (await ann.post("/api/tables", game="rush", seats=3, public=True))["id"]
            other = (await ann.post("/api/tables", game="rush", seats=3, public=True))["id"]
            namesake = await server.browser("Ann")
            for one in (bob, namesake):
                await one.post(f"/api/tables/{table}/join")
            for one, text in ((ann, "of Ann"), (bob, "of Bob"), (gus, "of a guest"), (namesake, "of another Ann")):
                assert (await (await one.line(table)).ask(t="chat", text=text))["t"] == "ack"
            await (await gus.line(other)).ask(t="chat", text="elsewhere")
            await bob.post("/api/me", name="Bert")
            await (await bob.line(table)).ask(t="chat", text="of Bert")
            for one in (namesake, bob, gus):
                await one.post("/api/me/forget")
            for room, left in ((table, ["of Ann"]), (other, [])):
                assert [said.text for said in await server.store.messages(room)] == left
                assert [said["text"] for said in (await ann.line(room)).welcome["said"]] == left

    run(scenario)


def test_old_words_that_nobody_is_written_down_for_go_with_the_name() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            session = await played(server)
            for no, name in enumerate(("Ann", "Bob")):
                await store.write(PutMessage(session.id, KeptMessage(no, 0, no, name, f"old words of {name}")))
            theirs = KeptMessage(2, 0, -1, "Ann", "of another", person="somebody else")
            await store.write(PutMessage(session.id, theirs))
            await session.people[0].post("/api/me/forget")
            assert [said.text for said in await store.messages(session.id)] == ["old words of Bob", "of another"]

    run(scenario)


def test_a_line_that_was_open_before_leads_nowhere_afterwards() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, eve = await server.browser("Ann"), await server.browser("Eve")
            table = (await ann.post("/api/tables", game="rush", seats=3, public=True))["id"]
            line = await eve.line()
            await eve.post("/api/me/forget")
            await line.say(t="hello", table=table)
            assert (await line.hear("welcome", "bye"))["text"] == "You have been forgotten here, as you wished."

    run(scenario)


class InOrder(MemoryStore):
    """A store that takes its time and does one thing after the other, as one in a file: others ask meanwhile."""

    def __init__(self) -> None:
        super().__init__()
        self.turn = asyncio.Lock()

    async def write(self, *changes: Any) -> None:
        async with self.turn:
            await pause()
            await super().write(*changes)

    async def table(self, id: str) -> TableRecord | None:
        async with self.turn:
            await pause()
            return await super().table(id)


async def pause() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


REQUESTS: list[tuple[str, dict[str, Any]]] = [
    ("/api/me", {"name": "Somebody else"}),
    ("/api/tables", {"game": "rush", "seats": 3, "public": True}),
    ("/api/tables/{waiting}/join", {}),
    ("/api/tables/{over}/link", {}),
    ("/api/tables/{over}/fork", {"to": 1, "seat": 0}),
    ("/api/campaigns", {"game": "key"}),
]


@pytest.mark.parametrize(("path", "body"), REQUESTS)
def test_what_is_being_asked_for_at_that_moment_leaves_no_trace(path: str, body: dict[str, Any]) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            over = await played(server)
            ann, bob = over.people
            id = (await ann.get("/api/me"))["id"]
            waiting = (await bob.post("/api/tables", game="rush", seats=3, public=True))["id"]
            come, kind = asyncio.Event(), {"content-type": "application/json"}

            async def slowly() -> AsyncIterator[bytes]:
                await come.wait()
                yield json.dumps(body).encode()

            address = path.format(waiting=waiting, over=over.id)
            asked = asyncio.ensure_future(ann.http.post(address, content=slowly(), headers=kind))
            await settle()
            cookies = {"cookie": f"holdfast={ann.http.cookies['holdfast']}"}
            await Browser(server).http.post("/api/me/forget", json={}, headers=cookies)
            come.set()
            assert (await asked).status_code in (403, 409)
            await settle()
            assert (await Browser(server).http.get("/api/me", headers=cookies)).json()["id"] == ""
            assert [at for at, one in store.records.items() if id.encode() in one.data or id in one.people] == []
            assert id not in repr((store.people, store.links, store.played, store.done))
            rooms = server.context.registry.rooms.values()
            assert [room.id for room in rooms if id in (room.lobby.host, *room.lobby.people())] == []

    run(scenario)


def test_a_link_and_a_table_that_are_being_made_at_that_moment_are_not_made() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            over = await played(server)
            people, registry = server.context.people, server.context.registry
            ann, bob = [(await one.get("/api/me"))["id"] for one in over.people]
            person = await people.who(over.people[0].http.cookies["holdfast"])
            assert person is not None
            waiting = await registry.room((await over.people[1].post("/api/tables", game="rush", seats=3))["id"])
            people.forget(ann)
            assert await people.who(over.people[0].http.cookies["holdfast"]) is None
            for late in (
                people.invite(over.id, person),
                people.rename(person, "Anna"),
                registry.new(over.room.lobby.again(ann)),
                waiting.mailbox.ask(lambda at: waiting.change(lambda lobby: lobby.admit(ann))),
            ):
                with pytest.raises(NotAllowed, match=r"lobby\.forgotten"):
                    await late
            again = await registry.new(over.room.lobby.again(bob))
            assert again.lobby.people() == (bob,)

    run(scenario)


def test_two_who_leave_a_finished_game_at_the_same_moment_have_both_left() -> None:
    async def scenario() -> None:
        store = InOrder()
        async with FakeServer(store) as server:
            over = await played(server)
            table = over.id
            names = [(await one.get("/api/me"))["id"] for one in over.people]
        async with FakeServer(store) as server:
            people = [Browser(server) for _ in over.people]
            for now, before in zip(people, over.people, strict=True):
                now.http.cookies.set("holdfast", before.http.cookies["holdfast"])
            await asyncio.gather(*(one.post(f"/api/tables/{table}/leave") for one in people))
            assert await store.table(table) is None
            assert [name for name in names if name in repr(store.records)] == []

    run(scenario)


def test_a_room_that_is_opened_while_somebody_leaves_knows_of_it() -> None:
    async def scenario() -> None:
        store = InOrder()
        async with FakeServer(store) as server:
            over = await played(server)
        async with FakeServer(store) as server:
            ann, bob = [Browser(server) for _ in over.people]
            for now, before in zip((ann, bob), over.people, strict=True):
                now.http.cookies.set("holdfast", before.http.cookies["holdfast"])
            await asyncio.gather(ann.post(f"/api/tables/{over.id}/leave"), bob.line(over.id))
            id = (await ann.get("/api/me"))["id"]
            assert id not in server.context.registry.rooms[over.id].lobby.people()
            record = await store.table(over.id)
            assert record is not None
            assert id not in record.people

    run(scenario)


def test_a_film_that_is_made_while_its_table_is_removed_is_not_kept() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            over = await played(server)
            for one in over.people:
                await one.post("/api/me/forget")
            await store.write(PutFilm(over.id, b"a film"))
        assert store.films == {}

    run(scenario)


def test_a_rematch_has_no_name_of_those_who_have_left_for_good() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Annabella", "Bob", cover="eager")
            await session.people[0].post("/api/me/forget")
            bob, line = session.people[1], session.lines[1]
            while not [message for message in line.heard if message["t"] == "ended"]:
                await server.go_on(2000)
                if line.view["asks"]:
                    ask, action = line.options()[0]
                    await line.act(ask, **action)
            again = await bob.post(f"/api/tables/{session.id}/rematch")
            assert [seat["name"] for seat in again["table"]["seats"]] == ["Bot 1", "Bob"]

    run(scenario)


def test_a_finished_game_can_be_taken_off_ones_list() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            session = await played(server)
            ann, bob = session.people
            await store.write(PutMessage(session.id, (await store.messages(session.id) or [said()])[0]))
            await ann.post(f"/api/tables/{session.id}/leave")
            assert (await ann.get("/api/tables"))["finished"] == []
            assert [one["id"] for one in (await bob.get("/api/tables"))["finished"]] == [session.id]
            eve = await server.browser("Eve")
            assert (await eve.denied(f"/api/tables/{session.id}/leave"))[0] == 409
            await bob.post(f"/api/tables/{session.id}/leave")
            assert (store.records, store.by_table, store.links, store.said, store.snapshots, store.films) == (
                {}, {}, {}, {}, {}, {},
            )  # fmt: skip

    run(scenario)


def said() -> KeptMessage:
    return KeptMessage(0, 1, 0, "Ann", "Well played.")

"""Somebody who wishes to be forgotten is: what is theirs alone is removed, what others played stays."""

from typing import Any

from holdfast.table.memory import MemoryStore
from holdfast.table.store import Message, PutMessage
from tests.server.house import Browser, House, run, settle
from tests.server.test_films import played, save_of


async def whole(house: House) -> str:
    """Everything that the store holds, as one text."""
    store: Any = house.store
    return repr(vars(store))


def test_what_was_theirs_alone_is_removed_and_their_cookie_is_nobodys() -> None:
    async def scenario() -> None:
        async with House() as house:
            ann = await house.browser("Annabella")
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
            kept = await whole(house)
            assert [
                word for word in ("Annabella", id, "my secret plan", alone["id"], lobby["id"]) if word in kept
            ] == []
            again = Browser(house)
            again.http.cookies.set("holdfast", cookie)
            assert (await again.get("/api/me"))["id"] == ""
            assert (await ann.http.post("/api/me/forget", json={})).status_code == 401

    run(scenario)


def test_games_with_others_go_on_and_can_be_watched() -> None:
    async def scenario() -> None:
        async with House() as house:
            over = await played(house)
            ann, bob = over.people
            evening = await house.game("tictactoe", "Cem", "Dora", cover="eager")
            cem, dora = evening.people
            await evening.lines[0].ask(t="chat", text="Remember me?")
            await evening.lines[1].ask(t="chat", text="I will.")
            answer = await cem.http.post("/api/me/forget", json={})
            assert answer.json() == {"tables": 0, "stays": 1}
            line = evening.lines[1]
            await settle()
            assert (line.info["seats"][0]["person"], line.info["seats"][0]["bot"]) == ("", "eager")
            assert line.info["host"] == line.info["seats"][1]["person"]
            assert [one.text for one in await house.store.messages(evening.id)] == ["I will."]
            assert [one["text"] for one in (await dora.line(evening.id)).welcome["said"]] == ["I will."]
            await house.go_on(2000)
            assert "X" in line.view["cells"]  # the bot has moved
            assert (await ann.http.post("/api/me/forget", json={})).json() == {"tables": 0, "stays": 1}
            film = await bob.get(f"/api/tables/{over.id}/film?seat=1")
            assert len(film["steps"]) == 6
            assert await save_of(bob, over.id)
            await bob.http.post("/api/me/forget", json={})
            assert await house.store.table(over.id) is None

    run(scenario)


def test_a_finished_game_can_be_taken_off_ones_list() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with House(store) as house:
            evening = await played(house)
            ann, bob = evening.people
            await store.write(PutMessage(evening.id, (await store.messages(evening.id) or [said()])[0]))
            await ann.post(f"/api/tables/{evening.id}/leave")
            assert (await ann.get("/api/tables"))["finished"] == []
            assert [one["id"] for one in (await bob.get("/api/tables"))["finished"]] == [evening.id]
            eve = await house.browser("Eve")
            assert (await eve.denied(f"/api/tables/{evening.id}/leave"))[0] == 409
            await bob.post(f"/api/tables/{evening.id}/leave")
            assert (store.records, store.by_table, store.links, store.said, store.snapshots, store.reels) == (
                {}, {}, {}, {}, {}, {},
            )  # fmt: skip

    run(scenario)


def said() -> Message:
    return Message(0, 1, 0, "Ann", "Well played.")

"""A campaign at the server: chapter after chapter, with the same people, and every game in its log once."""

import asyncio
from typing import Any, cast

import pytest

from holdfast.engine.option_making import Made
from holdfast.games.key.state import Key
from holdfast.server.services.option_maker import OptionMaker
from holdfast.table.memory import MemoryStore
from tests.server.fixtures import Browser, FakeServer, FakeSocket, run, settle


async def chapter(ann: Browser, campaign: str, **wanted: Any) -> tuple[str, FakeSocket]:
    made = await ann.post("/api/tables", game="key", seats=1, campaign=campaign, start=True, **wanted)
    return made["id"], await ann.line(made["id"])


def achievements_of(server: FakeServer, table: str) -> list[int]:
    playing = server.context.registry.rooms[table].game
    assert playing is not None
    return cast(Key, playing.table.state).achievements


async def answer(server: FakeServer, table: str, line: FakeSocket, *, right: bool) -> None:
    """Give the answer, which ends every game of The Key."""
    playing = server.context.registry.rooms[table].game
    assert playing is not None
    mission = playing.table.setting.options.mission
    wrong = "7" * mission.length if mission.shape == "number" else "Q" * mission.length
    while line.view["outcome"] is None:
        for ask in line.view["asks"]:
            if any(form["action"] == "propose" for form in ask["forms"]):
                await line.act(ask["id"], act="propose", guess=mission.answer if right else wrong)
                break
        else:
            ask, action = line.options()[0]
            await line.act(ask, **action)
        await server.go_on(500)


def test_a_campaign_begins_with_its_opening_and_its_first_chapter() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            begun = await ann.post("/api/campaigns", game="key")
            page = begun["page"]
            assert (page["number"], page["of"], page["log"], page["rewards"]) == (1, 14, [], [])
            assert [passage["kind"] for passage in page["passages"]] == ["opening", "story", "news"]
            assert begun["people"] == ["Ann"]
            assert (await ann.get("/api/campaigns"))["mine"] == [begun]
            table, line = await chapter(ann, begun["id"])
            assert line.info["campaign"] == begun["id"]
            assert line.view["mission"]["title"] == page["passages"][1]["title"]
            assert (await ann.get(f"/api/campaigns/{begun['id']}"))["table"] == table

    run(scenario)


def test_a_campaign_goes_on_won_or_lost_and_two_wins_earn_a_reward() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            id = (await ann.post("/api/campaigns", game="key"))["id"]
            for number, right in enumerate((True, True), 1):
                table, line = await chapter(ann, id)
                await answer(server, table, line, right=right)
                ended = await line.hear("ended")
                assert ended["passages"][0]["kind"] == "story"
                page = (await ann.get(f"/api/campaigns/{id}"))["page"]
                assert [entry["result"] for entry in page["log"]] == ["won"] * number
            words = [reward["word"] for reward in page["rewards"]]
            assert words[0] == "letter"
            status, error = await ann.denied(f"/api/campaigns/{id}/reward", reward="nobody")
            assert (status, error) == (400, "Choose a letter, or a character that has no achievement yet.")
            page = (await ann.post(f"/api/campaigns/{id}/reward", reward=words[1]))["page"]
            assert page["rewards"] == []
            table, line = await chapter(ann, id, options={"characters": words[1]})
            assert achievements_of(server, table) == [1]
            await answer(server, table, line, right=False)
            page = (await ann.get(f"/api/campaigns/{id}"))["page"]
            assert [entry["result"] for entry in page["log"]] == ["won", "won", "lost"]
            assert page["number"] == 4

    run(scenario)


def test_one_game_of_a_campaign_is_played_at_a_time() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            id = (await ann.post("/api/campaigns", game="key"))["id"]
            await chapter(ann, id)
            status, error = await ann.denied("/api/tables", game="key", seats=1, campaign=id, start=True)
            assert status == 409
            assert error.startswith("This campaign is being played at another table")
            assert (await ann.post(f"/api/campaigns/{id}/break-off"))["table"] == ""
            await chapter(ann, id)

    run(scenario)


def test_those_who_played_may_go_on_and_others_do_not_know_of_it() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, bob, eve = [await server.browser(name) for name in ("Ann", "Bob", "Eve")]
            id = (await ann.post("/api/campaigns", game="key"))["id"]
            made = await ann.post("/api/tables", game="key", seats=2, campaign=id)
            await bob.post(f"/api/tables/{made['id']}/join", key=made["key"])
            assert (await bob.get("/api/campaigns"))["mine"] == []
            await ann.post(f"/api/tables/{made['id']}/start")
            assert [found["id"] for found in (await bob.get("/api/campaigns"))["mine"]] == [id]
            assert (await eve.http.get(f"/api/campaigns/{id}")).status_code == 404
            status, _ = await eve.denied("/api/tables", game="key", seats=1, campaign=id)
            assert status == 404

    run(scenario)


def test_what_a_game_ended_with_is_noted_even_if_the_server_went_down_at_that_moment() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            ann = await server.browser("Ann")
            id = (await ann.post("/api/campaigns", game="key"))["id"]
            table, line = await chapter(ann, id)
            await answer(server, table, line, right=True)
            cookies = ann.http.cookies
        async with FakeServer(store) as server:
            again = Browser(server)
            again.http.cookies = cookies
            for _ in range(2):
                page = (await again.get(f"/api/campaigns/{id}"))["page"]
                assert [entry["result"] for entry in page["log"]] == ["won"]

    run(scenario)


def test_neither_the_seed_nor_an_answer_to_come_leaves_the_server() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            ann = await server.browser("Ann")
            begun = await ann.post("/api/campaigns", game="key")
            table, line = await chapter(ann, begun["id"])
            seed = store.played[begun["id"]].data.decode().split('"seed":"')[1][:32]
            playing = server.context.registry.rooms[table].game
            assert playing is not None
            answer = playing.table.setting.options.mission.answer
            sent = "".join(line.texts) + (await ann.http.get(f"/api/campaigns/{begun['id']}")).text
            assert seed not in sent
            assert answer not in sent.upper().replace(" ", "")

    run(scenario)


def test_a_game_without_a_campaign_says_so() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            status, error = await ann.denied("/api/campaigns", game="rush")
            assert status == 400
            assert error.endswith("has no campaign.")

    run(scenario)


def test_a_reward_that_is_taken_while_the_next_mission_is_made_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    make = OptionMaker.make

    async def scenario() -> None:
        may_come = asyncio.Event()
        may_come.set()

        async def make_in_time(*given: Any, **named: Any) -> Made:
            made = await make(*given, **named)
            await may_come.wait()
            return made

        monkeypatch.setattr(OptionMaker, "make", make_in_time)
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            id = (await ann.post("/api/campaigns", game="key"))["id"]
            for _ in range(2):
                table, line = await chapter(ann, id)
                await answer(server, table, line, right=True)
            page = (await ann.get(f"/api/campaigns/{id}"))["page"]
            reward = page["rewards"][1]["word"]
            made = await ann.post("/api/tables", game="key", seats=1, campaign=id, options={"characters": reward})
            may_come.clear()
            starting = asyncio.create_task(ann.post(f"/api/tables/{made['id']}/start"))
            await settle()
            await ann.post(f"/api/campaigns/{id}/reward", reward=reward)
            may_come.set()
            await starting
            line = await ann.line(made["id"])
            assert achievements_of(server, made["id"]) == [1]
            assert (await ann.get(f"/api/campaigns/{id}"))["page"]["rewards"] == []

    run(scenario)


def test_a_chapter_that_is_begun_in_two_processes_at_once_is_played_at_one_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    make = OptionMaker.make

    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as here, FakeServer(store) as there:
            may_come = asyncio.Event()

            async def make_in_time(maker: OptionMaker, *given: Any) -> Made:
                made = await make(maker, *given)
                if maker is here.context.game_start.option_maker:
                    await may_come.wait()
                return made

            monkeypatch.setattr(OptionMaker, "make", make_in_time)
            ann, elsewhere = await here.browser("Ann"), Browser(there)
            elsewhere.http.cookies = ann.http.cookies
            id = (await ann.post("/api/campaigns", game="key"))["id"]
            late = asyncio.create_task(ann.denied("/api/tables", game="key", seats=1, campaign=id, start=True))
            await settle()
            table, _ = await chapter(elsewhere, id)
            may_come.set()
            status, error = await late
            assert status == 409
            assert error.startswith("This campaign is being played at another table")
            for one in (ann, elsewhere):
                assert (await one.get(f"/api/campaigns/{id}"))["table"] == table
            assert [record.id for record in store.records.values() if record.stage == "playing"] == [table]

    run(scenario)


def test_what_another_process_has_changed_in_a_campaign_is_not_undone() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as here, FakeServer(store) as there:
            ann, elsewhere = await here.browser("Ann"), Browser(there)
            elsewhere.http.cookies = ann.http.cookies
            id = (await ann.post("/api/campaigns", game="key"))["id"]
            await chapter(ann, id)
            await elsewhere.post(f"/api/campaigns/{id}/break-off")
            table, _ = await chapter(elsewhere, id)
            status, _ = await ann.denied(f"/api/campaigns/{id}/break-off")
            assert status == 503
            assert store.played[id].table == table
            assert (await ann.get(f"/api/campaigns/{id}"))["table"] == table

    run(scenario)

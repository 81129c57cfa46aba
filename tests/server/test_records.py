"""Records: the games that somebody has finished, added up; theirs to read, with what they finished with others."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from holdfast.engine.message import say
from holdfast.engine.records import BestMoment
from holdfast.server.services.results import LookBack, ResultKeeper
from holdfast.table.lobby import lobby_in
from holdfast.table.memory import MemoryStore
from holdfast.table.result import GameResult, PutMoments, PutResult
from holdfast.table.sqlite import SqliteStore
from holdfast.table.store import PutTable, PutValue, Store
from tests.server.fixtures import Browser, FakeServer, run, settle
from tests.server.test_films import played
from tests.server.test_next_game import answer, answer_at

SOLVED, WRONG = "milk the cow", "kilm the woc"
FIRST_DAY = {"mission": "first-day"}
NOTHING_SAID = {"says": [], "people": [], "day": "", "streak": 0}


@pytest.fixture(params=["memory", "sqlite"])
def new_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    return MemoryStore if request.param == "memory" else lambda: SqliteStore(tmp_path / "holdfast.sqlite", "normal")


def scenario_with(store: Store, scenario: Callable[[FakeServer], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with FakeServer(store) as server:
            await scenario(server)
        await store.close()

    run(whole)


async def looked_back(server: FakeServer) -> None:
    """Waits until it is known what those who finished games may be proud of."""
    while looking := server.context.results.looking:
        await asyncio.gather(*looking)


async def record(browser: Browser, *together: str) -> Any:
    return await browser.get(f"/api/records?with={','.join(together)}")


async def of_game(browser: Browser, game: str = "key") -> Any:
    return next(one for one in (await record(browser))["by_game"] if one["game"] == game)


def counts(of: Any, option: str) -> dict[str, tuple[int, int]]:
    found: list[Any] = next((by["words"] for by in of["counted"] if by["option"] == option), [])
    return {one["name"]: (one["games"], one["won"]) for one in found}


def test_finished_games_are_counted_by_what_the_game_says(new_store: Callable[[], Store]) -> None:
    async def scenario(server: FakeServer) -> None:
        ann = await server.browser("Ann")
        assert (await record(ann))["games"] == 0
        await answer(ann, WRONG, options=FIRST_DAY)
        await answer(ann, SOLVED, options=FIRST_DAY)
        await answer(ann, "dawn butler", options={"mission": "not-the-butler"})
        page = await record(ann)
        assert (page["games"], page["won"]) == (3, 1)
        key = await of_game(ann)
        assert (key["title"], key["games"], key["won"]) == ("The Key", 3, 1)
        assert counts(key, "mission") == {"First Day": (2, 1), "Not the Butler": (1, 0)}
        assert counts(key, "grade") == {"Grade 1": (3, 1)}
        assert counts(key, "characters") == {"Scout": (3, 1)}

    scenario_with(new_store(), scenario)


def test_sums_agree_whatever_was_played() -> None:
    async def scenario(server: FakeServer) -> None:
        ann = await server.browser("Ann")
        for guess in (SOLVED, WRONG, SOLVED):
            await answer(ann, guess, options=FIRST_DAY)
        await played_with(server, ann)
        page = await record(ann)
        assert sum(one["games"] for one in page["by_game"]) == page["games"] == 4
        assert sum(one["won"] for one in page["by_game"]) == page["won"]
        for one in page["by_game"]:
            for by in one["counted"]:
                assert sum(word["games"] for word in by["words"]) == one["games"], by
                assert sum(word["won"] for word in by["words"]) == one["won"], by
                assert all(word["won"] <= word["games"] for word in by["words"])

    scenario_with(MemoryStore(), scenario)


async def played_with(server: FakeServer, ann: Browser, name: str = "Bob", won: int = 0) -> tuple[str, Browser]:
    """A game of tic-tac-toe that Ann has finished with somebody; returns its table, and them."""
    bob = await server.browser(name)
    made = await ann.post("/api/tables", game="tictactoe", seats=2)
    await bob.post(f"/api/tables/{made['id']}/join", key=made["key"])
    await ann.post(f"/api/tables/{made['id']}/start")
    lines = [await one.line(made["id"]) for one in (ann, bob)]
    cells = (0, 3, 1, 4, 2) if won == 0 else (0, 3, 1, 4, 8, 5)
    for turn, cell in enumerate(cells):
        line = lines[turn % 2]
        await line.act(line.view["asks"][0]["id"], act="mark", cell=cell)
        await settle()
    return made["id"], bob


async def id_of(browser: Browser) -> str:
    id: str = (await browser.get("/api/me"))["id"]
    return id


def test_nothing_is_told_of_a_game_that_is_not_over() -> None:
    async def scenario(server: FakeServer) -> None:
        ann = await server.browser("Ann")
        made = await ann.post("/api/tables", game="key", seats=1, start=True, options=FIRST_DAY)
        before = await record(ann)
        line = await ann.line(made["id"])
        await line.act(*_any_answer(line))
        assert await record(ann) == before
        assert await ann.get(f"/api/tables/{made['id']}/record") == NOTHING_SAID

    scenario_with(MemoryStore(), scenario)


def _any_answer(line: Any) -> Any:
    return (line.options()[0][0],)


def test_a_lesson_and_a_game_that_began_in_the_middle_do_not_count() -> None:
    async def scenario(server: FakeServer) -> None:
        ann = await server.browser("Ann")
        table = await answer(ann, WRONG, options=FIRST_DAY)
        assert (await record(ann))["games"] == 1
        fork = await ann.post(f"/api/tables/{table}/fork", seat=0, to=0)
        await answer_at(ann, fork["id"], SOLVED)
        await answer(ann, SOLVED, options=FIRST_DAY, lesson="first")
        assert (await record(ann))["games"] == 1

    scenario_with(MemoryStore(), scenario)


def test_moments_come_when_the_game_was_looked_back_at(new_store: Callable[[], Store]) -> None:
    async def scenario(server: FakeServer) -> None:
        ann = await server.browser("Ann")
        await answer(ann, WRONG, options=FIRST_DAY)
        table = await answer(ann, SOLVED, options=FIRST_DAY)
        await looked_back(server)
        dared, par, cards = (await of_game(ann))["moments"]
        assert dared["says"].startswith("First Day: solved with ")
        assert "under par" in par["says"]
        assert (dared["table"], par["table"], cards["table"]) == (table, table, table)
        await ann.post("/api/tables/tidy")
        assert [one["table"] for one in (await of_game(ann))["moments"]] == ["", "", ""]
        assert (await record(ann))["games"] == 2

    scenario_with(new_store(), scenario)


def test_after_a_game_it_is_said_what_it_was() -> None:
    async def scenario(server: FakeServer) -> None:
        ann = await server.browser("Ann")

        async def after(guess: str, mission: str) -> list[str]:
            table = await answer(ann, guess, options={"mission": mission})
            said: list[str] = (await ann.get(f"/api/tables/{table}/record"))["says"]
            return said

        assert await after(WRONG, "first-day") == ["You have solved 0 of 1 mission."]
        assert await after(SOLVED, "first-day") == ["You have solved 1 of 2 missions.", "Your first win."]
        assert await after(SOLVED, "first-day") == ["You have solved 2 of 3 missions."]
        assert await after("dawn cutler", "not-the-butler") == [
            "You have solved 3 of 4 missions.",
            "Won for the first time: Not the Butler.",
        ]
        table, bob = await played_with(server, ann)
        ours = await bob.get(f"/api/tables/{table}/record")
        said = ["You have won 0 of 1 game of Tic-tac-toe."]
        assert ours == NOTHING_SAID | {"says": said, "people": [await id_of(ann)]}

    scenario_with(MemoryStore(), scenario)


def test_people_who_finished_games_together_see_those(new_store: Callable[[], Store]) -> None:
    async def scenario(server: FakeServer) -> None:
        ann = await server.browser("Ann")
        await answer(ann, SOLVED, options=FIRST_DAY)
        _, bob = await played_with(server, ann)
        anns, bobs = await id_of(ann), await id_of(bob)
        page = await record(ann)
        with_bob = {
            "people": [bobs], "names": ["Bob"], "games": 1, "mine": 1, "theirs": 0, "together": 0,
        }  # fmt: skip
        assert (page["people"], page["groups"], page["together"]) == ([with_bob], [], None)
        ours = await record(ann, bobs)
        assert (ours["games"], ours["won"], ours["together"]) == (1, 1, with_bob)
        assert [one["game"] for one in ours["by_game"]] == ["tictactoe"]
        theirs = await record(bob, anns)
        assert (theirs["games"], theirs["won"], theirs["together"]["theirs"]) == (1, 0, 1)

    scenario_with(new_store(), scenario)


def test_nobody_reads_what_somebody_else_has_played() -> None:
    async def scenario(server: FakeServer) -> None:
        ann, eve = await server.browser("Ann"), await server.browser("Eve")
        table = await answer(ann, SOLVED, options=FIRST_DAY)
        await answer(eve, WRONG, options=FIRST_DAY)
        anns = await id_of(ann)
        await looked_back(server)
        page = await record(eve, anns)
        assert (page["games"], page["by_game"], page["together"]) == (0, [], None)
        assert await eve.get(f"/api/tables/{table}/record") == NOTHING_SAID
        assert (await record(eve))["people"] == []
        stranger = Browser(server)
        assert (await stranger.http.get("/api/records")).status_code == 401
        assert (await stranger.http.get(f"/api/tables/{table}/record")).status_code == 401
        too_many = ",".join(f"person{n}" for n in range(9))
        assert (await eve.http.get(f"/api/records?with={too_many}")).status_code == 400

    scenario_with(MemoryStore(), scenario)


def test_results_go_with_the_person_and_come_along_with_a_guest(new_store: Callable[[], Store]) -> None:
    async def scenario(server: FakeServer) -> None:
        ann, guest = await server.browser("Ann"), await server.browser("Guest")
        await answer(ann, WRONG, options=FIRST_DAY)
        await answer(guest, SOLVED, options=FIRST_DAY)
        await guest.post("/api/me/link/use", key=(await ann.post("/api/me/link"))["key"])
        assert [(page["games"], page["won"]) for page in (await record(ann), await record(guest))] == [(2, 1)] * 2
        _, bob = await played_with(server, ann)
        await looked_back(server)
        anns = await id_of(ann)
        await ann.post("/api/me/forget")
        assert await server.store.results_beside(anns) == []
        page = await record(bob)
        assert (page["games"], page["people"]) == (1, [])

    scenario_with(new_store(), scenario)


def test_what_is_not_won_yet_is_worth_a_try_and_opens_a_table() -> None:
    async def scenario(server: FakeServer) -> None:
        ann = await server.browser("Ann")
        assert all(one["to_try"] == [] for one in (await record(ann))["by_game"])
        await answer(ann, SOLVED, options=FIRST_DAY)
        mission, grade, character = (await of_game(ann))["to_try"]
        assert (mission["by"], mission["name"], mission["games"]) == ("Mission", "The Briefcase", 0)
        assert mission["table"] == {"words": {"mission": "the-briefcase"}, "seat": 0, "picks": {}}
        assert grade["table"]["words"] == {"mission": "fresh", "grade": "2"}
        assert character["table"]["picks"] == {"characters": "courier"}
        opened = await ann.post("/api/tables", game="key", seats=2, options=mission["table"]["words"])
        assert opened["table"]["options"] == mission["table"]["words"]

    scenario_with(MemoryStore(), scenario)


def test_the_streak_is_counted_in_days_of_universal_time() -> None:
    async def scenario(server: FakeServer) -> None:
        ann = await server.browser("Ann")
        anns, today = await id_of(ann), server.alarm_clock.day()
        assert (await record(ann))["daily"]["table"]["words"] == {"mission": "daily"}
        days = [(date.fromisoformat(today) - timedelta(days=ago)).isoformat() for ago in (2, 1, 0)]
        for table, day, won in zip("tuv", days, (True, True, False), strict=True):
            await server.store.write(PutResult(GameResult(anns, table, "key", 1, 0, "Ann", won, {}, day=day)))
        daily = (await record(ann))["daily"]
        assert (daily["now"], daily["longest"], daily["played_today"], daily["won_today"]) == (2, 2, True, False)

    scenario_with(MemoryStore(), scenario)


def test_the_best_moment_of_each_kind_is_shown_and_the_first_of_equals() -> None:
    async def scenario(server: FakeServer) -> None:
        ann = await server.browser("Ann")
        anns = await id_of(ann)

        def moment(kind: str, n: int, best: Any = "most") -> BestMoment:
            return BestMoment(kind, n, say("record.cards", cards=n, mission=kind), n, best)

        for ended, (table, most, fewest) in enumerate((("t", 3, 5), ("u", 4, 5), ("v", 4, 6))):
            await server.store.write(PutResult(GameResult(anns, table, "key", ended, 0, "Ann", True, {})))
            await server.store.write(PutMoments(table, ((moment("A", most), moment("B", fewest, "fewest")),)))
        assert [(one["says"], one["ended"]) for one in (await of_game(ann))["moments"]] == [
            ("A: solved with 4 cards left", 1),
            ("B: solved with 5 cards left", 0),
        ]

    scenario_with(MemoryStore(), scenario)


def test_games_that_ended_before_have_results_too(new_store: Callable[[], Store]) -> None:
    store = new_store()

    async def before() -> None:
        async with FakeServer(store) as server:
            ann = await server.browser("Ann")
            await answer(ann, SOLVED, options=FIRST_DAY)
            await answer(ann, SOLVED, options=FIRST_DAY, lesson="first")
            await played(server)
            await server.context.results.close()
            for one in await store.every_table():  # as it was before winners stood there
                lobby = msgspec.structs.replace(lobby_in(one.data), winners=())
                await store.write(PutTable(msgspec.structs.replace(one, data=msgspec.json.encode(lobby))))
        if isinstance(store, MemoryStore):
            store.results.clear()
            del store.values["results_filled"]
        else:
            await store.writer.do(lambda db: db.execute("DELETE FROM results"))  # type: ignore[attr-defined]
            await store.writer.do(lambda db: db.execute("DELETE FROM house WHERE name = 'results_filled'"))  # type: ignore[attr-defined]
        ann_again = Browser(FakeServer(store))
        ann_again.http.cookies = ann.http.cookies
        async with ann_again.server:
            while [one for one in ann_again.server.context.errands if not one.done()]:
                await asyncio.sleep(0)
            page = await record(ann_again)
            assert (page["games"], page["won"]) == (1, 1)
            key = await of_game(ann_again)
            assert counts(key, "mission") == {"First Day": (1, 1)}
            assert counts(key, "characters") == {"Scout": (1, 1)}
            assert len(key["moments"]) == 3
        await store.close()

    run(before)


def test_a_game_that_cannot_be_played_again_keeps_what_was_chosen() -> None:
    async def scenario(server: FakeServer) -> None:
        ann = await server.browser("Ann")
        table = await answer(ann, SOLVED, options=FIRST_DAY)
        await looked_back(server)
        store: Any = server.store
        store.results.clear()
        store.by_table[table] = [store.by_table[table][0]]
        await store.write(PutValue("results_filled", b"1"))
        await server.context.results._fill()
        assert await store.bare_results(9) == [table]
        await server.context.results.catch_up()
        assert await store.bare_results(9) == []
        assert counts(await of_game(ann), "mission") == {"First Day": (1, 1)}

    scenario_with(MemoryStore(), scenario)


def test_a_damaged_table_holds_up_no_other() -> None:
    async def scenario(server: FakeServer) -> None:
        ann = await server.browser("Ann")
        await answer(ann, SOLVED, options=FIRST_DAY)
        store: Any = server.store
        store.results.clear()
        (one,) = store.records.values()
        await store.write(PutTable(msgspec.structs.replace(one, id="damaged", data=b"{")))
        await server.context.results._fill()
        assert (await record(ann))["games"] == 1

    scenario_with(MemoryStore(), scenario)


def test_a_game_that_fails_to_say_what_it_was_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(server: FakeServer) -> None:
        ann = await server.browser("Ann")
        await answer(ann, SOLVED, options=FIRST_DAY)
        table = await answer(ann, SOLVED, options=FIRST_DAY)
        await looked_back(server)
        store: Any = server.store
        for of, one in store.results.items():
            store.results[of] = msgspec.structs.replace(one, moments=None)
        whole = ResultKeeper._look_back

        async def failing(self: ResultKeeper, of: str, rows: list[bytes]) -> LookBack | None:
            if of == table:
                raise KeyError("something in the game")
            return await whole(self, of, rows)

        monkeypatch.setattr(ResultKeeper, "_look_back", failing)
        await server.context.results.catch_up()
        assert sorted(len(one.moments) for one in store.results.values()) == [0, 3]

    scenario_with(MemoryStore(), scenario)


@pytest.mark.parametrize("seed", range(3))
def test_everybody_is_told_the_same_of_what_was_played_together(seed: int) -> None:
    """Whatever was finished by whom: sums agree, and a page holds nothing of games without its reader."""

    async def scenario(server: FakeServer) -> None:
        dice = random.Random(seed)
        people = [await server.browser(name) for name in ("Ann", "Bob", "Cem")]
        ids = [await id_of(one) for one in people]
        games: list[dict[str, bool]] = []
        for number in range(30):
            there = dice.sample(ids, dice.randint(1, 3))
            games.append({person: dice.random() < 0.5 for person in there})
            words = {
                "mission": (dice.choice(("recon", "capture")),),
                "heroes": tuple(dice.sample(("voker", "kara"), 2)),
            }
            for seat, (person, won) in enumerate(games[-1].items()):
                result = GameResult(person, f"table{number}", "elite", number, seat, "Somebody", won, words)
                await server.store.write(PutResult(result))
        for me, id in zip(people, ids, strict=True):
            page, mine = await record(me), [game for game in games if id in game]
            assert (page["games"], page["won"]) == (len(mine), sum(game[id] for game in mine))
            elite = await of_game(me, "elite")
            assert [sum(games for games, _ in counts(elite, by).values()) for by in ("mission", "heroes")] == [
                len(mine),
                2 * len(mine),
            ]
            for of in page["people"]:
                (other,) = of["people"]
                together = [game for game in mine if other in game]
                assert of["games"] == len(together)
                assert (of["mine"], of["theirs"]) == tuple(sum(game[one] for game in together) for one in (id, other))
                assert of["together"] == sum(game[id] and game[other] for game in together)
                assert (await record(me, other))["together"] == of
            assert sum(of["games"] for of in page["groups"]) == sum(len(game) > 2 for game in mine)

    scenario_with(MemoryStore(), scenario)

"""Over days nobody is hurried: those who are away are waited for without limit, and the others go on."""

import pytest

from holdfast.server.rooms.room import IDLE_MS
from holdfast.server.rooms.turns import LOOKS_AWAY_MS
from holdfast.table.memory import MemoryStore
from holdfast.table.store import Delivery
from tests.server.fixtures import FakeServer, run
from tests.server.turns import answer_first, bob_leaves_and_is_asked, play_until_only, play_until_waiting

DAY = 24 * 3600_000


@pytest.mark.parametrize("game", ["key", "alone", "elite"])
def test_somebody_who_is_away_for_a_week_finds_their_seat_and_their_question_as_they_were(game: str) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game(game, "Ann", "Bob", over_days=True)
            ann, bob = session.lines
            await bob.hang_up()
            for _ in range(60):
                if not await answer_first(ann):
                    break
                await server.go_on(1500)
            before = await session.saved()
            await server.go_on(7 * DAY)
            assert await session.saved() == before, "nothing was answered for anybody"
            assert ann.info["seats"][1]["bot"] == ""
            assert not any(row["t"] == "presence" for row in before)
            back = await session.people[1].line(session.id)
            assert back.options(), "what is asked of Bob waits for him"

    run(scenario)


def test_a_table_over_days_sleeps_when_nobody_is_there_and_wakes_when_somebody_comes() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("key", "Ann", "Bob", over_days=True)
            for line in session.lines:
                await line.hang_up()
            await server.go_on(IDLE_MS + 1000)
            assert server.context.registry.rooms == {}, "it costs no memory"
            assert await server.store.awake() == []
            line = await session.people[0].line(session.id)
            assert line.info["stage"] == "playing"

    run(scenario)


def test_bots_play_on_until_people_are_asked_although_nobody_is_there() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("key", "Ann", "Bob", seats=3, bots=["random"], over_days=True)
            for _ in range(40):
                for line in session.lines:
                    await answer_first(line)
                if session.room.turns_now().waiting == ():
                    break
                await server.go_on(1)
            assert session.room.turns_now().waiting == (), "it is the bot's turn"
            rows = len(await session.saved())
            for line in session.lines:
                await line.hang_up()
            await server.go_on(60_000)
            assert len(await session.saved()) > rows
            assert session.room.turns_now().waiting, "now people are asked"

    run(scenario)


def test_nobody_but_the_host_gives_the_seat_of_somebody_who_is_away_to_a_bot() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("key", "Ann", "Bob", "Cid", over_days=True)
            await session.lines[2].hang_up()
            address = f"/api/tables/{session.id}/seats/2"
            status, why = await session.people[1].denied(address, bot="greedy")
            assert (status, why) == (409, "Only the host of the table decides that.")
            await session.people[0].post(address, bot="greedy")

    run(scenario)


def test_the_host_says_for_nobody_that_they_are_ready() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("elite", "Ann", "Bob", over_days=True)
            answer = await session.lines[0].ask(t="begin")
            assert answer["text"] == "Over days everybody says for themselves that they are ready."

    run(scenario)


def test_whoever_leaves_a_table_over_days_keeps_their_seat() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("key", "Ann", "Bob", over_days=True)
            left = await session.people[1].post(f"/api/tables/{session.id}/leave")
            assert (left["seats"][1]["name"], left["seats"][1]["bot"]) == ("Bob", "")

    run(scenario)


@pytest.mark.parametrize(
    ("game", "option", "word"),
    [("elite", "tempo", "live"), ("alone", "window_ms", "15000"), ("alone", "grace_ms", "20000")],
)
def test_a_clock_and_days_do_not_go_together(game: str, option: str, word: str) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            made = await ann.post("/api/tables", game=game, seats=2, over_days=True)
            options = made["table"]["options"]
            status, why = await ann.denied(f"/api/tables/{made['id']}/choose", options={**options, option: word})
            assert (status, why) == (
                409, "Over days no clock runs: choose that nobody is timed, or do not play over days.",
            )  # fmt: skip
            timed = await ann.post("/api/tables", game=game, seats=2, options={option: word})
            changed = await ann.post(f"/api/tables/{timed['id']}/choose", over_days=True)
            assert changed["options"][option] == options[option], "whoever wishes for days wishes for no clock"

    run(scenario)


def test_a_game_whose_clock_waits_for_nobody_is_not_played_over_days() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            status, why = await ann.denied("/api/tables", game="rush", seats=3, over_days=True)
            assert (status, why) == (409, "This game cannot be played over days: its clock waits for nobody.")

    run(scenario)


# -- who is to be told


class Bell:
    """Hears who is to be told of their turn, by name."""

    def __init__(self, server: FakeServer) -> None:
        self.store = server.store
        self.rung: list[Delivery] = []
        server.context.registry.on_turn = self.rung.append

    async def names(self) -> list[str]:
        people = [await self.store.person(one.person) for one in self.rung]
        return [person.name for person in people if person is not None]


def test_whoever_does_not_look_is_to_be_told_once_of_their_turn() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            bell = Bell(server)
            session = await server.game("key", "Ann", "Bob", over_days=True)
            await play_until_only(server, session, 1)
            assert await bell.names() == []
            await server.go_on(DAY)
            assert await bell.names() == [], "he looks"
            await session.lines[1].hang_up()
            await server.go_on(DAY)
            assert await bell.names() == [], "he has seen it"

    run(scenario)


def test_a_line_that_is_back_soon_was_never_gone() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            bell = Bell(server)
            session = await bob_leaves_and_is_asked(server)
            await session.people[1].line(session.id)
            await server.go_on(LOOKS_AWAY_MS)
            assert await bell.names() == []

    run(scenario)


def test_neither_a_reconnect_nor_a_restart_has_anybody_told_again() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            bell = Bell(server)
            session = await bob_leaves_and_is_asked(server)
            await server.go_on(LOOKS_AWAY_MS)
            assert await bell.names() == ["Bob"]
            bob = await session.people[1].line(session.id)
            await bob.hang_up()
            await server.go_on(DAY)
            assert await bell.names() == ["Bob"]
        async with FakeServer(store, at=2_000_000_000) as server:
            bell = Bell(server)
            await server.go_on(DAY)
            await server.context.registry.room(session.id)
            await server.go_on(DAY)
            assert await bell.names() == []

    run(scenario)


def test_a_page_that_is_open_behind_others_does_not_count_as_looking() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            bell = Bell(server)
            session = await server.game("key", "Ann", "Bob", over_days=True)
            ann, bob = session.lines
            await play_until_only(server, session, 0)
            await bob.say(t="look", looking=False)
            await play_until_waiting(server, ann)
            await server.go_on(LOOKS_AWAY_MS)
            assert await bell.names() == ["Bob"]

    run(scenario)


def test_a_server_that_stops_before_somebody_was_told_has_them_told_when_it_is_back() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            bell = Bell(server)
            await bob_leaves_and_is_asked(server)
            assert await bell.names() == []
        async with FakeServer(store, at=2_000_000_000) as server:
            bell = Bell(server)
            await server.go_on(LOOKS_AWAY_MS)
            assert await bell.names() == ["Bob"]
            await server.go_on(DAY)
            assert await bell.names() == ["Bob"]

    run(scenario)


def test_nobody_is_told_of_turns_where_a_table_is_not_played_over_days() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            bell = Bell(server)
            session = await server.game("key", "Ann", "Bob", cover_after_s=0)
            ann, bob = session.lines
            await bob.hang_up()
            await play_until_waiting(server, ann)
            await server.go_on(DAY)
            assert await bell.names() == []

    run(scenario)

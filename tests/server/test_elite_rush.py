"""Project: ELITE's rush over a bad line and a server that dies: nothing is lost, nothing is done or told twice."""

import copy
import json
import random
from collections import Counter
from typing import Any, cast

import pytest

from holdfast.games.elite.state import Elite
from holdfast.server.http.context import Settings
from holdfast.server.rooms.live_game import GRACE_MS
from holdfast.table.memory import MemoryStore
from tests.screen_changes import with_changes
from tests.server.fixtures import Browser, FakeServer, FakeSocket, TableSession, run, settle

STEP_MS = 25
LAG_MS = 75  # each way
RESENT_MS = 300  # what is lost comes again so much later, and what was sent after it waits
LOSS = 0.05
BREAKS = 0.008  # of all steps: the connection is gone with everything on its way
EVERY_MS = 333  # that a player does something
NAMES = ("Ann", "Bob", "Cleo")


async def rush(server: FakeServer) -> TableSession:
    """Everybody has a weapon and is ready: the clock runs."""
    session = await server.game("elite", *NAMES, options={"grace_ms": "2000"})
    for _ in range(60):
        if session.lines[0].view["clock"]["runs"]:
            return session
        for line in session.lines:
            ways = [way for way in line.options() if way[1]["act"] not in ("give", "offer_swap")]
            if ways:
                await line.act(ways[0][0], **ways[0][1])
        await server.go_on(100)
    raise AssertionError("the clock never ran")


def roll(line: FakeSocket) -> tuple[int, list[int]]:
    """The ask and the dice that may be rolled now."""
    act = next(ask for ask in line.view["asks"] if ask["kind"] == "act")
    form = next(form for form in act["forms"] if form["action"] == "roll")
    return act["id"], form["of"]


def commands(rows: list[bytes]) -> list[str]:
    return [row["id"] for row in map(json.loads, rows) if row.get("t") == "act"]


@pytest.mark.rule("elite:R77")
def test_killed_in_the_action_phase_the_clock_goes_on_after_a_grace_and_nothing_is_lost_or_done_twice() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            session = await rush(server)
            for number, line in enumerate(session.lines):
                ask, dice = roll(line)
                assert (await line.act(ask, f"kept-{number}", act="roll", dice=dice[:2]))["t"] == "ack"
                await server.go_on(200)
            ask, dice = roll(session.lines[0])
            ends_at, round = session.lines[0].view["clock"]["ends_at"], session.lines[0].view["clock"]["round"]
            image = copy.deepcopy(store)  # what is on the disk when the server is killed
            stamp = json.loads((await image.rows(session.id))[-1])["at"]
            assert (await session.lines[0].act(ask, "lost", act="roll", dice=dice))["t"] == "ack"  # after that moment
            cookies = [person.http.cookies for person in session.people]
        async with FakeServer(image, at=50) as server:
            room = server.context.registry.rooms[session.id]
            assert room.game is not None
            assert room.clock(50).starts_at == 50 + GRACE_MS
            assert not room.clock(50).running
            lines = [await back(server, jar, session.id) for jar in cookies]
            assert lines[0].view["clock"]["runs"]
            assert lines[0].view["clock"]["ends_at"] == ends_at  # in game time, which stands meanwhile
            again = {"id": "lost", "t": "act", "ask": ask, "action": {"act": "roll", "dice": dice}}
            assert (await lines[0].ask(**again))["t"] == "ack"
            assert (await lines[0].ask(**again))["t"] == "ack"  # the answer got lost, it is sent once more
            assert (await lines[1].ask(**again | {"id": "kept-1"}))["t"] == "ack"  # was kept before the end
            done = Counter(commands(await image.rows(session.id)))
            assert {id: done[id] for id in ("kept-0", "kept-1", "kept-2", "lost")} == dict.fromkeys(
                ("kept-0", "kept-1", "kept-2", "lost"), 1
            )
            await server.go_on(GRACE_MS)
            assert room.clock(server.alarm_clock.now()).running
            assert room.game.table.game_time(server.alarm_clock.now()) == stamp
            await server.go_on(ends_at - stamp - 1)
            assert lines[0].view["clock"]["phase"] == "action"
            await server.go_on(2)
            assert lines[0].view["clock"]["phase"] != "action"  # exactly when it would have been up
            assert lines[0].view["clock"]["round"] == round
            assert cast(Elite, room.game.table.state).stopped == 1

    run(scenario)


async def back(server: FakeServer, cookies: Any, table: str) -> FakeSocket:
    browser = await server.browser()
    browser.http.cookies = cookies
    return await browser.line(table)


class Player:
    """Plays over a line with latency and losses, as a browser does: pending commands are sent again, gaps asked for."""

    def __init__(self, browser: Browser, table: str, name: str, seed: int) -> None:
        self.browser = browser
        self.table = table
        self.name = name
        self.rng = random.Random(seed)
        self.line: FakeSocket | None = None
        self.back_at = 0
        self.out: list[tuple[int, str]] = []
        self.coming: list[tuple[int, dict[str, Any]]] = []
        self.read = 0
        self.last: int | None = None
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.pending: dict[str, dict[str, Any]] = {}
        self.answers: dict[str, str] = {}
        self.number = 0
        self.next_at = 0
        self.breaks = 0
        self.late = 0

    async def go_on(self, now: int, *, acts: bool) -> None:
        if self.line is None:
            if now >= self.back_at:
                await self.connect()
            return
        if acts and self.rng.random() < BREAKS:
            await self.drop(now)
            return
        for message in self.line.heard[self.read :]:
            self.coming.append((self.arrival(now, self.coming), message))
        self.read = len(self.line.heard)
        while self.coming and self.coming[0][0] <= now:
            self.take(self.coming.pop(0)[1], now)
        while self.out and self.out[0][0] <= now:
            await self.line.to_server.put({"type": "websocket.receive", "text": self.out.pop(0)[1]})
        if acts and now >= self.next_at and self.view:
            self.next_at = now + EVERY_MS
            self.act(now)

    def arrival(self, now: int, queue: list[tuple[int, Any]]) -> int:
        is_lost = self.rng.random() < LOSS
        self.late += is_lost
        return max(now + LAG_MS + (RESENT_MS if is_lost else 0), queue[-1][0] if queue else 0)

    def send(self, message: dict[str, Any], now: int) -> None:
        self.out.append((self.arrival(now, self.out), json.dumps(message)))

    async def connect(self) -> None:
        self.line = await self.browser.line(self.table, last=self.last, greet=False)
        self.read, self.out, self.coming = 0, [], []

    async def drop(self, now: int) -> None:
        assert self.line is not None
        self.breaks += 1
        await self.line.hang_up()
        self.line, self.back_at = None, now + 200

    def take(self, message: dict[str, Any], now: int) -> None:
        match message["t"]:
            case "welcome":
                for waiting in self.pending.values():
                    self.send(waiting, now)
            case "whole":
                assert self.last is None, "the gap was short: nothing had to be told anew"
                self.last, self.view = message["n"], message["view"]
            case "update":
                assert self.last is not None
                assert message["after"] <= self.last, "a gap"
                if message["n"] > self.last:
                    assert message["after"] == self.last, "told twice"
                    self.events += message["events"]
                self.last = max(self.last, message["n"])
                self.view = with_changes(self.view, message["changed"])
            case "ack" | "refused":
                self.answers[message["id"]] = message["t"]
                self.pending.pop(message["id"], None)

    def act(self, now: int) -> None:
        ways = [(ask["id"], option["action"]) for ask in self.view["asks"] for option in ask["options"]]
        for ask in self.view["asks"]:
            ways += [(ask["id"], {"act": "roll", "dice": f["of"]}) for f in ask["forms"] if f["action"] == "roll"] * 5
        if ways and len(self.pending) < 3:
            ask, action = self.rng.choice(ways)
            self.number += 1
            id = f"{self.name}-{self.number}"
            self.pending[id] = {"t": "act", "id": id, "ask": ask, "action": action}
            self.send(self.pending[id], now)


def test_over_a_line_with_latency_and_losses_nothing_is_lost_or_doubled() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=Settings(seed="a bad line")) as server:
            session = await rush(server)
            table = session.room.game.table
            before = {seat: table.feeds[seat].n for seat in range(3)}
            players = [
                Player(person, session.id, name, seat)
                for seat, (person, name) in enumerate(zip(session.people, NAMES, strict=True))
            ]
            for seat, player in enumerate(players):
                await session.lines[seat].hang_up()
                player.last = None
            for step in range(700):
                acts = step < 450
                for player in players:
                    await player.go_on(server.alarm_clock.now(), acts=acts)
                await server.go_on(STEP_MS)
                if not acts and not any(player.pending for player in players):
                    break
            for _ in range(40):
                for player in players:
                    await player.go_on(server.alarm_clock.now(), acts=False)
                await server.go_on(STEP_MS)
            await settle()
            assert sum(player.breaks for player in players) > 3
            assert sum(player.late for player in players) > 5
            kept = Counter(commands(await server.store.rows(session.id)))
            for seat, player in enumerate(players):
                assert not player.pending
                assert len(player.answers) == player.number > 15
                for id, answer in player.answers.items():
                    assert kept[id] == (answer == "ack"), (id, answer)
                pages = [page for page in table.feeds[seat].ring.pages if page.n > before[seat]]
                told = [json.loads(json.dumps(event)) for event in player.events]
                assert len(told) <= sum(len(page.events) for page in pages)
                everything = [event for page in table.feeds[seat].ring.pages for event in page.events]
                kinds = [type(event).kind() for event in everything]
                assert [event["event"] for event in told] == kinds[len(kinds) - len(told) :]
                assert player.last == table.feeds[seat].n

    run(scenario)

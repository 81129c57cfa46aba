"""A server without a network: real rooms and routes, a clock that rings when told, browsers that are queues."""

import asyncio
import heapq
import json
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping
from contextlib import suppress
from typing import Any, TypeVar

import httpx
from starlette.applications import Starlette

from holdfast import games
from holdfast.engine.game import AnyGame
from holdfast.packs import EMPTY_SHELF, PackShelf
from holdfast.server.http.app import make_app
from holdfast.server.http.context import AppContext, Settings
from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.server.rooms.catalogue import Catalogue
from holdfast.table.clock import FakeClock
from holdfast.table.memory import MemoryStore
from holdfast.table.store import Store
from tests.changed import changed
from tests.screen_changes import with_changes
from tests.table.pebbles import GAME as PEBBLES
from tests.toys import ambush, rush, tictactoe

T = TypeVar("T")
PATIENCE_S = 120  # before a test that waits for something that never comes gives up
HOST = "holdfast.localhost"
ORIGIN = f"http://{HOST}"


def toy(module: Any) -> AnyGame:
    game: AnyGame = changed(module.GAME, read_pack=lambda files: module.CONTENT)
    return game


GAMES: dict[str, AnyGame] = {
    "rush": toy(rush),
    "ambush": toy(ambush),
    "tictactoe": toy(tictactoe),
    "pebbles": PEBBLES,
    "key": games.get("key"),
    "elite": games.get("elite"),
    "alone": games.get("alone"),
}


def run(scenario: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Carry out a scenario in an event loop of its own."""

    async def hurried() -> T:
        task = asyncio.ensure_future(scenario())
        done, _ = await asyncio.wait([task], timeout=PATIENCE_S)
        if not done:
            raise TimeoutError("; ".join(str(one.get_coro()) for one in asyncio.all_tasks()))
        return task.result()

    return asyncio.run(hurried())


async def settle() -> None:
    """Let everything happen that can without anything from outside."""
    for _ in range(40):
        await asyncio.sleep(0)


class Bell:
    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class FakeAlarmClock(AlarmClock):
    """Time passes when a test says so, and rings on its way."""

    def __init__(self, at: int = 1_000_000) -> None:
        self.fake = FakeClock(at)
        super().__init__(self.fake)
        self.bells: list[tuple[int, int, Bell]] = []
        self.number = 0

    def call_at(self, at: int, call: Callable[[], None]) -> Bell:
        bell = Bell(call)
        self.number += 1
        heapq.heappush(self.bells, (max(at, self.now()), self.number, bell))
        return bell

    async def go_on(self, ms: int) -> None:
        await settle()
        end = self.now() + ms
        while self.bells and self.bells[0][0] <= end:
            at, _, bell = heapq.heappop(self.bells)
            if bell.call is not None:
                self.fake.go_on(max(0, at - self.now()))
                bell.call()
                await settle()
        self.fake.go_on(end - self.now())
        await settle()


class FakeServer:
    def __init__(
        self,
        store: Store | None = None,
        settings: Settings | None = None,
        at: int = 1_000_000,
        shelf: PackShelf = EMPTY_SHELF,
    ) -> None:
        self.store: Store = store or MemoryStore()
        self.alarm_clock = FakeAlarmClock(at)
        self.context = AppContext(self.store, Catalogue(GAMES, shelf=shelf), self.alarm_clock, settings or Settings())
        self.app: Starlette = make_app(self.context)
        self.lines: list[FakeSocket] = []

    async def __aenter__(self) -> "FakeServer":
        await self.context.open()
        return self

    async def __aexit__(self, *problem: object) -> None:
        for line in self.lines:
            await line.hang_up()
        await self.context.close()

    async def go_on(self, ms: int) -> None:
        await self.alarm_clock.go_on(ms)

    async def browser(self, name: str = "") -> "Browser":
        browser = Browser(self)
        if name:
            await browser.post("/api/me", name=name)
        return browser

    async def game(self, game: str, *names: str, **wanted: Any) -> "TableSession":
        """A table where these people have sat down and begun."""
        host, *others = [await self.browser(name) for name in names]
        made = await host.post("/api/tables", game=game, seats=wanted.pop("seats", len(names)), **wanted)
        for other in others:
            await other.post(f"/api/tables/{made['id']}/join", key=made["key"])
        if made["table"]["stage"] == "open":
            await host.post(f"/api/tables/{made['id']}/start")
        people = [host, *others]
        return TableSession(self, made["id"], made["key"], people, [await one.line(made["id"]) for one in people])


class Browser:
    """Somebody's cookies, requests and lines."""

    def __init__(self, server: FakeServer) -> None:
        self.server = server
        transport = httpx.ASGITransport(app=server.app)
        self.http = httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers={"origin": ORIGIN})

    async def post(self, path: str, /, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def denied(self, path: str, /, **body: Any) -> tuple[int, str]:
        answer = await self.http.post(path, json=body)
        assert answer.status_code != 200, answer.text
        return answer.status_code, answer.json()["error"]

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def line(
        self, table: str = "", *, last: int | None = None, key: str = "", greet: bool = True
    ) -> "FakeSocket":
        """A WebSocket; if a table is named, it has said hello and been greeted."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        line = FakeSocket(self.server.app, {"cookie": cookies, "origin": ORIGIN, "host": HOST})
        self.server.lines.append(line)
        await line.open()
        if table:
            await line.say(t="hello", table=table, last=last, key=key)
            if greet:
                line.welcome = await line.hear("welcome")
                await settle()
        return line


class FakeSocket:
    """The browser's end of a WebSocket, without a network."""

    def __init__(self, app: Starlette, headers: Mapping[str, str]) -> None:
        self.app = app
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]
        self.to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[dict[str, Any]] = []
        self.texts: list[str] = []
        self.news = asyncio.Event()
        self.may_send = asyncio.Event()
        self.may_send.set()
        self.closed: int | None = None
        self.accepted = False
        self.welcome: dict[str, Any] = {}
        self.number = 0
        self.taken = 0
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "scheme": "ws", "path": "/ws", "raw_path": b"/ws",
            "query_string": b"", "headers": self.headers, "subprotocols": [], "client": ("1.2.3.4", 5), "root_path": "",
        }  # fmt: skip
        await self.to_server.put({"type": "websocket.connect"})
        self.task = asyncio.create_task(self._serve(scope))
        while not self.accepted and self.closed is None:
            self.news.clear()
            await self.news.wait()

    async def _serve(self, scope: dict[str, Any]) -> None:
        await self.app(scope, self.to_server.get, self._from_server)

    async def _from_server(self, message: Any) -> None:
        if message["type"] == "websocket.accept":
            self.accepted = True
        elif message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)
        else:
            await self.may_send.wait()
            self.texts.append(message["text"])
            self.heard.append(json.loads(message["text"]))
        self.news.set()

    async def say(self, **message: Any) -> None:
        await self.say_text(json.dumps(message))

    async def say_text(self, text: str) -> None:
        await self.to_server.put({"type": "websocket.receive", "text": text})
        await settle()

    async def say_bytes(self, data: bytes) -> None:
        await self.to_server.put({"type": "websocket.receive", "bytes": data})
        await settle()

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds that was not taken yet; those before it are passed over."""
        while True:
            while self.taken < len(self.heard):
                message = self.heard[self.taken]
                self.taken += 1
                if not kinds or message["t"] in kinds:
                    return message
            assert self.closed is None, f"closed with {self.closed} while waiting for {kinds}"
            self.news.clear()
            await self.news.wait()

    async def all_heard(self, *kinds: str) -> list[dict[str, Any]]:
        """What is there and was not taken yet."""
        await settle()
        found = self.heard[self.taken :]
        self.taken = len(self.heard)
        return [message for message in found if not kinds or message["t"] in kinds]

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send something with an id and wait for the answer to it."""
        self.number += 1
        id = message.setdefault("id", f"x{self.number}")
        await self.say(**message)
        while True:
            answer = await self.hear("ack", "refused", "reason", "hinted", "error")
            if answer.get("id") == id or answer["t"] == "error":
                return answer

    async def act(self, ask: int, id: str = "", **action: Any) -> dict[str, Any]:
        named = {"id": id} if id else {}
        return await self.ask(t="act", ask=ask, action=action, **named)

    def views(self) -> Iterator[dict[str, Any]]:
        """What was on the screen after each message that changed it."""
        view: dict[str, Any] = {}
        for message in self.heard:
            if message["t"] == "whole":
                view = message["view"]
                yield view
            elif message["t"] == "update" and message["changed"] is not None:
                view = with_changes(view, message["changed"])
                yield view

    @property
    def view(self) -> dict[str, Any]:
        """The last view that came."""
        *_, last = self.views()
        return last

    @property
    def info(self) -> dict[str, Any]:
        """The table as it was told last."""
        found: dict[str, Any] = [m["table"] for m in self.heard if m["t"] in ("welcome", "table")][-1]
        return found

    def options(self) -> list[tuple[int, dict[str, Any]]]:
        """What may be answered now."""
        return [(ask["id"], option["action"]) for ask in self.view["asks"] for option in ask["options"]]

    async def hang_up(self) -> None:
        await self.to_server.put({"type": "websocket.disconnect", "code": 1001})
        if self.task is not None:
            with suppress(asyncio.CancelledError):
                await self.task
        await settle()


class TableSession:
    """People at a table, each with a line to it."""

    def __init__(
        self, server: FakeServer, table: str, key: str, people: list[Browser], lines: list[FakeSocket]
    ) -> None:
        self.server = server
        self.id = table
        self.key = key
        self.people = people
        self.lines = lines

    @property
    def room(self) -> Any:
        return self.server.context.registry.rooms[self.id]

    async def saved(self) -> list[dict[str, Any]]:
        """The rows that are kept, as plain data."""
        return [json.loads(row) for row in await self.server.store.rows(self.id)]


Scenario = Callable[[], Awaitable[None]]

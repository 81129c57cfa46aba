"""A server on a real port, with real lines and a real file, whose clock shows what a test says."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.typing import Origin

from holdfast.server.http.app import make_app
from holdfast.server.http.context import AppContext, Settings
from holdfast.server.ops.notify_file import NotifySettings
from holdfast.server.rooms.catalogue import Catalogue
from holdfast.server.serve import Offer, Server, config_for, listen
from holdfast.table.sqlite import SqliteStore
from holdfast.table.sqlite_file import FILE
from tests.screen_changes import with_changes
from tests.server.fixtures import GAMES, FakeAlarmClock


class RealServer:
    def __init__(self, data: Path, notify: NotifySettings) -> None:
        self.data = data
        self.notify = notify
        self.alarm_clock = FakeAlarmClock()
        self.port = 0
        self.running: asyncio.Task[None] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        listening = listen("127.0.0.1", self.port)
        assert listening is not None
        self.port = listening.getsockname()[1]
        settings = Settings(notify=self.notify, invite_at=self.url, seed="over days", limits=False, bot_pace_ms=0)
        store = SqliteStore(self.data / FILE, "normal")
        context = AppContext(store, Catalogue(GAMES), self.alarm_clock, settings)
        self.server = Server(config_for(Offer("127.0.0.1", self.port, self.data), make_app(context)))
        self.server.farewell = context.registry.say_bye
        self.server.address = self.url
        self.running = asyncio.create_task(self.server.serve([listening]))
        while not self.server.started:
            await asyncio.sleep(0)

    async def stop(self) -> None:
        assert self.running is not None
        self.server.should_exit = True
        await self.running

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    async def __aenter__(self) -> "RealServer":
        await self.start()
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self.stop()


class Visitor:
    """Somebody with a browser of their own, who comes to a table, acts as long as it is their turn, and goes."""

    def __init__(self, server: RealServer, name: str) -> None:
        self.server = server
        self.name = name
        self.rng = random.Random(name)
        limits = httpx.Limits(max_keepalive_connections=0)  # a server that stops waits for lines that are open
        self.http = httpx.AsyncClient(base_url=server.url, headers={"origin": server.url}, limits=limits)
        self.number = 0
        self.is_over = False

    async def post(self, path: str, /, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def turns(self) -> list[str]:
        found: list[str] = (await self.http.get("/api/turns")).json()["tables"]
        return found

    async def play_at(self, table: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = self.server.url.replace("http", "ws") + "/ws"
        how: dict[str, Any] = {"additional_headers": {"cookie": cookie}, "origin": Origin(self.server.url)}
        async with connect(url, **how) as line:
            await line.send(json.dumps({"t": "hello", "table": table}))
            view: dict[str, Any] = {}
            async for data in line:
                message = json.loads(data)
                if message["t"] == "whole":
                    view = message["view"]
                elif message["t"] == "update":
                    view = with_changes(view, message["changed"])
                if message["t"] in ("whole", "ack", "refused") and not await self._acts(table, view, line):
                    return

    async def _acts(self, table: str, view: dict[str, Any], line: Any) -> bool:
        """Answers something at random, if it is this person's turn."""
        self.is_over = view["outcome"] is not None
        asks = [ask for ask in view["asks"] if ask["options"]]
        if table not in await self.turns() or not asks:
            return False
        ask = self.rng.choice(asks)
        self.number += 1
        action = self.rng.choice(ask["options"])["action"]
        await line.send(
            json.dumps({"t": "act", "id": f"{self.name}-{self.number}", "ask": ask["id"], "action": action})
        )
        return True

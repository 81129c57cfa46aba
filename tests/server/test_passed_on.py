"""Sockets of whoever reached another process, where they cannot be handed over, as on another machine: passed on."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from holdfast.server.http import forwarding
from holdfast.server.http.app import make_app
from holdfast.server.http.context import AppContext, Settings
from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.server.rooms.catalogue import Catalogue
from holdfast.server.serve import Offer, Server, config_for, listen
from holdfast.table.postgres import PostgresStore
from tests.postgres import Cluster
from tests.server.fixtures import GAMES, run


class SiteMember:
    """One process of a site, as far as the network shows, in the process of the test."""

    def __init__(self, url: str, data: Path) -> None:
        listening = listen("127.0.0.1", 0)
        assert listening is not None
        self.listening = listening
        self.store = PostgresStore(url)
        self.store.leases.address = f"127.0.0.1:{listening.getsockname()[1]}"
        self.url = f"http://{self.store.leases.address}"
        self.context = AppContext(self.store, Catalogue(GAMES), AlarmClock(), Settings(limits=False))
        self.server = Server(config_for(Offer("127.0.0.1", 0, data), make_app(self.context)))

    async def __aenter__(self) -> "SiteMember":
        self.server.farewell = self.context.registry.say_bye
        self.running = asyncio.create_task(self.server.serve([self.listening]))
        while not self.server.started:
            await asyncio.sleep(0)
        return self

    async def __aexit__(self, *problem: object) -> None:
        self.server.should_exit = True
        await self.running

    def counted(self, what: str) -> int:
        return self.context.metrics.counted("forwarded", what)


async def heard(line: ClientConnection, kind: str) -> Any:
    """The next message of a kind."""
    async for data in line:
        message = json.loads(data)
        if message["t"] == kind:
            return message
    raise AssertionError(f"no {kind} came")


def test_a_socket_that_cannot_be_handed_over_is_passed_on(
    postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nobody(*given: object) -> bool:
        return False

    monkeypatch.setattr(forwarding, "hand_over", nobody)

    async def scenario() -> None:
        url = postgres.database()
        async with SiteMember(url, tmp_path) as other, SiteMember(url, tmp_path) as home:
            async with httpx.AsyncClient(base_url=home.url, headers={"origin": home.url}) as http:
                await http.post("/api/me", json={"name": "Ann"})
                wanted = {"game": "tictactoe", "seats": 2, "bots": ["random"], "start": True}
                table = (await http.post("/api/tables", json=wanted)).json()["id"]
                cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            how: Any = {"additional_headers": {"cookie": cookie}, "origin": Origin(other.url)}
            async with connect(other.url.replace("http", "ws") + "/ws", **how) as line:
                await line.send(json.dumps({"t": "hello", "table": table}))
                await line.send(json.dumps({"t": "chat", "id": "c1", "text": "at once"}))  # before it is passed on
                assert (await heard(line, "welcome"))["seat"] == 0
                assert (await heard(line, "ack"))["id"] == "c1"
                await line.send(json.dumps({"t": "chat", "id": "c2", "text": "x" * 300}))
                assert (await heard(line, "ack"))["id"] == "c2"
                assert other.counted("socket passed on") == 1
                assert table in home.context.registry.rooms
                home.server.should_exit = True  # who is passed on hears the farewell of the one that ends
                assert (await heard(line, "bye"))["again"]
                with pytest.raises(ConnectionClosed):
                    await line.recv()

    run(scenario)

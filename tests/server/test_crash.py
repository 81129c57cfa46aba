"""A real server is killed at random moments while people play: nothing acknowledged is lost, nothing is done twice."""

import asyncio
import json
import random
import socket
import sqlite3
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from holdfast.table.replay import replay
from holdfast.table.save import parse_save
from holdfast.table.sqlite_file import FILE
from tests.screen_changes import with_changes

GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


def free_port() -> int:
    with socket.socket() as any_port:
        any_port.bind(("127.0.0.1", 0))
        return int(any_port.getsockname()[1])


class Victim:
    """A server process that can be killed and started again on the same files."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.up = asyncio.Event()
        self.process: subprocess.Popen[str] | None = None

    async def start(self) -> None:
        command = [sys.executable, "-m", "holdfast.cli", "serve", f"--port={self.port}", f"--data={self.data}"]
        self.process = subprocess.Popen(
            [*command, "--limits=off", "--log=error"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        said = await asyncio.to_thread(self.process.stdout.readline)
        assert said.startswith("Holdfast is at"), said
        self.up.set()

    async def kill(self) -> None:
        assert self.process is not None
        self.up.clear()
        self.process.kill()
        await asyncio.to_thread(self.process.communicate)

    async def stop(self) -> str:
        """A graceful stop; what it wrote to its log."""
        assert self.process is not None
        self.process.terminate()
        _, err = await asyncio.to_thread(self.process.communicate)
        return err


class Player:
    """Plays on, whatever happens: reconnects, asks for the gap, sends again what was not acknowledged."""

    def __init__(self, victim: Victim, cookie: str, table: str, name: str, seed: int) -> None:
        self.victim = victim
        self.cookie = cookie
        self.table = table
        self.name = name
        self.rng = random.Random(seed)
        self.number = 0
        self.last: int | None = None
        self.view: dict[str, Any] = {}
        self.pending: dict[str, Any] | None = None
        self.acked: set[str] = set()
        self.sent: set[str] = set()
        self.problems: list[str] = []
        self.progress = asyncio.Event()
        self.is_done = False

    async def play(self) -> None:
        while not self.is_done:
            await self.victim.up.wait()
            try:
                url = self.victim.url.replace("http", "ws") + "/ws"
                async with connect(
                    url, additional_headers={"cookie": self.cookie}, origin=Origin(self.victim.url), ping_interval=None
                ) as line:
                    await line.send(json.dumps({"t": "hello", "table": self.table, "last": self.last}))
                    if self.pending is not None:
                        await line.send(json.dumps(self.pending))
                    async for data in line:
                        await self.take(json.loads(data), line)
            except GONE:
                await asyncio.sleep(0)

    async def take(self, message: dict[str, Any], line: ClientConnection) -> None:
        if message["t"] == "update":
            if message["after"] > (self.last or 0):
                self.problems.append(f"a gap: had {self.last}, got {message['after']}..{message['n']}")
            self.last = max(self.last or 0, message["n"])
            self.view = with_changes(self.view, message["changed"])
        elif message["t"] == "whole":
            if self.last is not None and message["n"] < self.last:
                self.problems.append(f"update {self.last} was seen and is gone: the server is at {message['n']}")
            self.last, self.view = message["n"], message["view"]
        elif message["t"] in ("ack", "refused", "error"):
            if self.pending is not None and message["id"] == self.pending["id"]:
                if message["t"] == "ack":
                    self.acked.add(message["id"])
                self.pending = None
            self.progress.set()
        await self.answer(line)

    async def answer(self, line: ClientConnection) -> None:
        if self.pending is not None or not self.view:
            return
        asks = [ask for ask in self.view["asks"] if ask["kind"] != "at_any_time" and ask["options"]]
        if asks:
            ask = self.rng.choice(asks)
            self.number += 1
            action = self.rng.choice(ask["options"])["action"]
            self.pending = {"t": "act", "id": f"{self.name}-{self.number}", "ask": ask["id"], "action": action}
            self.sent.add(self.pending["id"])
            await line.send(json.dumps(self.pending))


async def sit_down(victim: Victim, names: list[str]) -> tuple[str, list[str]]:
    """A table with these people; its id and their cookies."""
    cookies, table, key = [], "", ""
    for name in names:
        async with httpx.AsyncClient(base_url=victim.url, headers={"origin": victim.url}) as http:
            await http.post("/api/me", json={"name": name})
            if not table:
                made = (await http.post("/api/tables", json={"game": "key", "seats": len(names)})).json()
                table, key, host = made["id"], made["key"], dict(http.cookies)
            else:
                await http.post(f"/api/tables/{table}/join", json={"key": key})
            cookies.append("; ".join(f"{name}={value}" for name, value in http.cookies.items()))
    async with httpx.AsyncClient(base_url=victim.url, headers={"origin": victim.url}, cookies=host) as http:
        answer = await http.post(f"/api/tables/{table}/start", json={})
        assert answer.status_code == 200, answer.text
    return table, cookies


async def session(data: Path, kills: int, seed: int) -> None:
    rng = random.Random(seed)
    victim = Victim(data)
    await victim.start()
    try:
        await under_fire(victim, kills, rng, seed)
    finally:
        await victim.kill()


async def under_fire(victim: Victim, kills: int, rng: random.Random, seed: int) -> None:
    tables = [await sit_down(victim, [f"{n}{who}" for who in "ab"]) for n in range(kills)]  # not all are over
    players = [
        Player(victim, cookie, table, f"{i}{j}", seed * 100 + 10 * i + j)
        for i, (table, cookies) in enumerate(tables)
        for j, cookie in enumerate(cookies)
    ]
    tasks = [asyncio.create_task(player.play()) for player in players]
    for _ in range(kills):
        for _ in range(rng.randrange(1, 25)):  # so many answers later
            someone = asyncio.Event()
            for player in players:
                player.progress = someone
            await asyncio.wait_for(someone.wait(), 30)
        await victim.kill()
        await victim.start()
    for player in players:
        player.is_done = True
    log = await victim.stop()
    await asyncio.gather(*tasks)
    assert "Traceback" not in log
    assert not [problem for player in players for problem in player.problems]
    assert sum(len(player.acked) for player in players) >= kills
    check_kept(victim.data, players)


def check_kept(data: Path, players: list[Player]) -> None:
    db = sqlite3.connect(data / FILE)
    kept: Counter[str] = Counter()
    for (table,) in db.execute("SELECT id FROM tables").fetchall():
        rows = [
            row for (row,) in db.execute('SELECT data FROM rows WHERE "table" = ? ORDER BY no', (table,)).fetchall()
        ]
        kept.update(json.loads(row).get("id", "") for row in rows[1:])
        *_, _ = replay(parse_save(b"".join(rows), table))  # every row is in order, every command legal
    db.close()
    for player in players:
        assert not [id for id in player.acked if kept[id] != 1], "acknowledged and lost, or done twice"
        assert not [id for id in player.sent if kept[id] > 1], "done twice"


def test_killing_the_server_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    asyncio.run(session(tmp_path, kills=5, seed=1))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_killing_the_server_twenty_times(tmp_path: Path, seed: int) -> None:
    asyncio.run(session(tmp_path, kills=20, seed=seed + 10))

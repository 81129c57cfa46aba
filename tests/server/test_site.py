"""Several real processes share one database: tables live in one of them, move, and nothing acknowledged is lost."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from holdfast.table.replay import replay
from holdfast.table.save import parse_save
from tests.postgres import Cluster, cluster
from tests.server.test_crash import GONE, Player, Victim, sit_down

PATIENCE_S = 60


class SiteServer(Victim):
    """A server process, or several workers on one port, of a site whose games are in a database."""

    def __init__(self, data: Path, store: str, *flags: str) -> None:
        super().__init__(data)
        self.store = store
        self.flags = flags
        self.log = data / "log"

    async def start(self) -> None:
        place = [f"--port={self.port}", f"--data={self.data}", f"--store={self.store}"]
        command = [sys.executable, "-m", "holdfast.cli", "serve", *place, "--limits=off", "--log=warning", *self.flags]
        self.log.parent.mkdir(parents=True, exist_ok=True)
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        said = await asyncio.to_thread(self.process.stdout.readline)
        assert said.startswith("Holdfast is at"), self.log.read_text()
        self.up.set()

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def workers(self) -> list[int]:
        """The process ids of its workers."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text()
        return [int(pid) for pid in children.split()]


class AnyServer:
    """Whichever of several servers answers: what a player behind a proxy would reach."""

    def __init__(self, servers: list[SiteServer], seed: int) -> None:
        self.servers = servers
        self.rng = random.Random(seed)
        self.up = asyncio.Event()
        self.up.set()

    @property
    def url(self) -> str:
        return self.rng.choice([one for one in self.servers if one.up.is_set()] or self.servers).url


class SitePlayer(Player):
    """Sends as much as it may, so that no game is over too soon. Counts how often it was greeted: every time but the
    first is a reconnect."""

    greeted = 0
    may_send = 0
    line: Any = None

    async def take(self, message: dict[str, Any], line: Any) -> None:
        self.line = line
        if message["t"] == "welcome":
            self.greeted += 1
            if self.pending is not None:  # it may have been sent into a line that was closed already
                await line.send(json.dumps(self.pending))
            self.progress.set()
        await super().take(message, line)

    async def answer(self, line: Any) -> None:
        if self.number < self.may_send:
            await super().answer(line)

    async def go_on(self, answers: int) -> None:
        """Lets it send so much more than it has sent."""
        self.may_send = self.number + answers
        if self.line is not None:
            with suppress(*GONE):
                await self.answer(self.line)


Work = Callable[[list[SitePlayer]], Awaitable[None]]


async def played(servers: list[SiteServer], tables: int, work: Work, seed: int = 1) -> list[SitePlayer]:
    """Has people play at some tables, each of whom reaches any of the servers, while something is done to these."""
    players: list[SitePlayer] = []
    for number in range(tables):
        table, cookies = await sit_down(servers[number % len(servers)], [f"{number}a", f"{number}b"])
        for name, cookie in zip("ab", cookies, strict=True):
            anywhere: Any = AnyServer(servers, seed + len(players))
            players.append(SitePlayer(anywhere, cookie, table, f"{number}{name}", seed * 100 + len(players)))
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        await work(players)
        await progress(players, 1)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    assert not [problem for player in players for problem in player.problems]
    return players


async def progress(players: list[SitePlayer], answers: int, more: int = 1) -> None:
    """Waits until every table has had so many answers more; then some go on for a bit."""
    for player in players:
        await player.go_on(answers + more)
    wanted = {player.table: answers for player in players}
    before = Counter({player.table: 0 for player in players})
    for player in players:
        before[player.table] += len(player.acked)
    while True:
        now = Counter({player.table: 0 for player in players})
        someone = asyncio.Event()
        for player in players:
            now[player.table] += len(player.acked)
            player.progress = someone
        behind = [table for table in wanted if now[table] < before[table] + wanted[table]]
        if not behind:
            return
        for player in players:
            if player.table in behind and player.pending is None:
                await player.go_on(1)  # what it sent was refused: somebody else was quicker
        await asyncio.wait_for(someone.wait(), PATIENCE_S)


async def greeted(players: list[SitePlayer], times: int) -> None:
    """Waits until everybody has been greeted so often."""
    while min(player.greeted for player in players) < times:
        someone = asyncio.Event()
        for player in players:
            player.progress = someone
        await asyncio.wait_for(someone.wait(), PATIENCE_S)


def check_kept(store: str, players: list[SitePlayer]) -> None:
    """Everything that was acknowledged is there once, nothing twice, and every game can be replayed."""
    kept: Counter[str] = Counter()
    with psycopg.connect(store) as db:
        for table in {player.table for player in players}:
            found = db.execute('SELECT data FROM rows WHERE "table" = %s ORDER BY no', (table,)).fetchall()
            save = parse_save(b"".join(row for (row,) in found), table)
            kept.update(getattr(line, "id", "") for line in save.lines)
            *_, _ = replay(save)
    assert sum(len(player.acked) for player in players) > 0
    for player in players:
        assert not [id for id in player.acked if kept[id] != 1], "acknowledged and lost, or done twice"
        assert not [id for id in player.sent if kept[id] > 1], "done twice"


@contextmanager
def running(folder: Path, store: str, count: int, *flags: str) -> Iterator[list[SiteServer]]:
    """Servers of one site, ended with whatever still runs of them."""
    servers = [SiteServer(folder / str(number), store, *flags) for number in range(count)]

    async def start() -> None:
        await asyncio.gather(*(server.start() for server in servers))

    async def end() -> None:
        for server in servers:
            if server.process is not None and server.process.poll() is None:
                for pid in (*server.workers(), server.pid):
                    os.kill(pid, signal.SIGCONT)
                    os.kill(pid, signal.SIGKILL)
                await server.kill()

    try:
        asyncio.run(start())
        yield servers
    finally:
        asyncio.run(end())


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Cluster) -> Iterator[list[SiteServer]]:
    """Two servers that share a database."""
    with running(tmp_path_factory.mktemp("pair"), postgres.database(), 2) as servers:
        yield servers


def home_of(table: str, servers: list[SiteServer]) -> SiteServer:
    """The server in which a table lives."""
    with psycopg.connect(servers[0].store) as db:
        sql = 'SELECT address FROM leases JOIN processes ON processes.id = process WHERE "table" = %s'
        found = db.execute(sql, (table,)).fetchone()
    assert found is not None
    port = int(found[0].rpartition(":")[2])
    return next(server for server in servers if port in ports_of(server.pid))


async def heard(server: SiteServer, process: str) -> None:
    """Waits until a process has said again that it is alive: before, others may take its tables without asking."""
    async with await psycopg.AsyncConnection.connect(server.store, autocommit=True) as db:
        found: tuple[Any, ...] | None = None
        while found != (True,):
            sql = "SELECT until > clock_timestamp() FROM processes WHERE id = %s"
            found = await (await db.execute(sql, (process,))).fetchone()


def ports_of(pid: int) -> set[int]:
    """The ports that a process listens at."""
    inodes = {os.readlink(link) for link in Path(f"/proc/{pid}/fd").iterdir() if link.is_symlink()}
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return {int(row[1].rpartition(":")[2], 16) for row in rows if row[3] == "0A" and f"socket:[{row[9]}]" in inodes}


def test_whoever_reaches_another_server_plays_at_their_table_all_the_same(pair: list[SiteServer]) -> None:
    async def play(players: list[SitePlayer]) -> None:
        await progress(players, 3)
        for player in players:  # over HTTP as well, whichever server is asked
            for server in pair:
                headers = {"cookie": player.cookie, "origin": server.url}
                async with httpx.AsyncClient(base_url=server.url, headers=headers) as http:
                    assert (await http.get(f"/api/tables/{player.table}")).json()["stage"] == "playing"
                    mine = (await http.get("/api/tables")).json()["mine"]
                    assert [one["id"] for one in mine] == [player.table]
                    assert (await http.get("/readyz")).status_code == 200

    players = asyncio.run(played(pair, 3, play))
    assert {player.greeted for player in players} == {1}
    check_kept(pair[0].store, players)


def test_the_tables_of_a_killed_server_go_on_in_another(pair: list[SiteServer]) -> None:
    async def kill_one(players: list[SitePlayer]) -> None:
        await progress(players, 2)
        victim = home_of(players[0].table, pair)
        await victim.kill()
        await progress(players, 2)
        await victim.start()

    check_kept(pair[0].store, asyncio.run(played(pair, 2, kill_one)))


def test_a_server_that_stood_still_while_its_tables_were_taken_writes_nothing_more(pair: list[SiteServer]) -> None:
    async def pause_one(players: list[SitePlayer]) -> None:
        await progress(players, 2)
        table = players[0].table
        paused = home_of(table, pair)
        (other,) = [server for server in pair if server is not paused]
        os.kill(paused.pid, signal.SIGSTOP)
        paused.up.clear()  # who comes anew reaches the other one
        with psycopg.connect(paused.store, autocommit=True) as db:  # the time of its lease has run out
            (process,) = db.execute(
                """UPDATE processes SET until = now()
                WHERE id = (SELECT process FROM leases WHERE "table" = %s) RETURNING id""",
                (table,),
            ).fetchall()
        headers = {"cookie": players[0].cookie, "origin": other.url}
        async with httpx.AsyncClient(base_url=other.url, headers=headers, timeout=PATIENCE_S) as http:
            while home_of(table, pair) is paused:
                await http.get(f"/api/tables/{table}")
        os.kill(paused.pid, signal.SIGCONT)
        await progress(players, 3)  # those who waited at the one that stood still are sent on
        assert home_of(table, pair) is other
        await heard(paused, *process)
        paused.up.set()

    check_kept(pair[0].store, asyncio.run(played(pair, 1, pause_one)))


def test_a_table_is_let_go_of_for_a_server_that_has_to_change_it(pair: list[SiteServer]) -> None:
    async def rename(players: list[SitePlayer]) -> None:
        await progress(players, 1)
        player, home = players[0], home_of(players[0].table, pair)
        (other,) = [server for server in pair if server is not home]
        headers = {"cookie": player.cookie, "origin": other.url}
        async with httpx.AsyncClient(base_url=other.url, headers=headers, timeout=PATIENCE_S) as http:
            assert (await http.post("/api/me", json={"name": "Anna"})).status_code == 200
        headers["origin"] = home.url
        async with httpx.AsyncClient(base_url=home.url, headers=headers, timeout=PATIENCE_S) as http:
            assert (await http.get("/api/me")).json()["name"] == "Anna"  # which this one had in memory otherwise
            seats = (await http.get(f"/api/tables/{player.table}")).json()["seats"]
            assert "Anna" in [seat["name"] for seat in seats]
        await progress(players, 2)

    players = asyncio.run(played(pair, 1, rename))
    assert max(player.greeted for player in players) <= 2
    check_kept(pair[0].store, players)


def test_new_workers_take_over_from_old_ones_and_people_notice_one_reconnect(tmp_path: Path, postgres: Cluster) -> None:
    with running(tmp_path, postgres.database(), 1, "--workers=2") as (server,):

        async def renew(players: list[SitePlayer]) -> None:
            await progress(players, 2)
            old = set(server.workers())
            os.kill(server.pid, signal.SIGHUP)
            await greeted(players, 2)
            await progress(players, 2)
            assert not old & set(server.workers())

        players = asyncio.run(played([server], 3, renew))
        assert max(player.greeted for player in players) <= 2
        check_kept(server.store, players)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
def test_twenty_killed_workers_lose_nothing(tmp_path: Path, postgres: Cluster, seed: int) -> None:
    rng = random.Random(seed)
    with running(tmp_path, postgres.database(), 1, "--workers=3") as (server,):

        async def kill_many(players: list[SitePlayer]) -> None:
            for _ in range(20):
                await progress(players, rng.randrange(1, 4))
                while not (pids := server.workers()):
                    await progress(players, 1)
                os.kill(rng.choice(pids), signal.SIGKILL)

        check_kept(server.store, asyncio.run(played([server], 12, kill_many, seed)))


@pytest.mark.long
def test_a_database_that_is_killed_five_times_loses_nothing(tmp_path: Path) -> None:
    with cluster(fsync="on") as database, running(tmp_path, database.database(), 2) as servers:

        async def kill_database(players: list[SitePlayer]) -> None:
            for _ in range(5):
                await progress(players, 2)
                await asyncio.to_thread(database.kill)
                await asyncio.to_thread(database.start)

        check_kept(servers[0].store, asyncio.run(played(servers, 6, kill_database)))

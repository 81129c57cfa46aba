"""A real server is copied while people play, killed later, and brought back: what was acknowledged before is there."""

import asyncio
import json
import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from holdfast.server.ops.admin_key import ADDRESS_FILE, KEY_FILE, noted_address
from holdfast.table.replay import replay
from holdfast.table.save import parse_save
from holdfast.table.sqlite_file import FILE
from tests.server.test_crash import Player, Victim, sit_down


def holdfast(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "holdfast.cli", *words], capture_output=True, text=True, check=False, timeout=120
    )


async def command(*words: str) -> str:
    """Run a command that has to succeed; what it said."""
    done = await asyncio.to_thread(holdfast, *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def more_answers(players: list[Player], number: int) -> None:
    """Wait until so many more answers of players have been dealt with."""
    for _ in range(number):
        someone = asyncio.Event()
        for player in players:
            player.progress = someone
        await asyncio.wait_for(someone.wait(), 60)


def ids_in(path: Path) -> set[str]:
    """The ids of all commands that are kept in a file; every game in it is whole and legal."""
    db = sqlite3.connect(path)
    found: set[str] = set()
    for (table,) in db.execute("SELECT id FROM tables").fetchall():
        rows = [
            row for (row,) in db.execute('SELECT data FROM rows WHERE "table" = ? ORDER BY no', (table,)).fetchall()
        ]
        save = parse_save(b"".join(rows), table)
        *_, _ = replay(save)
        found |= {json.loads(row).get("id", "") for row in rows[1:]}
    db.close()
    return found


async def scenario(folder: Path) -> None:
    data, copy = folder / "data", folder / "copy.sqlite"
    victim = Victim(data)
    await victim.start()
    try:
        tables = [await sit_down(victim, [f"{n}{who}" for who in "ab"]) for n in range(4)]
        players = [
            Player(victim, cookie, table, f"{i}{j}", 10 * i + j)
            for i, (table, cookies) in enumerate(tables)
            for j, cookie in enumerate(cookies)
        ]
        tasks = [asyncio.create_task(player.play()) for player in players]
        await more_answers(players, 30)
        before = {id for player in players for id in player.acked}
        said = await command("backup", str(copy), f"--data={data}")
        assert re.search(r"holds 4 tables \([1-4] being played\) and 8 people, ", said)
        assert "it was read through and is sound" in said
        await more_answers(players, 10)
        for player in players:
            player.is_done = True
        refused = await asyncio.to_thread(holdfast, "restore", str(copy), f"--data={data}")
        assert refused.returncode == 2
        assert "stop it first" in refused.stderr
        await victim.kill()
        await asyncio.gather(*tasks)
        after = {id for player in players for id in player.acked}
        assert before < after
        said = await command("restore", str(copy), f"--data={data}")
        assert "What was there before lies in" in said
        aside = next(data.glob("before-restore-*")) / FILE
        kept, lost = ids_in(copy), ids_in(aside)
        assert before <= kept
        assert after <= lost
        assert ids_in(data / FILE) == kept
        await victim.start()
        again = [
            Player(victim, player.cookie, player.table, f"{player.name}-again", seed)
            for seed, player in enumerate(players)
        ]
        tasks = [asyncio.create_task(player.play()) for player in again]
        await more_answers(again, 30)
        for player in again:
            player.is_done = True
        assert "Traceback" not in await victim.stop()
        await asyncio.gather(*tasks)
        assert not [problem for player in again for problem in player.problems]
        assert {id for player in again for id in player.acked} <= ids_in(data / FILE)
        said = await command("restore", str(aside), f"--data={data}")
        assert ids_in(data / FILE) == lost
    finally:
        await victim.kill()


def test_a_server_is_copied_under_load_killed_and_restored(tmp_path: Path) -> None:
    asyncio.run(scenario(tmp_path))


async def served(folder: Path) -> None:
    victim = Victim(folder / "data")
    await victim.start()
    try:
        for file in (KEY_FILE, ADDRESS_FILE):
            assert (victim.data / file).stat().st_mode & 0o077 == 0, f"others can read {file}"
        address = noted_address(victim.data)
        assert address == victim.url
        async with httpx.AsyncClient(base_url=address) as http:
            assert (await http.get("/api/admin/backup")).status_code == 401
            wrong = {"authorization": "Bearer nobody-told-me"}
            found = [(await http.get("/api/admin/backup", headers=wrong)).status_code for _ in range(10)]
            assert found == [401] * 8 + [429] * 2
        there = await asyncio.to_thread(holdfast, "backup", str(folder / "copy"), f"--data={victim.data}")
        assert there.returncode == 2
        assert "Too many wrong keys came from your address" in there.stderr
        assert not (folder / "copy").exists()
    finally:
        await victim.stop()
    assert not (victim.data / ADDRESS_FILE).exists()


def test_the_key_is_for_the_host_alone_and_cannot_be_guessed(tmp_path: Path) -> None:
    asyncio.run(served(tmp_path))


def test_a_stopped_server_is_copied_and_nothing_is_written_over_unasked(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    assert "nothing has been kept yet" in holdfast("backup", str(copy), f"--data={data}").stderr

    async def once() -> None:
        victim = Victim(data)
        await victim.start()
        await victim.stop()

    asyncio.run(once())
    assert holdfast("backup", str(copy), f"--data={data}").returncode == 0
    assert copy.stat().st_mode & 0o077 == 0
    (data / FILE).chmod(0o600)
    copy.write_text("my diary")
    done = holdfast("backup", str(copy), f"--data={data}")
    assert (done.returncode, copy.read_text()) == (2, "my diary")
    assert "is there already; name another file, or say --replace" in done.stderr
    assert holdfast("backup", str(copy), f"--data={data}", "--replace").returncode == 0
    shutil.rmtree(data)
    assert "0 tables" in holdfast("restore", str(copy), f"--data={data}").stdout


@pytest.mark.parametrize(("file", "why"), [("nowhere/copy", "make that folder first"), (".", "is a folder")])
def test_a_place_that_cannot_be_is_said(tmp_path: Path, file: str, why: str) -> None:
    done = holdfast("backup", str(tmp_path / file), f"--data={tmp_path}")
    assert done.returncode == 2
    assert why in done.stderr

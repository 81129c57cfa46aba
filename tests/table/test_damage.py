"""Files that are damaged, read-only or full are reported as that, and left exactly as they are."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from holdfast.table.sqlite import SqliteStore
from holdfast.table.sqlite_backup import check_copy
from holdfast.table.sqlite_look import look_at
from holdfast.table.sqlite_trouble import in_words
from holdfast.table.store import Append, Person, PutNote, PutPerson, StoreError

KILLED = """
import asyncio, os, sys
from pathlib import Path
from holdfast.table.sqlite import SqliteStore
from holdfast.table.store import Append

async def write():
    store = SqliteStore(Path(sys.argv[1]), "full")
    for n in range(40):
        await store.write(Append("t", n, (b"x" * 500,)))
    os.kill(os.getpid(), 9)

asyncio.run(write())
"""
HARMLESS = {
    *range(40, 44),
    *range(97, 100),
}  # a counter, and which SQLite wrote last: all are as good


def closed(folder: Path) -> Path:
    """A file as a server leaves it that was stopped."""
    path = folder / "holdfast.sqlite"

    async def write() -> None:
        store = SqliteStore(path, "full")
        await store.write(Append("t", 0, tuple(b"x" * 500 for _ in range(40))))
        await store.close()

    asyncio.run(write())
    return path


def killed(folder: Path) -> Path:
    """A file as a server leaves it that was killed: most of it is in the log."""
    path = folder / "holdfast.sqlite"
    done = subprocess.run([sys.executable, "-c", KILLED, str(path)], check=False)
    assert done.returncode == -signal.SIGKILL
    assert path.with_name("holdfast.sqlite-wal").stat().st_size > 40_000
    return path


def everything_in(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def refused(path: Path) -> str:
    """The sentence with which a file is refused; nothing in its folder has changed."""
    before = everything_in(path.parent)
    with pytest.raises(StoreError) as problem:
        SqliteStore(path)
    assert everything_in(path.parent) == before
    return str(problem.value)


def flip(path: Path, at: int, bit: int = 1) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        (value,) = file.read(1)
        file.seek(at)
        file.write(bytes([value ^ bit]))


def rows_of(path: Path) -> int:
    async def read() -> int:
        store = SqliteStore(path)
        rows = await store.rows("t")
        await store.close()
        return len(rows)

    return asyncio.run(read())


@pytest.mark.parametrize("at", sorted(set(range(16, 100)) - HARMLESS))
def test_a_flipped_byte_of_the_header_is_noticed(tmp_path: Path, at: int) -> None:
    path = closed(tmp_path)
    for bit in (1, 128):
        flip(path, at, bit)
        assert path.name in refused(path)
        flip(path, at, bit)
    assert rows_of(path) == 40


def test_damage_beside_a_log_is_noticed_before_the_log_is_merged(tmp_path: Path) -> None:
    path = killed(tmp_path)
    with path.open("r+b") as file:
        file.seek(4096 * 2)
        file.write(b"\xaa" * 4096)
    assert "is damaged" in refused(path)


def test_a_flipped_byte_in_the_middle_of_the_log_is_noticed(tmp_path: Path) -> None:
    path = killed(tmp_path)
    log = path.with_name("holdfast.sqlite-wal")
    flip(log, log.stat().st_size // 2)
    assert "of its log is wrong, and what follows would be lost" in refused(path)
    flip(log, log.stat().st_size // 2)
    flip(log, 17)
    assert "the header of its log is wrong" in refused(path)
    flip(log, 17)
    assert rows_of(path) == 40


def test_a_damaged_sign_in_a_name_leaves_all_else_to_be_read_and_copied(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "holdfast.sqlite", "normal")
        await store.write(PutPerson(Person("ann", "Ann", b"x" * 32, 1)), PutPerson(Person("bob", "Bob", b"x" * 32, 1)))
        wrong = "UPDATE people SET name = CAST(x'41e56e' AS TEXT) WHERE id = 'ann'"
        await store.writer.do(lambda db: db.execute(wrong).fetchall())
        assert {one.name for one in await store.everybody()} == {"A\N{REPLACEMENT CHARACTER}n", "Bob"}
        await store.copy_to(tmp_path / "copy")
        await store.close()
        assert check_copy(tmp_path / "copy").people == 2

    asyncio.run(scenario())


def test_damage_that_sqlite_cannot_even_name_is_damage(tmp_path: Path) -> None:
    path = closed(tmp_path)
    data = path.read_bytes()
    column = b"tables_listed ON tables (stage, public, changed)"
    assert column in data
    path.write_bytes(data.replace(column, column.replace(b"changed", b"ch\xe8nged")))
    assert "is damaged" in refused(path)


def test_a_log_that_breaks_off_in_its_last_change_is_as_a_power_cut_leaves_it(tmp_path: Path) -> None:
    path = killed(tmp_path)
    log = path.with_name("holdfast.sqlite-wal")
    os.truncate(log, log.stat().st_size - 2000)
    assert rows_of(path) == 39


def test_a_file_after_a_kill_is_opened_with_all_that_is_in_its_log(tmp_path: Path) -> None:
    assert rows_of(killed(tmp_path)) == 40


@pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")
def test_nobody_else_on_the_machine_reads_the_file_or_its_log(tmp_path: Path) -> None:
    """A new one has these rights from the start, an old one gets them."""
    path = killed(tmp_path)
    parts = (path, path.with_name("holdfast.sqlite-wal"))
    assert [part.stat().st_mode & 0o777 for part in parts] == [0o600, 0o600]
    for part in parts:
        part.chmod(0o644)
    store = SqliteStore(path, "full")
    assert [part.stat().st_mode & 0o777 for part in parts] == [0o600, 0o600]
    asyncio.run(store.close())


def test_a_folder_that_takes_no_writes_is_reported_as_that_and_not_as_damage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = killed(tmp_path)

    def read_only(*args: object, **kwargs: object) -> None:
        raise OSError(30, "Read-only file system", str(tmp_path))

    monkeypatch.setattr("tempfile._os.mkdir", read_only)
    sentence = refused(path)
    assert "cannot be written (Read-only file system); nothing was changed" in sentence
    assert "damaged" not in sentence


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (sqlite3.SQLITE_READONLY, "read-only"),
        (sqlite3.SQLITE_FULL, "the disk is full"),
        (sqlite3.SQLITE_IOERR, "is the disk full or failing"),
        (sqlite3.SQLITE_CANTOPEN, "check the rights"),
        (sqlite3.SQLITE_BUSY, "in use by another Holdfast server"),
        (sqlite3.SQLITE_CORRUPT, "is damaged"),
    ],
)
def test_what_sqlite_complains_about_is_said_as_what_it_is(tmp_path: Path, code: int, words: str) -> None:
    problem = sqlite3.OperationalError("a {strange} thing")
    problem.sqlite_errorcode = code | 0x0A00
    sentence = in_words(tmp_path / "x", problem)
    assert words in sentence
    assert ("damaged" in sentence) == (code == sqlite3.SQLITE_CORRUPT)


def test_looking_leaves_nothing_behind(tmp_path: Path) -> None:
    path = killed(tmp_path)
    before = everything_in(tmp_path)
    look_at(path, is_synced=True)
    assert everything_in(tmp_path) == before


def test_a_store_whose_disk_is_full_says_so_and_recovers(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "holdfast.sqlite", "normal")
        assert await store.trouble() == ""
        pages = await store.writer.do(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
        await store.writer.do(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone())
        with pytest.raises(StoreError, match="is the disk full"):
            await store.write(Append("t", 0, tuple(b"x" * 4000 for _ in range(20))))
        assert "the disk is full" in await store.trouble()
        await store.writer.do(lambda db: db.execute("PRAGMA max_page_count = 1000000").fetchone())
        assert await store.trouble() == ""
        await store.write(PutNote("t", 0, "x"))
        await store.close()

    asyncio.run(scenario())


def test_a_disk_that_is_nearly_full_is_reported_before_anything_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "holdfast.sqlite", "normal")
        monkeypatch.setattr("holdfast.table.sqlite.free_bytes", lambda folder: 1_000_000)
        assert "the disk is nearly full" in await store.trouble()
        monkeypatch.setattr("holdfast.table.sqlite.free_bytes", lambda folder: 1_000_000_000)
        assert await store.trouble() == ""
        await store.close()

    asyncio.run(scenario())

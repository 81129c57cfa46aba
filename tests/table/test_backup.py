"""Copies of what is kept: whole while it is written, checked when they are read, and never in the way of anything."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from holdfast.table.memory import MemoryStore
from holdfast.table.sqlite import SqliteStore
from holdfast.table.sqlite_backup import CopyContents, check_copy, copy_closed, put_back
from holdfast.table.sqlite_look import is_in_use
from holdfast.table.sqlite_schema import VERSION
from holdfast.table.store import Append, Person, PutPerson, PutTable, StoreError, TableRecord
from tests.table.test_damage import closed, everything_in, killed

HOLDS = """
import sys
from pathlib import Path
from holdfast.table.sqlite import SqliteStore

store = SqliteStore(Path(sys.argv[1]), "full")
print(flush=True)
sys.stdin.read()
"""
TABLE = TableRecord("t", "playing", False, b"{}", ("p",), 1, 1)


def a_copy(folder: Path) -> Path:
    """A copy of a store with a table, two people and forty rows."""
    copy = folder / "copy.sqlite"

    async def write() -> None:
        store = SqliteStore(folder / "original.sqlite", "full")
        await store.write(PutTable(TABLE), PutPerson(Person("p", "Ann", b"1")), PutPerson(Person("q", "Ben", b"2")))
        await store.write(Append("t", 0, tuple(b"x" * 500 for _ in range(40))))
        await store.copy_to(copy)
        await store.close()

    asyncio.run(write())
    return copy


def rows_in(path: Path) -> list[int]:
    db = sqlite3.connect(path)
    found = [no for (no,) in db.execute("SELECT no FROM rows ORDER BY no").fetchall()]
    db.close()
    return found


def values_in(path: Path) -> list[str]:
    db = sqlite3.connect(path)
    found = [name for (name,) in db.execute("SELECT name FROM house").fetchall()]
    db.close()
    return found


def why_not(copy: Path, folder: Path) -> str:
    """The sentence with which a copy is not put back; nothing in the folder has changed."""
    before = everything_in(folder)
    with pytest.raises(StoreError) as problem:
        put_back(copy, folder / "holdfast.sqlite", folder / "aside")
    assert everything_in(folder) == before
    return str(problem.value)


def test_a_copy_says_what_it_holds(tmp_path: Path) -> None:
    copy = a_copy(tmp_path)
    assert check_copy(copy) == CopyContents(tables=1, playing=1, people=2, bytes=copy.stat().st_size)
    assert rows_in(copy) == list(range(40))


def test_a_copy_is_whole_however_much_is_written_meanwhile(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"

    async def write() -> tuple[int, int]:
        store = SqliteStore(tmp_path / "original.sqlite", "normal")
        await store.write(Append("t", 0, tuple(b"x" * 2000 for _ in range(2000))))
        copying = asyncio.create_task(store.copy_to(copy))
        no = 2000
        while not copying.done():
            await store.write(Append("t", no, (b"y" * 2000, b"y" * 2000)))
            no += 2
        await copying
        await store.close()
        return 2000, no

    before, after = asyncio.run(write())
    kept = rows_in(copy)
    check_copy(copy)
    assert kept == list(range(len(kept)))
    assert before <= len(kept) <= after
    assert after > before
    assert len(kept) % 2 == 0, "half of a change"


def test_a_log_that_a_kill_left_is_copied_too(tmp_path: Path) -> None:
    original = killed(tmp_path)
    copy = tmp_path / "copy.sqlite"
    copy_closed(original, copy)
    assert rows_in(copy) == list(range(40))


def test_what_is_in_use_is_not_copied_behind_its_back(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    copy, path = a_copy(tmp_path), closed(tmp_path / "data")
    with subprocess.Popen(
        [sys.executable, "-c", HOLDS, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as it:
        assert it.stdin is not None
        assert it.stdout is not None
        it.stdout.readline()
        assert is_in_use(path)
        with pytest.raises(StoreError, match="in use by another Holdfast server"):
            copy_closed(path, tmp_path / "another copy")
        assert "in use by another Holdfast server; stop that one first" in why_not(copy, tmp_path / "data")
        it.stdin.close()
    assert it.returncode == 0
    assert not is_in_use(path)
    assert check_copy(path).tables == 0


def test_nothing_is_copied_where_nothing_is_kept(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="nothing has been kept yet"):
        copy_closed(tmp_path / "holdfast.sqlite", tmp_path / "copy")
    with pytest.raises(StoreError, match="nothing to copy"):
        asyncio.run(MemoryStore().copy_to(tmp_path / "copy"))


def test_a_full_disk_is_said_before_the_copy_is_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.table.sqlite.free_bytes", lambda folder: 1000)

    async def copy() -> None:
        store = SqliteStore(tmp_path / "holdfast.sqlite", "full")
        with pytest.raises(StoreError, match="no room for a copy"):
            await store.copy_to(tmp_path / "copy")
        await store.close()

    asyncio.run(copy())
    assert not (tmp_path / "copy").exists()


def test_what_was_there_is_laid_aside_with_its_log(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    copy = a_copy(tmp_path / "elsewhere")
    folder = tmp_path / "data"
    folder.mkdir()
    old = killed(folder)
    before = everything_in(folder)
    contents = put_back(copy, old, folder / "aside")
    assert contents == check_copy(copy)
    assert check_copy(old).people == 2
    assert {name: data for name, data in everything_in(folder / "aside").items() if not name.endswith("-shm")} == {
        name: data for name, data in before.items() if not name.endswith("-shm")
    }
    assert values_in(old) == []
    put_back(folder / "aside" / "holdfast.sqlite", old, folder / "aside again")
    assert rows_in(old) == list(range(40))


def test_a_copy_is_put_where_nothing_was(tmp_path: Path) -> None:
    copy = a_copy(tmp_path)
    put_back(copy, tmp_path / "new" / "holdfast.sqlite", tmp_path / "new" / "aside")
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["holdfast.sqlite"]


@pytest.mark.parametrize("what", [b"SQLite format 3", b"CREATE TABLE rows", b"x" * 400, b"Ann"])
def test_a_damaged_copy_is_not_put_back(tmp_path: Path, what: bytes) -> None:
    (tmp_path / "data").mkdir()
    copy = a_copy(tmp_path)
    data = copy.read_bytes()
    assert what in data
    copy.write_bytes(data.replace(what, what[:-1] + b"!", 1))
    closed(tmp_path / "data")
    assert "it was left as it is" in why_not(copy, tmp_path / "data")


def test_a_copy_that_breaks_off_is_not_put_back(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    copy = a_copy(tmp_path)
    copy.write_bytes(copy.read_bytes()[:-4096])
    assert "is damaged" in why_not(copy, tmp_path / "data")


def test_files_of_others_and_of_newer_holdfasts_are_not_put_back(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    text, other, newer = tmp_path / "text", tmp_path / "other", a_copy(tmp_path)
    text.write_text("Dear diary, " * 50)
    db = sqlite3.connect(other)
    db.execute("CREATE TABLE diary (day)")
    db.close()
    db = sqlite3.connect(newer)
    db.execute(f"PRAGMA user_version = {VERSION + 1}")
    db.close()
    assert "is not a database; it was left as it is: name a file that holdfast backup wrote" in why_not(text, data)
    assert "was not made by Holdfast" in why_not(other, data)
    assert "install the newer Holdfast" in why_not(newer, data)
    assert "is not there" in why_not(tmp_path / "nowhere", data)
    assert "is the file that is in use" in why_not(data / "holdfast.sqlite", data)


@pytest.mark.parametrize(
    "added",
    [
        "CREATE TRIGGER thief AFTER INSERT ON people BEGIN DELETE FROM tables; END",
        "CREATE VIEW thief AS SELECT secret FROM people",
    ],
)
def test_a_copy_that_would_do_something_by_itself_is_not_put_back(tmp_path: Path, added: str) -> None:
    (tmp_path / "data").mkdir()
    copy = a_copy(tmp_path)
    with closing(sqlite3.connect(copy)) as db:
        db.execute(added)
        db.execute("DELETE FROM house")
        db.commit()
    said = why_not(copy, tmp_path / "data")
    assert f"somebody has put a {added.split()[1].lower()} into it, thief" in said


def test_files_may_be_named_from_where_one_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    a_copy(tmp_path)
    monkeypatch.chdir(tmp_path)
    copy_closed(Path("original.sqlite"), Path("another.sqlite"))
    put_back(Path("another.sqlite"), Path("data/holdfast.sqlite"), Path("data/aside"))

    async def open_again() -> None:
        await SqliteStore(Path("data/holdfast.sqlite")).close()

    asyncio.run(open_again())
    assert check_copy(Path("data/holdfast.sqlite")).people == 2

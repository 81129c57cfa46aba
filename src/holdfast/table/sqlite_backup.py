"""Copies of a SQLite file: one that is taken while it is being written, and one that is put in its place."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from holdfast.table.sqlite_file import FOR_OWNER
from holdfast.table.sqlite_look import kept_from_others, look_at
from holdfast.table.sqlite_trouble import damaged, in_words, with_gaps
from holdfast.table.store import StoreError

PAGES_AT_ONCE: Final = 256  # a megabyte: for so long a write has to wait
AGAIN_AFTER_S: Final = 0.001
CHECKSUM: Final = "checksum of this copy"  # its name among what a server remembers; only copies have it
ENDINGS: Final = ("", "-wal", "-journal", "-shm")
ANOTHER_FILE: Final = "name a file that holdfast backup wrote"


class CopyContents(msgspec.Struct, frozen=True):
    """How much is in a copy."""

    tables: int
    playing: int
    people: int
    bytes: int


def copy_open(db: sqlite3.Connection, to: Path) -> None:
    """Copies a database that may be written meanwhile, in another thread, through this very connection.

    What was kept before this began is in the copy; what is kept meanwhile may be, each change whole.
    """
    with closing(sqlite3.connect(to, isolation_level=None)) as copy:
        copy.execute("PRAGMA synchronous = OFF")  # or the original would be held up while the whole copy is written
        db.backup(copy, pages=PAGES_AT_ONCE, sleep=AGAIN_AFTER_S)
        if _is_new_enough(copy):
            copy.execute("INSERT OR REPLACE INTO house VALUES (?, ?)", (CHECKSUM, _checksum(copy)))
    _sync(to)


def copy_closed(path: Path, to: Path) -> None:
    """Copies a database that nobody has open, its log included; no server opens it meanwhile. Raises StoreError."""
    if not path.exists():
        raise StoreError(f"{path} is not there: nothing has been kept yet")
    look_at(path, is_synced=True)
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)) as db:
            db.execute("PRAGMA locking_mode = EXCLUSIVE")
            copy_open(db, to)
    except sqlite3.Error as problem:
        raise StoreError(in_words(path, problem)) from None


def check_copy(path: Path) -> CopyContents:
    """Reads a whole copy and says how much is in it. Raises StoreError for what is not a sound copy."""
    if not path.is_file():
        raise StoreError(f"{path} is not there; {ANOTHER_FILE}")
    look_at(path, is_synced=True, instead=ANOTHER_FILE)
    with TemporaryDirectory(prefix=".check-", dir=path.parent) as folder:
        try:
            return _contents(_copy_with_log(path, Path(folder) / path.name), path)
        except OSError as problem:
            raise StoreError(f"{path} cannot be read ({problem.strerror})") from None


def put_back(copy: Path, path: Path, aside: Path) -> CopyContents:
    """Puts a copy in the place of a database; what was there is moved into the folder `aside`. Raises StoreError, and
    nothing has been changed then.
    """
    if copy.resolve() == path.resolve():
        raise StoreError(f"{copy} is the file that is in use; {ANOTHER_FILE}")
    if not copy.is_file():
        raise StoreError(f"{copy} is not there; {ANOTHER_FILE}")
    look_at(copy, is_synced=True, instead=ANOTHER_FILE)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with kept_from_others(path), TemporaryDirectory(prefix=".restore-", dir=path.parent) as folder:
            ready = _copy_with_log(copy, Path(folder) / path.name)
            contents = _contents(ready, copy)
            with closing(sqlite3.connect(ready, isolation_level=None)) as db:
                if _is_new_enough(db):
                    db.execute("DELETE FROM house WHERE name = ?", (CHECKSUM,))  # from now on it changes
            _sync(ready)
            _give_to_owner(ready, path.parent)
            _move_aside(path, aside)
            ready.replace(path)
            return contents
    except OSError as problem:
        raise StoreError(f"{path.parent} cannot be written ({problem.strerror}); nothing was restored") from None


def _copy_with_log(path: Path, to: Path) -> Path:
    """Copies a file with its log, and merges the log into the copy; returns the copy, which is one file then."""
    for ending in ("", "-wal", "-journal"):
        part = path.with_name(path.name + ending)
        if part.exists():
            shutil.copyfile(part, to.with_name(to.name + ending))
    try:
        with closing(sqlite3.connect(to, isolation_level=None)) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as problem:
        raise StoreError(in_words(path, problem)) from None
    return to


def _contents(copy: Path, name: Path) -> CopyContents:
    """Returns how much is in a copy, all of which is read. `name` is what people know it by."""
    try:
        with closing(sqlite3.connect(f"{copy.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)) as db:
            found = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if found == "ok" and _is_new_enough(db):
                kept = db.execute("SELECT value FROM house WHERE name = ?", (CHECKSUM,)).fetchone()
                found = "ok" if kept is None or kept[0] == _checksum(db) else "its checksum is wrong"
            if found != "ok":
                raise StoreError(damaged(name, found).format())
            tables, playing = db.execute("SELECT count(*), total(stage = 'playing') FROM tables").fetchone()
            people = db.execute("SELECT count(*) FROM people").fetchone()[0]
    except sqlite3.Error as problem:
        raise StoreError(in_words(name, problem)) from None
    return CopyContents(tables, int(playing), people, copy.stat().st_size)


def _is_new_enough(db: sqlite3.Connection) -> bool:
    """Tells whether there is a place for the checksum of a copy: the oldest files have none."""
    return bool(db.execute("SELECT 1 FROM sqlite_master WHERE name = 'house'").fetchone())


def _checksum(db: sqlite3.Connection) -> bytes:
    """Returns a sum over everything that is kept but itself: SQLite overlooks a wrong byte in the midst of data."""
    sum = blake2b(digest_size=32)
    db.text_factory = with_gaps
    tables = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
    for (table,) in tables:
        sum.update(table.encode())
        for row in db.execute(f'SELECT * FROM "{table}"'):
            if (table, row[0]) != ("house", CHECKSUM):
                sum.update(msgspec.msgpack.encode(row))
    return sum.digest()


def _move_aside(path: Path, aside: Path) -> None:
    there = [part for ending in ENDINGS if (part := path.with_name(path.name + ending)).exists()]
    if there:
        aside.mkdir()
    for part in there:
        part.replace(aside / part.name)


def _give_to_owner(file: Path, folder: Path) -> None:
    """Gives a file to whom its folder belongs, and to nobody else: the server may not be run by who restores."""
    file.chmod(FOR_OWNER)
    if sys.platform != "win32" and os.geteuid() == 0:
        os.chown(file, folder.stat().st_uid, folder.stat().st_gid)


def _sync(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())

"""The SQLite file: its schema in all its versions, and opening it. What is not ours is left as it is."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final, Literal, TypeAlias

from holdfast.table.store import StoreError

APPLICATION: Final = 0x486F6C64  # "Hold", in the file's header
MAGIC: Final = b"SQLite format 3\0"

FIRST: Final = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, stage TEXT NOT NULL, public INTEGER NOT NULL, data BLOB NOT NULL,
    created INTEGER NOT NULL, changed INTEGER NOT NULL, awake INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_listed ON tables (stage, public, changed);
CREATE TABLE sitting (person TEXT, "table" TEXT, PRIMARY KEY (person, "table")) WITHOUT ROWID;
CREATE INDEX sitting_at ON sitting ("table");
CREATE TABLE rows ("table" TEXT, no INTEGER, data BLOB NOT NULL, PRIMARY KEY ("table", no)) WITHOUT ROWID;
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, secret BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE links (
    hash BLOB PRIMARY KEY, "table" TEXT NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, expires INTEGER NOT NULL
);
CREATE INDEX links_of ON links ("table", kind);
CREATE TABLE notes ("table" TEXT, seat INTEGER, text TEXT NOT NULL, PRIMARY KEY ("table", seat)) WITHOUT ROWID;
CREATE TABLE messages (
    "table" TEXT, no INTEGER, at INTEGER, seat INTEGER, name TEXT, text TEXT, quick INTEGER,
    PRIMARY KEY ("table", no)
) WITHOUT ROWID;
"""

SECOND: Final = """
CREATE TABLE campaigns (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, data BLOB NOT NULL, "table" TEXT NOT NULL, changed INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE campaigners (person TEXT, campaign TEXT, PRIMARY KEY (person, campaign)) WITHOUT ROWID;
CREATE INDEX campaigners_of ON campaigners (campaign);
CREATE TABLE snapshots ("table" TEXT PRIMARY KEY, rows INTEGER NOT NULL, data BLOB NOT NULL) WITHOUT ROWID;
"""

THIRD: Final = """
ALTER TABLE messages ADD COLUMN side INTEGER NOT NULL DEFAULT -1;
"""

STEPS: Final = (FIRST, SECOND, THIRD)  # each leads from a version of the schema to the next
VERSION: Final = len(STEPS)
CHECKPOINT_PAGES: Final = 8000  # 32 MB: every checkpoint holds commands up for tens of milliseconds

Sync: TypeAlias = Literal["full", "normal"]


def open_file(path: Path, sync: Sync) -> sqlite3.Connection:
    """The database, made if there is none. A file that is damaged, newer or not ours is left as it is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _look_at(path)
    db = sqlite3.connect(path, timeout=0.5, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version == 0:
            db.execute(f"PRAGMA application_id = {APPLICATION}")
        found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            words = " ".join(found.split())
            raise StoreError(f"{path} is damaged ({words}); it was left as it is: take a backup, or move it away")
        if version < VERSION:
            steps = " ".join(STEPS[version:])
            db.executescript(f"BEGIN; {steps} PRAGMA user_version = {VERSION}; COMMIT;")
        db.execute("PRAGMA journal_mode = WAL")
        db.execute(f"PRAGMA synchronous = {sync}")
        db.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
    except sqlite3.Error as problem:
        db.close()
        if "locked" in str(problem):
            raise StoreError(f"{path} is in use by another Holdfast server; stop that one first") from None
        raise StoreError(
            f"{path} is damaged ({problem}); it was left as it is: take a backup, or move it away"
        ) from None
    except StoreError:
        db.close()
        raise
    return db


def _look_at(path: Path) -> None:
    """Refuse by its first bytes what must not be touched: opening a database may already write to it."""
    try:
        with path.open("rb") as file:
            header = file.read(100)
    except FileNotFoundError:
        return
    except OSError as problem:
        raise StoreError(f"{path} cannot be read ({problem.strerror}); check its owner and its rights") from None
    if not header:
        return
    if len(header) < 100 or not header.startswith(MAGIC):
        raise StoreError(f"{path} is not a database; it was left as it is: name another place with --data")
    version, application = int.from_bytes(header[60:64], "big"), int.from_bytes(header[68:72], "big")
    if application != APPLICATION:
        raise StoreError(f"{path} was not made by Holdfast; it was left as it is: name another place with --data")
    if version > VERSION:
        raise StoreError(
            f"{path} was written by a newer Holdfast (version {version} of its format, this one knows {VERSION});"
            " it was left as it is: install the newer Holdfast"
        )

"""The SQLite file: opening it and bringing it up to date. What is damaged or not ours is left as it is."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final, Literal, TypeAlias

from holdfast.table.sqlite_look import APPLICATION, look_at
from holdfast.table.sqlite_schema import STEPS, VERSION
from holdfast.table.sqlite_trouble import in_words, with_gaps
from holdfast.table.store import StoreError

FILE: Final = "holdfast.sqlite"
LOG_PAGES: Final = 16_000  # 64 MB: then a commit merges the log itself, and those who made it wait for that, too

Sync: TypeAlias = Literal["full", "normal"]


def open_file(path: Path, sync: Sync) -> sqlite3.Connection:
    """Returns the database, made if there is none. Raises StoreError, having changed nothing."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise StoreError(f"{path.parent} cannot be made ({problem.strerror}); name another place with --data") from None
    look_at(path, is_synced=sync == "full")
    db = sqlite3.connect(path, timeout=0.5, isolation_level=None, check_same_thread=False)
    db.text_factory = with_gaps
    try:
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version == 0:
            db.execute(f"PRAGMA application_id = {APPLICATION}")
        if version < VERSION:
            steps = " ".join(STEPS[version:])
            db.executescript(f"BEGIN; {steps} PRAGMA user_version = {VERSION}; COMMIT;")
        db.execute("PRAGMA journal_mode = WAL")
        db.execute(f"PRAGMA synchronous = {sync}")
        db.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
        db.execute("PRAGMA secure_delete = ON")  # what is forgotten is not to be found in the file any more
    except sqlite3.Error as problem:
        db.close()
        raise StoreError(in_words(path, problem)) from None
    return db


def merge_log(db: sqlite3.Connection) -> None:
    """Takes what the log holds into the file itself, so that the log begins anew and stays small."""
    db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

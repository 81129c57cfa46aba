"""The SQLite file: opening it and bringing it up to date. What is damaged or not ours is left as it is."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal, TypeAlias

from holdfast.table.sqlite_look import APPLICATION, look_at
from holdfast.table.sqlite_schema import STEPS, VERSION
from holdfast.table.sqlite_trouble import in_words, with_gaps
from holdfast.table.store import StoreError

FILE: Final = "holdfast.sqlite"
FOR_OWNER: Final = 0o600
LOG_PAGES: Final = 16_000  # 64 MB: then a commit merges the log itself, and those who made it wait for that, too

Sync: TypeAlias = Literal["full", "normal"]


def open_file(path: Path, sync: Sync) -> sqlite3.Connection:
    """Returns the database, made if there is none. Raises StoreError, having changed nothing."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise StoreError(f"{path.parent} cannot be made ({problem.strerror}); name another place with --data") from None
    look_at(path, is_synced=sync == "full")
    _close_to_others(path)
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


def _close_to_others(path: Path) -> None:
    """Lets nobody else on this machine read the file, nor its log: the dice of games to come, notes and addresses for
    mail lie in it. On a disk that takes no writes, or knows no rights, all stays as it is.
    """
    with suppress(OSError):
        if not path.exists():
            path.touch(FOR_OWNER)  # SQLite gives a log the rights of its file
        if os.name == "posix":
            for part in (path, path.with_name(f"{path.name}-wal")):
                if part.exists() and part.stat().st_mode & 0o077:
                    part.chmod(FOR_OWNER)

"""Looks at a SQLite file before it is opened, without changing a byte of it or of its write-ahead log.

Opening a database merges its log into it and deletes the log, which may be all that could have mended it. So a
second name is given to the file in a folder of its own, beside a copy of the log, and is read there.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from holdfast.table.sqlite_schema import STEPS, VERSION
from holdfast.table.sqlite_trouble import damaged, in_words
from holdfast.table.sqlite_wal import gap_in
from holdfast.table.store import StoreError

APPLICATION: Final = 0x486F6C64  # "Hold", in the file's header
MAGIC: Final = b"SQLite format 3\0"
HEADER: Final = 100
LOCKED_FROM, LOCKED_BYTES = 0x40000002, 510  # what SQLite locks where somebody uses a file


def look_at(path: Path, *, is_synced: bool, instead: str = "name another place with --data") -> None:
    """Raises StoreError for what must not be opened. `is_synced`: every change reached the disk before the next.
    `instead` says what else to do where the file is not ours.
    """
    try:
        with path.open("rb") as file:
            header = file.read(HEADER)
            size = os.fstat(file.fileno()).st_size
            in_use = not _may_lock(file.fileno(), exclusively=False)
    except FileNotFoundError:
        header, size, in_use = b"", 0, False
    except OSError as problem:
        raise StoreError(f"{path} cannot be read ({problem.strerror}); check its owner and its rights") from None
    if header:
        _check_whose(path, header, instead)
    if in_use:
        raise StoreError(f"{path} is in use by another Holdfast server; stop that one first")
    try:
        with TemporaryDirectory(prefix=".look-", dir=path.parent) as folder:
            if header:
                _check(path, Path(folder).absolute() / path.name, header, size, is_synced)
    except OSError as problem:
        raise StoreError(
            f"{path.parent} cannot be written ({problem.strerror}); nothing was changed: make it writable, or {instead}"
        ) from None
    if header and not os.access(path, os.W_OK):
        raise StoreError(f"{path} cannot be written; it was left as it is: check its owner and its rights")


def is_in_use(path: Path) -> bool:
    """Tells whether a server has a file open; where there is no file, nobody has."""
    try:
        with path.open("rb") as file:
            return not _may_lock(file.fileno(), exclusively=False)
    except FileNotFoundError:
        return False


@contextmanager
def kept_from_others(path: Path) -> Iterator[None]:
    """Keeps servers from opening a file as long as this lasts. Raises StoreError where one has it open."""
    if not path.exists():
        yield
        return
    with path.open("r+b") as file:
        if not _may_lock(file.fileno(), exclusively=True):
            raise StoreError(f"{path} is in use by another Holdfast server; stop that one first")
        yield


def _may_lock(file: int, *, exclusively: bool) -> bool:
    if sys.platform == "win32":  # there another server is noticed when the file is opened
        return True
    import fcntl  # here, because only POSIX systems have it

    try:
        fcntl.lockf(file, (fcntl.LOCK_EX if exclusively else fcntl.LOCK_SH) | fcntl.LOCK_NB, LOCKED_BYTES, LOCKED_FROM)
    except OSError:
        return False
    return True


def _check_whose(path: Path, header: bytes, instead: str) -> None:
    if len(header) < HEADER or not header.startswith(MAGIC):
        raise StoreError(f"{path} is not a database; it was left as it is: {instead}")
    if _number(header, 68) != APPLICATION:
        raise StoreError(f"{path} was not made by Holdfast; it was left as it is: {instead}")
    if _number(header, 60) > VERSION:
        raise StoreError(
            f"{path} was written by a newer Holdfast (version {_number(header, 60)} of its format, this one knows"
            f" {VERSION}); it was left as it is: install the newer Holdfast"
        )


def _check(path: Path, there: Path, header: bytes, size: int, is_synced: bool) -> None:
    """Raises StoreError for all else that shows without writing. `there` is where the file gets its second name."""
    log, journal = (path.with_name(path.name + ending) for ending in ("-wal", "-journal"))
    has_log = log.exists() and log.stat().st_size > 0
    wrong = _wrong_in(header, None if has_log or journal.exists() else size)
    if not wrong and has_log and is_synced:
        wrong = gap_in(log)
    if wrong:
        raise StoreError(damaged(path, wrong).format())
    is_half_made = journal.exists()  # a kill while it was being made: what was begun is to be taken back, in a copy
    _name_again(path, there, is_half_made)
    for file in (log, journal):
        if file.exists():
            shutil.copyfile(file, there.with_name(file.name))
    mode = "rw" if is_half_made else "ro"
    try:
        with closing(sqlite3.connect(f"{there.as_uri()}?mode={mode}", uri=True, isolation_level=None)) as db:
            found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
            wrong = "" if found == "ok" else found
            wrong = wrong or _wrong_with_schema(db)
    except sqlite3.Error as problem:
        raise StoreError(in_words(path, problem)) from None
    except UnicodeDecodeError:  # of what SQLite itself complains about
        raise StoreError(damaged(path, "its names cannot be read").format()) from None
    if wrong:
        raise StoreError(damaged(path, wrong).format())


def _name_again(path: Path, there: Path, as_copy: bool) -> None:
    if not as_copy:
        try:
            os.link(path, there)
            return
        except OSError:
            pass  # this disk knows no second names
    shutil.copyfile(path, there)


def _wrong_in(header: bytes, size: int | None) -> str:
    """Returns what is wrong with a header; `size` is the file's, None where a log has still to be merged into it."""
    page = int.from_bytes(header[16:18], "big")
    page = 65_536 if page == 1 else page
    constant = {
        18: header[19:20], 20: b"\0\x40\x20\x20", 44: b"\0\0\0\4", 48: bytes(8), 56: b"\0\0\0\1", 64: bytes(4),
        72: bytes(20), 92: header[24:28],
    }  # fmt: skip
    for at, expected in constant.items():
        if header[at : at + len(expected)] != expected:
            return f"byte {at} of its header is wrong"
    if header[18] not in (1, 2):
        return "byte 18 of its header is wrong"
    if size is not None and _number(header, 28) * page != size:
        return f"it has {size} bytes and its header tells of {_number(header, 28)} pages of {page}"
    if not 3_007_000 <= _number(header, 96) < 4_000_000:
        return "byte 96 of its header is wrong"
    return ""


def _wrong_with_schema(db: sqlite3.Connection) -> str:
    """Returns what is wrong if the version that the file tells is not the one that it has, or if it does anything by
    itself: Holdfast makes tables and indexes only, and somebody else's trigger would act whenever we write.
    """
    for kind, name in db.execute("SELECT type, name FROM sqlite_master WHERE type NOT IN ('table', 'index')"):
        return f"somebody has put a {kind} into it, {name}"
    version = db.execute("PRAGMA user_version").fetchone()[0]
    with closing(sqlite3.connect(":memory:")) as fresh:
        fresh.executescript(" ".join(STEPS[:version]))
        has, should = _columns(db), _columns(fresh)
    return "" if has == should else f"it says that it has version {version} of its format, and has not"


def _columns(db: sqlite3.Connection) -> dict[str, list[str]]:
    names = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").fetchall()
    return {name: [row[1] for row in db.execute(f'PRAGMA table_info("{name}")')] for (name,) in names}


def _number(header: bytes, at: int) -> int:
    return int.from_bytes(header[at : at + 4], "big")

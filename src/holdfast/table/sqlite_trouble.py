"""What SQLite complains about, as one sentence that says what is wrong and what to do."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

LEFT_ALONE: Final = "it was left as it is: take a backup, or move it away"

BY_CODE: Final = {
    sqlite3.SQLITE_BUSY: "{path} is in use by another Holdfast server; stop that one first",
    sqlite3.SQLITE_LOCKED: "{path} is in use by another Holdfast server; stop that one first",
    sqlite3.SQLITE_FULL: "{path} cannot grow: the disk is full; make room on it and try again",
    sqlite3.SQLITE_READONLY: "{path} cannot be written (the disk or the folder is read-only); it was left as it is:"
    " make it writable, or name another place with --data",
    sqlite3.SQLITE_CANTOPEN: "{path} cannot be opened for writing; check the rights of the file and of its folder,"
    " or name another place with --data",
    sqlite3.SQLITE_IOERR: "{path} cannot be read or written ({problem}); is the disk full or failing?",
    sqlite3.SQLITE_PERM: "{path} cannot be written; check its owner and its rights",
    sqlite3.SQLITE_AUTH: "{path} cannot be written; check its owner and its rights",
}


def in_words(path: Path, problem: sqlite3.Error) -> str:
    """Returns the sentence for a failure; what is not about the disk or its rights counts as damage."""
    code = getattr(problem, "sqlite_errorcode", 0) & 0xFF  # the rest tells apart what is the same to people
    return BY_CODE.get(code, damaged(path, str(problem))).format(path=path, problem=problem)


def damaged(path: Path, how: str) -> str:
    words = " ".join(how.split()).replace("{", "{{").replace("}", "}}")
    return f"{path} is damaged ({words}); {LEFT_ALONE}"


def is_about_the_disk(problem: BaseException) -> bool:
    """Tells whether the disk is at fault, not what was to be written."""
    return isinstance(problem, sqlite3.OperationalError)


def with_gaps(text: bytes) -> str:
    """Returns a text as it was kept; where a byte of it is damaged, all else is still to be read."""
    return text.decode(errors="replace")

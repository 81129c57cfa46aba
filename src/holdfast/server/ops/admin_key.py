"""The key of whoever runs a server, and where the running one is: two files that only their owner can read."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from secrets import token_urlsafe
from typing import Final

from holdfast.table.sqlite_file import FOR_OWNER
from holdfast.table.store import StoreError

KEY_FILE: Final = "admin.key"
ADDRESS_FILE: Final = "admin.address"
KEY_BYTES: Final = 32


def admin_key_in(folder: Path) -> str:
    """Returns the key of a data folder, made if there is none. Raises StoreError."""
    path = folder / KEY_FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            _write_new(path, token_urlsafe(KEY_BYTES))
        if os.name == "posix" and path.stat().st_mode & 0o077:
            path.chmod(FOR_OWNER)
        key = path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as problem:
        raise StoreError(f"{path} cannot be used ({problem}); check its owner and its rights, or remove it") from None
    if len(key) < KEY_BYTES:
        raise StoreError(f"{path} holds no key; remove it, and a new one is made")
    return key


def note_address(folder: Path, address: str) -> None:
    """Notes where commands on this machine reach the server that uses a folder; without a disk they do not."""
    with suppress(OSError):
        forget_address(folder)
        _write_new(folder / ADDRESS_FILE, address)


def noted_address(folder: Path) -> str:
    """Returns where the server that uses a folder said that it is; nothing, if none did."""
    try:
        return (folder / ADDRESS_FILE).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def forget_address(folder: Path) -> None:
    with suppress(OSError):
        (folder / ADDRESS_FILE).unlink(missing_ok=True)


def _write_new(path: Path, text: str) -> None:
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FOR_OWNER), "w", encoding="utf-8") as file:
        file.write(f"{text}\n")

"""`holdfast backup`: a copy of all games, taken while they go on."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Final

from cyclopts import Parameter

from holdfast.cli.arguments import Flag
from holdfast.cli.commands import command
from holdfast.cli.errors import BadInput
from holdfast.cli.host_line import DataFolder, HostLine, data_folder, is_served
from holdfast.table.sqlite_backup import CopyContents, check_copy, copy_closed
from holdfast.table.sqlite_file import FILE
from holdfast.table.store import StoreError

BACKUP_ADDRESS: Final = "/api/admin/backup"

app = command("backup", "holdfast backup games.sqlite", "holdfast backup games.sqlite --data ./games --replace")


@app.default
def backup(
    file: Annotated[Path, Parameter(help="The file to write.")],
    /,
    *,
    data: DataFolder = None,
    replace: Annotated[Flag, Parameter(help="Replace FILE if it is there.")] = False,
) -> int:
    folder = data_folder(data)
    if file.is_dir():
        raise BadInput(f"{file} is a folder; name a file in it")
    if file.exists() and not replace:
        raise BadInput(f"{file} is there already; name another file, or say --replace")
    if not file.parent.is_dir():
        raise BadInput(f"{file.parent} is not there; make that folder first")
    try:
        with TemporaryDirectory(prefix=".backup-", dir=file.parent) as nearby:
            copy = Path(nearby) / file.name
            if is_served(folder):
                copy_served(folder, copy)
            else:
                copy_closed(folder / FILE, copy)
            contents = check_copy(copy)
            copy.chmod(0o600)  # it holds what people keep secret
            put_whole(copy, file, replace=replace)
    except StoreError as problem:
        raise BadInput(str(problem)) from None
    print(f"{file} holds {in_words(contents)}; it was read through and is sound.")
    return 0


def copy_served(folder: Path, to: Path) -> None:
    """Has the server that uses a folder write everything down, and keeps it."""
    with HostLine(folder).answer("GET", BACKUP_ADDRESS) as answer, to.open("wb") as file:
        shutil.copyfileobj(answer, file)
        file.flush()
        os.fsync(file.fileno())


def put_whole(copy: Path, file: Path, *, replace: bool) -> None:
    """Gives a finished copy its name. A file that came there meanwhile is not written over unasked."""
    if replace:
        copy.replace(file)
        return
    try:
        os.link(copy, file)
    except FileExistsError:
        raise BadInput(f"{file} is there already; name another file, or say --replace") from None
    except OSError:  # this disk knows no second names
        copy.replace(file)


def in_words(contents: CopyContents) -> str:
    """Returns how much a copy holds."""
    tables = f"{contents.tables} table{'s' * (contents.tables != 1)}"
    people = f"{contents.people} {'people' if contents.people != 1 else 'person'}"
    return f"{tables} ({contents.playing} being played) and {people}, {contents.bytes / 1e6:.1f} MB"

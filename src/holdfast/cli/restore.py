"""`holdfast restore`: games as they were when they were copied. What is there now is kept."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from holdfast.cli.backup import in_words
from holdfast.cli.commands import command
from holdfast.cli.errors import BadInput
from holdfast.cli.host_line import DataFolder, data_folder, is_served
from holdfast.table.sqlite_backup import put_back
from holdfast.table.sqlite_file import FILE
from holdfast.table.store import StoreError

app = command("restore", "holdfast restore games.sqlite", "holdfast restore games.sqlite --data ./games")


@app.default
def restore(
    file: Annotated[Path, Parameter(help="A file that holdfast backup wrote.")],
    /,
    *,
    data: DataFolder = None,
) -> int:
    folder = data_folder(data)
    path = folder / FILE
    if is_served(folder):
        raise BadInput(f"a server uses {folder}; stop it first, then restore, then start it again")
    aside = new_folder(folder)
    try:
        contents = put_back(file, path, aside)
    except StoreError as problem:
        raise BadInput(str(problem)) from None
    print(f"{folder} holds {in_words(contents)} again.")
    if aside.exists():
        print(f"What was there before lies in {aside}; remove it when you need it no more.")
    return 0


def new_folder(folder: Path) -> Path:
    """Returns where to lay what was there: a folder that is named after this moment."""
    name = f"before-restore-{datetime.now():%Y-%m-%d-%H%M%S}"
    number = 1
    while (place := folder / (name if number == 1 else f"{name}-{number}")).exists():
        number += 1
    return place

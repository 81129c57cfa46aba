"""What `holdfast admin` asks: the server, what begins like an id, and the host whether they are sure."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import quote

from holdfast.cli.admin_line import answer_to, line_to
from holdfast.cli.errors import BadInput
from holdfast.cli.host_line import DataFolder, data_folder
from holdfast.server.wire.admin_types import AdminPeople, AdminTables

MOST: Final = 100_000
UNIQUE: Final = 4  # letters of an id


def ask(kind: type[Any], path: str, data: DataFolder, wanted: Any = None, *, post: bool = False) -> Any:
    """Returns the answer of what is kept in a folder."""
    return answer_to(line_to(data_folder(data)), kind, path, wanted, post=post)


def table_id(start: str, data: DataFolder) -> str:
    """Returns the id of the table that begins like this."""
    found = ask(AdminTables, f"/api/admin/tables?most={MOST}&search={quote(start)}", data)
    return the_one(start, [one.id for one in found.tables], "table")


def person_named(start: str, data: DataFolder) -> tuple[str, str]:
    """Returns the id and the name of the person whose id begins like this."""
    found = ask(AdminPeople, f"/api/admin/people?most={MOST}&search={quote(start)}", data)
    names = {one.id: one.name for one in found.people}
    id = the_one(start, list(names), "person")
    return id, names[id]


def the_one(start: str, ids: Sequence[str], what: str) -> str:
    """Returns the one id that begins like this. Raises BadInput."""
    found = [id for id in ids if id == start] or [id for id in ids if id.startswith(start) and len(start) >= UNIQUE]
    if len(found) != 1:
        why = "several begin" if found else "none begins"
        raise BadInput(f"{why} with {start!r}: give its whole id, or the first letters of it, {UNIQUE} at least")
    return found[0]


def is_sure(question: str, yes: bool) -> bool:
    """Tells whether the host says yes; where nobody can be asked, only --yes does."""
    if yes:
        return True
    if not sys.stdin.isatty():
        raise BadInput("nobody is here to be asked; say --yes if you are sure")
    print(f"{question} (y/N) ", end="", flush=True)
    return sys.stdin.readline().strip().lower() in ("y", "yes")

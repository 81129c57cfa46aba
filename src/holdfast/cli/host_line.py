"""How commands for hosts reach the server that runs on this machine: where it is, its key, a question, an answer."""

from __future__ import annotations

import http.client
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final, TypeAlias
from urllib.parse import urlsplit

import msgspec
from cyclopts import Parameter

from holdfast.cli.errors import BadInput
from holdfast.cli.folders import home_folder
from holdfast.server.ops.admin_key import admin_key_in, noted_address
from holdfast.server.wire.api_types import Problem
from holdfast.table.sqlite_file import FILE
from holdfast.table.sqlite_look import is_in_use

DataFolder: TypeAlias = Annotated[
    Path | None,
    Parameter(name="--data", help="The folder where games are kept.", env_var="HOLDFAST_DATA", show_default=False),
]
PATIENCE_S: Final = 600


def data_folder(given: Path | None) -> Path:
    """Returns where a server keeps its games: what was given, or the usual place."""
    return given if given is not None and str(given) not in ("", ".") else home_folder() / "server"


def is_served(folder: Path) -> bool:
    """Tells whether a server uses this folder now: its file, or, where games are kept in a database, its address."""
    file = folder / FILE
    return is_in_use(file) if file.exists() else bool(noted_address(folder))


class HostLine:
    """Questions to the server that uses a folder, with its key."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = noted_address(folder)
        self.key = admin_key_in(folder)

    @contextmanager
    def answer(self, method: str, path: str, body: bytes | None = None) -> Iterator[http.client.HTTPResponse]:
        """Yields the answer to a question. Raises BadInput with the server's sentence if it refuses."""
        at = urlsplit(self.address)
        line = http.client.HTTPConnection(at.hostname or "", at.port, timeout=PATIENCE_S)
        headers = {"authorization": f"Bearer {self.key}", "content-type": "application/json"}
        try:
            line.request(method, path, body, headers)
            found = line.getresponse()
            if found.status != 200:
                raise BadInput(told(found.read()))
            yield found
        except (OSError, http.client.HTTPException) as problem:
            raise BadInput(
                f"the server that uses {self.folder} does not answer at {self.address or 'any address'}"
                f" ({problem or type(problem).__name__}); if it hangs, stop it and start it again"
            ) from None
        finally:
            line.close()


def told(data: bytes) -> str:
    """Returns the sentence in a refusal."""
    try:
        return msgspec.json.decode(data, type=Problem).error
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return "the server answered with something else than Holdfast does; is it another program?"

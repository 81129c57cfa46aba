"""The line of `holdfast admin`: to the server that runs, or to one that is set up for a moment where none does."""

from __future__ import annotations

import asyncio
from pathlib import Path
from secrets import token_urlsafe
from typing import Protocol, TypeVar

import msgspec
from starlette.types import ASGIApp, Message, Scope

from holdfast.cli.errors import BadInput
from holdfast.cli.host_line import HostLine, is_served, told
from holdfast.server.http.app import make_app
from holdfast.server.http.context import AppContext, Settings
from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.server.rooms.catalogue import catalogue_with
from holdfast.table.sqlite import SqliteStore
from holdfast.table.sqlite_file import FILE
from holdfast.table.store import StoreError

T = TypeVar("T")


class AdminLine(Protocol):
    def ask(self, method: str, path: str, body: bytes) -> bytes:
        """Returns the answer to a question. Raises BadInput with the sentence of a refusal."""


class LineToServer:
    def __init__(self, folder: Path) -> None:
        self.line = HostLine(folder)

    def ask(self, method: str, path: str, body: bytes) -> bytes:
        with self.line.answer(method, path, body or None) as answer:
            return answer.read()


class LineToStore:
    """Asks the same application, without a network, and without letting any game go on. A new one for each question."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def ask(self, method: str, path: str, body: bytes) -> bytes:
        if not (self.folder / FILE).exists():
            raise BadInput(f"{self.folder / FILE} is not there: nothing has been kept yet")
        try:
            return asyncio.run(self._ask(method, path, body))
        except StoreError as problem:
            raise BadInput(str(problem)) from None

    async def _ask(self, method: str, path: str, body: bytes) -> bytes:
        key = token_urlsafe()
        store = SqliteStore(self.folder / FILE)
        context = AppContext(store, catalogue_with(), AlarmClock(), Settings(admin_key=key, data=self.folder))
        try:
            status, data = await asked(make_app(context), method, path, body, key)
        finally:
            await context.close()
            await store.close()
        if status != 200:
            raise BadInput(told(data))
        return data


async def asked(app: ASGIApp, method: str, path: str, body: bytes, key: str) -> tuple[int, bytes]:
    """Returns the status and the body of an application's answer to a request from this machine."""
    place, _, query = path.partition("?")
    scope: Scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": place,
        "raw_path": place.encode(),
        "query_string": query.encode(),
        "headers": [
            (b"host", b"localhost"),
            (b"authorization", f"Bearer {key}".encode()),
            (b"content-type", b"application/json"),
        ],
        "client": ("127.0.0.1", 0),
        "server": ("127.0.0.1", 0),
    }
    said: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Message) -> None:
        said.append(message)

    await app(scope, receive, send)
    return said[0]["status"], b"".join(message.get("body", b"") for message in said[1:])


def line_to(folder: Path) -> AdminLine:
    """Returns the line to what is kept in a folder, whether a server uses it or not."""
    return LineToServer(folder) if is_served(folder) else LineToStore(folder)


def answer_to(
    line: AdminLine, kind: type[T], path: str, wanted: msgspec.Struct | None = None, *, post: bool = False
) -> T:
    """Returns the answer to a question, as a value of this type."""
    body = b"" if wanted is None else msgspec.json.encode(wanted)
    data = line.ask("POST" if post or wanted is not None else "GET", path, body or (b"{}" if post else b""))
    return msgspec.json.decode(data, type=kind)

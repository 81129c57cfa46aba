"""Forwarding: whoever reaches a process that does not have their table is brought to the one that has it.

A request is sent on and its answer sent back. A socket is handed over (`handover.py`), or opened there, too, and then
bytes are passed on as they are, both ways: no message is read, so none is lost or doubled, and browsers know nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from hmac import compare_digest
from typing import Final, TypeVar, cast

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from holdfast.server.http.context import AppContext
from holdfast.server.http.direct_socket import DirectSocket, frame_of_client
from holdfast.server.http.handover import hand_over
from holdfast.server.ops.limits import LARGEST_SAVE
from holdfast.table.leases import TableHome

IS_FORWARDED: Final = "holdfast.forwarded"  # in the scope of what another process of this site has sent on
KEY_HEADER: Final = "x-holdfast-site"
CLIENT_HEADER: Final = "x-holdfast-client"
HOP_BY_HOP: Final = frozenset(
    {"connection", "content-length", "expect", "keep-alive", "te", "transfer-encoding", "upgrade"}
)
T = TypeVar("T")

TRIES: Final = 10
AGAIN_AFTER_S: Final = 0.1
UPGRADE: Final = (("connection", "Upgrade"), ("upgrade", "websocket"))
END_OF_HEAD: Final = b"\r\n\r\n"


class NobodyThere(Exception):
    """The process that has a table did not take a socket."""


class FromOtherProcesses:
    """Believes what other processes of the site say of a request that they send on; others cannot say it."""

    def __init__(self, app: ASGIApp, context: AppContext) -> None:
        self.app = app
        self.context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = MutableHeaders(scope=scope)
            key, client = headers.get(KEY_HEADER, ""), headers.get(CLIENT_HEADER, "")
            ours = self.context.registry.site.key
            if key and ours and compare_digest(key.encode(), ours.encode()):
                scope[IS_FORWARDED] = True
                scope["client"] = (client, 0)
        await self.app(scope, receive, send)


async def home_elsewhere(context: AppContext, scope: Scope, table: str) -> TableHome | None:
    """Returns the other process to which a request about a table goes on; None where it is done here."""
    registry = context.registry
    if not table or table in registry.rooms or scope.get(IS_FORWARDED):
        return None
    return await registry.site.home_of(table)


async def reached(
    context: AppContext, scope: Scope, table: str, connect: Callable[[str, int], Awaitable[T]]
) -> T | None:
    """Returns a line to the process in which a table lives, None where it is to live here. A process that is about to
    end lets go of its tables; one that has ended is buried, so that they can be taken."""
    home = await home_elsewhere(context, scope, table)
    for _ in range(TRIES):
        if home is None:
            return None
        host, _, port = home.address.rpartition(":")
        with suppress(OSError):
            return await connect(host.strip("[]"), int(port))
        await asyncio.sleep(AGAIN_AFTER_S)
        home = await home_elsewhere(context, scope, table)
    if home is not None:
        await context.registry.site.bury(home)
    return None


def head_of(method: str, scope: Scope, version: str, key: str, more: Iterable[tuple[str, str]]) -> bytes:
    """Returns the head of a request as it is sent on."""
    path = scope["raw_path"].decode("latin-1")
    query = scope["query_string"].decode("latin-1")
    client = scope.get("client") or ("", 0)
    headers = [
        (name.decode("latin-1"), value.decode("latin-1"))
        for name, value in scope["headers"]
        if name.decode("latin-1") not in (*HOP_BY_HOP, KEY_HEADER, CLIENT_HEADER)
    ]
    lines = [f"{method} {path}{'?' if query else ''}{query} HTTP/{version}"]
    lines += [f"{name}: {value}" for name, value in (*headers, *more, (KEY_HEADER, key), (CLIENT_HEADER, client[0]))]
    return "\r\n".join(lines).encode("latin-1") + END_OF_HEAD


# -- requests


async def forwarded(context: AppContext, request: Request) -> Response | None:
    """Returns the answer of the process that has the table in the address of a request; None where it is done here.

    A request that was sent on is never sent a second time: nobody knows what became of it.
    """
    line = await reached(context, request.scope, request.path_params.get("table", ""), asyncio.open_connection)
    if line is None:
        return None
    reader, writer = line
    context.metrics.count("forwarded", "request")
    try:
        body = await _body_of(request)
        key = context.registry.site.key
        # HTTP/1.0: the answer ends with the line, and is never sent in chunks.
        head = head_of(request.method, request.scope, "1.0", key, [("content-length", str(len(body)))])
        writer.write(head + body)
        await writer.drain()
        return _answer_in(await reader.read(-1))
    except (OSError, asyncio.IncompleteReadError, ValueError):
        return Response(status_code=502)
    finally:
        writer.close()


async def _body_of(request: Request) -> bytes:
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > LARGEST_SAVE:
            break  # as much as tells the other process that it is too large
    return data


def _answer_in(data: bytes) -> Response:
    """Raises ValueError for what is no answer."""
    head, end, body = data.partition(END_OF_HEAD)
    status, *lines = head.decode("latin-1").split("\r\n")
    if not end:
        raise ValueError("the other process hung up before it had answered")
    response = Response(body, int(status.split()[1]))
    kept = [tuple(line.split(": ", 1)) for line in lines]
    response.raw_headers = [
        (name.lower().encode("latin-1"), value.encode("latin-1"))
        for name, value in kept
        if name.lower() not in (*HOP_BY_HOP, "date")  # which every process adds
    ]
    response.raw_headers.append((b"content-length", str(len(body)).encode()))
    return response


# -- sockets


async def passed_on(context: AppContext, scope: Scope, socket: DirectSocket, table: str, hello: bytes) -> bool:
    """Brings a socket to the process that has a table, with the greeting that named it; tells whether it did.

    On the same machine it is handed over, else it is passed on. Raises NobodyThere, StoreError.
    """
    registry = context.registry
    if table in registry.rooms or scope.get(IS_FORWARDED) or registry.is_closing:
        return False
    home = await registry.site.claimed_elsewhere(table)
    if home is None:
        return False
    if not socket.is_between_messages:
        raise NobodyThere
    head = head_of("GET", scope, "1.1", registry.site.key, UPGRADE)
    rest = socket.take_out()
    data = frame_of_client(hello) + rest
    if await hand_over(socket.transport, home.process, head + data):
        context.metrics.count("forwarded", "socket handed over")
        return True
    loop = asyncio.get_running_loop()

    async def connect(host: str, port: int) -> WayBack:
        _, back = await loop.create_connection(lambda: WayBack(socket, head, loop.create_future()), host, port)
        return back

    back = await reached(context, scope, table, connect)
    if back is None:
        socket.put_back(rest)
        return False
    socket.pass_on(await back.opened, data)
    context.metrics.count("forwarded", "socket passed on")
    return True


class WayBack(asyncio.Protocol):
    """What the other process sends goes to the browser as it is; where one end is slow, the other waits."""

    def __init__(self, socket: DirectSocket, head: bytes, opened: asyncio.Future[asyncio.Transport]) -> None:
        self.socket = socket
        self.head = head
        self.opened = opened  # when the other process has taken the socket
        self.answer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.there = cast(asyncio.Transport, transport)
        self.there.write(self.head)

    def data_received(self, data: bytes) -> None:
        if self.opened.done():
            self.socket.transport.write(data)
            return
        self.answer += data
        head, end, rest = self.answer.partition(END_OF_HEAD)
        if not end:
            return
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            self.there.close()
            return
        self.opened.set_result(self.there)
        if rest:
            self.socket.transport.write(rest)

    def pause_writing(self) -> None:
        self.socket.transport.pause_reading()

    def resume_writing(self) -> None:
        self.socket.transport.resume_reading()

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(NobodyThere())
        else:
            self.socket.transport.close()

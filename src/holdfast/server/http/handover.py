"""Handing a socket over to another process of the same machine: the connection itself goes there, and nobody stands
between any more. Where that cannot be, on other machines and systems, sockets are passed on (`forwarding.py`).

The other process gets the request that opened the socket, the greeting, and what came after it, and goes on as if the
browser had reached it in the first place.
"""

from __future__ import annotations

import array
import asyncio
import os
import socket
import struct
import sys
from contextlib import suppress
from typing import Any, Final

import uvicorn

from holdfast.server.http.direct_socket import DirectSocket
from holdfast.server.ops import log

CAN_HAND_OVER: Final = sys.platform == "linux"
LENGTH: Final = struct.Struct("!I")
LARGEST: Final = 1_000_000
TAKEN: Final = b"t"


def place_of(process: str) -> str:
    """Returns where a process of this machine takes sockets: a name that only this machine knows."""
    return f"\0holdfast-{process}"


class NoWriter:
    """Stands for a line whose other end has heard already what is written."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport

    def write(self, data: bytes) -> None: ...

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)


class HandedOverSocket(DirectSocket):
    """A socket that another process has opened: the browser has had the answer to its request."""

    async def send(self, message: Any) -> None:
        if message["type"] != "websocket.accept":
            await super().send(message)
            return
        transport, self.transport = self.transport, NoWriter(self.transport)  # type: ignore[assignment]
        try:
            await super().send(message)
        finally:
            self.transport = transport


class SocketsFromOthers:
    """Takes the sockets that other processes of this machine hand over."""

    def __init__(self, server: uvicorn.Server, process: str) -> None:
        self.server = server
        self.listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.listening.setblocking(False)
        self.listening.bind(place_of(process))
        self.listening.listen(100)
        self.taking = asyncio.create_task(self._take_all())
        self.tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        self.taking.cancel()
        self.listening.close()

    async def _take_all(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            line, _ = await loop.sock_accept(self.listening)
            task = asyncio.create_task(self._take(line))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _take(self, line: socket.socket) -> None:
        with line:
            try:
                await asyncio.to_thread(line.settimeout, 5)
                data, found = await asyncio.to_thread(received, line)
                await self._go_on_with(data, found)
                await asyncio.to_thread(line.sendall, TAKEN)
            except (OSError, ValueError) as problem:
                log.trouble("a socket could not be taken over", problem)

    async def _go_on_with(self, data: bytes, found: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        found.setblocking(False)
        config, state = self.server.config, self.server.server_state
        app_state: dict[str, Any] = self.server.lifespan.state
        _, protocol = await loop.connect_accepted_socket(
            lambda: HandedOverSocket(config=config, server_state=state, app_state=app_state, _loop=loop), found
        )
        protocol.data_received(data)


def received(line: socket.socket) -> tuple[bytes, socket.socket]:
    """Returns what was handed over: what to go on with, and the connection. Raises OSError, ValueError."""
    size = array.array("i").itemsize
    head, extra, _, _ = line.recvmsg(LENGTH.size, socket.CMSG_SPACE(size))
    numbers = array.array("i")
    for level, kind, data in extra:
        if (level, kind) == (socket.SOL_SOCKET, socket.SCM_RIGHTS):
            numbers.frombytes(data[:size])
    if not numbers:
        raise ValueError("nothing was handed over")
    found = socket.socket(fileno=numbers[0])
    try:
        (length,) = LENGTH.unpack(head)
        if length > LARGEST:
            raise ValueError("too much was handed over with a socket")
        rest = b""
        while len(rest) < length:
            piece = line.recv(length - len(rest))
            if not piece:
                raise ValueError("less was handed over than was promised")
            rest += piece
    except (OSError, ValueError, struct.error):
        found.close()
        raise
    return rest, found


def handed_over(process: str, data: bytes, number: int) -> bool:
    """Hands a connection over, with what to go on with; tells whether the process took it."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line, suppress(OSError):
        line.settimeout(5)
        line.connect(place_of(process))
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [number]))]
        line.sendmsg([LENGTH.pack(len(data))], rights)
        line.sendall(data)
        return line.recv(1) == TAKEN
    return False


async def hand_over(transport: asyncio.Transport, process: str, data: bytes) -> bool:
    """Hands a browser's line over, from which nothing is read any more, with what to go on with; tells whether it is
    gone from here."""
    if not CAN_HAND_OVER or transport.is_closing() or transport.get_write_buffer_size():
        return False
    number = os.dup(transport.get_extra_info("socket").fileno())
    try:
        is_taken = await asyncio.to_thread(handed_over, process, data, number)
    finally:
        os.close(number)
    if is_taken:
        transport.abort()  # only this end of it
    return is_taken

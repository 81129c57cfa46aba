"""The client's end of a WebSocket, as lean as can be: load is measured on the machine that the server runs on, too."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable
from typing import Final, cast
from urllib.parse import urlsplit

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
LAST: Final = 0x80  # of a frame's first byte: nothing more belongs to this message
MASKED: Final = 0x80  # of its second byte: what clients send is masked, here with a mask of zeros
NO_MASK: Final = bytes(4)


class LoadSocket(asyncio.Protocol):
    """Hands every text that comes to `hear`."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self.request = request
        self.hear = hear
        self.buffer = b""
        self.transport: asyncio.WriteTransport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)
        self.transport.write(self.request)

    def connection_lost(self, problem: Exception | None) -> None:
        self.transport = None
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up before it had greeted"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened.done():
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.buffer = rest
            self.opened.set_result(None)
        self._read()

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def close(self) -> None:
        if self.transport is not None:
            self._write(CLOSE, b"")
            self.transport.close()

    def _read(self) -> None:
        buffer, at = self.buffer, 0
        while len(buffer) >= at + 2:
            kind, length, start = buffer[at] & 15, buffer[at + 1] & 127, at + 2
            if length > 125:
                start += 2 if length == 126 else 8
                length = int.from_bytes(buffer[at + 2 : start], "big")
            if len(buffer) < start + length:
                break
            at = start + length
            if kind == TEXT:
                self.hear(buffer[start:at])
            elif kind == PING:
                self._write(PONG, buffer[start:at])
        self.buffer = buffer[at:]

    def _write(self, kind: int, data: bytes) -> None:
        if self.transport is None:
            return
        length = len(data)
        size = bytes([MASKED | length]) if length < 126 else bytes([MASKED | 126]) + length.to_bytes(2, "big")
        self.transport.write(bytes([LAST | kind]) + size + NO_MASK + data)


async def connect(url: str, cookie: str, hear: Callable[[bytes], None]) -> LoadSocket:
    """Opens the server's WebSocket. Raises ConnectionError."""
    there = urlsplit(url)
    key = b64encode(bytes(16)).decode()
    lines = [
        "GET /ws HTTP/1.1",
        f"Host: {there.netloc}",
        f"Origin: {url}",
        f"Cookie: {cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: LoadSocket(request, hear), there.hostname or "", there.port or 80)
    await line.opened
    return line

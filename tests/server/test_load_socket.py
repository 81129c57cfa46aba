"""The line of the load measurement reads what a server writes, however the network cuts it."""

import asyncio
from typing import Any, cast

import pytest

from holdfast.server.ops.load_socket import LoadSocket

GREETING = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"
TEXTS = [b"a", b"b" * 125, b"c" * 126, b"d" * 70_000, "é".encode()]


def frame(kind: int, data: bytes) -> bytes:
    length = len(data)
    if length < 126:
        return bytes([0x80 | kind, length]) + data
    size = 2 if length < 65_536 else 8
    return bytes([0x80 | kind, 126 if size == 2 else 127]) + length.to_bytes(size, "big") + data


class Wire:
    def __init__(self) -> None:
        self.written = b""

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        """Nothing is open."""


def opened(heard: list[bytes]) -> tuple[LoadSocket, Wire]:
    wire = Wire()
    line = LoadSocket(b"GET", heard.append)
    line.connection_made(cast(Any, wire))
    return line, wire


@pytest.mark.parametrize("piece", [1, 3, 1000, 1_000_000])
def test_texts_come_whole_and_in_order(piece: int) -> None:
    async def scenario() -> None:
        heard: list[bytes] = []
        line, wire = opened(heard)
        data = GREETING + frame(1, TEXTS[0]) + frame(9, b"there?") + b"".join(frame(1, text) for text in TEXTS[1:])
        for at in range(0, len(data), piece):
            line.data_received(data[at : at + piece])
        assert line.opened.done()
        assert heard == TEXTS
        assert wire.written == b"GET" + bytes([0x8A, 0x80 | 6]) + bytes(4) + b"there?"  # a pong, masked with zeros

    asyncio.run(scenario())


def test_what_is_sent_is_masked_as_clients_must() -> None:
    async def scenario() -> None:
        line, wire = opened([])
        line.send(b"x" * 200)
        assert wire.written == b"GET" + bytes([0x81, 0x80 | 126]) + (200).to_bytes(2, "big") + bytes(4) + b"x" * 200

    asyncio.run(scenario())


def test_a_refused_handshake_is_an_error() -> None:
    async def scenario() -> None:
        line, _ = opened([])
        line.data_received(b"HTTP/1.1 403 Forbidden\r\n\r\n")
        with pytest.raises(ConnectionError, match="403"):
            await line.opened

    asyncio.run(scenario())

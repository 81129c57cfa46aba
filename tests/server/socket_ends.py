"""A socket of the server without a network: tests say what comes in, and read what goes out."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from uvicorn.server import ServerState

from holdfast.server.http.direct_socket import DirectSocket
from holdfast.server.serve import Offer, config_for


class Ring:
    def __init__(self, at: float, call: Callable[[], None]) -> None:
        self.at = at
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class Loop:
    """Time passes when a test says so; tasks are never carried out: the server thinks."""

    def __init__(self) -> None:
        self.now = 0.0
        self.rings: list[Ring] = []

    def call_later(self, delay: float, call: Callable[[], None]) -> Ring:
        self.rings.append(Ring(self.now + delay, call))
        return self.rings[-1]

    def time(self) -> float:
        return self.now

    def create_task(self, work: Any, **_: Any) -> Any:
        work.close()
        return Task()

    def go_on(self, seconds: float) -> None:
        self.now += seconds
        for ring in list(self.rings):
            if ring.call is not None and ring.at <= self.now:
                call, ring.call = ring.call, None
                call()


class Task:
    def add_done_callback(self, call: Any) -> None:
        """It is never done."""


class Line:
    """The network's end of a connection, as far as a protocol sees it."""

    def __init__(self) -> None:
        self.is_cut = False
        self.written = b""

    def abort(self) -> None:
        self.is_cut = True

    def close(self) -> None:
        self.is_cut = True

    def is_closing(self) -> bool:
        return self.is_cut

    def write(self, data: bytes) -> None:
        self.written += data

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_extra_info(self, name: str) -> Any:
        return None

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, PING, PONG, PART = 0x81, 0x89, 0x8A, 0x00


def frame(kind: int, data: bytes = b"") -> bytes:
    """As a browser sends it, under a mask that changes nothing."""
    size = len(data)
    head = (
        [0x80 | size]
        if size < 126
        else [0x80 | 126, *size.to_bytes(2)]
        if size < 1 << 16
        else [0xFF, *size.to_bytes(8)]
    )
    return bytes([kind, *head]) + bytes(4) + data


def greeted_socket() -> tuple[DirectSocket, Line, Loop]:
    """A socket as the server has it, after the handshake."""

    async def app(scope: Any, receive: Any, send: Any) -> None: ...

    config = config_for(Offer("127.0.0.1", 0, Path()), app)
    config.load()
    loop, line = Loop(), Line()
    protocol: Any = config.ws_protocol_class
    one = protocol(config, ServerState(), {}, _loop=loop)
    one.connection_made(line)
    one.data_received(HANDSHAKE)
    one.conn.send_response(one.response)
    one.conn.data_to_send()
    one.handshake_complete = True
    return one, line, loop

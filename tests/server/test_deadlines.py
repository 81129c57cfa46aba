"""Connections that send nothing, drip, never take their answer, or flood a socket are closed; others are not."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from holdfast.server.http.deadlines import ANSWER_S, BITE, BODY_S, FRAMES, HEAD_S, DeadlineProtocol, FrameLimitedSocket
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


def connected() -> tuple[DeadlineProtocol, Line, Loop]:
    async def app(scope: Any, receive: Any, send: Any) -> None: ...

    config = uvicorn.Config(app, log_config=None, http=DeadlineProtocol, ws="websockets-sansio")
    config.load()
    loop, line = Loop(), Line()
    protocol = DeadlineProtocol(config, ServerState(), {}, _loop=loop)  # type: ignore[arg-type]
    protocol.connection_made(line)  # type: ignore[arg-type]
    return protocol, line, loop


def test_a_connection_without_a_request_is_closed() -> None:
    _, line, loop = connected()
    loop.go_on(HEAD_S - 1)
    assert not line.is_cut
    loop.go_on(1)
    assert line.is_cut


def test_dripping_headers_do_not_put_it_off() -> None:
    protocol, line, loop = connected()
    protocol.data_received(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
    for n in range(HEAD_S):
        assert not line.is_cut
        protocol.data_received(b"X-%d: y\r\n" % n)
        loop.go_on(1)
    assert line.is_cut


def test_a_dripping_body_is_closed() -> None:
    protocol, line, loop = connected()
    protocol.data_received(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10000\r\n\r\n")
    for _ in range(BODY_S):
        assert not line.is_cut
        protocol.data_received(b"x")
        loop.go_on(1)
    assert line.is_cut


def test_a_whole_request_has_time_for_its_answer_and_the_next_one_begins_anew() -> None:
    protocol, line, loop = connected()
    protocol.data_received(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    loop.go_on(ANSWER_S - 1)
    assert not line.is_cut
    protocol.cycle.response_complete = True
    protocol.timeout_keep_alive = 10_000
    protocol.on_response_complete()
    loop.go_on(HEAD_S - 1)
    assert not line.is_cut
    loop.go_on(1)
    assert line.is_cut


def test_an_answer_that_is_never_taken_is_given_up() -> None:
    protocol, line, loop = connected()
    protocol.data_received(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    loop.go_on(ANSWER_S)
    assert line.is_cut


def test_what_has_become_a_socket_has_its_own_patience() -> None:
    protocol, line, loop = connected()
    protocol.connections.discard(protocol)  # as the handshake does
    protocol._look()
    loop.go_on(ANSWER_S * 2)
    assert not line.is_cut


# -- sockets

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, PING, PONG, PART = 0x81, 0x89, 0x8A, 0x00


def frame(kind: int, data: bytes = b"") -> bytes:
    """As a browser sends it, under a mask that changes nothing."""
    return bytes([kind, 0x80 | len(data)]) + bytes(4) + data


def socket() -> tuple[FrameLimitedSocket, Line, Loop]:
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
    one.data_received(frame(0x01, b"the beginning of a message"))
    return one, line, loop


@pytest.mark.parametrize(
    "flood",
    [frame(PING), frame(PING, b"p" * 125), frame(PONG), frame(PART), frame(PART | 0x80) + frame(TEXT & 0x0F, b"{}")],
)
def test_a_flood_of_frames_is_cut_off_before_it_takes_time_or_memory(flood: bytes) -> None:
    one, line, _ = socket()
    one.data_received(flood * 100_000)
    assert line.is_cut
    assert len(line.written) <= 200 * FRAMES.burst
    assert len(one.frames) + one.queue.qsize() <= FRAMES.burst + BITE


def test_a_lively_line_is_not_cut() -> None:
    one, line, loop = socket()
    one.data_received(frame(PART | 0x80, b" and its end"))
    for _ in range(600):
        one.data_received((frame(TEXT, b"{}") + frame(PING)) * 40)
        loop.go_on(1)
    assert not line.is_cut
    assert one.queue.qsize() == 2 + 600 * 40  # the greeting, the first message and these

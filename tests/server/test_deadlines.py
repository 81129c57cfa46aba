"""Connections that send nothing, drip, never take their answer, or flood a socket are closed; others are not."""

from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from holdfast.server.http.deadlines import ANSWER_S, BITE, BODY_S, FRAMES, HEAD_S, DeadlineProtocol
from tests.server.socket_ends import PART, PING, PONG, TEXT, Line, Loop, frame, greeted_socket


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

BEGINNING = frame(0x01, b"the beginning of a message")


@pytest.mark.parametrize(
    "flood",
    [frame(PING), frame(PING, b"p" * 125), frame(PONG), frame(PART), frame(PART | 0x80) + frame(TEXT & 0x0F, b"{}")],
)
def test_a_flood_of_frames_is_cut_off_before_it_takes_time_or_memory(flood: bytes) -> None:
    one, line, _ = greeted_socket()
    one.data_received(BEGINNING)
    one.data_received(flood * 100_000)
    assert line.is_cut
    assert len(line.written) <= 200 * FRAMES.burst
    assert len(one.frames) + one.queue.qsize() <= FRAMES.burst + BITE


def test_a_lively_line_is_not_cut() -> None:
    one, line, loop = greeted_socket()
    one.data_received(BEGINNING)
    one.data_received(frame(PART | 0x80, b" and its end"))
    for _ in range(600):
        one.data_received((frame(TEXT, b"{}") + frame(PING)) * 40)
        loop.go_on(1)
    assert not line.is_cut
    assert one.queue.qsize() == 2 + 600 * 40  # the greeting, the first message and these

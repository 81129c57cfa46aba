"""Whole texts take the short way to a table and back; all else about a socket is as it always was."""

import asyncio
from collections.abc import Iterable
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side

from holdfast.server.http.deadlines import FRAMES
from holdfast.server.http.direct_socket import frame_head
from holdfast.server.ops.limits import LARGEST_FRAME
from holdfast.server.rooms.connection import MOST_LAPSES, MOST_MESSAGES, Connection
from tests.server.socket_ends import PART, PING, TEXT, Line, frame, greeted_socket

BEGINNING = frame(TEXT & 0x0F, b"in ")
CLOSE = 0x88


def waiting(one: Any) -> list[Any]:
    """What has come the long way, with the greeting left out."""
    items = [one.queue.get_nowait() for _ in range(one.queue.qsize())]
    return [item.get("text", item["type"]) for item in items if item["type"] != "websocket.connect"]


def taken_over() -> tuple[Any, Line, list[bytes]]:
    one, line, _ = greeted_socket()
    waiting(one)
    heard: list[bytes] = []
    one.take_over(heard.append, lambda: None)
    return one, line, heard


# -- what comes in


def test_until_it_has_come_to_a_table_texts_wait_to_be_received() -> None:
    one, _, _ = greeted_socket()
    one.data_received(frame(TEXT, b"hello"))
    assert waiting(one) == ["hello"]


@pytest.mark.parametrize("size", [1, 2, 3, 7, 1000])
def test_whole_texts_are_heard_at_once_wherever_the_network_cuts_them(size: int) -> None:
    one, _, heard = taken_over()
    texts = [b"", b"a", b"b" * 125, b"c" * 126, b"d" * 4000, b"e"]
    data = b"".join(frame(TEXT, text) for text in texts)
    for at in range(0, len(data), size):
        one.data_received(data[at : at + size])
    assert heard == texts
    assert waiting(one) == []


def test_a_mask_is_taken_off() -> None:
    one, _, heard = taken_over()
    sent = Frame(Opcode.TEXT, b'{"t":"ping"}').serialize(mask=True)
    one.data_received(sent)
    assert heard == [b'{"t":"ping"}']


def test_what_came_before_is_heard_before() -> None:
    one, _, _ = greeted_socket()
    waiting(one)
    one.data_received(frame(TEXT, b"first"))
    heard: list[bytes] = []
    one.take_over(heard.append, lambda: None)
    one.data_received(frame(TEXT, b"second"))
    assert (heard, waiting(one)) == ([], ["first", "second"])
    one.data_received(frame(TEXT, b"third"))
    assert heard == [b"third"]


def test_a_frame_that_had_begun_when_the_table_was_reached_is_read_whole() -> None:
    one, _, _ = greeted_socket()
    waiting(one)
    text = frame(TEXT, b"cut in two")
    one.data_received(text[:9])
    heard: list[bytes] = []
    one.take_over(heard.append, lambda: None)
    one.data_received(text[9:] + frame(TEXT, b"next"))
    assert heard == [b"cut in two", b"next"]


def test_texts_in_parts_are_put_together_and_nothing_overtakes_them() -> None:
    one, _, heard = taken_over()
    one.data_received(BEGINNING + frame(PING, b"?") + frame(PART, b"three ") + frame(PART | 0x80, b"parts"))
    one.data_received(frame(TEXT, b"whole"))
    assert (heard, waiting(one)) == ([], ["in three parts", "whole"])
    one.data_received(frame(TEXT, b"after"))
    assert heard == [b"after"]


def test_pings_are_answered_in_between() -> None:
    one, line, heard = taken_over()
    line.written = b""
    one.data_received(frame(TEXT, b"a") + frame(PING, b"?") + frame(TEXT, b"b"))
    assert (heard, line.written) == ([b"a", b"b"], b"\x8a\x01?")


def test_a_farewell_is_returned_and_nothing_after_it_is_heard() -> None:
    one, line, heard = taken_over()
    one.data_received(frame(TEXT, b"a") + frame(CLOSE, b"\x03\xe8") + frame(TEXT, b"b"))
    assert (heard, line.is_cut, waiting(one)) == ([b"a"], True, ["websocket.disconnect"])


@pytest.mark.parametrize(
    "wrong",
    [
        frame(TEXT, b"x" * (LARGEST_FRAME + 1)),
        frame(TEXT, b"x" * (LARGEST_FRAME + 1))[:20],
        b"\x81\x05hello",  # without a mask
        frame(0xC1, b"a reserved bit"),
        frame(0x83, b"a kind that there is not"),
        frame(PING, b"p" * 126),
        frame(PART | 0x80, b"a part of nothing"),
    ],
)
def test_what_is_against_the_protocol_ends_the_connection(wrong: bytes) -> None:
    one, line, heard = taken_over()
    one.data_received(frame(TEXT, b"a") + wrong)
    one.data_received(frame(TEXT, b"b"))
    assert heard == [b"a"]
    assert line.is_cut


def test_the_largest_frame_is_still_heard() -> None:
    one, _, heard = taken_over()
    one.data_received(frame(TEXT, b"x" * LARGEST_FRAME))
    assert [len(text) for text in heard] == [LARGEST_FRAME]


def test_a_flood_of_whole_texts_is_cut_off() -> None:
    one, line, heard = taken_over()
    one.data_received(frame(TEXT, b"{}") * 100_000)
    assert line.is_cut
    assert len(heard) == FRAMES.burst


# -- what goes out


@pytest.mark.parametrize("size", [0, 125, 126, (1 << 16) - 1, 1 << 16])
def test_what_is_sent_is_read_by_any_client(size: int) -> None:
    client, text = Protocol(Side.CLIENT, max_size=None), b"y" * size
    client.receive_data(frame_head(size) + text)
    assert [(one.opcode, one.data) for one in client.events_received() if isinstance(one, Frame)] == [
        (Opcode.TEXT, text)
    ]


def test_many_texts_go_out_in_one_piece_and_none_after_the_farewell() -> None:
    one, line, _ = taken_over()
    line.written = b""
    one.send_texts([b"a", b"bc"])
    assert line.written == b"\x81\x01a\x81\x02bc"
    one.close_sent = True
    one.send_texts([b"d"])
    assert line.written == b"\x81\x01a\x81\x02bc"


class Way:
    """A short way that tests make full."""

    def __init__(self) -> None:
        self.is_full = False
        self.pieces: list[list[bytes]] = []

    def send_texts(self, texts: Iterable[bytes]) -> None:
        self.pieces.append(list(texts))


async def turn() -> None:
    await asyncio.sleep(0)


async def shortened() -> tuple[Connection, Way, list[bytes], list[Connection], asyncio.Task[None]]:
    lapsed: list[Connection] = []
    connection, way, sent = Connection("ann", "Ann", lapsed.append), Way(), list[bytes]()

    async def send(text: bytes) -> None:
        sent.append(text)

    draining = asyncio.create_task(connection.drain(send))
    connection.send_text(b"long")
    await turn()
    connection.shorten(way)
    await turn()
    return connection, way, sent, lapsed, draining


def test_what_is_said_at_one_moment_goes_out_in_one_piece_in_order() -> None:
    async def scenario() -> None:
        connection, way, sent, _, draining = await shortened()
        connection.send_text(b"a")
        connection.send_text(b"b")
        assert way.pieces == []
        await turn()
        assert (sent, way.pieces, connection.size) == ([b"long"], [[b"a", b"b"]], 0)
        draining.cancel()

    asyncio.run(scenario())


def test_who_does_not_read_is_waited_for_within_bounds_and_then_told_anew() -> None:
    async def scenario() -> None:
        connection, way, _, lapsed, draining = await shortened()
        way.is_full = True
        connection.send_text(b"a")
        await turn()
        assert (way.pieces, len(connection.outbox)) == ([], 1)
        way.is_full = False
        connection.flush()
        assert way.pieces == [[b"a"]]
        way.is_full = True
        for _ in range(MOST_MESSAGES + 1):
            connection.send_text(b"b")
        await turn()
        assert (connection.lapsed, len(connection.outbox), lapsed) == (True, 0, [])
        way.is_full = False
        connection.flush()
        assert (connection.lapsed, lapsed, way.pieces) == (False, [connection], [[b"a"]])
        draining.cancel()

    asyncio.run(scenario())


def test_a_farewell_goes_out_last_and_then_the_connection_may_be_closed() -> None:
    async def scenario() -> None:
        connection, way, _, _, draining = await shortened()
        way.is_full = True
        connection.send_text(b"a")
        connection.bye("bye.busy", again=True)
        connection.send_text(b"too late")
        for _ in range(5):
            await turn()
        assert not draining.done()
        way.is_full = False
        connection.flush()
        await draining
        [[first, last]] = way.pieces
        assert first == b"a"
        assert b'"t":"bye"' in last

    asyncio.run(scenario())


def test_who_never_keeps_up_is_sent_away_on_the_short_way_too() -> None:
    async def scenario() -> None:
        connection, way, _, lapsed, draining = await shortened()
        for _ in range(MOST_LAPSES + 1):
            way.is_full = True
            for _ in range(MOST_MESSAGES + 1):
                connection.send_text(b"b")
            way.is_full = False
            connection.flush()
        await draining
        assert (len(lapsed), b"bye" in way.pieces[-1][-1]) == (MOST_LAPSES, True)

    asyncio.run(scenario())


def test_the_short_way_does_not_overtake_what_is_still_on_the_long_one() -> None:
    async def scenario() -> None:
        connection, way = Connection("ann", "Ann", lambda one: None), Way()
        sent: list[bytes] = []
        may_send = asyncio.Event()

        async def send(text: bytes) -> None:
            await may_send.wait()
            sent.append(text)
            assert way.pieces == []

        draining = asyncio.create_task(connection.drain(send))
        connection.send_text(b"long")
        await turn()
        connection.shorten(way)
        connection.send_text(b"short")
        await turn()
        await turn()
        assert way.pieces == []
        may_send.set()
        for _ in range(4):
            await turn()
        assert (sent, way.pieces) == ([b"long"], [[b"short"]])
        draining.cancel()

    asyncio.run(scenario())


def test_a_connection_that_is_lost_lets_go_of_what_it_was_to_say() -> None:
    async def scenario() -> None:
        one, line, _ = greeted_socket()
        connection = Connection("ann", "Ann", lambda one: None)
        draining = asyncio.create_task(connection.drain(lambda text: turn()))
        await turn()
        one.take_over(lambda text: None, connection.flush)
        connection.shorten(one)
        await turn()
        one.pause_writing()
        connection.bye("bye.busy", again=True)
        await turn()
        line.is_cut = True
        one.connection_lost(OSError())
        await draining
        assert one.hears is None  # nor does it hold on to whoever heard it, and to their table

    asyncio.run(scenario())

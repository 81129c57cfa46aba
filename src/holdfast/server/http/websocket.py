"""The socket: decodes what a browser sends, keeps it within limits, and hands it to the room of its table."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from holdfast.engine.action import Param
from holdfast.server.http.context import AppContext
from holdfast.server.http.direct_socket import IN_SCOPE, DirectSocket
from holdfast.server.http.forwarding import NobodyThere, passed_on
from holdfast.server.http.headers import is_our_own
from holdfast.server.ops import log
from holdfast.server.ops.limits import ANY, LINES, MOST_CONNECTIONS, MOST_STRIKES, OF_A_PAGE, RATES, SenderLimits
from holdfast.server.ops.tries import household
from holdfast.server.rooms.connection import Connection
from holdfast.server.rooms.handlers import MessageHandlers
from holdfast.server.rooms.mailbox import MailboxFull
from holdfast.server.rooms.registry import RESTARTED, BrokenTable, NoSuchTable
from holdfast.server.services.barred import BARRED_FAREWELL
from holdfast.server.services.forgetting import FAREWELL
from holdfast.server.services.people import COOKIE, SIGNED_OUT
from holdfast.server.wire.from_client import LARGEST, FromClient, HelloMessage, decode
from holdfast.server.wire.from_server import ErrorCode
from holdfast.server.wire.texts import asked_language
from holdfast.table.store import StoreError

HELLO_WITHIN_MS: Final = 20_000
POLICY_VIOLATION: Final = 1008
GOING_AWAY: Final = 1001
COME_AGAIN: Final = 1012


class Socket:
    """One WebSocket from its first message to its last."""

    def __init__(self, context: AppContext, websocket: WebSocket, connection: Connection, sign_outs: int) -> None:
        self.context = context
        self.websocket = websocket
        self.connection = connection
        self.limits = SenderLimits()
        self.sign_outs = sign_outs  # of this person until the line was opened
        self.handlers: MessageHandlers | None = None  # once it has come to a table
        self.is_passed_on = False  # to another process, which has its table

    async def read(self) -> None:
        """Takes messages until the browser goes away or is sent away."""
        while not self.connection.closing:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            data = message.get("text")
            if data is None:
                self.complain("malformed", "socket.bytes")
            else:
                hello = self.take(data.encode())
                if hello is not None:
                    await self.greet(hello)
            self.look_at_strikes()

    def hear(self, data: bytes) -> None:
        """Takes a message that came the short way, without a task of its own."""
        if self.connection.closing:
            return
        if self.take(data) is not None:
            self.complain("malformed", "socket.hello_twice")
        self.look_at_strikes()

    def take(self, data: bytes) -> HelloMessage | None:
        """Hands a message over to the room; a greeting, which has to wait for its table, is returned."""
        if len(data) > LARGEST:
            self.complain("too_large", "socket.too_large", most=LARGEST)
            return None
        try:
            message = decode(data)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as problem:
            self.complain("malformed", "socket.malformed", problem=str(problem))
            return None
        at = self.context.alarm_clock.now()
        if self.context.settings.limits and not self.has_room_for(type(message), at):
            self.complain("too_frequent", "socket.too_frequent", id_of(message))
        elif isinstance(message, HelloMessage):
            return message
        elif self.handlers is None:
            self.complain("hello_first", "socket.hello_first", id_of(message))
        else:
            self.hand_over(self.handlers, message)
        return None

    def look_at_strikes(self) -> None:
        if self.limits.strikes > MOST_STRIKES:
            self.connection.bye("bye.too_wrong", again=False)

    async def greet(self, hello: HelloMessage) -> None:
        """Takes the connection to its table; from then on messages take the short way, where there is one."""
        direct: DirectSocket | None = self.websocket.scope.get(IN_SCOPE)
        scope = self.websocket.scope
        try:
            if direct is not None and self.handlers is None:
                hello_text = msgspec.json.encode(hello)
                self.is_passed_on = await passed_on(self.context, scope, direct, hello.table, hello_text)
            if not self.is_passed_on:
                await self.come(hello)
        except (StoreError, NobodyThere):  # a disk in trouble: nothing is known of the table just now
            self.connection.bye("bye.busy", again=True)
        if direct is not None and self.handlers is not None:
            direct.take_over(self.hear, self.connection.flush)
            self.connection.shorten(direct)

    def has_room_for(self, kind: type[FromClient], at: int) -> bool:
        """Tells whether a message of this kind does not come too fast: from this page, or from this person, who has as
        much on many pages, and on one that is opened anew, as on one."""
        rate = RATES.get(kind, ANY)
        if kind in OF_A_PAGE or not self.connection.person:
            return self.limits.takes(kind, rate, at)
        has_room = self.context.request_limits.takes(self.connection.person, kind, rate, at)
        self.limits.strikes += not has_room
        return has_room

    async def come(self, hello: HelloMessage) -> None:
        """Takes the connection to a table, where it stays."""
        if self.handlers is not None:
            self.complain("malformed", "socket.hello_twice")
            return
        if self.context.registry.is_closing:
            self.connection.bye(RESTARTED, again=True)
            return
        try:
            room = await self.context.registry.room(hello.table)
        except NoSuchTable:
            self.complain("no_such_table", "no_such_table")
            return
        except BrokenTable as problem:
            self.complain("broken", "socket.broken_table", problem=str(problem))
            return
        renewed = room.lobby.renewed
        link = await self.context.people.opened_by(hello.key, hello.table, "join")

        await self.context.barred.kept.get()

        def come(at: int) -> None:
            sent_away = self.sent_away()
            if sent_away:
                self.connection.bye(sent_away, again=sent_away == SIGNED_OUT)
                return
            self.connection.admitted = link is not None and room.lobby.renewed == renewed
            handlers.come(hello.last, at)

        handlers = self.handlers = MessageHandlers(room, self.connection)
        try:
            await room.mailbox.ask(come)
        except MailboxFull:  # or it is being closed: nobody would ever greet this connection
            self.connection.bye("bye.busy", again=True)

    def sent_away(self) -> str:
        """Returns why whoever opened this line is not let in with it any more; empty, if nothing has changed."""
        person = self.connection.person
        if person in self.context.people.forgotten:
            return FAREWELL
        if person in (self.context.barred.kept.known or ()):
            return BARRED_FAREWELL
        return "" if self.context.people.sign_outs[person] == self.sign_outs else SIGNED_OUT

    def hand_over(self, handlers: MessageHandlers, message: FromClient) -> None:
        """Has a message handled in the room's task."""
        try:
            handlers.room.mailbox.post(lambda at: handlers.take(message, at))
        except MailboxFull:
            self.complain("busy", "socket.busy", id_of(message))

    def complain(self, code: ErrorCode, key: str, id: str = "", **params: Param) -> None:
        """Tells this connection, and nobody else, what was wrong."""
        self.limits.strikes += code != "too_frequent"  # which has counted already
        self.context.metrics.count("errors", code)
        self.connection.complain(code, key, id, **params)

    def leave(self) -> None:
        handlers = self.handlers
        if handlers is not None:
            try:
                handlers.room.mailbox.post(handlers.go)
            except MailboxFull:
                handlers.room.audience.remove(self.connection)
        self.handlers = None  # so that the room goes when it is closed, without being looked for


def id_of(message: FromClient) -> str:
    return getattr(message, "id", "")


async def serve_socket(context: AppContext, websocket: WebSocket, connected: Counter[str]) -> None:
    """Serves one WebSocket from the handshake to its end."""
    if not is_our_own(websocket.headers, context.settings.public_url):
        context.metrics.count("errors", "origin")
        await websocket.close(POLICY_VIOLATION)
        return
    person = await context.people.who(websocket.cookies.get(COOKIE))
    if person is None and not context.entrance.is_open:
        context.metrics.count("errors", "entrance")
        await websocket.close(POLICY_VIOLATION)
        return
    id, name = ("", "") if person is None else (person.id, person.name)
    sign_outs = context.people.sign_outs[id]
    who = id or household(websocket.client.host if websocket.client else "")
    if context.settings.limits and connected[who] >= (MOST_CONNECTIONS if id else context.settings.most_strangers):
        await websocket.close(POLICY_VIOLATION)
        return
    if context.settings.limits and not context.request_limits.takes(who, "line", LINES, context.alarm_clock.now()):
        context.metrics.count("errors", "too_frequent")
        await websocket.close(POLICY_VIOLATION)
        return
    await websocket.accept()
    connected[who] += 1
    header = websocket.headers.get("accept-language", "")
    language = asked_language(websocket.query_params.get("language", ""), header, context.catalogue.languages)
    connection = Connection(id, name, lambda one: lapse(context, socket), language)
    socket = Socket(context, websocket, connection, sign_outs)
    ring = context.alarm_clock.call_at(context.alarm_clock.now() + HELLO_WITHIN_MS, lambda: close_silent(socket))
    writing = asyncio.create_task(write(socket))
    try:
        await socket.read()
    except WebSocketDisconnect:
        pass
    except Exception as problem:
        log.trouble("a connection failed", problem)
    finally:
        ring.cancel()
        connected[who] -= 1
        if not connected[who]:
            del connected[who]
        socket.leave()
        socket.connection.drained.set()
        if not socket.connection.closing:
            writing.cancel()
        await asyncio.wait([writing])


async def write(socket: Socket) -> None:
    """Empties the outbox until the connection is to be closed, then closes it."""
    websocket = socket.websocket
    try:
        await socket.connection.drain(lambda text: websocket.send_text(text.decode()))
        if websocket.application_state is WebSocketState.CONNECTED:
            await websocket.close(COME_AGAIN if socket.context.registry.is_closing else GOING_AWAY)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the browser has gone
    finally:
        socket.connection.drained.set()


def lapse(context: AppContext, socket: Socket) -> None:
    """Tells a connection everything anew that could not keep up and lost what was in its outbox."""
    context.metrics.count("outbox_overflows")
    handlers = socket.handlers
    if handlers is not None:
        try:
            handlers.room.mailbox.post(handlers.start_anew)
        except MailboxFull:
            socket.connection.bye("bye.busy", again=True)


def close_silent(socket: Socket) -> None:
    if socket.handlers is None and not socket.is_passed_on:
        socket.connection.bye("bye.nothing_asked", again=False)

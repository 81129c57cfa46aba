"""Runs the server: one process, one event loop, one file for everything that is kept."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
import uvicorn
from starlette.types import ASGIApp

from holdfast.packs import EMPTY_SHELF, PackShelf
from holdfast.server.http.app import make_app
from holdfast.server.http.context import BOT_PACE_MS, AppContext, Settings
from holdfast.server.http.deadlines import DeadlineProtocol
from holdfast.server.http.direct_socket import DirectSocket
from holdfast.server.http.handover import CAN_HAND_OVER, SocketsFromOthers
from holdfast.server.http.host_names import own_names
from holdfast.server.http.network import ANYWHERE, holdfast_at, invite_address, print_picture
from holdfast.server.ops.admin_key import admin_key_in, forget_address, note_address, noted_address
from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.server.ops.garbage import CollectedHeap, GarbageCollection
from holdfast.server.ops.limits import LARGEST_FRAME
from holdfast.server.ops.log import log_to_stderr
from holdfast.server.ops.notify_file import NotifySettings
from holdfast.server.rooms.catalogue import catalogue_with
from holdfast.table.leases import Leases
from holdfast.table.sqlite import SqliteStore
from holdfast.table.sqlite_file import FILE, Sync
from holdfast.table.sqlite_look import is_in_use
from holdfast.table.store import Store, StoreError

SWITCH_S: Final = 0.0002  # so that the store's thread need not wait long for a busy event loop
PATIENCE_S: Final = 10
LISTENS_AT: Final = "HOLDFAST_LISTENS_AT"  # the number of a socket that several processes listen at
OFFSET: Final = "HOLDFAST_INNER_OFFSET"  # which of the ports from that of `--inner` on is this process's
OUTER: Final = 0  # of the sockets that a process listens at, the one for people
TAKES_NOBODY_NEW: Final = "Holdfast takes nobody new here"  # for the process that started several
ANY_INNER: Final = "127.0.0.1:0"
LOOPBACK: Final = ["127.0.0.1", "::1"]  # a proxy on the same machine


class CannotListen(Exception):
    """There can be no server at this address: one sentence that says why."""


class Offer(msgspec.Struct, frozen=True):
    """Where and how to serve."""

    host: str
    port: int
    data: Path
    public_url: str = ""
    proxies: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    sync: Sync = "full"
    log: str = "info"
    open_browser: bool = False
    limits: bool = True
    seed: str = ""
    bot_pace_ms: int = BOT_PACE_MS
    keep_days: int | None = None
    password: str = ""
    invited_only: bool = False
    links_admit: bool = False
    notify: NotifySettings = NotifySettings()
    store: str = ""  # the address of a database; empty: a file in the data folder
    traces: str = ""  # where spans are sent to
    inner: str = ""  # where other processes of the same site reach this one


class Server(uvicorn.Server):
    """Says where it is once it can be reached."""

    address = ""
    invite_at = ""  # where others on the network find it
    open_browser = False
    data: Path | None = None  # where commands on this machine look for the address
    farewell: Callable[[], Awaitable[None]] | None = None
    process = ""  # the name by which others of a site hand sockets over
    sockets_from_others: SocketsFromOthers | None = None
    garbage: GarbageCollection | None = None  # for a process that does nothing else
    is_worker = False  # one of several, which the process that started them tells what to do

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tells everybody who is connected why, before connections are cut; nobody new comes in."""
        if self.sockets_from_others is not None:
            self.sockets_from_others.close()
        for server in self.servers:
            server.close()
        for listening in sockets or []:
            listening.close()
        if self.farewell is not None:
            await self.farewell()
        await super().shutdown(sockets)
        if self.data is not None:
            forget_address(self.data)

    def take_nobody_new(self) -> None:
        """Leaves whoever connects from now on to the other workers; those who are here stay."""
        self.servers[OUTER].close()
        print(TAKES_NOBODY_NEW, flush=True)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        if self.process and CAN_HAND_OVER:
            self.sockets_from_others = SocketsFromOthers(self, self.process)
        if self.garbage is not None:
            self.garbage.start()
        if self.is_worker:
            asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, self.take_nobody_new)
        print(f"Holdfast is at {self.address}", flush=True)
        if self.invite_at:
            say_to_friends(self.invite_at)
        print("Press Ctrl-C to stop; every game is kept.", flush=True)
        if self.open_browser:
            webbrowser.open(self.address)


def serve(
    offer: Offer,
    more_games: Sequence[str] = (),
    shelf: PackShelf = EMPTY_SHELF,
    more_bots: Sequence[str] = (),
    hints_by: str = "",
) -> int:
    """Serves until told to stop, with more games and bots, and the packs on a shelf.

    Raises StoreError for a file of no use.
    """
    log_to_stderr(offer.log)
    sys.setswitchinterval(SWITCH_S)
    catalogue = catalogue_with(*more_games, shelf=shelf, bots=more_bots, hints_by=hints_by)
    is_worker = LISTENS_AT in os.environ
    listening = taken_over() if is_worker else listen(offer.host, offer.port)
    if listening is None:
        return answer_for_taken(offer)
    running = noted_address(offer.data) if not offer.store and is_in_use(offer.data / FILE) else ""
    if running:
        listening.close()
        return lead_to_noted(running, offer)
    port = listening.getsockname()[1]
    invite_at = invite_address(offer.host, port, offer.public_url)
    try:
        store = store_for(offer)
        sockets = [listening, *inner_socket(store, offer.inner)]
    except (StoreError, CannotListen):
        listening.close()
        raise
    context = AppContext(
        store,
        catalogue,
        AlarmClock(),
        Settings(
            public_url=offer.public_url,
            invite_at=invite_at,
            names=(*own_names(), offer.host, *offer.names),
            limits=offer.limits,
            seed=offer.seed,
            bot_pace_ms=offer.bot_pace_ms,
            keep_days=offer.keep_days,
            password=offer.password,
            invited_only=offer.invited_only,
            links_admit=offer.links_admit,
            admin_key=admin_key_in(offer.data),
            data=offer.data,
            notify=offer.notify,
            traces=offer.traces,
        ),
    )
    config = config_for(offer, make_app(context))
    server = Server(config)
    server.farewell = context.registry.say_bye
    server.garbage = GarbageCollection(context.alarm_clock, lambda: context.registry.closed_rooms, CollectedHeap())
    leases: Leases | None = getattr(store, "leases", None)
    server.process = "" if leases is None else leases.process
    server.is_worker = is_worker
    server.open_browser = offer.open_browser
    server.address = offer.public_url or own_address(offer.host, port)
    server.invite_at = "" if offer.public_url else invite_at
    if not is_worker:  # else whoever started it does
        server.data = offer.data
        note_address(offer.data, local_address(offer.host, port))
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve(sockets))
    print("Holdfast has stopped. Every game is kept.", flush=True)
    return 0


def store_for(offer: Offer) -> Store:
    """Returns what keeps the games. Raises StoreError."""
    if not offer.store:
        return SqliteStore(offer.data / FILE, offer.sync)
    try:
        # Here, because it comes with an extra that most do without.
        from holdfast.table.postgres import PostgresStore
    except ImportError:
        raise StoreError("games in PostgreSQL need more than Holdfast: pip install 'holdfast[postgres]'") from None
    return PostgresStore(offer.store, offer.sync)


def inner_socket(store: Store, at: str) -> list[socket.socket]:
    """Returns the socket at which other processes of a site reach this one, where the store can be shared.

    Raises CannotListen.
    """
    leases: Leases | None = getattr(store, "leases", None)
    if leases is None:
        return []
    host, _, port = (at or ANY_INNER).rpartition(":")
    inner = int(port) and int(port) + int(os.environ.get(OFFSET, "0"))
    listening = listen(host.strip("[]"), inner)
    if listening is None:
        raise CannotListen(f"port {inner} of {host} is taken by another program; choose another one with --inner")
    leases.address = f"{host}:{listening.getsockname()[1]}"
    return [listening]


def taken_over() -> socket.socket:
    """Returns the socket that whoever started this process listens at."""
    listening = socket.socket(fileno=int(os.environ[LISTENS_AT]))
    listening.setblocking(False)
    return listening


def own_address(host: str, port: int) -> str:
    """Returns where this computer reaches the server."""
    shown = "localhost" if host in ("127.0.0.1", *ANYWHERE) else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def local_address(host: str, port: int) -> str:
    """Returns where commands on this machine reach the server, which need not know its names."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "localhost": "127.0.0.1"}.get(host, host)
    return f"http://[{shown}]:{port}" if ":" in shown and not shown.startswith("[") else f"http://{shown}:{port}"


def answer_for_taken(offer: Offer) -> int:
    """Says who has the port. If it is a Holdfast, there is nothing more to start: it is opened instead."""
    found = holdfast_at(offer.host, offer.port)
    if found is None:
        taken = f"port {offer.port} is taken by another program; choose another one with --port"
        print(f"holdfast: {taken} (with make: PORT={offer.port + 1})", file=sys.stderr)
        return 2
    return lead_to(own_address(offer.host, offer.port), found.invite_at, offer)


def lead_to_noted(running: str, offer: Offer) -> int:
    """Leads to the Holdfast that uses the same games, by the address that it has noted for commands."""
    at = urlsplit(running)
    host, port = at.hostname or "", at.port or 0
    found = holdfast_at(host, port)
    return lead_to(own_address(host, port), found.invite_at if found else "", offer)


def lead_to(address: str, invite_at: str, offer: Offer) -> int:
    """Says where the Holdfast is that runs already: two cannot use the same port, nor the same games."""
    wants_friends = bool(invite_address(offer.host, offer.port, offer.public_url))
    if wants_friends and not invite_at:
        only = f"Holdfast runs already, at {address}, for this computer only"
        print(f"holdfast: {only}; to let others in, stop it (Ctrl-C where it runs) and start again", file=sys.stderr)
        return 2
    print(f"Holdfast runs already, at {address}")
    if wants_friends:
        say_to_friends(invite_at)
    if offer.open_browser:
        webbrowser.open(address)
    return 0


def say_to_friends(invite_at: str) -> None:
    print(f"Friends on your network open {invite_at}/", flush=True)
    print_picture(f"{invite_at}/")


def config_for(offer: Offer, app: ASGIApp) -> uvicorn.Config:
    """Returns how lines are held, bounded and believed."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws=DirectSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        server_header=False,
        http=DeadlineProtocol,
        proxy_headers=bool(offer.public_url or offer.proxies),
        forwarded_allow_ips=list(offer.proxies) or LOOPBACK,
        timeout_graceful_shutdown=PATIENCE_S,
    )


def listen(host: str, port: int) -> socket.socket | None:
    """Returns a socket at this address; None if another program has it. Raises CannotListen."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as problem:
        listening.close()
        if problem.errno == errno.EACCES:
            raise CannotListen(f"port {port} is not for everybody; choose one above 1023 with --port") from None
        if problem.errno in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT) or isinstance(problem, socket.gaierror):
            raise CannotListen(f"this machine has no address {host}; give one that it has with --host") from None
        return None
    listening.setblocking(False)
    return listening

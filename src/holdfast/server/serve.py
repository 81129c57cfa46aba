"""Runs the server: one process, one event loop, one file for everything that is kept."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
import uvicorn
from starlette.types import ASGIApp

from holdfast.server.http.app import make_app
from holdfast.server.http.context import BOT_PACE_MS, AppContext, Settings
from holdfast.server.http.deadlines import DeadlineProtocol, FrameLimitedSocket
from holdfast.server.http.host_names import own_names
from holdfast.server.http.network import ANYWHERE, invite_address, is_holdfast, print_picture
from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.server.ops.limits import LARGEST_FRAME
from holdfast.server.ops.log import log_to_stderr
from holdfast.server.rooms.catalogue import catalogue_with
from holdfast.table.sqlite import SqliteStore
from holdfast.table.sqlite_file import Sync

FILE: Final = "holdfast.sqlite"
GC_THRESHOLDS: Final = (10_000, 10, 1000)  # a pause of some milliseconds now and then, a long one never in a game
SWITCH_S: Final = 0.0002  # so that the store's thread need not wait long for a busy event loop
PATIENCE_S: Final = 10
LOOPBACK: Final = ["127.0.0.1", "::1"]  # a proxy on the same machine


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
    keep_days: int = 0


class Server(uvicorn.Server):
    """Says where it is once it can be reached."""

    address = ""
    invite_at = ""  # where others on the network find it
    open_browser = False
    farewell: Callable[[], Awaitable[None]] | None = None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tells everybody who is connected why, before connections are cut; nobody new comes in."""
        for server in self.servers:
            server.close()
        for listening in sockets or []:
            listening.close()
        if self.farewell is not None:
            await self.farewell()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        gc.collect()
        gc.freeze()
        print(f"Holdfast is at {self.address}", flush=True)
        if self.invite_at:
            print(f"Friends on your network open {self.invite_at}/", flush=True)
            print_picture(f"{self.invite_at}/")
        print("Press Ctrl-C to stop; every game is kept.", flush=True)
        if self.open_browser:
            webbrowser.open(self.address)


def serve(offer: Offer, more_games: Sequence[str] = ()) -> int:
    """Serves until told to stop. Raises StoreError if the file cannot be used."""
    log_to_stderr(offer.log)
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(SWITCH_S)
    catalogue = catalogue_with(*more_games)
    listening = listen(offer.host, offer.port)
    if listening is None:
        return answer_for_taken(offer)
    port = listening.getsockname()[1]
    invite_at = invite_address(offer.host, port, offer.public_url)
    context = AppContext(
        SqliteStore(offer.data / FILE, offer.sync),
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
        ),
    )
    config = config_for(offer, make_app(context))
    server = Server(config)
    server.farewell = context.registry.say_bye
    server.open_browser = offer.open_browser
    server.address = offer.public_url or own_address(offer.host, port)
    server.invite_at = "" if offer.public_url else invite_at
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve([listening]))
    print("Holdfast has stopped. Every game is kept.", flush=True)
    return 0


def own_address(host: str, port: int) -> str:
    """Returns where this computer reaches the server."""
    shown = "localhost" if host in ("127.0.0.1", *ANYWHERE) else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def answer_for_taken(offer: Offer) -> int:
    """Says who has the port. If it is a Holdfast, there is nothing more to start: it is opened instead."""
    if not is_holdfast(offer.host, offer.port):
        taken = f"port {offer.port} is taken by another program; choose another one with --port"
        print(f"holdfast: {taken} (make play PORT={offer.port + 1})", file=sys.stderr)
        return 2
    address = own_address(offer.host, offer.port)
    print(f"Holdfast runs already, at {address}")
    if offer.open_browser:
        webbrowser.open(address)
    return 0


def config_for(offer: Offer, app: ASGIApp) -> uvicorn.Config:
    """Returns how lines are held, bounded and believed."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws=FrameLimitedSocket,
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
    """Returns a socket at this address; None if another program has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except OSError:
        listening.close()
        return None
    listening.setblocking(False)
    return listening

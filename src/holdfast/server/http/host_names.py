"""The host names that a server answers to: a page elsewhere that has its own name lead here gets no answer."""

from __future__ import annotations

import socket
from collections.abc import Collection
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

LOCAL: Final = "localhost"
MISDIRECTED: Final = 421


def own_names() -> set[str]:
    """Returns the names that this machine has for itself."""
    name = socket.gethostname().lower()
    return {name, socket.getfqdn().lower(), f"{name.partition('.')[0]}.local"}


def is_known(host: str, names: Collection[str]) -> bool:
    """Tells whether a server may be asked by this Host: an address, which nobody can redirect, or one of its
    own names.
    """
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if not host or name == LOCAL or name.endswith(f".{LOCAL}") or name in names:
        return True
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


class KnownHosts:
    """Refuses requests by other names. Behind a public address the Origin is checked instead: proxies set the Host."""

    def __init__(self, app: ASGIApp, names: Collection[str]) -> None:
        self.app = app
        self.names = {name.lower() for name in names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or is_known(Headers(scope=scope).get("host", "").lower(), self.names):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose(1008)(scope, receive, send)
        else:
            text = "This server does not answer to that name; whoever runs it can allow it with --allow-host.\n"
            await PlainTextResponse(text, MISDIRECTED)(scope, receive, send)

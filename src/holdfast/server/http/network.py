"""Where a server can be reached: by this computer, and by others on the same network."""

from __future__ import annotations

import http.client
import io
import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

import msgspec
import segno

from holdfast.server.wire.api_types import HostInfo
from holdfast.table.save import NOT_JSON

ANYWHERE: Final = ("0.0.0.0", "::")  # a server that listens there can be reached from the network
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address of nobody (RFC 5737): nothing is sent there
ASK_FOR_S: Final = 1.0
LARGEST_ANSWER: Final = 2000


def network_addresses() -> tuple[str, ...]:
    """Returns this machine's addresses in its networks, the one that leads out first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:  # there may be no network
        way_out.connect(ELSEWHERE)  # of a datagram socket: asks for the way, and sends nothing
        found.append(way_out.getsockname()[0])
    with suppress(OSError):  # a machine may not know its own name
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return tuple(address for address in dict.fromkeys(found) if is_for_others(address))


def is_for_others(address: str) -> bool:
    """Tells whether others might reach an address: not if it leads back to this computer, or to nobody."""
    one = ip_address(address)
    return not (one.is_loopback or one.is_unspecified or one.is_link_local)


def invite_address(host: str, port: int, public_url: str) -> str:
    """Returns where friends reach a server; nothing, if only this computer does."""
    if public_url:
        return public_url
    if host in ANYWHERE:
        found = network_addresses()
        return f"http://{found[0]}:{port}" if found else ""
    try:
        return f"http://{host}:{port}" if is_for_others(host) else ""
    except ValueError:  # a name
        return "" if host == "localhost" else f"http://{host}:{port}"


def holdfast_at(host: str, port: int) -> HostInfo | None:
    """Returns what the Holdfast that answers there says of itself; None if none does."""
    asked = "127.0.0.1" if host in ANYWHERE else host
    line = http.client.HTTPConnection(asked, port, timeout=ASK_FOR_S)
    try:
        line.request("GET", "/api/host")
        answer = line.getresponse()
        info = msgspec.json.decode(answer.read(LARGEST_ANSWER), type=HostInfo)
        return info if answer.status == 200 else None
    except (OSError, http.client.HTTPException, *NOT_JSON):
        return None
    finally:
        line.close()


def picture_of(link: str) -> str:
    """Returns a link as a QR code, an SVG."""
    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", xmldecl=False, scale=4, border=2, light="#fff", omitsize=True)
    return drawn.getvalue().decode()


def print_picture(link: str) -> None:
    """Prints a link as a QR code on a terminal."""
    segno.make(link, error="l").terminal(compact=True, border=2)

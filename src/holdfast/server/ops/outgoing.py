"""Requests that the server sends: to receivers of notifications, of which some are named by players.

An address that a player names leads out into the internet and nowhere else: only https, only the usual port, only
hosts all of whose addresses are public; what was checked is what is connected to. No redirect is followed, little of an
answer is read, and everything together has to be quick.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from socket import SOCK_STREAM
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec

WITHIN_S: Final = 10
LARGEST_HEAD: Final = 16_000
LONGEST_URL: Final = 1000
USUAL_PORTS: Final = {"https": 443, "http": 80}
INTO_IPV4: Final = ip_network("64:ff9b::/96")  # an IPv4 address behind a translator
TRY_AGAIN: Final = (408, 425, 429)

Address = IPv4Address | IPv6Address


class Unreachable(Exception):
    """Nobody answered as one should; it may be better later."""


class BadAddress(Exception):
    """An address to which nothing is sent."""


class HttpAnswer(msgspec.Struct, frozen=True):
    status: int

    @property
    def is_taken(self) -> bool:
        return 200 <= self.status < 300

    @property
    def is_gone(self) -> bool:
        return self.status in (404, 410)

    @property
    def is_to_be_tried_again(self) -> bool:
        return self.status >= 500 or self.status in TRY_AGAIN


@cache
def usual_tls() -> ssl.SSLContext:
    """Returns whom this machine believes; reading that takes a while."""
    return ssl.create_default_context()


def is_public(address: Address) -> bool:
    """Tells whether an address is in the internet, not in this machine or one of its networks."""
    if isinstance(address, IPv6Address):
        inside = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if address in INTO_IPV4:
            inside = IPv4Address(int(address) & 0xFFFFFFFF)
        if inside is not None:
            return is_public(inside)
    return address.is_global and not address.is_multicast and not address.is_reserved


def checked_url(url: str, *, anywhere: bool = False) -> SplitResult:
    """Returns the parts of an address that may be sent to. With `anywhere` (the host's own) it may be plain and near.

    Raises BadAddress.
    """
    if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
        raise BadAddress
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadAddress from None
    if not parts.hostname or parts.username is not None or parts.scheme not in USUAL_PORTS:
        raise BadAddress
    if not anywhere and (parts.scheme != "https" or port not in (None, 443)):
        raise BadAddress
    if not anywhere:
        with suppress(ValueError):
            if not is_public(ip_address(parts.hostname)):
                raise BadAddress
    return parts


async def send(
    method: str,
    url: str,
    body: bytes,
    headers: Mapping[str, str],
    *,
    anywhere: bool = False,
) -> HttpAnswer:
    """Returns how a request was answered. Raises BadAddress, Unreachable."""
    parts = checked_url(url, anywhere=anywhere)
    try:
        async with asyncio.timeout(WITHIN_S):
            return await _exchange(method, parts, body, headers, anywhere)
    except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as problem:
        raise Unreachable(type(problem).__name__) from problem


async def _exchange(
    method: str, parts: SplitResult, body: bytes, headers: Mapping[str, str], anywhere: bool
) -> HttpAnswer:
    host, port = parts.hostname or "", parts.port or USUAL_PORTS[parts.scheme]
    address = await _resolved(host, port, anywhere)
    is_secure = parts.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        port,
        ssl=await asyncio.to_thread(usual_tls) if is_secure else None,
        server_hostname=host if is_secure else None,
        limit=LARGEST_HEAD,
    )
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        named = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
        head = "".join(f"{name}: {value}\r\n" for name, value in named.items())
        writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
        await writer.drain()
        line = await reader.readuntil(b"\r\n")
        version, _, rest = line.decode("ascii").partition(" ")
        if not version.startswith("HTTP/1."):
            raise ValueError("that is no HTTP")
        return HttpAnswer(int(rest[:3]))
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def _resolved(host: str, port: int, anywhere: bool) -> str:
    """Returns an address of a host; one that has any address near us has none for players."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=SOCK_STREAM)
    addresses = [str(info[4][0]).partition("%")[0] for info in found]
    if not anywhere and not all(is_public(ip_address(address)) for address in addresses):
        raise BadAddress
    return addresses[0]

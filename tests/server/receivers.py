"""Real receivers of notifications on this machine: whoever is told something by HTTP."""

import asyncio
from base64 import urlsafe_b64decode
from collections.abc import Awaitable, Callable
from contextlib import suppress
from secrets import token_bytes
from typing import Any

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from holdfast.server.ops.web_push import in_base64


class Heard(msgspec.Struct):
    """A request as it came."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def said(self) -> Any:
        return msgspec.json.decode(self.body)


class HttpReceiver:
    """Answers what it is sent with the statuses it was told to give, the last one for ever; 0 is no answer at all."""

    def __init__(self, *statuses: int) -> None:
        self.statuses = list(statuses or (201,))
        self.heard: list[Heard] = []
        self.news = asyncio.Event()
        self.url = ""
        self.silent: list[asyncio.StreamWriter] = []
        self.before_answering: Callable[[], Awaitable[object]] | None = None

    async def __aenter__(self) -> "HttpReceiver":
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *problem: object) -> None:
        for writer in self.silent:
            writer.close()
        self.server.close()
        with suppress(OSError):
            await self.server.wait_closed()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line, *rest = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        method, path, _ = line.split(" ")
        headers = {name.lower(): value for name, _, value in (header.partition(": ") for header in rest)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.heard.append(Heard(method, path, headers, body))
        status = self.statuses.pop(0) if len(self.statuses) > 1 else self.statuses[0]
        self.news.set()
        if self.before_answering is not None:
            await self.before_answering()
        if not status:
            self.silent.append(writer)
            return
        location = "Location: http://127.0.0.1:1/\r\n" if 300 <= status < 400 else ""
        writer.write(f"HTTP/1.1 {status} Said\r\n{location}Content-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def hear(self, number: int) -> list[Heard]:
        """Waits until so many requests have come."""
        while len(self.heard) < number:
            self.news.clear()
            await self.news.wait()
        return self.heard


class TestedBrowser:
    """The keys of a browser, which only it has, and what it reads with them."""

    __test__ = False

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = token_bytes(16)

    @property
    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": in_base64(point), "auth": in_base64(self.auth)}

    def read(self, heard: Heard) -> Any:
        """Returns what was sent to this browser, and to nobody else."""
        assert heard.headers["content-encoding"] == "aes128gcm"
        return msgspec.json.decode(http_ece.decrypt(heard.body, private_key=self.key, auth_secret=self.auth))


def signed(heard: Heard) -> tuple[str, dict[str, Any]]:
    """Returns the key that signed a push and what it claims, after checking the signature as a push service does."""
    authorization = heard.headers["authorization"]
    assert Vapid02.verify(authorization)
    parts = dict(part.split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    claims = msgspec.json.decode(urlsafe_b64decode(parts["t"].split(".")[1] + "=="))
    return parts["k"], claims

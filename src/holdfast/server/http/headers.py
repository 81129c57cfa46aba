"""Headers that keep browsers safe, and the check that a request comes from our own pages."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
ALWAYS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
TWO_YEARS: Final = 63_072_000


def is_our_own(headers: Headers, public_url: str) -> bool:
    """Tells whether a page of this server sent the request: its Origin is the host that was asked, or the public
    address.
    """
    origin = headers.get("origin", "")
    if public_url:
        ours = urlsplit(public_url)
        return origin == f"{ours.scheme}://{ours.netloc}"
    try:
        return bool(origin) and urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # such as "http://[", which is no address of anybody's
        return False


class SafeHeaders:
    """Adds the headers to every answer; what has no cache rule of its own is not kept anywhere."""

    def __init__(self, app: ASGIApp, public_url: str = "") -> None:
        self.app = app
        self.always = dict(ALWAYS)
        if public_url.startswith("https://"):
            self.always["strict-transport-security"] = f"max-age={TWO_YEARS}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.always.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_safely)

"""Web Push: messages that only one browser can read, through the push service of its maker (RFC 8030, 8291, 8292)."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as BadBase64
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from holdfast.server.ops.outgoing import BadAddress, HttpAnswer, checked_url, send

KEPT_S: Final = 24 * 3600  # by the push service, for a browser that is not running
SIGNED_FOR_S: Final = 12 * 3600
CURVE: Final = ec.SECP256R1()


class PushAddress(msgspec.Struct, frozen=True):
    """Where one browser is reached, and its keys, as the browser gives them (`PushSubscription.toJSON`)."""

    endpoint: str
    p256dh: str
    auth: str


def new_push_key() -> bytes:
    """Returns a new private key by which push services know this server."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")


def public_part(key: bytes) -> str:
    """Returns what browsers are told of the key, as they want it."""
    public = ec.derive_private_key(int.from_bytes(key, "big"), CURVE).public_key()
    return in_base64(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def in_base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """Raises BadAddress."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (BadBase64, ValueError):
        raise BadAddress from None


def check_address(address: PushAddress, *, anywhere: bool) -> None:
    """Raises BadAddress for what no browser gives."""
    checked_url(address.endpoint, anywhere=anywhere)
    if len(from_base64(address.auth)) != 16:
        raise BadAddress
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64(address.p256dh))
    except ValueError:
        raise BadAddress from None


async def push(
    address: PushAddress, message: bytes, key: bytes, contact: str, now_s: int, *, anywhere: bool
) -> HttpAnswer:
    """Sends a message to a browser. Raises BadAddress, Unreachable."""
    checked_url(address.endpoint, anywhere=anywhere)
    body, headers = await asyncio.to_thread(_sealed, address, message, key, contact, now_s)
    return await send("POST", address.endpoint, body, headers, anywhere=anywhere)


def _sealed(address: PushAddress, message: bytes, key: bytes, contact: str, now_s: int) -> tuple[bytes, dict[str, str]]:
    # Here, because it takes long to import, and a server where nobody is told anything does without it.
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    keys = {"p256dh": address.p256dh, "auth": address.auth}
    body: bytes = WebPusher({"endpoint": address.endpoint, "keys": keys}).encode(message)["body"]
    parts = urlsplit(address.endpoint)
    claims: dict[str, Any] = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": contact, "exp": now_s + SIGNED_FOR_S}
    signed = Vapid02.from_raw(in_base64(key).encode()).sign(claims)
    return body, {
        "Authorization": signed["Authorization"],
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(KEPT_S),
        "Urgency": "normal",
    }

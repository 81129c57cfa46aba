"""The one encoder: everything that leaves the server goes through it. It raises on a Secret wherever one hides."""

from __future__ import annotations

from typing import Any, Final, NoReturn

import msgspec

from holdfast.server.wire.from_server import FromServer, ServerMessage


class WireError(TypeError):
    """Something that must never leave the server was about to: a bug, never a player's fault."""


def _refuse(value: object) -> NoReturn:
    raise WireError(f"a {type(value).__name__} may not be sent")


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_refuse)


def encode(message: ServerMessage) -> bytes:
    """Returns a message of the server as it goes over the socket."""
    if not isinstance(message, FromServer):
        raise WireError(f"a {type(message).__name__} is no message of the server")
    return _ENCODER.encode(message)


def public_json(value: Any) -> bytes:
    """Returns any other value as it goes out over HTTP, or is kept to be sent later."""
    return _ENCODER.encode(value)

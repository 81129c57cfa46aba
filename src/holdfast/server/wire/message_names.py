"""How messages are called: in Python `PauseMessage`, on the wire `pause`, in TypeScript `Pause`."""

from __future__ import annotations

from typing import Final

from holdfast.engine.action import snake_case

SUFFIX: Final = "Message"


def message_tag(name: str) -> str:
    """Returns the tag of a message on the wire, by the name of its class."""
    return snake_case(name.removesuffix(SUFFIX))

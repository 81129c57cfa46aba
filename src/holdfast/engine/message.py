"""What is said to a person: the key of a text and what it names, put into words where the language is known."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

MessageParam: TypeAlias = "int | str | bool | Message | tuple[int | str | Message, ...] | None"


class Message(msgspec.Struct, frozen=True, gc=False):
    """Something to be said: the key of its text, and what the text names; that may be something to be said itself."""

    key: str
    params: dict[str, MessageParam] = {}


def say(key: str, **params: MessageParam) -> Message:
    return Message(key, params)

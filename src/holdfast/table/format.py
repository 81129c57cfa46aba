"""The lines of a save: header, closing line, a change of rules, and the seal on each. docs/saves.md describes them."""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import Any, Final

import msgspec

from holdfast.engine.state import Outcome
from holdfast.packs import PackInfo
from holdfast.table.setting import Setting

FORMAT: Final = 1
SEALED: Final = re.compile(rb'(\{.+),"sum":"([0-9a-f]{16})"\}')


class Header(msgspec.Struct, frozen=True, tag_field="t", tag="holdfast", omit_defaults=True):
    format: int
    game: str
    rules: int
    packs: tuple[PackInfo, ...]
    seats: tuple[str, ...]
    options: Any
    commitment: str
    key: str
    start: Any = None


class Closing(msgspec.Struct, frozen=True, tag_field="t", tag="end"):
    """The last line of a file that was written to its end."""

    lines: int
    digest: str | None
    outcome: Outcome | None


class NewRules(msgspec.Struct, frozen=True, tag_field="t", tag="rules"):
    """From here on the game goes on under another version of its rules, from this very state."""

    rules: int
    state: Any


class Seal:
    """Closes each line with a checksum over itself and all lines before it."""

    def __init__(self) -> None:
        self.sum = b""

    def over(self, body: bytes) -> bytes:
        self.sum = blake2b(self.sum + body, digest_size=8).hexdigest().encode()
        return self.sum

    def line(self, data: object) -> bytes:
        body = msgspec.json.encode(data)[:-1]
        return b'%s,"sum":"%s"}\n' % (body, self.over(body))


def header_of(setting: Setting) -> Header:
    return Header(
        format=FORMAT,
        game=setting.game.name,
        rules=setting.game.rules_version,
        packs=setting.packs,
        seats=setting.seats,
        options=setting.options,
        commitment=setting.commitment,
        key=setting.key.hex(),
        start=None if setting.start is None else msgspec.Raw(setting.start),
    )

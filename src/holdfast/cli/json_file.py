"""Files that Holdfast keeps for a person: JSON with a version, written whole; what cannot be read is left alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from holdfast.cli.errors import BadInput
from holdfast.cli.folders import write_whole
from holdfast.cli.terminal.words import say

T = TypeVar("T", bound=msgspec.Struct)


class JsonFile(Generic[T]):
    """One such file. It is never written over what another program has put there meanwhile."""

    def __init__(self, path: Path, kind: type[T], version: int) -> None:
        self.path = path
        self.kind = kind
        self.version = version
        self.known: bytes | None = None

    def read(self) -> T | None:
        """Returns what the file holds, None if there is none. Raises BadInput."""
        self.known = self._bytes()
        if self.known is None:
            return None
        try:
            fields = msgspec.json.decode(self.known, type=dict[str, Any])
            version = fields.pop("version", None)
            if isinstance(version, int) and version > self.version:
                raise BadInput(say("file.newer", path=str(self.path), version=version, known=self.version))
            if version != self.version:
                raise msgspec.ValidationError(say("file.no_version"))
            return msgspec.convert(fields, self.kind, str_keys=True)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError) as problem:
            raise BadInput(say("file.damaged", path=str(self.path), problem=str(problem))) from None

    def read_if_possible(self) -> T | None:
        """Returns what the file holds; None if there is none, or nobody can read it."""
        try:
            return self.read()
        except BadInput:
            return None

    def write(self, value: T) -> None:
        if self._bytes() != self.known:
            raise BadInput(say("file.changed", path=str(self.path)))
        data = msgspec.json.encode({"version": self.version, **msgspec.to_builtins(value, str_keys=True)})
        self.known = msgspec.json.format(data) + b"\n"
        write_whole(self.path, self.known)

    def _bytes(self) -> bytes | None:
        try:
            return self.path.read_bytes()
        except FileNotFoundError:
            return None

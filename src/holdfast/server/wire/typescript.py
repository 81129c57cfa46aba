"""Writes web/src/wire.gen.ts: the types of everything on the wire, and of every installed game's views.

Run it with `python -m holdfast.server.wire.typescript`; a test holds the file to what this writes.
"""

from __future__ import annotations

import sys
import types
import typing
from collections.abc import Iterable
from enum import Enum
from pathlib import Path
from typing import Any, Final

import msgspec

from holdfast import games
from holdfast.engine.action import Action
from holdfast.engine.event import Event
from holdfast.engine.flow import Frame
from holdfast.engine.game import AnyGame
from holdfast.engine.secret import Secret
from holdfast.engine.view import View
from holdfast.server.wire import api_types, from_client, from_server
from holdfast.server.wire.message_names import SUFFIX

FILE: Final = Path(__file__).parents[4] / "web" / "src" / "wire.gen.ts"
BEGINNING: Final = """\
// Written by `python -m holdfast.server.wire.typescript` from src/holdfast/server/wire. Do not edit.

/** An action of a game, by its kind; the other fields are the game's own. */
export interface Action { readonly act: string; readonly [field: string]: unknown }

/** Something that happened in a game, by its kind. */
export interface Event { readonly event: string; readonly [field: string]: unknown }

/** Something that is going on in a game, by its kind. */
export interface Frame { readonly frame: string; readonly [field: string]: unknown }
"""
OPEN: Final = (Action, Event, Frame)  # games add to these; written by hand above
PLAIN: Final[dict[Any, str]] = {
    int: "number", float: "number", str: "string", bool: "boolean", bytes: "string", type(None): "null",
    Any: "unknown", object: "unknown", msgspec.Raw: "Action",
}  # fmt: skip


class TypeScriptWriter:
    """Interfaces in the order in which they are first needed, each once."""

    def __init__(self, known: Iterable[type] = ()) -> None:
        self.known: set[type] = set(known)
        self.parts: list[str] = []

    def type_of(self, kind: Any) -> str:
        origin, args = typing.get_origin(kind), typing.get_args(kind)
        if origin is typing.Annotated:
            return self.type_of(args[0])
        if origin is typing.Literal:
            return " | ".join(msgspec.json.encode(value).decode() for value in args)
        if origin in (typing.Union, types.UnionType):
            parts = [part for part in args if part is not Secret and typing.get_origin(part) is not Secret]
            return " | ".join(dict.fromkeys(self.type_of(part) for part in parts))
        if origin in (tuple, list, frozenset):
            return self._sequence(origin, args)
        if origin is dict:
            return f"Readonly<Record<string, {self.type_of(args[1])}>>"
        if kind in PLAIN:
            return PLAIN[kind]
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self.interface(kind)
        if isinstance(kind, type) and issubclass(kind, Enum):
            return " | ".join(msgspec.json.encode(value).decode() for value in kind)
        raise TypeError(f"{kind!r} has no counterpart in TypeScript")

    def _sequence(self, origin: Any, args: tuple[Any, ...]) -> str:
        if origin is not tuple or (len(args) == 2 and args[1] is Ellipsis):
            inner = self.type_of(args[0])
            return f"readonly ({inner})[]" if "|" in inner or inner.startswith("readonly") else f"readonly {inner}[]"
        return f"readonly [{', '.join(self.type_of(part) for part in args)}]"

    def interface(self, kind: type[Any]) -> str:
        """Returns the name of a Struct's interface, which is written if it was not yet."""
        for base in OPEN:
            if kind is base:
                return kind.__name__
        if kind not in self.known:
            self.known.add(kind)
            self._write(kind)
        return interface_name(kind)

    def _write(self, kind: type[Any]) -> None:
        bases = [base for base in kind.__bases__ if base is View]
        inherited = {field for base in bases for field in base.__struct_fields__}
        extends = f" extends {', '.join(self.interface(base) for base in bases)}" if bases else ""
        lines = [_comment(kind), f"export interface {interface_name(kind)}{extends} {{"]
        config = kind.__struct_config__
        if config.tag is not None:
            lines.append(f"  readonly {config.tag_field}: {msgspec.json.encode(config.tag).decode()}")
        hints = typing.get_type_hints(kind, include_extras=True)
        may_miss = issubclass(kind, from_client.FromClient) or kind in api_types.REQUESTS
        for field in msgspec.structs.fields(kind):
            if field.name not in inherited:
                mark = "?" if may_miss and not field.required else ""
                lines.append(f"  readonly {field.encode_name}{mark}: {self.type_of(hints[field.name])}")
        self.parts.append("\n".join(filter(None, (*lines, "}"))))

    def union(self, name: str, kinds: Iterable[type[Any]]) -> None:
        names = [self.interface(kind) for kind in kinds]
        self.parts.append(f"export type {name} =\n" + "\n".join(f"  | {part}" for part in names))


def interface_name(kind: type[Any]) -> str:
    """Returns what a type is called in TypeScript."""
    is_message = issubclass(kind, from_client.FromClient | from_server.FromServer)
    return kind.__name__.removesuffix(SUFFIX) if is_message else kind.__name__


def _comment(kind: type[Any]) -> str:
    text = " ".join((kind.__doc__ or "").split())
    bare = not text or kind.__doc__ in {base.__doc__ for base in kind.__mro__[1:]}
    return "" if bare else f"/** {text} */"


def written() -> str:
    """Returns the whole file."""
    writer = TypeScriptWriter()
    writer.interface(View)
    writer.union("ClientMessage", typing.get_args(from_client.ClientMessage))
    writer.union("ServerMessage", typing.get_args(from_server.ServerMessage))
    for kind in (*api_types.REQUESTS, *api_types.ANSWERS):
        writer.interface(kind)
    constants = f"export const PROTOCOL = {from_server.PROTOCOL}\nexport const LARGEST_MESSAGE = {from_client.LARGEST}"
    parts = [BEGINNING.rstrip(), constants, *writer.parts]
    parts += [_namespace(games.get(name), writer.known) for name in games.names()]
    return "\n\n".join(parts) + "\n"


def _namespace(game: AnyGame, known: Iterable[type]) -> str:
    """Returns the types of one game, in a namespace of its own."""
    writer = TypeScriptWriter(known)
    writer.interface(game.view_type)
    writer.union("GameAction", game.action_types)
    writer.union("GameEvent", game.event_types)
    writer.interface(game.content)
    if game.view_type.__name__ != "GameView":
        writer.parts.append(f"export type GameView = {game.view_type.__name__}")
    body = "\n\n".join(writer.parts)
    indented = "\n".join(f"  {line}" if line else "" for line in body.split("\n"))
    return f"/** {game.texts.get('game', game.name)} */\nexport namespace {game.name} {{\n{indented}\n}}"


def main() -> int:
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(written(), encoding="utf-8")
    print(f"{FILE}: written")
    return 0


if __name__ == "__main__":
    sys.exit(main())

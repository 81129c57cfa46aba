"""Writes web/src/wire.gen.ts: the types of everything on the wire, and of every installed game's views.

Run it with `python -m holdfast.server.wire.typescript`; a test holds the file to what this writes.
"""

from __future__ import annotations

import re
import sys
import types
import typing
from collections.abc import Iterable, Mapping
from enum import Enum
from pathlib import Path
from typing import Any, Final

import msgspec

from holdfast import games
from holdfast.engine import target
from holdfast.engine.action import Action
from holdfast.engine.event import Event, Forgot
from holdfast.engine.flow import Frame
from holdfast.engine.game import AnyGame
from holdfast.engine.secret import Secret
from holdfast.engine.view import Ask, Option, View
from holdfast.server.wire import admin_types, api_types, from_client, from_server, record_types
from holdfast.server.wire.message_names import SUFFIX

FILE: Final = Path(__file__).parents[4] / "web" / "src" / "wire.gen.ts"
BEGINNING: Final = """\
// Written by `python -m holdfast.server.wire.typescript` from src/holdfast/server/wire. Do not edit.

/** An action of a game, by its kind; the other fields are the game's own: see `GameAction` in its namespace. */
export interface Action { readonly act: string }

/** Something that happened in a game, by its kind: see `GameEvent`. */
export interface Event { readonly event: string }

/** The number of a thing of this kind. Numbers fit in, but the number of a room is not that of a card. */
export type Names<Kind extends string> = number & { readonly names?: Kind }

/** What travels of one game. */
export interface GameTypes {
  readonly view: View
  readonly action: Action
  readonly event: Event
  readonly content: unknown
}

/** What the fields of a game's actions name, and of some kinds of action what theirs name instead; "" is nothing. */
export interface Targets {
  readonly fields: Readonly<Record<string, string>>
  readonly except: Readonly<Record<string, Readonly<Record<string, string>>>>
}
"""
REQUESTS_SENT: Final = (*api_types.REQUESTS, *admin_types.HOST_REQUESTS)
ANSWERS_GIVEN: Final = (*record_types.RECORD_ANSWERS, *admin_types.HOST_ANSWERS)
OPEN: Final[dict[type, str]] = {Action: "GameAction", Event: "GameEvent"}  # games add to these
OFFERING: Final = (Option, Ask, View)  # they hold actions of one game, which is their parameter
PLAIN: Final[dict[Any, str]] = {
    int: "number", float: "number", str: "string", bool: "boolean", bytes: "string", type(None): "null",
    Any: "unknown", object: "unknown", msgspec.Raw: "Action",
    from_server.Changes: "Partial<View>",
}  # fmt: skip


class TypeScriptWriter:
    """Interfaces in the order in which they are first needed, each once; in a game's namespace, of that game's own."""

    def __init__(self, known: Mapping[type, str] | None = None, *, of_game: bool = False) -> None:
        self.known: dict[type, str] = dict(known or {})
        self.of_game = of_game
        self.taken: set[str] = set()
        self.parts: list[str] = []

    def type_of(self, kind: Any) -> str:
        origin, args = typing.get_origin(kind), typing.get_args(kind)
        if origin is typing.Annotated:
            named = target.kind_in(kind)
            return f'Names<"{named}">' if named else self.type_of(args[0])
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
        if issubclass(kind, Frame):
            raise TypeError(f"{kind.__name__} is a frame: what goes on in the engine does not leave the server")
        if kind in OPEN:
            return OPEN[kind] if self.of_game else kind.__name__
        if kind not in self.known:
            self.known[kind] = self._name(kind)
            self.taken.add(self.known[kind])
            self._write(kind)
        if kind in OFFERING and self.of_game:
            return f"{kind.__name__}<GameAction>"
        return self.known[kind]

    def _name(self, kind: type[Any]) -> str:
        """Returns a name for TypeScript: what is called like something else of its game says what it is, or where it
        stands.
        """
        family = next((base.__name__ for base in OPEN if issubclass(kind, base)), "")
        place = f"In{kind.__module__.rpartition('.')[2].title()}"
        own = interface_name(kind)
        names = (own, own + family, own + place)
        return next(name for name in names if name not in self.taken)

    def _write(self, kind: type[Any]) -> None:
        bases = [base for base in kind.__bases__ if base is View]
        inherited = {field for base in bases for field in base.__struct_fields__}
        extends = f" extends {', '.join(self.interface(base) for base in bases)}" if bases else ""
        parameter = "<A extends Action = Action>" if kind in OFFERING else ""
        lines = [_comment(kind), f"export interface {self.known[kind]}{parameter}{extends} {{"]
        config = kind.__struct_config__
        if config.tag is not None:
            lines.append(f"  readonly {config.tag_field}: {msgspec.json.encode(config.tag).decode()}")
        hints = typing.get_type_hints(kind, include_extras=True)
        may_miss = issubclass(kind, from_client.FromClient) or kind in REQUESTS_SENT
        for field in msgspec.structs.fields(kind):
            if field.name not in inherited:
                mark = "?" if may_miss and not field.required else ""
                shown = self.type_of(hints[field.name])
                lines.append(f"  readonly {field.encode_name}{mark}: {_offering(shown) if kind in OFFERING else shown}")
        self.parts.append("\n".join(filter(None, (*lines, "}"))))

    def union(self, name: str, kinds: Iterable[type[Any]]) -> None:
        names = [self.interface(kind) for kind in kinds]
        self.parts.append(f"export type {name} =\n" + "\n".join(f"  | {part}" for part in names))


def _offering(shown: str) -> str:
    """Returns a type inside of one that has its actions as a parameter."""
    return re.sub(r"\b(Option|Ask)\b", r"\1<A>", re.sub(r"\bAction\b", "A", shown))


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
    for kind in (Forgot, *REQUESTS_SENT, *api_types.ANSWERS, *ANSWERS_GIVEN):
        writer.interface(kind)
    constants = f"export const PROTOCOL = {from_server.PROTOCOL}\nexport const LARGEST_MESSAGE = {from_client.LARGEST}"
    parts = [BEGINNING.rstrip(), constants, *writer.parts]
    for name in games.names():
        game = games.get(name)
        parts += [_namespace(game, writer.known), _targets(game), *([_numbers(game)] if game.shown.numbers else [])]
    return "\n\n".join(parts) + "\n"


def _namespace(game: AnyGame, known: Mapping[type, str]) -> str:
    """Returns the types of one game, in a namespace of its own."""
    writer = TypeScriptWriter(known, of_game=True)
    view, content = writer.interface(game.view_type), writer.interface(game.shown.sent_type or game.content)
    writer.union("GameAction", game.action_types)
    writer.union("GameEvent", (*game.event_types, Forgot))
    fields = {"view": view, "action": "GameAction", "event": "GameEvent", "content": content}
    lines = [f"  readonly {field}: {kind}" for field, kind in fields.items()]
    writer.parts.append("\n".join(("export interface GameTypes {", *lines, "}")))
    body = "\n\n".join(writer.parts)
    indented = "\n".join(f"  {line}" if line else "" for line in body.split("\n"))
    return f"/** {game.texts.get('game', game.name)} */\nexport namespace {game.name} {{\n{indented}\n}}"


def _targets(game: AnyGame) -> str:
    """Returns what the fields of a game's actions name, as a value: by it a client knows where an option is pressed."""
    named = {kind: target.named_by(kind) for kind in game.action_types}
    fields: dict[str, str] = {}
    for names in reversed(named.values()):
        fields = {**names, **fields}  # most fields name the same in all actions
    lines = []
    for kind, names in named.items():
        told = {field: names.get(field, "") for field in kind.__struct_fields__ if field in fields}
        if other := {field: name for field, name in told.items() if name != fields[field]}:
            lines.append(f"    {kind.kind()}: {_record(other)},")
    head = f"export const {game.name.upper()}_TARGETS = {{\n  fields: {_record(fields)},\n  except: {{"
    return "\n".join((head, *lines, "  },", "} as const satisfies Targets"))


def _numbers(game: AnyGame) -> str:
    """Returns the numbers of a game's box that drawings go by, as a value."""
    fields = ", ".join(f"{name}: {number}" for name, number in game.shown.numbers.items())
    return f"export const {game.name.upper()}_NUMBERS = {{ {fields} }} as const"


def _record(names: Mapping[str, str]) -> str:
    return "{ " + ", ".join(f'{field}: "{name}"' for field, name in sorted(names.items())) + " }"


def main() -> int:
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(written(), encoding="utf-8")
    print(f"{FILE}: written")
    return 0


if __name__ == "__main__":
    sys.exit(main())

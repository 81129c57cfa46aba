"""What a field of an action or an event names, said in the field's type: `room: target.Room`.

Where on the table an option is pressed, and where a film shows what happened, follows from these names. They are
written into `wire.gen.ts` (see `server/wire/typescript.py`), so that no message carries them and no client lists them
again. A game with a kind of thing that is not here writes `Annotated[int, Names("lantern")]`.
"""

from __future__ import annotations

import typing
from functools import cache
from typing import Annotated, Any

import msgspec


class Names(msgspec.Struct, frozen=True):
    """Marks a number as the name of a thing of this kind."""

    kind: str


Seat = Annotated[int, Names("seat")]
Hero = Annotated[int, Names("hero")]
Figure = Annotated[int, Names("figure")]
Cell = Annotated[int, Names("cell")]
Place = Annotated[int, Names("place")]
Room = Annotated[int, Names("room")]
Card = Annotated[int, Names("card")]
Deck = Annotated[int, Names("deck")]
Pile = Annotated[int, Names("pile")]
Line = Annotated[int, Names("line")]
Item = Annotated[int, Names("item")]
Mission = Annotated[int, Names("mission")]
Die = Annotated[int, Names("die")]
Slot = Annotated[int, Names("slot")]
Token = Annotated[int, Names("token")]
Objective = Annotated[int, Names("objective")]
Window = Annotated[int, Names("window")]


def kind_in(hint: Any) -> str | None:
    """Returns the kind that a type names, be it one thing or several: `tuple[Card, ...]` names cards."""
    for part in getattr(hint, "__metadata__", ()):
        if isinstance(part, Names):
            return part.kind
    found = (kind_in(part) for part in typing.get_args(hint))
    return next((kind for kind in found if kind is not None), None)


@cache
def named_by(kind: type[msgspec.Struct]) -> dict[str, str]:
    """Returns, for each field of an action or event that names something, the kind of thing."""
    hints = typing.get_type_hints(kind, include_extras=True)
    found = {field: kind_in(hints[field]) for field in kind.__struct_fields__}
    return {field: named for field, named in found.items() if named is not None}

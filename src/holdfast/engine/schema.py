"""Short names for the shapes of a game's states and screens.

What was saved under one shape loads, or can be drawn, under the same, and no other.
"""

from __future__ import annotations

import typing
from collections.abc import Iterable, Iterator
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from holdfast.engine.flow import Frame
from holdfast.engine.state import USUAL

if TYPE_CHECKING:
    from holdfast.engine.game import AnyGame
    from holdfast.engine.view import View


def schema(game: AnyGame) -> str:
    """Returns a name for the fields of the state and of all that may stand in it; rules may change without it."""
    state: Any = game.state
    return _schema(state, (*game.frame_types, *game.action_types))


def view_schema(view: type[View]) -> str:
    """Returns a name for the parts of a screen and the fields of all that may stand in them."""
    return _view_schema(view)


@lru_cache(maxsize=64)
def _view_schema(view: Any) -> str:
    return _named(_described(view, set()))


@lru_cache(maxsize=64)
def _schema(state: Any, structs: tuple[type[msgspec.Struct], ...]) -> str:
    """Returns the same, found once: it takes long, and is asked for at the end of every game."""
    seen: set[type] = set()
    lines = [f"state {name}: {kind!r}" for name, kind in state.FIELDS.items() if name not in USUAL]
    for kind in state.FIELDS.values():
        lines += _described(kind, seen)
    for struct in structs:
        lines += _described(struct, seen)
    return _named(lines)


def _named(lines: Iterable[str]) -> str:
    return blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()


def _described(kind: Any, seen: set[type]) -> Iterator[str]:
    """Yields every Struct in a type, once, with its tag, its fields and (a frame's) steps, which saves count."""
    for part in typing.get_args(kind):
        yield from _described(part, seen)
    if not isinstance(kind, type) or not issubclass(kind, msgspec.Struct) or kind in seen:
        return
    seen.add(kind)
    hints = typing.get_type_hints(kind, localns={"Frame": Frame})  # which timers name only for type checkers
    fields = ", ".join(f"{field}: {hints[field]!r}" for field in kind.__struct_fields__)
    steps = f" {kind.STEPS}" if issubclass(kind, Frame) else ""
    yield f"{kind.__name__} {kind.__struct_config__.tag} ({fields}){steps}"
    for field in kind.__struct_fields__:
        yield from _described(hints[field], seen)

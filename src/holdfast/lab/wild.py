"""Well-typed nonsense: actions that somebody might send, whether or not anything offers them."""

from __future__ import annotations

import typing
from collections.abc import Sequence
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union

import msgspec

from holdfast.engine.action import Action
from holdfast.engine.game import AnyGame
from holdfast.engine.rng import Rng

EDGES: Final = (-(2**63), -1, 0, 1, 2, 255, 256, 2**31, 2**63)
WORDS: Final = ("", "a", "east", "NaN", "x" * 300, "é", "\x00", "{n}", "7", "the answer")


def wild_action(game: AnyGame, rng: Rng) -> Action:
    """Returns an action of any kind that the game knows, its fields filled by chance."""
    kind = rng.choice(game.action_types, "kind")
    hints = typing.get_type_hints(kind)
    return kind(**{field: wild_value(hints[field], rng) for field in kind.__struct_fields__})


def near_miss(action: Action, rng: Rng) -> Action:
    """Returns the same action with one field changed."""
    if not action.__struct_fields__:
        return action
    field = rng.choice(action.__struct_fields__, "field")
    value = getattr(action, field)
    other: Any = value + rng.choice((-1, 1), "step") if type(value) is int else None
    if other is None:
        other = wild_value(typing.get_type_hints(type(action))[field], rng)
    return msgspec.structs.replace(action, **{field: other})


def wild_value(kind: Any, rng: Rng) -> Any:
    """Returns a value of an annotation as fields of actions have them."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin in (Union, UnionType):
        return wild_value(rng.choice(args, "part"), rng)
    if origin is Literal:
        return rng.choice(args, "literal")
    if origin is tuple:
        return _wild_tuple(args, rng)
    if kind is NoneType:
        return None
    if kind is bool:
        return bool(rng.below(2, "bool"))
    if kind is int:
        return rng.below(24, "int") - 2 if rng.below(4, "edge") else rng.choice(EDGES, "edge")
    if kind is str:
        return rng.choice(WORDS, "word")
    if isinstance(kind, type) and issubclass(kind, Enum):
        return rng.choice(list(kind), "enum")
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        hints = typing.get_type_hints(kind)
        return kind(**{field: wild_value(hints[field], rng) for field in kind.__struct_fields__})
    raise TypeError(f"no wild value for {kind!r}")


def _wild_tuple(args: Sequence[Any], rng: Rng) -> tuple[Any, ...]:
    if len(args) == 2 and args[1] is Ellipsis:
        args = [args[0]] * rng.below(5, "length")
    return tuple(wild_value(part, rng) for part in args)

"""Whether a value is what its annotation says; subclasses are welcome, and are held to their own annotations."""

from __future__ import annotations

import functools
import typing
from types import UnionType
from typing import Any, Union

import msgspec


def misfit(value: Any, hint: Any) -> str:
    """Returns where a value is not what its annotation says, as a path and the value found there; empty if it is."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint is Any:
        return ""
    if origin in (Union, UnionType):
        problems = [misfit(value, part) for part in args]
        return "" if "" in problems else problems[0]
    if origin is typing.Literal:
        return "" if value in args else f" = {value!r}"
    if not isinstance(value, origin or hint) or (hint is int and isinstance(value, bool)):
        return f" = {value!r}"
    if origin is tuple and args[-1] is not Ellipsis and len(args) != len(value):
        return f" = {value!r}"
    return next((place + problem for place, part, kind in _parts(value, args) if (problem := misfit(part, kind))), "")


def _parts(value: Any, args: tuple[Any, ...]) -> list[tuple[str, Any, Any]]:
    """Returns the parts of a value, with their places and annotations."""
    if isinstance(value, msgspec.Struct):
        hints = _hints(type(value))
        return [(f".{field}", getattr(value, field), hints[field]) for field in value.__struct_fields__]
    if not args:
        return []
    if isinstance(value, dict):
        return [(f"[{key!r}]", part, args[1]) for key, part in value.items()]
    kinds = args if isinstance(value, tuple) and args[-1] is not Ellipsis else args[:1] * len(value)
    return [(f"[{place}]", part, kind) for place, (part, kind) in enumerate(zip(value, kinds, strict=True))]


@functools.cache
def _hints(kind: type[Any]) -> dict[str, Any]:
    return typing.get_type_hints(kind)

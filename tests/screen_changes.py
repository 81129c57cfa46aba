"""What a client does with the changes of an update: puts them into the screen that it has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def with_changes(screen: Mapping[str, Any], changes: Mapping[str, Any] | None) -> dict[str, Any]:
    """Returns the screen with what is new. A change may name a way into it: `dice.2` is the third of the dice."""
    found = dict(screen)
    for way, value in (changes or {}).items():
        field, *further = way.split(".")
        found[field] = _put(found.get(field), further, value)
    return found


def _put(whole: Any, way: Sequence[str], value: Any) -> Any:
    if not way:
        return value
    here, *further = way
    if isinstance(whole, list):
        return [_put(one, further, value) if place == int(here) else one for place, one in enumerate(whole)]
    return {**whole, here: _put(whole.get(here), further, value)}

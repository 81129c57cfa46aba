"""A game with some of its parts replaced, wherever in its groups they stand."""

from __future__ import annotations

import dataclasses
from typing import Any

from holdfast.engine.game import AnyGame

GROUPS = ("packs", "choosing", "shown", "at_table", "testing")


def changed(game: AnyGame, **parts: Any) -> AnyGame:
    """The same game with these parts: fields of its own, or of one of its groups."""
    own = {field.name for field in dataclasses.fields(game)}
    for group in GROUPS:
        old = getattr(game, group)
        theirs = {field.name for field in dataclasses.fields(old)} & (parts.keys() - own)
        if theirs:
            parts[group] = dataclasses.replace(parts.get(group, old), **{name: parts.pop(name) for name in theirs})
    return dataclasses.replace(game, **parts)

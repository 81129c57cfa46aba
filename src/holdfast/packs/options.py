"""What a table chooses, from words such as mission=first-day."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from holdfast.engine.content import PackError
from holdfast.engine.game import AnyGame
from holdfast.packs.content import Loaded


class OptionError(Exception):
    """A word that is no option of this game, or no value of that option."""


def read_options(game: AnyGame, loaded: Loaded, words: Mapping[str, str]) -> Any:
    """Returns the options of a table. Raises OptionError, PackError, or the game's own SetupError."""
    if game.choosing.read_options is not None:
        try:
            return game.choosing.read_options(loaded.files, words)
        except PackError as problem:
            raise loaded.layered.located(problem) from None
    fields = [field.name for field in msgspec.structs.fields(game.options)]
    for name in words:
        if name not in fields:
            raise OptionError(f"{game.name} has no option {name!r}; there are: {', '.join(fields) or 'none'}")
    try:
        return msgspec.convert(dict(words), game.options, strict=False)
    except msgspec.ValidationError as problem:
        message, _, path = str(problem).partition(" - at `$.")
        name = path.rstrip("`")
        found = f", found {words[name]!r}" if name in words else ""
        expected = f"{message[:1].lower()}{message[1:]}".split(", got ")[0]
        raise OptionError(f"the option {name or 'that is missing'}: {expected}{found}") from None

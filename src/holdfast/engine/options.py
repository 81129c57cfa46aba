"""What a table may choose, as people are shown it: options with the words that each may have."""

from __future__ import annotations

import msgspec


class OptionValue(msgspec.Struct, frozen=True):
    """One word that an option may have. `only_if`: offered only where these options have one of these words."""

    word: str
    name: str
    about: str = ""
    only_if: dict[str, tuple[str, ...]] = {}


class OptionChoice(msgspec.Struct, frozen=True):
    """An option that people choose by word; where they do not, it has the first.

    `each_seat`: every seat has a value of its own. `only_if`: asked only where other options have these words.
    """

    option: str
    name: str
    values: tuple[OptionValue, ...]
    each_seat: bool = False
    only_if: dict[str, tuple[str, ...]] = {}

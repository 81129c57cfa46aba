"""What a table may choose, as people are shown it: options with the words that each may have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec


class OptionValue(msgspec.Struct, frozen=True):
    """One word that an option may have. `note` stands beside its name in a list. `only_if`: offered only where these
    options have one of these words.
    """

    word: str
    name: str
    about: str = ""
    only_if: dict[str, tuple[str, ...]] = {}
    note: str = ""


class OptionChoice(msgspec.Struct, frozen=True):
    """An option that people choose by word. Where they do not, it has the `usual` one: the first, if none is said.

    `each_seat`: every seat has a value of its own, and none is usual. `only_if`: asked only where other options have
    these words. `at_door`: asked before a quick game, too; the first one always is. `is_detail`: nobody has to look
    at it, so lists of choices fold it away.
    """

    option: str
    name: str
    values: tuple[OptionValue, ...]
    each_seat: bool = False
    only_if: dict[str, tuple[str, ...]] = {}
    usual: str = ""
    at_door: bool = False
    is_detail: bool = False

    def __post_init__(self) -> None:
        words = [value.word for value in self.values]
        if self.each_seat or not words:
            msgspec.structs.force_setattr(self, "usual", "")
        elif self.usual not in words:  # a pack need not have what the box has
            msgspec.structs.force_setattr(self, "usual", words[0])


def with_usual(choices: Iterable[OptionChoice], words: Mapping[str, str]) -> dict[str, str]:
    """Returns the words that a table plays with: those that were chosen, and the usual ones for what nobody chose.

    This is the one place where defaults come from: readers of options use it, and clients show the same.
    """
    found = dict(words)
    for choice in choices:
        is_asked = all(found.get(option) in among for option, among in choice.only_if.items())
        if choice.usual and is_asked:
            found.setdefault(choice.option, choice.usual)
    return found

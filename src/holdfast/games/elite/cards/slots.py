"""The symbols of the action die and the dice slots of cards and tokens, as packs write them and as rules read them."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from holdfast.engine.content import PackError

Symbol: TypeAlias = Literal["move", "hand", "gun", "wrench", "search", "alien"]
SYMBOLS: Final[tuple[Symbol, ...]] = ("move", "hand", "gun", "wrench", "search", "alien")
LETTERS: Final[dict[str, Symbol]] = {"M": "move", "H": "hand", "G": "gun", "W": "wrench", "S": "search"}
MARKS: Final = ("", "!", "!!")  # Regular, Locking, Double Locking


class Slot(msgspec.Struct, frozen=True):
    """A place for one die. The two places of a Double Locking slot are two of these (R113)."""

    icons: tuple[Symbol, ...]  # any one of them fits (R114)
    locking: bool = False
    double: bool = False


Slots: TypeAlias = tuple[Slot, ...]


def read_slots(words: tuple[str, ...], file: str, key: str) -> Slots:
    """Returns slots from words such as "G" Regular, "W!" Locking, "H+G!!" Double Locking, "G/H" either symbol."""
    return tuple(slot for word in words for slot in _read_slot(word, file, key))


def _read_slot(word: str, file: str, key: str) -> list[Slot]:
    shown = word.rstrip("!")
    mark = word[len(shown) :]
    places = [place.split("/") for place in shown.split("+")]
    are_letters = all(letter in LETTERS for place in places for letter in place)
    if mark not in MARKS or not are_letters or len(places) != (2 if mark == "!!" else 1):
        raise PackError(file, key, 'slots such as "G", "W!", "H+G!!" or "G/H", of the letters M H G W S', word)
    return [Slot(tuple(LETTERS[letter] for letter in place), bool(mark), mark == "!!") for place in places]

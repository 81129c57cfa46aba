"""The words of a position: how cards, items and missions are written, and how lines are read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from holdfast.engine.position import NotationError
from holdfast.games.alone.levels.places import PLACE_NAMES, Place
from holdfast.games.alone.state import Alone, Carried, Quest


def row(words: Iterable[str]) -> str:
    return " ".join(words) or "-"


def card_word(s: Alone, card: int) -> str:
    return s.parts.reactions[card].id


def item_word(s: Alone, carried: Carried) -> str:
    """Writes an item: bullets_1*3, with a plus once it is upgraded."""
    return f"{s.parts.items[carried.item].id}*{carried.charges}{'+' if carried.upgraded else ''}"


def quest_word(s: Alone, quest: Quest) -> str:
    """Writes a mission: distress*1.0 is its step, and how often that was done; or distress*done."""
    progress = "done" if quest.done else f"{quest.step}.{quest.times}"
    return f"{s.parts.missions[quest.mission].id}*{progress}"


def words_of(fields: Mapping[str, str], line: str) -> list[str]:
    words = fields.get(line, "-").lower().replace(",", " ").split()
    return [] if words == ["-"] else words


def one_of(line: str, word: str, known: Sequence[str]) -> int:
    """Returns the place of a word in a list of ids."""
    plain = word.lower()
    if plain not in known:
        raise NotationError(f"{line}: expected one of {', '.join(known)}, found {word!r}")
    return known.index(plain)


def place_of(line: str, word: str) -> Place:
    """Reads a place such as 1B3: sheet, column, row."""
    if word.upper() not in PLACE_NAMES:
        raise NotationError(f"{line}: expected a sector from 1A1 to 2D6, found {word!r}")
    return PLACE_NAMES.index(word.upper())

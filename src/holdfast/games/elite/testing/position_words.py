"""Words of a position, read: spaces, cards with dice in their slots, numbers. Says what is wrong and what there is."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import msgspec

from holdfast.engine.position import NotationError, as_number
from holdfast.games.elite.cards.slots import SYMBOLS
from holdfast.games.elite.screen.names import COLUMNS
from holdfast.games.elite.state import BLANK, FREE, TUMBLING, Elite

THING = re.compile(r"([^\[\]+!]*)(?:\[([^\]]*)\])?((?:\+[^\[\]+!]+)*)(!?)")


class Thing(msgspec.Struct, frozen=True):
    """A word such as ion_rifle[gun,-]+long_barrel!: a name, dice in slots, attachments, and a mark."""

    name: str
    dice: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    marked: bool = False


def words_of(text: str) -> list[str]:
    """Returns the words of a line; dice in brackets are one word however they are spaced."""
    tight = re.sub(r"\[[^\]]*\]", lambda m: re.sub(r"[\s,]+", ",", m[0].strip("[] ")).join("[]"), text.strip())
    words = re.sub(r"\s+\[", "[", tight).split()
    return [] if words in ([], ["-"]) else words


def thing(word: str, line: str) -> Thing:
    match = THING.fullmatch(word)
    if match is None:
        raise NotationError(f"{line}: expected a name such as ion_rifle[gun,-], found {word!r}")
    dice = tuple(part.lower() for part in (match[2] or "").split(",")) if match[2] else ()
    return Thing(match[1].lower(), dice, tuple(part.lower() for part in match[3].split("+") if part), bool(match[4]))


def as_ms(word: str, line: str) -> int:
    match = re.fullmatch(r"(\d+)\s*(ms|s)?", word.lower())
    if not match:
        raise NotationError(f"{line}: expected a time such as '95 s' or '1500 ms', found {word!r}")
    return int(match[1]) * (1 if match[2] == "ms" else 1000)


def cell_of(s: Elite, word: str, line: str) -> int:
    plan = s.map.plan
    match = re.fullmatch(r"([A-Z])(\d+)", word.upper())
    if match:
        x, y = COLUMNS.index(match[1]), int(match[2]) - 1
        if x < plan.width and 0 <= y < plan.height:
            return y * plan.width + x
    last = f"{COLUMNS[plan.width - 1]}{plan.height}"
    raise NotationError(f"{line}: expected a space from A1 to {last}, found {word!r}")


def cells_of(s: Elite, text: str, line: str) -> list[int]:
    return [cell_of(s, word, line) for word in words_of(text)]


def standing(s: Elite, word: str, line: str) -> int:
    """Returns a space where a figure can stand."""
    cell = cell_of(s, word, line)
    if not s.is_open(cell):
        raise NotationError(f"{line}: {word} is a Blocking Space (R30)")
    return cell


def one_of(word: str, known: Sequence[str], line: str, what: str) -> int:
    if word.lower() not in known:
        raise NotationError(f"{line}: no {what} is called {word!r}; there is {', '.join(dict.fromkeys(known))}")
    return known.index(word.lower())


def face_of(word: str, line: str) -> int:
    if word in ("-", "blank"):
        return BLANK
    if word == "tumbling":
        return TUMBLING
    return one_of(word, SYMBOLS, line, "symbol")


def seat_of(s: Elite, word: str, line: str) -> int:
    return as_number(word, line, 1, s.seated) - 1


def put_dice(s: Elite, first: int, dice: Iterable[str], slots: int, owner: int, line: str) -> None:
    """Puts dice into slots, by words such as gun, gun@2 (a die of seat 2), counted, or - for none."""
    placed = list(dice)
    if len(placed) > slots:
        raise NotationError(f"{line}: there are {slots} slots, found {len(placed)} dice")
    for n, word in enumerate(placed):
        if word == "counted":
            s.counted.append(first + n)
            continue
        if word in ("-", ""):
            continue
        symbol, at, seat = word.partition("@")
        whose = seat_of(s, seat, line) if at else owner
        die = next((d for d in reversed(s.dice_of(whose)) if s.place[d] == FREE and s.face[d] == BLANK), None)
        if die is None:
            raise NotationError(f"{line}: seat {whose + 1} has no blank die left for {symbol!r}")
        face = face_of(symbol, line)
        slot = s.slot(first + n)
        if slot is None or SYMBOLS[face] not in slot.icons:
            raise NotationError(f"{line}: slot {n + 1} does not take {symbol!r} (R114)")
        s.place[die], s.face[die] = first + n, face

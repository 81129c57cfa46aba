"""TRANSPOSE: the windows hold the letters of the text in an order that a drawn grille gives, or a named method.

With nothing open: the grille or the method, the lengths of the words, and the pattern. Cards that are made now draw a
grille; those that name a method were made before, or by hand.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.lexicon import WordList
from holdfast.games.key.missions.generator.solvers.reading import Reading, Spot
from holdfast.games.key.missions.generator.solvers.sight import ConsoleSight, Seen, World, note_after
from holdfast.games.key.missions.mission import MissionFace

HOLE: Final = "\u25a1"
EITHER_WAY: Final = "It lay as drawn first, or last"


def worlds(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[World]:
    """Undoes the method in each way that the card leaves open."""
    sight = ConsoleSight(face, seen)
    lengths = [int(n) for n in re.findall(r"\d+", note_after(face, "Words:") or "")]
    homes = [(w, i) for w, n in enumerate(lengths) for i in range(n)]
    found: set[World] = set()
    for name, order in _ways(face):
        spots = [Spot(*homes[place], cell.glyph, cell.content) for cell, place in zip(sight.cells, order, strict=True)]
        found |= {("".join(t), name) for t in Reading(lengths, spots, words, sight.one_to_one).texts({})}
    return found


def behind(face: MissionFace, found: list[World]) -> list[Sequence[str]]:
    """Returns what lies behind the windows in each of these worlds, in reading order."""
    orders = dict(_ways(face))
    return [[text[place] for place in orders[name]] for text, name in found]


def _ways(face: MissionFace) -> list[tuple[str, list[int]]]:
    """Returns for each reading of the card which place of the text each window holds, in window order."""
    upper, lower = note_after(face, "Grille, upper row:"), note_after(face, "Grille, lower row:")
    if upper is None or lower is None:
        return _orders(note_after(face, "Method:") or "", len(face.windows))
    drawn = [sign == HOLE for sign in upper + lower]
    if len(drawn) != len(face.windows):
        return []
    ways = [("drawn first", drawn)]
    if any(note.startswith(EITHER_WAY) for note in face.notes):
        ways.append(("drawn last", [not hole for hole in drawn]))
    return [(name, _through(holes)) for name, holes in ways]


def _through(holes: list[bool]) -> list[int]:
    """Returns places as they are written through the holes first, and then where the holes were not."""
    order = [i for i, hole in enumerate(holes) if hole] + [i for i, hole in enumerate(holes) if not hole]
    return [order.index(i) for i in range(len(holes))]


def _orders(method: str, size: int) -> list[tuple[str, list[int]]]:
    """Returns for each reading of the method which place of the text each window holds, in window order."""
    numbers = [int(n) for n in re.findall(r"\d+", method)]
    if method.startswith("backwards"):
        return [("", [size - 1 - i for i in range(size)])]
    if method.startswith("rail fence"):
        return [(str(rails), _zigzag(size, rails)) for rails in numbers]
    if method.startswith("columns"):
        return [("", _columns(size, numbers))]
    return []


def _zigzag(size: int, rails: int) -> list[int]:
    """Returns places sorted by the rail that they lie on, going down and up again."""
    period = 2 * rails - 2
    return sorted(range(size), key=lambda i: (min(i % period, period - i % period), i))


def _columns(size: int, order: list[int]) -> list[int]:
    """Returns places as columns are read, from number 1 upwards; the text is written in rows under the numbers."""
    return [i for number in range(1, len(order) + 1) for i in range(order.index(number), size, len(order))]

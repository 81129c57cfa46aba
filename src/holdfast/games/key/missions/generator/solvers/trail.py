"""TRAIL: each window holds a letter and the number of the next window; the answer is on a printed list.

With nothing open: the list, and that window 1 begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from typing import NamedTuple

from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.lexicon import WordList
from holdfast.games.key.missions.generator.solvers.sight import ConsoleSight, Seen, World
from holdfast.games.key.missions.mission import MissionFace

LAST = "."


class Trail(NamedTuple):
    """A way through all windows: for each of them, which letter of the word it holds, and what it says of the next."""

    path: str
    windows: tuple[tuple[int, str], ...]


@cache
def _ways(windows: int) -> tuple[Trail, ...]:
    """Returns all ways through so many windows that begin in the first one."""
    found = []
    for rest in permutations(range(1, windows)):
        way = (0, *rest)
        step = {place: i for i, place in enumerate(way)}
        behind = tuple((step[place], _goes_on(way, step[place])) for place in range(windows))
        found.append(Trail("".join(map(str, way)), behind))
    return tuple(found)


def worlds(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[World]:
    """Returns each entry with each way through all windows, as far as the open ones agree."""
    cells = ConsoleSight(face, seen).cells
    fixed = [(i, c.content[0], c.content[1:]) for i, c in enumerate(cells) if c.content is not None]
    entries = [entry for entry in face.dossier if len(entry) == len(cells)]
    found: set[World] = set()
    for path, windows in _ways(len(cells)):
        if any(windows[place][1] != after for place, _, after in fixed):
            continue
        letters = [(windows[place][0], letter) for place, letter, _ in fixed]
        fit = (
            [entry for entry in entries if all(entry[step] == letter for step, letter in letters)]
            if letters
            else entries
        )
        found.update([(entry, path) for entry in fit])
    return found


def behind(face: MissionFace, found: list[World]) -> list[Sequence[str]]:
    """Returns what lies behind the windows in each of these worlds, in reading order."""
    ways = {way.path: way.windows for way in _ways(len(face.windows))}
    return [[entry[step] + after for step, after in ways[path]] for entry, path in found]


def ruled_out(face: MissionFace, found: list[World], truth: Sequence[tuple[int, int, str]]) -> list[int]:
    """Returns for each of these worlds the bits of the windows (bit, place, what stands there) that rule it out: most
    by the number alone, whatever the word is.
    """
    by_number: dict[str, tuple[int, list[tuple[int, int, str]]]] = {}
    for path, windows in _ways(len(face.windows)):
        otherwise = sum(bit for bit, place, content in truth if windows[place][1] != content[1:])
        alike = [(bit, windows[place][0], content[0]) for bit, place, content in truth if not otherwise & bit]
        by_number[path] = otherwise, alike
    masks = []
    for entry, path in found:
        mask, alike = by_number[path]
        for bit, step, letter in alike:
            if entry[step] != letter:
                mask |= bit
        masks.append(mask)
    return masks


def _goes_on(way: Sequence[int], step: int) -> str:
    """Returns what a window says of the next one: its number, counted from 1, or that the word is over."""
    return str(way[step + 1] + 1) if step + 1 < len(way) else LAST

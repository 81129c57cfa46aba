"""TRAIL: each window holds a letter and the number of the next window; the answer is on a printed list.

With nothing open: the list, and that window 1 begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.lexicon import WordList
from holdfast.games.key.missions.generator.solvers.sight import ConsoleSight, Seen, World
from holdfast.games.key.missions.mission import MissionFace

LAST = "."


def worlds(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[World]:
    """Returns each entry with each way through all windows, as far as the open ones agree."""
    cells = ConsoleSight(face, seen).cells
    fixed = [(i, c.content[0], c.content[1:]) for i, c in enumerate(cells) if c.content is not None]
    entries = [entry for entry in face.dossier if len(entry) == len(cells)]
    found: set[World] = set()
    for rest in permutations(range(1, len(cells))):
        way = (0, *rest)
        step = {place: i for i, place in enumerate(way)}
        if any(_goes_on(way, step[place]) != after for place, _, after in fixed):
            continue
        path = "".join(map(str, way))
        found |= {(entry, path) for entry in entries if all(entry[step[place]] == letter for place, letter, _ in fixed)}
    return found


def behind(face: MissionFace, found: list[World]) -> list[Sequence[str]]:
    """Returns what lies behind the windows in each of these worlds, in reading order."""
    return [_laid_out(entry, [int(place) for place in path]) for entry, path in found]


def _laid_out(entry: str, way: list[int]) -> list[str]:
    contents = [""] * len(way)
    for i, place in enumerate(way):
        contents[place] = entry[i] + _goes_on(way, i)
    return contents


def _goes_on(way: Sequence[int], step: int) -> str:
    """Returns what a window says of the next one: its number, counted from 1, or that the word is over."""
    return str(way[step + 1] + 1) if step + 1 < len(way) else LAST

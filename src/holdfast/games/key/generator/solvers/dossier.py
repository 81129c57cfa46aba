"""DOSSIER: the windows spell entries of printed lists, one of each. With nothing open: the lists and the pattern."""

from __future__ import annotations

from collections.abc import Iterator

from holdfast.games.key.generator.bank import Bank
from holdfast.games.key.generator.lexicon import WordList
from holdfast.games.key.generator.solvers.sight import Cell, Seen, Sight, World, allows
from holdfast.games.key.mission import NO_GLYPH, MissionFace


def worlds(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[World]:
    """Every choice of one entry from each list that fits the windows; no word list is needed."""
    sight = Sight(face, seen)
    lists = [[entry.upper().split() for entry in part] for part in printed_lists(face)]
    runs = sight.words()
    return {("".join(choice),) for choice in _choices(lists, runs, sight, [])}


def printed_lists(face: MissionFace) -> list[list[str]]:
    """A line that ends in a colon begins a list of its own."""
    parts: list[list[str]] = []
    for line in face.dossier:
        if line.endswith(":"):
            parts.append([])
        else:
            if not parts:
                parts.append([])
            parts[-1].append(line)
    return parts


def _choices(
    lists: list[list[list[str]]], runs: list[list[Cell]], sight: Sight, sofar: list[tuple[Cell, str]]
) -> Iterator[list[str]]:
    if not lists:
        if not runs:
            yield []
        return
    for entry in lists[0]:
        head = runs[: len(entry)]
        if [len(run) for run in head] != [len(word) for word in entry]:
            continue
        more = [*sofar, *((cell, c) for run, word in zip(head, entry, strict=True) for cell, c in zip(run, word, strict=True))]
        loose = [cell for cell in sight.cells if cell.glyph == NO_GLYPH or cell.content is not None]
        cells = [cell for cell, _ in more] + loose
        contents = [c for _, c in more] + [cell.content or "" for cell in loose]
        if allows(cells, contents, sight.one_to_one):
            for rest in _choices(lists[1:], runs[len(entry) :], sight, more):
                yield ["".join(entry), *rest]

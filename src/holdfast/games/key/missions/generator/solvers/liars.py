"""LIARS: each window holds a statement about one name of a printed list, and the card says how many of them lie.

With nothing open: the list, and how many windows there are.
"""

from __future__ import annotations

from itertools import combinations

from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.lexicon import WordList
from holdfast.games.key.missions.generator.solvers.riddle import holds
from holdfast.games.key.missions.generator.solvers.sight import ConsoleSight, Seen, World, note_after
from holdfast.games.key.missions.mission import MissionFace


def worlds(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[World]:
    """Returns each name with each choice of windows that lie, as far as the open ones agree."""
    cells = ConsoleSight(face, seen).cells
    lies = int((note_after(face, "Lies: exactly") or "0").rstrip("."))
    found: set[World] = set()
    for name in face.dossier:
        must = {i for i, c in enumerate(cells) if c.content is not None and not holds(c.content, name)}
        may = [i for i, c in enumerate(cells) if c.content is None]
        if len(must) <= lies:
            for more in combinations(may, lies - len(must)):
                found.add((name, *(str(i) for i in sorted({*must, *more}))))
    return found

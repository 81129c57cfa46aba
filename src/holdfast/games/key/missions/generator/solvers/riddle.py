"""RIDDLE: each window holds a statement about one name of a printed list. With nothing open: the list.

In two stages the answer is the number beside that name plus the number behind the last window.
"""

from __future__ import annotations

import re

from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.lexicon import WordList
from holdfast.games.key.missions.generator.solvers.sight import ConsoleSight, Seen, World, note_after
from holdfast.games.key.missions.mission import MissionFace

VOWELS = "AEIOU"


def worlds(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[World]:
    """Returns the names of which every open statement is true, with every number that may still be meant."""
    sight = ConsoleSight(face, seen)
    cells = sight.cells
    added = [0]
    if (range_note := note_after(face, "The last window is a number from")) is not None:
        low, high = map(int, re.findall(r"\d+", range_note))
        *cells, last = cells
        added = list(range(low, high + 1)) if last.content is None else [int(last.content)]
    statements = [c.content for c in cells if c.content is not None]
    found: set[World] = set()
    for line in face.dossier:
        name, _, number = line.partition(" ")
        if all(holds(statement, name) for statement in statements):
            found |= {(str(int(number) + n), name, str(n)) if number else (name,) for n in added}
    return found


def holds(statement: str, name: str) -> bool:
    """Tells whether a statement is true of a name, by the legend on the card."""
    sign, value = statement[0], statement[1:]
    match sign:
        case "+":
            return value in name
        case "-":
            return value not in name
        case "^":
            return name.startswith(value)
        case ".":
            return name.endswith(value)
        case "#":
            return len(name) == int(value)
        case "V":
            return sum(c in VOWELS for c in name) == int(value)
        case "<":
            return name[0] < value
        case ">":
            return name[0] > value
    return False

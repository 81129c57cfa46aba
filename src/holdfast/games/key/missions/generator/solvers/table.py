"""TABLE: the windows hold signs that a printed table turns into letters. With nothing open: lengths and pattern."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.lexicon import LengthIndex, WordList
from holdfast.games.key.missions.generator.solvers.reading import Reading, Spot
from holdfast.games.key.missions.generator.solvers.sight import Cell, ConsoleSight, Seen, World, note_after
from holdfast.games.key.missions.mission import NO_GLYPH, MissionFace


def worlds(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[World]:
    sight = ConsoleSight(face, seen)
    table = _printed_table(face)
    runs = sight.words()
    if len(set(table.values())) < len(table):
        return {
            (word,)
            for word in _through_coarse_table(sight.cells, table, words.index(len(sight.cells)), sight.one_to_one)
        }
    letter = {sign: c for c, sign in table.items()}
    spots = [
        Spot(w, i, cell.glyph, None if cell.content is None else letter.get(cell.content, "?"))
        for w, run in enumerate(runs)
        for i, cell in enumerate(run)
    ]
    texts = ("".join(text) for text in Reading([len(r) for r in runs], spots, words, sight.one_to_one).texts({}))
    return {(text,) for text in texts if all(c in table for c in text)}


def behind(face: MissionFace, found: list[World]) -> list[Sequence[str]]:
    """Returns what lies behind the windows in each of these worlds, in reading order."""
    table = _printed_table(face)
    return [[table[letter] for letter in text] for (text,) in found]


def _printed_table(face: MissionFace) -> dict[str, str]:
    """Returns the sign of each letter, as the card prints it: `A=1 B=2 ...`."""
    entries = (entry.partition("=") for entry in (note_after(face, "Table:") or "").split())
    return {c: sign for c, _, sign in entries}


def _through_coarse_table(cells: list[Cell], table: dict[str, str], index: LengthIndex, one_to_one: bool) -> list[str]:
    """Returns the words that fit where one sign stands for several letters."""
    signs = sorted(set(table.values()))
    holds: list[dict[str, int]] = [dict.fromkeys(signs, 0) for _ in cells]
    for place, by_sign in enumerate(holds):
        for c, sign in table.items():
            by_sign[sign] |= index.with_letter(place, c)
    mask = index.all
    for i, a in enumerate(cells):
        if a.content is not None:
            mask &= holds[i].get(a.content, 0)
        for j, b in enumerate(cells[:i]):
            if NO_GLYPH in (a.glyph, b.glyph):
                continue
            same = 0
            for sign in signs:
                same |= holds[i][sign] & holds[j][sign]
            if a.glyph == b.glyph:
                mask &= same
            elif one_to_one:
                mask &= ~same
    if one_to_one:
        lying_open = {c.content for c in cells if c.glyph == NO_GLYPH and c.content is not None}
        for i, cell in enumerate(cells):
            if cell.glyph != NO_GLYPH:
                for sign in lying_open:
                    mask &= ~holds[i][sign]
    return list(index.pick(mask))

"""WORD: the windows spell the answer. With nothing open: its length, its pattern, and perhaps a list of clues."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.lexicon import WordList
from holdfast.games.key.missions.generator.solvers.reading import Reading, Spot
from holdfast.games.key.missions.generator.solvers.sight import ConsoleSight, Seen, World, allows
from holdfast.games.key.missions.mission import MissionFace


def worlds(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[World]:
    """Returns every word that fits; clues are for people."""
    sight = ConsoleSight(face, seen)
    spots = [Spot(0, i, c.glyph, c.content) for i, c in enumerate(sight.cells)]
    return set(Reading([len(spots)], spots, words, sight.one_to_one).texts({}))


def behind(face: MissionFace, found: list[World]) -> list[Sequence[str]]:
    """Returns what lies behind the windows in each of these worlds, in reading order."""
    return [text for (text,) in found]


def by_clues(face: MissionFace, seen: Seen, bank: Bank) -> set[str]:
    """Returns what is left for somebody who can answer every clue on the card; nothing if there are no clues."""
    sight = ConsoleSight(face, seen)
    printed = set(face.notes)
    answers: set[str] = set()
    for word in bank.words:
        if word.clue in printed:
            answers.update(text.upper() for text in (word.text, *word.also))
    return {a for a in answers if len(a) == len(sight.cells) and allows(sight.cells, list(a), sight.one_to_one)}

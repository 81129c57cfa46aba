"""PHRASE: the windows spell a saying in which one word was changed. With nothing open: word lengths and pattern."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.games.key.missions.generator.bank import Bank, plain_words
from holdfast.games.key.missions.generator.lexicon import WordList
from holdfast.games.key.missions.generator.solvers.reading import Reading, Spot
from holdfast.games.key.missions.generator.solvers.sight import ConsoleSight, Seen, World, allows
from holdfast.games.key.missions.mission import NO_GLYPH, MissionFace


def worlds(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[World]:
    """Tries every saying of the bank, every place in it, and every word there but the one that belongs."""
    sight = ConsoleSight(face, seen)
    runs = sight.words()
    lengths = [len(run) for run in runs]
    found: set[World] = set()
    for saying in bank.sayings:
        original = plain_words(saying.text)
        if len(original) != len(runs):
            continue
        wrong = [i for i, word in enumerate(original) if len(word) != lengths[i]]
        if len(wrong) > 1:
            continue
        for changed in wrong or range(len(runs)):
            kept = [cell for i, run in enumerate(runs) if i != changed for cell in run]
            letters = [c for i, word in enumerate(original) if i != changed for c in word]
            if not allows(kept, letters, sight.one_to_one):
                continue
            behind = {cell.glyph: c for cell, c in zip(kept, letters, strict=True) if cell.glyph != NO_GLYPH}
            spots = [Spot(0, i, cell.glyph, cell.content) for i, cell in enumerate(runs[changed])]
            # Letters that lie open elsewhere in the phrase are taken too.
            spots += [Spot(-1, 0, cell.glyph, cell.content) for cell in kept]
            for (word,) in Reading([lengths[changed]], spots, words, sight.one_to_one).texts(behind):
                if word != original[changed]:
                    found.add(("".join([*original[:changed], word, *original[changed + 1 :]]),))
    return found


def behind(face: MissionFace, found: list[World]) -> list[Sequence[str]]:
    """Returns what lies behind the windows in each of these worlds, in reading order."""
    return [text for (text,) in found]

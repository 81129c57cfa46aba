"""RIDDLE: each window holds a statement about one name of a printed list; the answer is not on the console.

All names are of one length, so that the card does not rule out any by saying how long the answer is. In two stages a
number is printed beside each name, and the answer is the number of the right one plus the number behind the last
window. Nothing but the card and the windows has to be known.
"""

from __future__ import annotations

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank, plain_words
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.console import glyphs_needed, place
from holdfast.games.key.missions.generator.kinds.pick import ask, band, within
from holdfast.games.key.missions.generator.kinds.statements import LEGEND, truths
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle

NAMES = (28, 40)
ADDED = 40
STAGES_NOTE = f"The last window is a number from 1 to {ADDED}."


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Picks a name from a list, and statements that together are true of it alone."""
    dossier = rng.choice(bank.lists(grade.number), "dossier")
    names = _of_one_length(dossier.entries)
    if len(names) < NAMES[0]:
        return None
    names = sorted(rng.sample(names, NAMES[0] + rng.below(NAMES[1] - NAMES[0], "size"), "names"))
    name = rng.choice(names, "name")
    has_stages = rng.below(2, "stages") == 1
    limits = band("riddle", grade)
    count = rng.choice(range(limits[0] + 1, limits[1]), "count") - has_stages
    statements = truths(rng, name, names, count)
    if statements is None:
        return None
    if not has_stages:
        windows = place([statements], width=12)
        if windows is None:
            return None
        return Puzzle(
            kind="riddle",
            question=ask(rng, bank, "riddle", what=dossier.question),
            answer=name,
            windows=windows,
            notes=LEGEND,
            dossier=tuple(names),
        )
    numbers = rng.sample(range(100, 1000), len(names), "numbers")
    added = 1 + rng.below(ADDED, "added")
    windows = place([statements, [str(added)]], width=12)
    if windows is None or not within(glyphs_needed(windows), limits):
        return None
    return Puzzle(
        kind="riddle",
        question=ask(rng, bank, "riddle_sum", what=dossier.question),
        answer=str(numbers[names.index(name)] + added),
        windows=windows,
        shape="number",
        notes=(*LEGEND, STAGES_NOTE),
        dossier=tuple(f"{n} {number}" for n, number in zip(names, numbers, strict=True)),
        modules=("two_stage",),
    )


def _of_one_length(entries: tuple[str, ...]) -> list[str]:
    """Returns the single words of the commonest length."""
    words = sorted({entry for entry in entries if plain_words(entry) == [entry]})
    lengths = [len(word) for word in words]
    return [word for word in words if len(word) == max(lengths, key=lambda n: (lengths.count(n), n))]

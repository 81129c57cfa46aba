"""LIARS: each window holds a statement about one name of a printed list, and a known number of windows lie.

The answer is not on the console. An open window alone rules out nobody: what counts is how many must be lying.
"""

from __future__ import annotations

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank, plain_words
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.console import place
from holdfast.games.key.missions.generator.kinds.pick import ask, band
from holdfast.games.key.missions.generator.kinds.statements import LEGEND, truths_and_lies
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle

NAMES = {1: (24, 26), 2: (24, 28), 3: (24, 30), 4: (26, 34), 5: (28, 40)}
LIES = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2}
KEPT = (0.08, 0.70)  # strong statements, since every one may be a lie
TRIES = 30
SAID = {1: ("one window lies", "one"), 2: ("two windows lie", "two")}


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Picks a name from a list, true statements about it, and some that are not."""
    dossiers = bank.lists(grade.number)
    if not dossiers:
        return None
    dossier = rng.choice(dossiers, "dossier")
    least, most = NAMES[grade.number]
    names = sorted({entry for entry in dossier.entries if plain_words(entry) == [entry]})
    if len(names) < least:
        return None
    names = sorted(rng.sample(names, least + rng.below(most - least + 1, "names"), "names"))
    name = rng.choice(names, "name")
    lies = LIES[grade.number]
    count = rng.choice(range(band("liars", grade)[0], band("liars", grade)[1] + 1), "count")
    for _ in range(TRIES):
        statements = truths_and_lies(rng, name, names, count, lies, KEPT)
        if statements is not None:
            break
    windows = statements and place([statements], width=12)
    if not windows:
        return None
    said, number = SAID[lies]
    return Puzzle(
        kind="liars",
        question=ask(rng, bank, "liars", what=dossier.question, lies=said, are=number),
        answer=name,
        windows=windows,
        notes=(f"Lies: exactly {lies}.", *LEGEND),
        dossier=tuple(names),
    )

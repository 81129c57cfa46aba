"""RIDDLE: each window holds a statement about one name of a printed list; the answer is not on the console.

In two stages a number is printed beside each name, and the answer is the number of the right one plus the number
behind the last window. Nothing but the card and the windows has to be known.
"""

from __future__ import annotations

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank, plain_words
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.console import glyphs_needed, place
from holdfast.games.key.missions.generator.kinds.pick import VOWELS, band, within
from holdfast.games.key.missions.generator.lexicon import ALPHABET, Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle

NAMES = (28, 40)
ADDED = 40
WEAKEST, STRONGEST = 0.75, 0.30  # of all names a statement keeps between these shares
LEGEND = (
    "+E means: it has an E. -E means: it has none.",
    "^E means: it begins with E. .E means: it ends with E.",
    "<M means: it begins with a letter before M. >M means: with a letter after M.",
    "#6 means: it has six letters. V2 means: it has two vowels, and Y is no vowel.",
)
MOST_DENIALS = 4
STAGES_NOTE = f"The last window is a number from 1 to {ADDED}."


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Pick a name from a list and statements that together are true of it alone."""
    asked, names = rng.choice((_one_dossier, _three_categories), "source")(rng, bank)
    names = sorted(rng.sample(names, NAMES[0] + rng.below(NAMES[1] - NAMES[0], "size"), "names"))
    if len(names) < NAMES[0]:
        return None
    name = rng.choice(names, "name")
    has_stages = rng.below(2, "stages") == 1
    limits = band("riddle", grade)
    count = rng.choice(range(limits[0] + 1, limits[1]), "count") - has_stages
    statements = _statements(rng, name, names, count)
    if statements is None:
        return None
    if not has_stages:
        windows = place([statements], width=12)
        if windows is None:
            return None
        return Puzzle(
            kind="riddle",
            question=f"{asked} Each window holds a statement about the right one.",
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
        question=f"{asked} All windows but the last hold statements; add it to the number beside the right one.",
        answer=str(numbers[names.index(name)] + added),
        windows=windows,
        shape="number",
        notes=(*LEGEND, STAGES_NOTE),
        dossier=tuple(f"{n} {number}" for n, number in zip(names, numbers, strict=True)),
        modules=("two_stage",),
    )


def _one_dossier(rng: Rng, bank: Bank) -> tuple[str, list[str]]:
    """Returns a question, and names for an answer."""
    dossier = rng.choice(bank.dossiers, "dossier")
    return dossier.question, _single_words(dossier.entries)


def _three_categories(rng: Rng, bank: Bank) -> tuple[str, list[str]]:
    things = [c for c in bank.categories if c.name.startswith(("A ", "An ", "Something "))]
    first, second, third = rng.sample(things, 3, "categories")
    names = _single_words((*first.items, *second.items, *third.items))
    kinds = (first.name, second.name[0].lower() + second.name[1:], third.name[0].lower() + third.name[1:])
    return f"{kinds[0]}, {kinds[1]}, or {kinds[2]}: which one is meant?", names


def _single_words(entries: tuple[str, ...]) -> list[str]:
    return sorted({entry.upper() for entry in entries if plain_words(entry) == [entry.upper()]})


def _statements(rng: Rng, name: str, names: list[str], count: int) -> list[str] | None:
    """Different true statements, none of which tells too much or too little, in random order."""
    vowels = sum(c in VOWELS for c in name)
    truths = [f"+{c}" for c in sorted(set(name))] + [f"-{c}" for c in ALPHABET if c not in name]
    truths += [f"^{name[0]}", f".{name[-1]}", f"#{len(name)}", f"V{vowels}"]
    truths += [f"<{c}" for c in "GKNRT" if name[0] < c] + [f">{c}" for c in "BDHLP" if name[0] > c]
    useful = [s for s in truths if STRONGEST <= sum(_is_true(s, n) for n in names) / len(names) <= WEAKEST]
    most = {"-": MOST_DENIALS, "<": 1, ">": 1}
    chosen: list[str] = []
    for statement in rng.sample(useful, len(useful), "statements"):
        alike = sum(s[0] == statement[0] for s in chosen)
        if len(chosen) < count and alike < most.get(statement[0], count):
            chosen.append(statement)
    return chosen if len(chosen) == count else None


def _is_true(statement: str, name: str) -> bool:
    sign, value = statement[0], statement[1:]
    facts = {
        "+": name.count(value) > 0,
        "-": name.count(value) == 0,
        "^": name[0] == value,
        ".": name[-1] == value,
        "#": str(len(name)) == value,
        "V": str(len([c for c in name if c in VOWELS])) == value,
        "<": name[0] < value,
        ">": name[0] > value,
    }
    return facts[sign]

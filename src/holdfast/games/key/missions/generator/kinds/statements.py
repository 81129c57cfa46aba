"""Short statements about the letters of a name, as riddles and liars use them."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.kinds.pick import VOWELS
from holdfast.games.key.missions.generator.lexicon import ALPHABET

SHARES = (0.30, 0.75)  # of all names a statement keeps between these shares
FIRST_LETTERS_BEFORE, FIRST_LETTERS_AFTER = "GKNRT", "BDHLP"
MARGIN = 2  # of more windows a wrong name makes liars
MOST_DENIALS = 4
LEGEND = (
    "+E means: it has an E. -E means: it has none.",
    "^E means: it begins with E. .E means: it ends with E.",
    "<M means: it begins with a letter before M. >M means: with a letter after M.",
    "V2 means: it has two vowels, and Y is no vowel.",
)


def truths(
    rng: Rng, name: str, names: Sequence[str], count: int, kept: tuple[float, float] = SHARES
) -> list[str] | None:
    """Returns different true statements, none of which tells too much or too little, in random order."""
    return _chosen(rng, [s for s in _all_about() if is_true(s, name)], names, count, kept)


def truths_and_lies(
    rng: Rng, name: str, names: Sequence[str], count: int, lies: int, kept: tuple[float, float]
) -> list[str] | None:
    """Returns such statements of which so many are false of the name, in random order; of every other name more are."""
    true = truths(rng, name, names, count - lies, kept)
    false = _chosen(rng, [s for s in _all_about() if not is_true(s, name)], names, lies, kept)
    if true is None or false is None or not _is_fair([*true, *false]):
        return None
    both = [*true, *false]
    if any(sum(not is_true(s, other) for s in both) < lies + MARGIN for other in names if other != name):
        return None
    rng.shuffle(both, "order")
    return both


def _is_fair(statements: list[str]) -> bool:
    """Tells whether no statement is the plain denial of another: one of the two would have to lie."""
    return not any(s[0] == "+" and f"-{s[1:]}" in statements for s in statements)


def _all_about() -> list[str]:
    signs = [f"+{c}" for c in ALPHABET] + [f"-{c}" for c in ALPHABET]
    signs += [f"^{c}" for c in ALPHABET] + [f".{c}" for c in ALPHABET] + [f"V{n}" for n in range(1, 5)]
    return signs + [f"<{c}" for c in FIRST_LETTERS_BEFORE] + [f">{c}" for c in FIRST_LETTERS_AFTER]


def _chosen(
    rng: Rng, statements: list[str], names: Sequence[str], count: int, kept: tuple[float, float]
) -> list[str] | None:
    least, most_kept = kept
    useful = [s for s in statements if least <= sum(is_true(s, n) for n in names) / len(names) <= most_kept]
    most = {"-": MOST_DENIALS, "<": 1, ">": 1, "V": 1}
    chosen: list[str] = []
    for statement in rng.sample(useful, len(useful), "statements"):
        alike = sum(s[0] == statement[0] for s in chosen)
        if len(chosen) < count and alike < most.get(statement[0], count):
            chosen.append(statement)
    return chosen if len(chosen) == count else None


def is_true(statement: str, name: str) -> bool:
    sign, value = statement[0], statement[1:]
    facts = {
        "+": name.count(value) > 0,
        "-": name.count(value) == 0,
        "^": name[0] == value,
        ".": name[-1] == value,
        "V": str(len([c for c in name if c in VOWELS])) == value,
        "<": name[0] < value,
        ">": name[0] > value,
    }
    return facts[sign]

"""DOSSIER: the windows spell one entry of a printed list, or one entry of each of two or three lists.

The answer is on the console. All entries of a list have the same length and pattern, so that the card alone rules
out none of them.
"""

from __future__ import annotations

from holdfast.engine.rng import Rng
from holdfast.games.key.generator.bank import Bank, Dossier, plain_words
from holdfast.games.key.generator.grades import GRADES
from holdfast.games.key.generator.kinds.console import darken_some, glyphs_needed, pattern_of, place, repeated
from holdfast.games.key.generator.kinds.pick import band, within
from holdfast.games.key.generator.lexicon import Lexicon
from holdfast.games.key.generator.puzzle import Puzzle

ENTRIES = (24, 60)
ENTRIES_OF_MANY = (24, 36)  # where there are several lists
LISTS = {1: (1, 2), 2: (1, 2), 3: (2,), 4: (2, 3), 5: (3,)}
OFTEN = 3
TRIES = 30


def make(rng: Rng, grade: int, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """The more lists, the higher the grade; they share the glyphs, so one tells about the other."""
    rules = GRADES[grade]
    limits = band("dossier", grade)
    stock = [(d, group) for d in bank.dossiers if d.level <= grade + 1 for group in _groups(d)]
    if not stock:
        return None
    for _ in range(TRIES):
        picked = rng.sample(stock, rng.choice(LISTS[grade], "lists"), "list")
        if len({d.theme for d, _ in picked}) < len(picked):
            continue
        size = ENTRIES if len(picked) == 1 else ENTRIES_OF_MANY
        lists = [
            sorted(rng.sample(group, size[0] + rng.below(size[1] - size[0] + 1, "size"), "entries"))
            for _, group in picked
        ]
        chosen = [rng.choice(entries, "entry") for entries in lists]
        words = [word for entry in chosen for word in entry.split()]
        windows = place(words, rules.width)
        if windows is None:
            continue
        homophones = repeated(windows, OFTEN) if rules.has_homophones else ()
        dark = darken_some(rng, windows, rules.dark_share) if rng.below(2, "dark?") else ()
        if not within(glyphs_needed(windows, dark, homophones), limits):
            continue
        return Puzzle(
            kind="dossier",
            question=_question([d for d, _ in picked]),
            answer="".join(words),
            windows=windows,
            dossier=_printed([d.theme for d, _ in picked], lists),
            dark=dark,
            homophones=homophones,
        )
    return None


def _groups(dossier: Dossier) -> list[list[str]]:
    """The entries that look alike behind glyphs, where there are enough of them."""
    groups: dict[tuple[int, ...], list[str]] = {}
    for entry in dossier.entries:
        text = " ".join(plain_words(entry))
        look = (*pattern_of(text.replace(" ", "")), *(-len(word) for word in text.split()))
        groups.setdefault(look, []).append(text)
    return [group for group in groups.values() if len(group) >= ENTRIES[0]]


def _question(dossiers: list[Dossier]) -> str:
    asked = " ".join(d.question for d in dossiers)
    return {1: asked, 2: f"{asked} Name both, in this order.", 3: f"{asked} Name all three, in this order."}[
        len(dossiers)
    ]


def _printed(themes: list[str], lists: list[list[str]]) -> tuple[str, ...]:
    if len(lists) == 1:
        return tuple(lists[0])
    return tuple(line for theme, entries in zip(themes, lists, strict=True) for line in (f"{theme}:", *entries))

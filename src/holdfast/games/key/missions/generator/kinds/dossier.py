"""DOSSIER: the windows spell one entry of a printed list, or one entry of each of two or three lists.

The answer is on the console: all of it, or what stands in the Answer area. All entries of a list have the same length
and pattern, so that the card alone rules out none of them.
"""

from __future__ import annotations

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank, Case, Dossier, plain_words
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.console import (
    darken_some,
    glyphs_needed,
    pattern_of,
    place,
    repeated_contents,
)
from holdfast.games.key.missions.generator.kinds.pick import band, within
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle, Tale
from holdfast.games.key.missions.mission import Window

ENTRIES = (24, 60)
ENTRIES_OF_MANY = (30, 44)  # where there are several lists
LISTS = {1: (1, 1, 2), 2: (1, 2), 3: (1, 2, 2), 4: (2, 3), 5: (2, 3, 3)}
CROSSINGS = {2: 1, 3: 2}  # so many windows at least show a sign that another has: there the lists cross
ORDER = {
    2: "Name both, in this order. Where a sign stands in both, so does its letter.",
    3: "Name all three, in this order. Where a sign stands in two, so does its letter.",
}
GRADES_WITH_AREA = (2, 3)  # later the two words tell too much of each other
OFTEN = 3
TRIES = 30


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Makes an entry of one list, or those of a case: they share the glyphs, so one tells about the other."""
    limits = band("dossier", grade)
    groups = {d.theme: (d, _groups(d)) for d in bank.dossiers if d.level <= grade.number + 1}
    long_enough = {theme for theme, (_, found) in groups.items() if found}
    alone = [d.theme for d in bank.lists(grade.number) if d.theme in long_enough]
    cases = [c for c in bank.cases if long_enough.issuperset(c.lists)]
    if not alone:
        return None
    for _ in range(TRIES):
        number = rng.choice(LISTS[grade.number], "lists")
        together = _least_tired([c for c in cases if len(c.lists) in LISTS[grade.number]], bank)
        if number > 1 and not together:
            continue
        as_many = [c for c in together if len(c.lists) == number] or together
        case = rng.choice(as_many, "case") if number > 1 else None
        number = len(case.lists) if case else 1
        themes = case.lists if case else (rng.choice(alone, "list"),)
        picked = [(groups[theme][0], rng.choice(groups[theme][1], "group")) for theme in themes]
        size = ENTRIES if len(picked) == 1 else ENTRIES_OF_MANY
        lists = [
            sorted(rng.sample(group, size[0] + rng.below(size[1] - size[0] + 1, "size"), "entries"))
            for _, group in picked
        ]
        chosen = [rng.choice(entries, "entry") for entries in lists]
        words = [word for entry in chosen for word in entry.split()]
        has_area = len(picked) == 2 and grade.number in GRADES_WITH_AREA and rng.below(2, "area?") == 0
        if case and not has_area and len(set("".join(words))) > len("".join(words)) - CROSSINGS[number]:
            continue
        windows = _below(words) if has_area else place(words, grade.width)
        if windows is None:
            continue
        homophones = repeated_contents(windows, OFTEN) if grade.has_homophones else ()
        dark = darken_some(rng, windows, grade.dark_share) if rng.below(2, "dark?") else ()
        if not within(glyphs_needed(windows, dark, homophones), limits):
            continue
        return Puzzle(
            kind="dossier",
            question=_question(picked[-1][0], case, has_area=has_area),
            answer=words[-1] if has_area else "".join(words),
            windows=windows,
            dossier=_printed([d.theme for d, _ in picked], lists),
            dark=dark,
            homophones=homophones,
            modules=("answer_area",) if has_area else (),
            tale=Tale(case.title, case.before, case.won, case.lost) if case else Tale(),
        )
    return None


def _least_tired(cases: list[Case], bank: Bank) -> list[Case]:
    """Returns the cases of which the fewest lists have been met of late."""
    tired = [sum(theme in bank.tired for theme in case.lists) for case in cases]
    return [case for case, number in zip(cases, tired, strict=True) if number == min(tired)]


def _groups(dossier: Dossier) -> list[list[str]]:
    """Returns the entries that look alike behind glyphs, where there are enough of them."""
    groups: dict[tuple[int, ...], list[str]] = {}
    for entry in dossier.entries:
        text = " ".join(plain_words(entry))
        look = (*pattern_of(text.replace(" ", "")), *(-len(word) for word in text.split()))
        groups.setdefault(look, []).append(text)
    return [group for group in groups.values() if len(group) >= ENTRIES[0]]


def _below(words: list[str]) -> tuple[Window, ...] | None:
    """Returns one word in the body, the other in the Answer area below it; None if an entry has more words."""
    if len(words) != 2:
        return None
    body, answer = words
    windows = [Window(0, i, c) for i, c in enumerate(body)]
    return tuple(windows + [Window(1, i, c, area="answer") for i, c in enumerate(answer)])


def _question(dossier: Dossier, case: Case | None, *, has_area: bool) -> str:
    if case is None:
        return dossier.question
    if has_area:
        return f"{dossier.question} Name what stands in the Answer area; the first row is from the other list."
    return f"{case.question} {ORDER[len(case.lists)]}"


def _printed(themes: list[str], lists: list[list[str]]) -> tuple[str, ...]:
    if len(lists) == 1:
        return tuple(lists[0])
    return tuple(line for theme, entries in zip(themes, lists, strict=True) for line in (f"{theme}:", *entries))

"""From a page to its puzzle: the seed chooses answer, company and key, and what goes behind the windows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

import msgspec

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.console import (
    darken_some,
    glyphs_needed,
    pattern_of,
    place,
)
from holdfast.games.key.missions.generator.lexicon import ALPHABET
from holdfast.games.key.missions.generator.puzzle import Puzzle
from holdfast.games.key.missions.mission import Window, normal_form
from holdfast.games.key.missions.pages import DRAWN, LetterPage, PageAnswer, filled, put_in
from holdfast.games.key.missions.printed import MOST_STOPS

COLUMNS: Final = 3
MOST_GLYPHS: Final = 16
SENTENCE_WIDTH: Final = 16  # a row of the console at its widest

Spelling = Callable[[Rng, LetterPage, PageAnswer, tuple[str, ...], int], tuple[Window, ...] | None]


class Dealt(msgspec.Struct, frozen=True):
    """A page as this campaign meets it."""

    puzzle: Puzzle
    said: str  # the answer as later pages name it
    found: str
    wrong: str
    hint: str


def deal_page(rng: Rng, page: LetterPage, grade: Grade, before: Mapping[str, str]) -> Dealt | None:
    """Returns the page with one of its answers; `before` is what earlier pages have told. None: no luck, ask again."""
    answer = rng.choice(page.answers, "answer")
    entries = tuple(
        rng.choice(printed.entries, "drawn") if text == DRAWN else text
        for text, printed in zip(answer.text, page.lists, strict=True)
    )
    words = {**before, **dict(zip("abcd", entries, strict=False))}
    sent = _sent_on(rng, page, entries) if page.kind == "riddle" else entries
    windows = SPELT[page.kind](rng, page, answer, sent, grade.width)
    if windows is None:
        return None
    often = _twins(windows) if page.twins else ()
    dark = darken_some(rng, windows, grade.dark_share)
    puzzle = Puzzle(
        kind=page.kind,
        question=filled(page.question, words),
        answer=normal_form(entries[-1] if page.in_area else "".join(entries)),
        windows=windows,
        notes=(filled(answer.clue, words), *(filled(note, words) for note in page.notes), *_told(page)),
        dossier=_company(rng, page, entries),
        dark=dark,
        homophones=often,
        modules=_modules(page),
    )
    return Dealt(
        puzzle=puzzle,
        said=put_in(page.said, words),
        found=filled(answer.found, words),
        wrong=filled(page.wrong, words),
        hint=filled(answer.hint, words),
    )


def _twins(windows: tuple[Window, ...]) -> tuple[str, ...]:
    """Returns contents that get two glyphs, those that stand most often first, as long as the card stays readable."""
    counts = Counter(window.content for window in windows)
    twins: list[str] = []
    for content, count in counts.most_common():
        if count > 1 and glyphs_needed(windows, (), (*twins, content)) <= MOST_GLYPHS:
            twins.append(content)
    return tuple(twins)


def _modules(page: LetterPage) -> tuple[str, ...]:
    return (*(("answer_area",) if page.in_area else ()), *(("two_stage",) if page.kind == "riddle" else ()))


def _told(page: LetterPage) -> tuple[str, ...]:
    """Returns the list of keywords, which stands last among the notes."""
    return (
        (f"The keyword is one of these: {', '.join(word.upper() for word in page.keywords)}.",) if page.keywords else ()
    )


def _company(rng: Rng, page: LetterPage, entries: tuple[str, ...]) -> tuple[str, ...]:
    """Returns what is printed: as many of each list as there is room for, those that look like the answer first, and
    in every other deal those that have most letters in common with it.
    """
    if page.kind == "riddle":
        return tuple(entry.upper() for entry in page.lists[0].entries)  # the line, in the order of its stations
    lines: list[str] = []
    room = page.printed // len(page.lists)
    is_close = rng.below(2, "close") == 1
    for printed, chosen in zip(page.lists, entries, strict=True):
        others = [entry for entry in printed.entries if entry != chosen]
        rng.shuffle(others, "company")
        if is_close:
            others.sort(key=lambda entry: -_in_common(entry, chosen))
        if len(page.lists) == 1:
            others.sort(key=lambda entry: _look(page, entry) != _look(page, chosen))
        if printed.heading:
            lines.append(f"{printed.heading}:")
        lines += sorted(entry.upper() for entry in (chosen, *others[: room - 1]))
    return tuple(lines)


def _in_common(entry: str, chosen: str) -> int:
    """Returns how many letters stand in the same place of both."""
    return sum(a == b for a, b in zip(normal_form(entry), normal_form(chosen), strict=True))


def _look(page: LetterPage, entry: str) -> object:
    """Returns what the signs alone tell of an entry: which of its letters are equal, or stand in the keyword, too."""
    text = normal_form(entry)
    beginning = ALPHABET[: len(page.keywords[0])] if page.keywords else ""
    return pattern_of(text), [c if c in beginning else "" for c in text]


# -- what stands behind the windows


def _plain(
    rng: Rng, page: LetterPage, answer: PageAnswer, entries: tuple[str, ...], width: int
) -> tuple[Window, ...] | None:
    words = [word.upper() for entry in entries for word in entry.split()]
    if not page.in_area:
        return place(words, width)
    above = place([word.upper() for entry in entries[:-1] for word in entry.split()], width, rows=1)
    below = place(entries[-1].upper().split(), width, rows=1)
    if above is None or below is None:
        return None
    return (*above, *(msgspec.structs.replace(window, row=1, area="answer") for window in below))


def _shaken(
    rng: Rng, page: LetterPage, answer: PageAnswer, entries: tuple[str, ...], width: int
) -> tuple[Window, ...] | None:
    text = normal_form(entries[0])
    letters = list(text)
    while sum(a == b for a, b in zip(letters, text, strict=True)) > 1:
        rng.shuffle(letters, "shake")
    return place([letters], width)


def _moved(
    rng: Rng, page: LetterPage, answer: PageAnswer, entries: tuple[str, ...], width: int
) -> tuple[Window, ...] | None:
    places = 1 + rng.below(len(ALPHABET) - 1, "places")
    cipher = ["".join(ALPHABET[(ALPHABET.index(c) + places) % 26] for c in w.upper()) for w in entries[0].split()]
    return place([*cipher, [str(places)]], width)


def _keyed(
    rng: Rng, page: LetterPage, answer: PageAnswer, entries: tuple[str, ...], width: int
) -> tuple[Window, ...] | None:
    keyword = rng.choice(page.keywords, "keyword").upper()
    alphabet = "".join(dict.fromkeys(keyword + ALPHABET))
    cipher = ["".join(alphabet[ALPHABET.index(c)] for c in word.upper()) for word in entries[0].split()]
    return _in_two_rows([keyword], cipher, width)


def _in_columns(
    rng: Rng, page: LetterPage, answer: PageAnswer, entries: tuple[str, ...], width: int
) -> tuple[Window, ...] | None:
    order = rng.sample(range(COLUMNS), COLUMNS, "order")
    text = normal_form(entries[0])
    numbers = [str(order.index(column) + 1) for column in range(COLUMNS)]
    return _in_two_rows([numbers], [text[column::COLUMNS] for column in order], width)


def _sentence(
    rng: Rng, page: LetterPage, answer: PageAnswer, entries: tuple[str, ...], width: int
) -> tuple[Window, ...] | None:
    return place(answer.sentence.upper().split(), max(width, SENTENCE_WIDTH))


def _sent_on(rng: Rng, page: LetterPage, entries: tuple[str, ...]) -> tuple[str, ...]:
    """Returns where the journey begins, and how many stops it takes to the answer; the line runs in a ring."""
    line = page.lists[0].entries
    stops = 1 + rng.below(MOST_STOPS, "stops")
    return (line[(line.index(entries[0]) - stops) % len(line)], str(stops))


def _first_stage(
    rng: Rng, page: LetterPage, answer: PageAnswer, entries: tuple[str, ...], width: int
) -> tuple[Window, ...] | None:
    start, stops = entries
    return place([*start.upper().split(), [stops]], width)


def _in_two_rows(above: Sequence[Sequence[str]], below: Sequence[str], width: int) -> tuple[Window, ...] | None:
    first, second = place(above, width, rows=1), place(below, width, rows=1)
    if first is None or second is None:
        return None
    return (*first, *(msgspec.structs.replace(window, row=1) for window in second))


SPELT: Final[Mapping[str, Spelling]] = MappingProxyType(
    {
        "dossier": _plain,
        "anagram": _shaken,
        "shift": _moved,
        "keyword": _keyed,
        "transpose": _in_columns,
        "acrostic": _sentence,
        "riddle": _first_stage,
    }
)

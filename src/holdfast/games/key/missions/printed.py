"""Reads the forms of hand-written cards: the answer stands in a printed list, or follows from printed rules.

A reading is an answer with what would lie behind each window, in reading order; None where it may be anything.
Nothing is used but the card's public side and the open windows.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import permutations
from types import MappingProxyType
from typing import Final, TypeAlias

from holdfast.games.key.missions.generator.lexicon import ALPHABET
from holdfast.games.key.missions.mission import GAP, NO_GLYPH, MissionFace, WindowFace, normal_form

Reading: TypeAlias = tuple[str, tuple[str | None, ...]]
Seen: TypeAlias = tuple[str | None, ...]  # of each window in reading order, None while it is closed
Form: TypeAlias = Callable[[MissionFace, Seen], Iterator[Reading]]

LINE_NOTE: Final = "The line runs in a ring"  # begins the note of a card that sends people from station to station
MOST_STOPS: Final = 9


def in_reading_order(face: MissionFace) -> list[int]:
    """Returns the windows from left to right and from top to bottom, by their number on the card."""
    return sorted(range(len(face.windows)), key=lambda i: (face.windows[i].row, face.windows[i].column))


def form_of(face: MissionFace) -> Form | None:
    """Returns how the card is to be read, if it is of such a form: no card that the generator makes is."""
    if face.kind == "riddle":
        if any(note.startswith(LINE_NOTE) for note in face.notes):
            return _stops
        return None if any(note.startswith("+E means") for note in face.notes) else _counted
    if face.kind == "sequence":
        return _broadcast if any(note.startswith("TURNS") for note in face.notes) else None
    return FORMS.get(face.kind) if face.dossier else None


def readings(face: MissionFace, windows: tuple[str | None, ...], form: Form) -> list[Reading]:
    """Returns all that agree with the open windows: one content a glyph and, where the card says so, one glyph a
    content.
    """
    order = in_reading_order(face)
    seen = tuple(windows[i] for i in order)
    glyphs = [face.windows[i].glyph for i in order]
    fitting = (reading for reading in form(face, seen) if len(reading[0]) == face.length)
    return [reading for reading in fitting if _agrees(reading[1], seen, glyphs, face.one_to_one)]


def _agrees(contents: tuple[str | None, ...], seen: Seen, glyphs: list[int], one_to_one: bool) -> bool:
    behind: dict[int, str] = {}
    for content, shown, glyph in zip(contents, seen, glyphs, strict=True):
        if None not in (content, shown) and content != shown:
            return False
        known = shown if content is None else content
        if known is not None and glyph != NO_GLYPH and behind.setdefault(glyph, known) != known:
            return False
    return not one_to_one or len(set(behind.values())) == len(behind)


def _shuffled(face: MissionFace, seen: Seen) -> Iterator[Reading]:
    """Yields the letters of an entry in any order."""
    shown = Counter(content for content in seen if content is not None)
    for entry in map(normal_form, face.dossier):
        if shown <= Counter(entry):
            yield entry, (None,) * len(seen)


def _typed(face: MissionFace, seen: Seen) -> Iterator[Reading]:
    """Yields an entry on the keys of a telephone: `2 ABC, 3 DEF`, and 0 for a gap."""
    printed = re.findall(r"\b(\d) ([A-Z]{3,4})\b", " ".join(face.notes))
    keys = {letter: key for key, letters in printed for letter in letters} | {GAP: "0"}
    for entry in face.dossier:
        yield normal_form(entry), tuple(keys.get(c) for c in entry)


def _shifted(face: MissionFace, seen: Seen) -> Iterator[Reading]:
    """Yields an entry moved on in the alphabet, and by how many places in the last window."""
    for entry in map(normal_form, face.dossier):
        for places in range(1, len(ALPHABET)):
            moved = (ALPHABET[(ALPHABET.index(c) + places) % len(ALPHABET)] for c in entry)
            yield entry, (*moved, str(places))


def _keyed(face: MissionFace, seen: Seen) -> Iterator[Reading]:
    """Yields a keyword of the card's list, and an entry in the alphabet that begins with it."""
    *_, listed = face.notes
    for keyword in re.findall(r"\b[A-Z]{4,}\b", listed):
        alphabet = "".join(dict.fromkeys(keyword + ALPHABET))
        for entry in map(normal_form, face.dossier):
            yield entry, (*keyword, *(alphabet[ALPHABET.index(c)] for c in entry))


def _in_columns(face: MissionFace, seen: Seen) -> Iterator[Reading]:
    """Yields numbers above columns, then an entry column by column in their order."""
    columns = sum(window.row == 0 for window in face.windows)
    for order in permutations(range(columns)):
        numbers = tuple(str(order.index(column) + 1) for column in range(columns))
        for entry in map(normal_form, face.dossier):
            yield entry, (*numbers, *(c for column in order for c in entry[column::columns]))


def _initials(face: MissionFace, seen: Seen) -> Iterator[Reading]:
    """Yields entries that the first letters of the words spell; the words themselves may be any."""
    order = [face.windows[i] for i in in_reading_order(face)]
    begins = [i for i, window in enumerate(order) if not _follows(order[i - 1] if i else None, window)]
    for entry in map(normal_form, face.dossier):
        if len(entry) == len(begins):
            letter = dict(zip(begins, entry, strict=True))
            yield entry, tuple(letter.get(i) for i in range(len(order)))


def _follows(last: WindowFace | None, window: WindowFace) -> bool:
    return last is not None and (last.row, last.column + 1) == (window.row, window.column)


def _counted(face: MissionFace, seen: Seen) -> Iterator[Reading]:
    """Yields letters, and below each how often an entry has it; letters that are not known must be others."""
    half = len(seen) // 2
    letters = seen[:half]
    below = [face.windows[i].glyph for i in in_reading_order(face)[half:]]
    shown = {glyph: number for glyph, number in zip(below, seen[half:], strict=True) if number is not None}
    unknown = sorted(set(ALPHABET) - {letter for letter in letters if letter is not None})
    numbers = {None, *re.findall(r"\b\d\b", " ".join(face.notes))}  # that may stand below
    for entry in map(normal_form, face.dossier):
        counts = tuple(None if letter is None else str(entry.count(letter)) for letter in letters)
        told = shown | {glyph: count for glyph, count in zip(below, counts, strict=True) if count is not None}
        needed = Counter(told[g] for g, count in zip(below, counts, strict=True) if count is None and g in told)
        if numbers.issuperset(counts) and needed <= Counter(str(entry.count(letter)) for letter in unknown):
            yield entry, (*((None,) * half), *counts)


def _stops(face: MissionFace, seen: Seen) -> Iterator[Reading]:
    """Yields the station to which one comes from each of the printed line by each number of stops."""
    line = [normal_form(entry) for entry in face.dossier]
    for at, start in enumerate(line):
        for stops in range(1, MOST_STOPS + 1):
            if len(start) == len(seen) - 1:
                yield line[(at + stops) % len(line)], (*start, str(stops))


def _broadcast(face: MissionFace, seen: Seen) -> Iterator[Reading]:
    """Yields numbers by one of four rules; all are different and lie between the two that the card names."""
    low, high = map(int, re.findall(r"\d+", face.notes[0])[:2])
    known = {i: int(content) for i, content in enumerate(seen) if content is not None}
    size = len(seen) + 1  # with the answer
    for terms in (*_evenly_changing(known, size, low, high), *_sums_of_two(known, size, low, high)):
        yield str(terms[-1]), tuple(map(str, terms[:-1]))
    ours = (size - 1) % 2  # of the two lists that take turns, the one whose turn it is
    if _steady(known, 1 - ours, size, low, high):
        for terms in _steady(known, ours, size, low, high):
            taken = dict(zip(range(ours, size, 2), map(str, terms), strict=True))
            yield taken[size - 1], tuple(taken.get(i) for i in range(size - 1))


def _steady(known: Mapping[int, int], first: int, size: int, low: int, high: int) -> list[list[int]]:
    """Returns every list of equal steps for each second place."""
    places = range(first, size, 2)
    starts = [known[first]] if first in known else range(low, high + 1)
    most = (high - low) // (len(places) - 1)
    lists = ([start + step * n for n in range(len(places))] for start in starts for step in range(-most, most + 1))
    return [
        terms
        for terms in lists
        if terms[0] != terms[1]
        and low <= min(terms) <= max(terms) <= high
        and all(known.get(place, term) == term for place, term in zip(places, terms, strict=True))
    ]


def _evenly_changing(known: Mapping[int, int], size: int, low: int, high: int) -> Iterator[list[int]]:
    """Yields rows with equal steps, or steps that change by the same amount: the first three numbers say all."""
    most = 8 * (high - low) // (size - 2) ** 2 + 1  # a step that changes faster soon leaves the range
    for first in [known[0]] if 0 in known else range(low, high + 1):
        for second in [known[1]] if 1 in known else range(low, high + 1):
            even = 2 * second - first
            for third in [known[2]] if 2 in known else range(even - most, even + most + 1):
                terms = [first, second, third]
                while len(terms) < size and low <= terms[-1] <= high:
                    terms.append(3 * terms[-1] - 3 * terms[-2] + terms[-3])
                    if known.get(len(terms) - 1, terms[-1]) != terms[-1]:
                        break
                else:
                    if low <= terms[-1] <= high and len(set(terms)) == len(terms) == size:
                        yield terms


def _sums_of_two(known: Mapping[int, int], size: int, low: int, high: int) -> Iterator[list[int]]:
    for first in [known[0]] if 0 in known else range(low, high + 1):
        for second in range(low, high + 1):
            terms = [first, second]
            while len(terms) < size and terms[-1] <= high:
                terms.append(terms[-2] + terms[-1])
            if len(set(terms)) == size and terms[-1] <= high:
                yield terms


FORMS: Final[Mapping[str, Form]] = MappingProxyType(
    {
        "anagram": _shuffled,
        "table": _typed,
        "shift": _shifted,
        "keyword": _keyed,
        "transpose": _in_columns,
        "acrostic": _initials,
    }
)

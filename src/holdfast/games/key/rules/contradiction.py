"""What speaks against a guess, by what lies open for all: an open window, or the rule of signs (R73).

Nothing is used but the card's public side, the open windows and the guess. It speaks only of consoles whose
meaning is plain: windows that spell the answer one by one, or that hold its letters in another order.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

import msgspec

from holdfast.games.key.missions.mission import NO_GLYPH, MissionFace, normal_form

SPELT_OUT: Final = ("phrase", "word", "dossier")  # kinds whose windows spell the answer itself
Windows: TypeAlias = tuple[str | None, ...]  # contents, None while closed


def spelling(face: MissionFace) -> tuple[int, ...]:
    """Returns the windows that spell the answer, in order; none where the console means something else."""
    area = tuple(i for i, window in enumerate(face.windows) if window.area == "answer")
    return area or (tuple(range(len(face.windows))) if face.kind in SPELT_OUT else ())


def broken_signs(face: MissionFace, guess: str) -> tuple[tuple[int, int], ...]:
    """Returns pairs of windows at which a guess breaks the rule of signs: one content a glyph, perhaps one glyph a
    content.
    """
    behind = dict(_laid(face, guess))
    glyph = [window.glyph for window in face.windows]
    return tuple(
        (a, b)
        for b in behind
        for a in behind
        if a < b
        and NO_GLYPH not in (glyph[a], glyph[b])
        and (behind[a] != behind[b] if glyph[a] == glyph[b] else face.one_to_one and behind[a] == behind[b])
    )


def is_off_list(face: MissionFace, guess: str) -> bool:
    """Tells whether the card lists whole answers and this is none of them; a list of parts decides nothing."""
    listed = {normal_form(entry) for entry in face.dossier}
    return bool(listed) and guess not in listed and all(len(entry) == face.length for entry in listed)


def window_against(face: MissionFace, windows: Windows, guess: str) -> int | None:
    """Returns the first window that speaks against a guess: an open one, or one whose sign does; None if all
    may be so.
    """
    against = _misread(face, windows, guess) if spelling(face) else _left_over(face, windows, guess)
    if against is not None:
        return against
    pairs = broken_signs(face, guess)
    if pairs:
        a, b = pairs[0]
        return a if windows[b] is not None else b
    return _taken(face, windows, guess)


class Objection(msgspec.Struct, frozen=True):
    """What speaks against a guess: an open window with its content, two windows that break the rule of signs with the
    letters that the guess puts behind them, or the printed list.
    """

    by: Literal["windows", "one_sign", "two_signs", "list"]
    window: int = -1
    other: int = -1
    content: str = ""
    second: str = ""


def objection(face: MissionFace, windows: Windows, guess: str) -> Objection | None:
    """Returns what speaks against a guess: open windows, the rule of signs, or the printed list."""
    misread = _misread(face, windows, guess) if spelling(face) else _left_over(face, windows, guess)
    if misread is not None:
        return Objection("windows", misread, content=windows[misread] or "")
    behind = dict(_laid(face, guess))
    for a, b in (*broken_signs(face, guess), *_given_twice(face, windows, guess)):
        one = face.windows[a].glyph == face.windows[b].glyph
        return Objection("one_sign" if one else "two_signs", a, b, behind[a], behind.get(b, ""))
    return Objection("list") if is_off_list(face, guess) else None


def rules_out(face: MissionFace, windows: Windows, entry: str) -> bool:
    """Tells whether an entry of the printed list cannot be the answer; one that is no whole answer always may help."""
    guess = normal_form(entry)
    return len(guess) == face.length and window_against(face, windows, guess) is not None


def _misread(face: MissionFace, windows: Windows, guess: str) -> int | None:
    """Returns the first open window of those that spell the answer at which the guess goes another way."""
    places = spelling(face)
    closed = "." if len(places) == face.length else ".{1,4}"  # a window may hide several letters (R130)
    read = dict.fromkeys(places, closed)
    for place in places:
        content = windows[place]
        if content is not None:
            read[place] = re.escape(content)
            if not re.fullmatch("".join(read.values()), guess):
                return place
    return None


def _left_over(face: MissionFace, windows: Windows, guess: str) -> int | None:
    """Returns where the letters are mixed up: the first open window that shows one more than the guess has."""
    left = Counter(guess)
    for place, content in enumerate(windows) if face.kind == "anagram" else ():
        if content is not None:
            left[content] -= 1
            if left[content] < 0:
                return place
    return None


def _taken(face: MissionFace, windows: Windows, guess: str) -> int | None:
    """Returns an open window whose content the guess gives to another sign, where one content has one sign."""
    return next((window for _, window in _given_twice(face, windows, guess)), None)


def _given_twice(face: MissionFace, windows: Windows, guess: str) -> Iterator[tuple[int, int]]:
    """Yields each window with an open one of another sign whose content the guess gives to it, too."""
    if not face.one_to_one:
        return
    for place, letter in _laid(face, guess):
        sign = face.windows[place].glyph
        for other, content in enumerate(windows):
            theirs = face.windows[other].glyph
            if content == letter and sign != theirs and NO_GLYPH not in (sign, theirs):
                yield place, other


def _laid(face: MissionFace, guess: str) -> Iterator[tuple[int, str]]:
    """Yields each window that spells the answer with its letter of the guess, where every window holds one letter."""
    places = spelling(face)
    if len(places) == len(guess) == face.length:
        yield from zip(places, guess, strict=True)

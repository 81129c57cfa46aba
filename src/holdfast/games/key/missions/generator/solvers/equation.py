"""EQUATION: a sum whose digits lie behind windows, and a code of its digits as the answer.

With nothing open: the shape of the sum, and which digits are equal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.lexicon import WordList
from holdfast.games.key.missions.generator.solvers.sight import Cell, ConsoleSight, Seen, World, note_after
from holdfast.games.key.missions.mission import NO_GLYPH, MissionFace


class Column(NamedTuple):
    addends: list[int]  # glyphs
    total: int | None


def worlds(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[World]:
    """Returns every way to give digits to the glyphs so that each row's sum is right; one glyph, one digit."""
    sight = ConsoleSight(face, seen)
    places = {(w.row, w.column) for w in face.windows if w.area == "answer"}
    code = [c for c in sight.cells if (c.row, c.column) in places]
    body = [c for c in sight.cells if (c.row, c.column) not in places]
    sums = [_numbers([c for c in body if c.row == row]) for row in sorted({c.row for c in body})]
    known = {c.glyph: int(c.content) for c in sight.cells if c.glyph >= 0 and c.content is not None}
    glyphs = _in_order(face)
    leading = {number[0].glyph for numbers in sums for number in numbers}
    code_too = note_after(face, "No number begins with 0") is not None
    found: set[World] = set()
    for digits in _all_right([_columns(numbers) for numbers in sums], known, leading):
        if len(set(digits.values())) == len(digits) and all(digits[g] for g in leading):
            for answer, complete in _codes(code, digits):
                if not (code_too and answer.startswith("0")):
                    found.add((answer, "".join(str(complete[g]) for g in glyphs)))
    return found


def _codes(code: list[Cell], digits: dict[int, int]) -> list[tuple[str, dict[int, int]]]:
    """Returns the code in digits; a digit that the sum does not hold is free, and a window without a glyph more so."""
    codes: list[tuple[str, dict[int, int]]] = [("", digits)]
    for cell in code:
        further: list[tuple[str, dict[int, int]]] = []
        for text, so_far in codes:
            if cell.glyph in so_far:
                further.append((text + str(so_far[cell.glyph]), so_far))
            elif cell.content is not None:
                further.append((text + cell.content, so_far))
            else:
                for digit in range(10):
                    if cell.glyph == NO_GLYPH:
                        further.append((text + str(digit), so_far))
                    elif digit not in so_far.values():
                        further.append((text + str(digit), {**so_far, cell.glyph: digit}))
        codes = further
    return codes


def behind(face: MissionFace, found: list[World]) -> list[Sequence[str]]:
    """Returns what lies behind the windows in each of these worlds, in reading order; ? for a printed sign."""
    glyphs = _in_order(face)
    windows = sorted((w.row, w.column, w.glyph) for w in face.windows)
    digits = (dict(zip(glyphs, assigned, strict=True)) for _, assigned in found)
    return [[by_glyph.get(glyph, "?") for _, _, glyph in windows] for by_glyph in digits]


def _in_order(face: MissionFace) -> list[int]:
    """Returns the glyphs of the card in reading order."""
    windows = sorted((w.row, w.column, w.glyph) for w in face.windows)
    return list(dict.fromkeys(glyph for _, _, glyph in windows if glyph != NO_GLYPH))


def _numbers(cells: list[Cell]) -> list[list[Cell]]:
    """Returns the addends and, last, the total: printed signs stand between them."""
    numbers: list[list[Cell]] = [[]]
    for cell in cells:
        if cell.content in ("+", "="):
            numbers.append([])
        else:
            numbers[-1].append(cell)
    return numbers


def _columns(numbers: list[list[Cell]]) -> list[Column]:
    """Returns the columns of a sum, from the right."""
    *addends, total = [[c.glyph for c in reversed(number)] for number in numbers]
    width = max(len(n) for n in [*addends, total])
    return [Column([n[i] for n in addends if i < len(n)], total[i] if i < len(total) else None) for i in range(width)]


def _all_right(sums: list[list[Column]], digits: dict[int, int], leading: set[int]) -> Iterator[dict[int, int]]:
    """Yields digits with which every sum is right, one sum after the other."""
    if not sums:
        yield digits
        return
    for more in _assignments(sums[0], 0, digits, leading):
        yield from _all_right(sums[1:], more, leading)


def _assignments(
    columns: list[Column], carry: int, digits: dict[int, int], leading: set[int]
) -> Iterator[dict[int, int]]:
    if not columns:
        if carry == 0:
            yield digits
        return
    column = columns[0]
    unknown = next((g for g in column.addends if g not in digits), None)
    if unknown is not None:
        used = set(digits.values())
        for digit in range(1 if unknown in leading else 0, 10):
            if digit not in used:
                yield from _assignments(columns, carry, {**digits, unknown: digit}, leading)
        return
    carry, digit = divmod(carry + sum(digits[g] for g in column.addends), 10)
    if column.total is None:
        fits = digit == 0
    elif column.total in digits:
        fits = digits[column.total] == digit
    else:
        fits = digit not in digits.values()
        digits = {**digits, column.total: digit}
    if fits:
        yield from _assignments(columns[1:], carry, digits, leading)

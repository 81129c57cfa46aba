"""Cards whose answer is a number: rows of numbers, the watchman's round, sums in signs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations, product

from .sheet import Pane, Sheet, fits, numbers_in


def sequence(sheet: Sheet) -> set[str]:
    """Every row that the printed law allows; the answer is the number after the last window."""
    size = len(sheet.panes)
    found: set[str] = set()
    for note in sheet.notes:
        name, _, told = note.partition(":")
        if name in LAWS:
            for row in LAWS[name](numbers_in(told), size + 1):
                *shown, last = map(str, row)
                if len(last) == sheet.length and min(row) >= 0 and fits(sheet.panes, shown, sheet.one_to_one):
                    found.add(last)
    return found


Rows = Iterator[list[int]]


def _free(ends: list[int]) -> Iterator[tuple[int, ...]]:
    return product(*(range(ends[i], ends[i + 1] + 1) for i in range(0, len(ends), 2)))


def _grown(choices: Iterator[tuple[int, ...]], size: int, grow: Callable[[list[int], tuple[int, ...]], int]) -> Rows:
    """Rows that begin with the first number of a choice, each next one told by those before it."""
    for choice in choices:
        row = [choice[0]]
        while len(row) < size:
            row.append(grow(row, choice))
        yield row


def up_and_down(ends: list[int], size: int) -> Rows:
    return _grown(_free(ends), size, lambda row, c: row[-1] + (c[1] if len(row) % 2 else -c[2]))


def changing(ends: list[int], size: int) -> Rows:
    return _grown(_free(ends), size, lambda row, c: row[-1] + c[1] + c[2] * (len(row) - 1))


def minute_hand(ends: list[int], size: int) -> Rows:
    return _grown(_free(ends), size, lambda row, c: (row[-1] + c[1] + c[2] * (len(row) - 1)) % 60)


def toll(ends: list[int], size: int) -> Rows:
    return _grown(_free(ends), size, lambda row, c: c[1] if len(row) == 1 else row[-1] + row[-2] - c[2])


def twice(ends: list[int], size: int) -> Rows:
    return _grown(_free(ends), size, lambda row, c: 2 * row[-1] - (c[1] if len(row) % 2 else c[2]))


def three(ends: list[int], size: int) -> Rows:
    return _grown(_free(ends), size, lambda row, c: c[len(row)] if len(row) < 3 else sum(row[-3:]))


def three_less(ends: list[int], size: int) -> Rows:
    return _grown(_free(ends), size, lambda row, c: c[len(row)] if len(row) < 3 else sum(row[-3:]) - c[3])


def two_rows(ends: list[int], size: int) -> Rows:
    begin, steps = ends[:2], ends[2:]
    choices = _free([*begin, *begin, *steps, *steps])
    return _grown(choices, size, lambda row, c: c[1] if len(row) == 1 else row[-2] + (c[3] if len(row) % 2 else c[2]))


def three_steps(ends: list[int], size: int) -> Rows:
    begin, steps = ends[:2], ends[2:]
    return _grown(_free([*begin, *steps * 3]), size, lambda row, c: row[-1] + c[1 + (len(row) - 1) % 3])


def further(ends: list[int], size: int) -> Rows:
    def move(row: list[int], c: tuple[int, ...]) -> int:
        times = (len(row) - 1) // 2
        return row[-1] + (c[1] + times * c[3] if len(row) % 2 else -c[2] - times * c[4])

    return _grown(_free(ends), size, move)


LAWS = {
    "Up and down": up_and_down,
    "Steps that change evenly": changing,
    "Minute hand": minute_hand,
    "Sums with a toll": toll,
    "Twice, less some in turn": twice,
    "The three before it": three,
    "The three before it, less a toll": three_less,
    "Two rows that take turns": two_rows,
    "Three steps in turn": three_steps,
    "Up and down, further each time": further,
}


def patrol(sheet: Sheet) -> set[str]:
    """Walks through every door, an hour each, where the initial that is open allows it."""
    told = (sheet.after("Hooks:") or "").rstrip(".")
    hooks = {room.rstrip("0123456789 "): room.rsplit(" ", 1)[1] for room in told.split(", ")}
    signs = [pane.sign for pane in sheet.panes]
    walks: list[tuple[str, ...]] = [(sheet.entrance,)]
    for hour, pane in enumerate(sheet.panes):
        walks = [
            (*walk, room)
            for walk in walks
            for room in sheet.doors[walk[-1]]
            if pane.text is None or pane.text == f"{hour + 1}{room[0].upper()}"
        ]
    assert len(set(signs)) == len(signs), "each hour has a text of its own"
    return {"".join(hooks[room] for room in walk[1:]) for walk in walks}


def equation(sheet: Sheet) -> set[str]:
    """Every way to give the signs digits of their own so that the sum comes out right."""
    body = [pane for pane in sheet.panes if not pane.is_answer]
    area = [pane for pane in sheet.panes if pane.is_answer]
    parts: list[list[Pane]] = [[]]
    for pane in body:
        if pane.text in ("+", "="):
            parts.append([])
        else:
            parts[-1].append(pane)
    known = {pane.sign: pane.text for pane in sheet.panes if pane.text is not None and pane.sign}
    signs = [s for s in dict.fromkeys(pane.sign for pane in (*body, *area) if pane.sign) if s not in known]
    rest = [digit for digit in "0123456789" if digit not in known.values()]
    first = {part[0].sign for part in (*parts, area)}
    order = sorted(signs, key=lambda s: s not in {pane.sign for pane in body})
    found: set[str] = set()
    for digits in permutations(rest, len(order)):
        told = {**known, **dict(zip(order, digits, strict=True))}
        if any(told[sign] == "0" for sign in first):
            continue
        a, b, total = (int("".join(told[p.sign] or "" for p in part)) for part in parts)
        if a + b == total:
            found.add("".join(told[pane.sign] or "" for pane in area))
    return found

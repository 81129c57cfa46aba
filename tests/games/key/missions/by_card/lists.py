"""Cards with a printed list: dossiers, trails, liars and riddles. Every entry is tried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from .sheet import Pane, Sheet, fits, letters, numbers_in

LARGEST_ADDED = 40


def dossier(sheet: Sheet) -> set[str]:
    """One entry of each list, one after the other on the console; the answer is all of it, or the Answer area."""
    return {
        "".join(c for c, pane in zip(text, sheet.panes, strict=True) if pane.is_answer or not _has_area(sheet))
        for text in _written(sheet)
    }


def _written(sheet: Sheet) -> Iterator[str]:
    size = len(sheet.panes)
    heads: list[str] = [""]
    for entries in sheet.lists:
        heads = [
            head + letters(entry)
            for head, entry in product(heads, entries)
            if len(head + letters(entry)) <= size and _begins(sheet, head + letters(entry))
        ]
    return (head for head in heads if len(head) == size and _shape(sheet, head))


def _begins(sheet: Sheet, head: str) -> bool:
    return fits(sheet.panes[: len(head)], head, sheet.one_to_one) and not (
        sheet.one_to_one and any(pane.text and not pane.sign and pane.text in head for pane in sheet.panes[len(head) :])
    )


def _shape(sheet: Sheet, text: str) -> bool:
    """Whether words end where the console has gaps."""
    ends, at = set(), 0
    for run in sheet.runs():
        at += len(run)
        ends.add(at)
    parts: list[set[int]] = [{0}]
    for entries in sheet.lists:
        parts.append({at + len(letters(e)) for at in parts[-1] for e in entries if text[at:].startswith(letters(e))})
    return ends >= set().union(*parts[1:]) & {len(text)}


def _has_area(sheet: Sheet) -> bool:
    return any(pane.is_answer for pane in sheet.panes)


def trail(sheet: Sheet) -> set[str]:
    """A letter and where to go on in every window, from the first one through all."""
    entries = [letters(entry) for entry in sheet.lists[0]]
    return {entry for entry in entries if len(entry) == len(sheet.panes) and _walks(entry, sheet.panes)}


def _walks(word: str, panes: Sequence[Pane]) -> bool:
    """Whether the letters can be laid out, the first in the first window, so that all that is open is true."""

    def onward(place: int, here: int, left: frozenset[int]) -> bool:
        text = panes[here].text
        if text is not None and text[0] != word[place]:
            return False
        if not left:
            return text is None or text[1:] == "."
        if text is None:
            return any(onward(place + 1, there, left - {there}) for there in left)
        return text[1:] != "." and int(text[1:]) - 1 in left and _next(place, int(text[1:]) - 1, left)

    def _next(place: int, there: int, left: frozenset[int]) -> bool:
        return onward(place + 1, there, left - {there})

    return onward(0, 0, frozenset(range(1, len(panes))))


def holds(statement: str, name: str) -> bool:
    """What the legend of the card says: +E -E ^E .E <M >M V2."""
    sign, of = statement[0], statement[1:]
    if sign == "V":
        return sum(c in "AEIOU" for c in name) == int(of)
    if sign in "<>":
        return name[0] < of if sign == "<" else name[0] > of
    if sign in "^.":
        return name.startswith(of) if sign == "^" else name.endswith(of)
    return (of in name) == (sign == "+")


def liars(sheet: Sheet) -> set[str]:
    [lies] = numbers_in(sheet.after("Lies: exactly") or "")
    said = [pane.text for pane in sheet.panes if pane.text is not None]
    closed = len(sheet.panes) - len(said)
    names = [letters(entry) for entry in sheet.lists[0]]
    untrue = {name: sum(not holds(statement, name) for statement in said) for name in names}
    return {name for name in names if lies - closed <= untrue[name] <= lies and len(name) == sheet.length}


def riddle(sheet: Sheet) -> set[str]:
    """Every statement is true; with two stages the last window is added to the number beside the name."""
    is_sum = any(note.startswith("The last window is a number") for note in sheet.notes)
    panes = sheet.panes[:-1] if is_sum else sheet.panes
    found: set[str] = set()
    for entry in sheet.lists[0]:
        name = letters(entry)
        if not all(holds(pane.text, name) for pane in panes if pane.text is not None):
            continue
        if not is_sum:
            found.add(name)
            continue
        [number] = numbers_in(entry)
        last = sheet.panes[-1].text
        added = range(1, LARGEST_ADDED + 1) if last is None else [int(last)]
        found |= {str(number + more) for more in added}
    return {answer for answer in found if len(answer) == sheet.length}

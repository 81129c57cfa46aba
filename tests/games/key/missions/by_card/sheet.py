"""A card as it lies on the table: its words, its printed lists, and the console with signs on what is still closed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Pane(NamedTuple):
    """A window as one sees it. A dark one has no sign."""

    row: int
    column: int
    sign: str
    text: str | None  # None while it is closed
    is_answer: bool


class Sheet(NamedTuple):
    kind: str
    question: str
    length: int  # of the answer, in letters or digits
    one_to_one: bool  # the card says that one letter has one glyph
    notes: tuple[str, ...]
    lists: tuple[tuple[str, ...], ...]
    panes: tuple[Pane, ...]  # in reading order
    doors: dict[str, frozenset[str]]  # the plan: which rooms lie beside which
    entrance: str

    def after(self, beginning: str) -> str | None:
        """What a note says after its first words."""
        return next((note[len(beginning) :].strip() for note in self.notes if note.startswith(beginning)), None)

    def runs(self) -> list[list[Pane]]:
        """Words: panes side by side."""
        found: list[list[Pane]] = []
        for pane in self.panes:
            last = found[-1][-1] if found else None
            if last and (last.row, last.column + 1) == (pane.row, pane.column):
                found[-1].append(pane)
            else:
                found.append([pane])
        return found


def fits(panes: Sequence[Pane], texts: Sequence[str], one_to_one: bool) -> bool:
    """Whether these texts may lie behind these panes: what is open agrees, equal signs hide equal texts, and where the
    card says so different signs hide different ones.
    """
    told: dict[str, str] = {}
    for pane, text in zip(panes, texts, strict=True):
        if pane.text not in (None, text):
            return False
        if pane.sign and told.setdefault(pane.sign, text) != text:
            return False
    bare = {pane.text for pane in panes if not pane.sign and pane.text}
    return not one_to_one or (len(set(told.values())) == len(told) and not bare & set(told.values()))


def letters(text: str) -> str:
    return "".join(c for c in text.upper() if "A" <= c <= "Z")


def numbers_in(text: str) -> list[int]:
    """All numbers of a text, in order."""
    return list(_numbers(text))


def _numbers(text: str) -> Iterator[int]:
    digits = ""
    for c in f"{text} ":
        if c.isdigit():
            digits += c
        elif digits:
            yield int(digits)
            digits = ""

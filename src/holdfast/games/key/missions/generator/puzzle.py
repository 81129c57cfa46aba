"""What a constructor makes: everything on the card and behind its windows, before glyphs and rooms are dealt."""

from __future__ import annotations

import msgspec

from holdfast.games.key.missions.mission import Edge, Shape, Window


class Puzzle(msgspec.Struct, frozen=True):
    """A question with its windows; the windows have no glyphs yet."""

    kind: str
    question: str
    answer: str  # in normal form
    windows: tuple[Window, ...]
    shape: Shape = "letters"
    notes: tuple[str, ...] = ()
    dossier: tuple[str, ...] = ()
    dark: tuple[Edge, ...] = ()  # (row, column) of windows that nothing opens
    homophones: tuple[str, ...] = ()  # contents whose windows take turns between two glyphs
    modules: tuple[str, ...] = ()
    clue: str = ""  # a last hint

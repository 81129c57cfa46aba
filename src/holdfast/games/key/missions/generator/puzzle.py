"""What a constructor makes: everything on the card and behind its windows, before glyphs and rooms are dealt."""

from __future__ import annotations

import msgspec

from holdfast.games.key.missions.mission import Edge, Shape, Window


class Doorways(msgspec.Struct, frozen=True):
    """The building as a mission finds it: the side of the board, where one comes in, and which doors are moved."""

    board: str
    entrance: int  # rooms are numbered from 1
    walls: tuple[Edge, ...]
    passages: tuple[Edge, ...]


class Tale(msgspec.Struct, frozen=True):
    """What a puzzle brings of its own story; what is empty is picked for its kind."""

    title: str = ""
    before: str = ""
    won: str = ""
    lost: str = ""


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
    plan: Doorways | None = None  # where the puzzle is drawn on the plan of the building
    tale: Tale = Tale()

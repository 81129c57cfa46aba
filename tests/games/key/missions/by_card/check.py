"""Compares what a card says with what the mission says: one answer when all is open, and every step of its proof."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeAlias

from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.missions.mission import NO_GLYPH, Mission, face_of

from . import figures, lists, writing
from .sheet import Pane, Sheet

Solver: TypeAlias = Callable[[Sheet], set[str]]

CLOSED_AT_LEAST = 20
COUNTED: Mapping[str, Solver] = {  # kinds of which every answer can be listed, however little is open
    "dossier": lists.dossier,
    "trail": lists.trail,
    "liars": lists.liars,
    "riddle": lists.riddle,
    "sequence": figures.sequence,
    "patrol": figures.patrol,
    "equation": figures.equation,
}
READ: Mapping[str, Callable[[Sheet, writing.Words], set[str]]] = {
    "word": writing.word,
    "phrase": writing.word,
    "anagram": writing.anagram,
    "table": writing.table,
    "shift": writing.shift,
    "keyword": writing.keyword,
    "transpose": writing.transpose,
    "acrostic": writing.acrostic,
}
SLOW = ("equation",)  # with everything closed there are millions of ways


def sheet_of(mission: Mission, parts: Parts, collected: Iterable[int]) -> Sheet:
    """The card as it lies there when these glyphs have been collected."""
    face, lying = face_of(mission), set(collected)
    panes = [
        Pane(
            window.row,
            window.column,
            "" if window.glyph == NO_GLYPH else parts.glyphs[window.glyph].symbol,
            truth.content if truth.open or window.glyph in lying else None,
            window.area == "answer",
        )
        for window, truth in zip(face.windows, mission.windows, strict=True)
    ]
    printed: list[list[str]] = []
    for line in face.dossier:
        if line.endswith(":") or not printed:
            printed.append([])
        if not line.endswith(":"):
            printed[-1].append(line)
    board = parts.boards[face.board]
    names = [room.name for room in board.rooms]
    closed = {frozenset(wall) for wall in face.walls}
    doors: dict[str, set[str]] = {name: set() for name in names}
    for one, other in (*board.edges, *face.passages):
        if frozenset((one, other)) not in closed:
            doors[names[one - 1]].add(names[other - 1])
            doors[names[other - 1]].add(names[one - 1])
    return Sheet(
        kind=face.kind,
        question=face.question,
        length=face.length,
        one_to_one=face.one_to_one,
        notes=face.notes,
        lists=tuple(map(tuple, printed)),
        panes=tuple(sorted(panes, key=lambda pane: (pane.row, pane.column))),
        doors={name: frozenset(beside) for name, beside in doors.items()},
        entrance=names[face.entrance - 1],
    )


def faults(mission: Mission, parts: Parts, words: writing.Words) -> Iterator[str]:
    """Yields whatever the card contradicts."""
    everything = sheet_of(mission, parts, mission.glyphs)
    if mission.kind in READ:
        found = READ[mission.kind](everything, _with_answer(words, mission, everything))
        if mission.kind == "phrase" and mission.answer in found and any(p.text is None for p in everything.panes):
            return  # what is burnt out is known to whoever knows the saying; this reader knows none
        if found != {mission.answer}:
            yield f"with all open {sorted(found)} can be read, not {mission.answer}"
        return
    solve = COUNTED[mission.kind]
    if (found := solve(everything)) != {mission.answer}:
        yield f"with all open {sorted(found)} fit, not {mission.answer}"
    proof = mission.proof
    if proof is None:
        return
    if mission.kind not in SLOW:
        closed = len(solve(sheet_of(mission, parts, ())))
        if closed != proof.candidates_closed or closed < CLOSED_AT_LEAST:
            yield f"with nothing open {closed} fit, not {proof.candidates_closed}"
    for i, told in enumerate(proof.left):
        opened = proof.glyphs[: i + 1]
        if mission.kind in SLOW and i + 2 < len(proof.left):
            continue
        left = len(solve(sheet_of(mission, parts, opened)))
        if left != told:
            yield f"after {i + 1} glyphs of the proof {left} fit, not {told}"
    if solve(sheet_of(mission, parts, proof.glyphs)) != {mission.answer}:
        yield "the proof does not leave the answer"


def _with_answer(words: writing.Words, mission: Mission, sheet: Sheet) -> writing.Words:
    """The words, and those of the answer: whoever does not know its word is stuck, and misreads nothing."""
    lengths = writing.lengths_of(sheet)
    if sum(lengths) != len(mission.answer):
        return words
    more, at = dict(words), 0
    for length in lengths:
        more[length] = frozenset({*more.get(length, ()), mission.answer[at : at + length]})
        at += length
    return more


def by_length(words: Iterable[str]) -> writing.Words:
    found: dict[int, set[str]] = {}
    for word in words:
        if word.isascii() and word.isalpha():
            found.setdefault(len(word), set()).add(word.upper())
    return {length: frozenset(some) for length, some in found.items()}

"""What is printed and never changes: the mission's card, its console, and the plan of the building."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import Literal

import msgspec

from holdfast.engine.message import Message, say
from holdfast.games.key.cards.resources import HAND_SIZE
from holdfast.games.key.cards.types import Board
from holdfast.games.key.missions.mission import Edge, MissionFace
from holdfast.games.key.missions.printed import in_reading_order
from holdfast.games.key.rules.contradiction import spelling
from holdfast.games.key.screen.lessons import Lesson, course
from holdfast.games.key.state import Key


class Pane(msgspec.Struct, frozen=True):
    """A window where it stands in its row; one without a sign never opens by itself."""

    window: int
    column: int
    glyph: int
    mark: str


class ConsoleRow(msgspec.Struct, frozen=True):
    panes: tuple[Pane, ...]
    is_answer: bool  # the answer has windows of its own here


class MissionSheet(msgspec.Struct, frozen=True):
    """The mission's card. Its title, story, question, notes and list are printed as its author wrote them."""

    id: str
    title: str
    grade: int
    before: str
    news: str  # rules that a chapter of the campaign brought in
    question: str
    notes: tuple[str, ...]
    dossier: tuple[str, ...]
    length: int  # of the answer
    wanted: Message
    special: tuple[Message, ...]  # what is different in this mission, and agreed at this table
    rows: tuple[ConsoleRow, ...]
    spells: tuple[int, ...]  # the windows that spell the answer, letter by letter; none where they do not
    hand_size: int
    course: tuple[Lesson, ...]  # if it teaches


class Way(msgspec.Struct, frozen=True):
    """A passage between two rooms: printed, closed by a wall, or opened by a token."""

    a: int
    b: int
    kind: Literal["door", "blocked", "opened", "secret"]


class FloorPlan(msgspec.Struct, frozen=True):
    board: str
    entrance: int
    ways: tuple[Way, ...]
    features: tuple[tuple[str, ...], ...]  # of each room: the texts `feature.*`


def mission_sheet(s: Key) -> MissionSheet:
    return _sheet(s.mission, s.tidy, s.free_talk, s.seated > 1)


def floor_plan(s: Key) -> FloorPlan:
    return _plan(s.mission, s.parts.boards[s.mission.board])


@lru_cache(200)
def _sheet(face: MissionFace, tidy: bool, free_talk: bool, several: bool) -> MissionSheet:
    spelt = spelling(face)
    before, _, news = face.before.partition("\n\n")
    special = [say("mission.one_to_one")] if face.one_to_one else []
    special += [say(f"module.{module}") for module in face.modules]
    special.append(say("table_rule.tidy" if tidy else "table_rule.untidy"))
    special += [say("table_rule.free_talk" if free_talk else "table_rule.canned")] if several else []
    return MissionSheet(
        id=face.id,
        title=face.title,
        grade=face.grade,
        before=before,
        news=news.strip(),
        question=face.question,
        notes=face.notes,
        dossier=face.dossier,
        length=face.length,
        wanted=say(f"wanted.{face.shape}", length=face.length),
        special=tuple(special),
        rows=_rows(face),
        spells=spelt if len(spelt) == face.length else (),
        hand_size=HAND_SIZE,
        course=course(face.id),
    )


def _rows(face: MissionFace) -> tuple[ConsoleRow, ...]:
    rows = []
    for _, windows in groupby(in_reading_order(face), key=lambda i: face.windows[i].row):
        here = [(i, face.windows[i]) for i in windows]
        panes = tuple(Pane(i, window.column, window.glyph, window.mark) for i, window in here)
        rows.append(ConsoleRow(panes, any(window.area == "answer" for _, window in here)))
    return tuple(rows)


@lru_cache(200)
def _plan(face: MissionFace, board: Board) -> FloorPlan:
    closed = {frozenset(edge) for edge in face.walls}
    ways = [_way(edge, "blocked" if frozenset(edge) in closed else "door") for edge in board.edges]
    ways += [_way(edge, "opened") for edge in face.passages]
    ends = [feature.room for feature in face.features if feature.kind == "secret_passage"]
    ways += [_way((ends[0], ends[1]), "secret")] if len(ends) == 2 else []
    features = tuple([_features(face, room) for room in range(1, len(board.rooms) + 1)])
    return FloorPlan(face.board, face.entrance - 1, tuple(ways), features)


def _features(face: MissionFace, room: int) -> tuple[str, ...]:
    """Returns what is always there; locks are opened, and the guard walks."""
    entrance = ("entrance",) if face.entrance == room else ()
    return (*entrance, *(f.kind for f in face.features if f.room == room and f.kind not in ("lock", "guard")))


def _way(edge: Edge, kind: Literal["door", "blocked", "opened", "secret"]) -> Way:
    a, b = edge
    return Way(a - 1, b - 1, kind)

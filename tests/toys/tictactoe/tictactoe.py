"""Tic-tac-toe: the smallest whole game, and the one to copy when you start your own."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.bot import Bot, Budget, Choice, Update
from holdfast.engine.content import Content
from holdfast.engine.event import Event
from holdfast.engine.flow import Frame, OneSeat
from holdfast.engine.game import AnyGame, Game, Testing
from holdfast.engine.knowledge import Public
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.state import State, derived
from holdfast.engine.view import View, asks_of

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
EMPTY = "."
MARKS = "XO"


# -- what is on the table


@derived
class Board(State):
    cells: Public[list[str]]
    turn: Public[int]

    def has_line(self, seat: int) -> bool:
        return any(all(self.cells[cell] == MARKS[seat] for cell in line) for line in LINES)

    def is_full(self) -> bool:
        return EMPTY not in self.cells


# -- what a seat may do, and what is told of it


class Mark(Action, frozen=True):
    """Put your mark on an empty cell (R1)."""

    cell: int

    @classmethod
    def candidates(cls, s: Board, seat: int, ask: ChooseCell) -> list[Mark]:
        return [Mark(cell) for cell in range(9)]

    def why_not(self, s: Board, seat: int, ask: ChooseCell) -> Refusal | None:
        if not 0 <= self.cell < 9:
            return refuse("tictactoe:R1", "refused.no_such_cell")
        if s.cells[self.cell] != EMPTY:
            return refuse("tictactoe:R1", "refused.taken", cell=self.cell)
        return None

    def do(self, s: Board, seat: int, ask: ChooseCell) -> None:
        s.cells[self.cell] = MARKS[seat]
        s.tell(Marked(seat, self.cell))


class Marked(Event, frozen=True):
    seat: int
    cell: int


class ChooseCell(OneSeat):
    ACTIONS = (Mark,)


# -- the order of play


class Play(Frame):
    """In turn (R2), until three in a row (R3) or a full board (R4)."""

    STEPS = ("choose", "judge")

    def choose(self, s: Board) -> None:
        s.start(ChooseCell(seat=s.turn))

    def judge(self, s: Board) -> Literal["choose"]:
        if s.has_line(s.turn):
            s.end("line", winners=(s.turn,))
        elif s.is_full():
            s.end("draw")
        s.turn = 1 - s.turn
        return "choose"


# -- what is shown


class BoardView(View, frozen=True):
    cells: tuple[str, ...]
    turn: int


def view(s: Board, seat: int) -> BoardView:
    return BoardView(seat=seat, asks=asks_of(s, seat), outcome=s.outcome, cells=tuple(s.cells), turn=s.turn)


# -- how it begins, as text, and in a bot's mind


class Options(msgspec.Struct, frozen=True):
    pass


def setup(content: Content, options: Options, seats: int, key: bytes) -> Board:
    s = Board(seated=seats, rng=Rng(key), cells=[EMPTY] * 9, turn=0)
    s.begin(Play())
    return s


def write(s: Board, seat: int) -> str:
    """Three rows and whose turn it is; there is nothing to hide."""
    rows = ["".join(s.cells[row : row + 3]) for row in (0, 3, 6)]
    return "\n".join((*rows, MARKS[s.turn]))


def read(text: str, content: Content) -> Board:
    *rows, turn = text.split("\n")
    s = Board(seated=2, rng=Rng(key_from_seed(text)), cells=list("".join(rows)), turn=MARKS.index(turn))
    s.begin(Play())
    return s


def deal(s: Board, rng: Rng) -> None:
    """Everybody knows everything: nothing is left to imagine."""


def other_world(s: Board, seat: int, kind: str, rng: Rng) -> Board:
    return s.clone()


def conserved(s: Board) -> object:
    return len(s.cells)


# -- a bot


class Eager:
    """Wins where it can, else marks anything."""

    def __init__(self, game: AnyGame, content: Any, seat: int, rng: Rng) -> None:
        self.seat = seat
        self.rng = rng

    def see(self, update: Update) -> None:
        pass

    def choose(self, seen: Update, budget: Budget) -> Choice | None:
        ask = seen.asks[0]
        marks = [option.action for option in ask.options if isinstance(option.action, Mark)]
        winning = [mark for mark in marks if any(self.completes(seen.knowledge, mark.cell, line) for line in LINES)]
        return Choice(ask.id, self.rng.choice(winning or marks, "choice"))

    def completes(self, s: Board, cell: int, line: tuple[int, ...]) -> bool:
        mine = MARKS[self.seat]
        return cell in line and all(s.cells[other] == mine for other in line if other != cell)


# -- the words, and everything put together

TEXTS = {
    "game": "Tic-tac-toe",
    "tagline": "Three in a row.",
    "act.mark": "Mark cell { $cell }",
    "ask.choose_cell": "Which cell?",
    "event.marked": '{ NAME($seat, of: "mark") } marks cell { $cell }',
    "refused.no_such_cell": "there is no such cell",
    "refused.taken": "cell { $cell } is taken",
    "outcome.line": "Three in a row",
    "outcome.draw": "A draw",
    "field.cells": "Cells",
    "field.turn": "Turn",
    "mark.0": "X",
    "mark.1": "O",
}

CONTENT = Content()
OPTIONS = Options()
GAME = Game(
    name="tictactoe",
    rules_version=1,
    package=__name__,
    seats=range(2, 3),
    state=Board,
    view_type=BoardView,
    options=Options,
    content=Content,
    setup=setup,
    view=view,
    deal=deal,
    masks_for_bots=True,
    write=write,
    bots={"eager": Bot("eager", Eager)},
    texts=TEXTS,
    testing=Testing(
        secrets=(),
        other_world=other_world,
        conserved=conserved,
        read=read,
    ),
)

"""What a person is shown: sentences within sentences, parts that are kept, and what an action would do."""

from __future__ import annotations

from functools import partial

from holdfast.engine.message import say
from holdfast.engine.play import asks, options
from holdfast.engine.preview import foreseen
from holdfast.engine.screen import ScreenMemory, part
from holdfast.engine.text import Texts
from tests.table import pebbles
from tests.toys.tictactoe.tictactoe import CONTENT, GAME, OPTIONS, Board

MADE: list[str] = []


@part("cells")
def board(s: Board) -> tuple[str, ...]:
    MADE.append("board")
    return tuple(s.cells)


@part()
def clock(s: Board) -> tuple[int, ...]:
    MADE.append("clock")
    return (s.now,)


PARTS = {"board": board, "clock": clock}


def begin() -> Board:
    return GAME.setup(CONTENT, OPTIONS, 2, bytes(16))


def test_what_is_said_may_hold_something_said() -> None:
    texts = Texts({"at": "{ $who } is at { $where }.", "room": "the { $name } room", "both": "{ $rooms } are dark."})
    assert texts.message(say("at", who="Ann", where=say("room", name="red"))) == "Ann is at the red room."
    rooms = (say("room", name="red"), say("room", name="blue"))
    assert texts.message(say("both", rooms=rooms)) == "the red room and the blue room are dark."


def test_a_part_is_made_again_only_when_what_it_reads_has_changed() -> None:
    memory = ScreenMemory()
    s = begin()
    first = memory.parts(s, PARTS)
    MADE.clear()
    same = memory.parts(s.clone(), PARTS)
    assert MADE == ["clock"]  # it does not say what it reads
    assert same == first
    assert all(same[name] is first[name] for name in PARTS)
    twin = s.clone()
    twin.cells[4] = "X"
    MADE.clear()
    changed = memory.parts(twin, PARTS)
    assert MADE == ["board", "clock"]
    assert changed["board"] != first["board"]
    assert changed["clock"] is first["clock"]


def test_asks_are_kept_while_what_they_need_is_as_it_was() -> None:
    memory = ScreenMemory()
    s = begin()
    seat = next(seat for seat in range(2) if asks(s, seat))
    first = memory.asks(s, seat, asks(s, seat), (tuple(s.cells),))
    assert memory.asks(s.clone(), seat, asks(s, seat), (tuple(s.cells),)) is first
    other = s.clone()
    other.cells[4] = "X"
    assert memory.asks(other, seat, asks(other, seat), (tuple(other.cells),)) != first
    assert memory.asks(s, seat, asks(s, seat)) == first  # nobody says what they need


def test_a_consequence_ends_where_nobody_can_know_it() -> None:
    s = pebbles.setup(pebbles.Bag(), pebbles.Options(), 2, bytes(16))
    found = {
        action.kind(): [event.kind() for event in foreseen(s.masked(seat), seat, ask, action)]
        for seat in range(2)
        for ask, action in options(s, seat)
    }
    assert found["take"] == ["taken"]
    assert found["roll"] == []  # a die
    assert s.told == []
    assert s.rng.drawn == pebbles.setup(pebbles.Bag(), pebbles.Options(), 2, bytes(16)).rng.drawn


def test_an_edition_is_another_when_anything_has_changed_that_is_not_idle() -> None:
    memory = ScreenMemory()
    s = begin()
    editions = []
    for now, sign in ((0, ""), (0, ""), (5, ""), (5, "X")):
        s = s.clone()
        s.now, s.cells[4] = now, sign
        editions.append(memory.edition(s, frozenset({"now"})))
        memory.parts(s, PARTS)
    assert editions == [1, 1, 1, 2]


def test_what_is_kept_is_made_anew_when_what_it_needs_is_another() -> None:
    memory = ScreenMemory()
    made: list[list[int]] = [memory.keep("reach", needs, partial(list, needs)) for needs in ((1,), (1,), (2,))]
    assert made == [[1], [1], [2]]
    assert made[0] is made[1]

"""Choices that never hang: who may make one as graces go by, and what the board answers in the end."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.engine import grace
from holdfast.engine.action import Action
from holdfast.engine.flow import WAIT, Frame, StepResult
from holdfast.engine.grace import NO_SEAT, Graced
from holdfast.engine.knowledge import Public
from holdfast.engine.play import asks, play
from holdfast.engine.rng import Rng
from holdfast.engine.secret import EVERYBODY
from holdfast.engine.state import State, derived
from holdfast.engine.timers import advance

MS = 100


@derived
class Crossroads(State):
    went: Public[list[str]]
    heard: Public[list[str]]


class Turn(Action, frozen=True):
    to: str

    @classmethod
    def candidates(cls, s: Crossroads, seat: int, ask: Way) -> tuple[Turn, ...]:
        return (Turn("left"), Turn("right"))

    def do(self, s: Crossroads, seat: int, ask: Way) -> None:
        s.went.append(self.to)
        if self.to == "right":
            s.start(Way(owner=seat))


class Way(Graced):
    ACTIONS = (Turn,)

    def grace_ms(self, s: Any) -> int:
        return MS


class Walk(Frame):
    """Asks once, and hears what was answered, whoever did."""

    STEPS = ("ask", "hear")
    owner: int
    mover: int = NO_SEAT

    def ask(self, s: Crossroads) -> None:
        grace.put(s, Way(owner=self.owner, mover=self.mover))

    def hear(self, s: Crossroads) -> None:
        s.heard.append(s.answer(Turn).to)


class Walks(Frame):
    """Two walk at once, each on a strand of its own."""

    STEPS = ("part", "meet")

    def part(self, s: Crossroads) -> None:
        s.fork(Walk(owner=0))
        s.fork(Walk(owner=1))

    def meet(self, s: Crossroads) -> StepResult | None:
        return WAIT if len(s.strands) > 1 else None


def crossroads(frame: Frame) -> Crossroads:
    s = Crossroads(seated=3, rng=Rng(bytes(16)), went=[], heard=[])
    s.begin(frame)
    return s


def choices(s: Crossroads) -> list[Way]:
    return [frame for frame in s.frames() if isinstance(frame, Way)]


@pytest.mark.parametrize(("owner", "mover"), [(0, 2), (2, 0)])
def test_a_choice_is_passed_on_to_the_mover_and_then_to_all(owner: int, mover: int) -> None:
    s = crossroads(Walk(owner=owner, mover=mover))
    expected = [(owner,), (0, 2), (0, 1, 2)]
    for no, seats in enumerate(expected):
        advance(s, no * MS)
        assert seats == choices(s)[0].seats(s)


def test_in_the_end_the_board_answers_and_whoever_asked_hears_it() -> None:
    s = crossroads(Walk(owner=1))
    advance(s, 3 * MS)
    assert s.went == ["left"]
    assert s.heard == ["left"]


def test_choices_that_are_open_at_once_have_graces_of_their_own() -> None:
    s = crossroads(Walks())
    assert [way.number for way in choices(s)] == [1, 2]
    play(s, 1, 1, Turn("left"))
    assert [way.owner for way in choices(s)] == [0]
    advance(s, MS)
    assert [way.waited for way in choices(s)] == [1]


def test_whoever_a_choice_is_passed_on_to_can_make_it() -> None:
    s = crossroads(Walk(owner=0, mover=2))
    advance(s, MS)
    ((id, _),) = asks(s, 2)
    play(s, 2, id, Turn("left"))
    assert s.heard == ["left"]


def test_what_an_answer_starts_comes_before_whoever_asked_goes_on() -> None:
    s = crossroads(Walks())
    play(s, 1, 1, Turn("right"))
    assert s.heard == []
    play(s, 1, 2, Turn("left"))
    assert s.went == ["right", "left"]
    assert s.heard == ["right"]


class Whispered(Way):
    """Nobody else may ever choose."""

    PRIVATE = True


class Unnoticed(Way):
    """Nobody is told how long it is waited for."""

    SILENT = True


@pytest.mark.parametrize("waited", [0, 1, 2])
def test_a_private_choice_is_passed_on_to_nobody(waited: int) -> None:
    s = crossroads(Walk(owner=1))
    assert Whispered(owner=0, mover=2, waited=waited, number=1).seats(s) == (0,)


def test_an_answer_stops_the_grace() -> None:
    s = crossroads(Walk(owner=1))
    assert s.due(grace.key_of(1)) == MS
    play(s, 1, 1, Turn("left"))
    assert s.due(grace.key_of(1)) is None


def test_a_grace_is_known_while_its_choice_is_open_unless_that_is_silent() -> None:
    s = crossroads(Walk(owner=1))
    assert grace.Grace(number=1).known_to(s) == EVERYBODY
    assert grace.Grace(number=2).known_to(s) == 0
    grace.put(s, Unnoticed(owner=0), fork=True)
    assert grace.Grace(number=2).known_to(s) == 0


@pytest.mark.parametrize(("seats", "gone"), [((1,), True), ((1, 2), True), ((0, 1), False), ((), False)])
def test_all_are_away_when_none_of_them_is_there(seats: tuple[int, ...], gone: bool) -> None:
    s = crossroads(Walk(owner=1))
    s.away = (1, 2)
    assert grace.all_away(s, seats) is gone

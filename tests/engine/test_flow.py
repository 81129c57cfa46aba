"""Frames on strands, decisions that wait, and the loop that drives them."""

from __future__ import annotations

from typing import Literal

import pytest

from holdfast.engine.action import Action
from holdfast.engine.flow import AGAIN, WAIT, Decision, FlowError, Frame, OneSeat, StepResult
from holdfast.engine.knowledge import Public
from holdfast.engine.play import apply, asks, play
from holdfast.engine.rng import Rng
from holdfast.engine.state import State, derived


@derived
class Diary(State):
    lines: Public[list[str]]


def diary(play: Frame, *standing: Frame) -> Diary:
    s = Diary(seated=2, rng=Rng(bytes(16)), lines=[])
    s.begin(play, *standing)
    return s


class Yes(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Diary, seat: int, ask: Question) -> tuple[Yes, ...]:
        return (Yes(),)


class Ponder(Action, frozen=True):
    """An answer that takes some thought first."""

    @classmethod
    def candidates(cls, s: Diary, seat: int, ask: Question) -> tuple[Ponder, ...]:
        return (Ponder(),)

    def do(self, s: Diary, seat: int, ask: Question) -> None:
        s.start(Write(words="pondered"))


class Question(OneSeat):
    ACTIONS = (Yes, Ponder)


class Write(Frame):
    STEPS = ("write",)
    words: str

    def write(self, s: Diary) -> None:
        s.lines.append(self.words)


class Story(Frame):
    STEPS = ("begin", "ask", "end")

    def begin(self, s: Diary) -> None:
        s.lines.append("begin")
        s.start(Write(words="inner"))

    def ask(self, s: Diary) -> None:
        s.lines.append("ask")
        s.start(Question(seat=0))

    def end(self, s: Diary) -> None:
        s.lines.append(f"end: {s.answered!r}")
        s.end("done")


def test_a_frame_that_was_started_runs_before_the_next_step() -> None:
    assert diary(Story()).lines == ["begin", "inner", "ask"]


def test_the_answer_goes_to_the_next_step_of_the_asker() -> None:
    s = diary(Story())
    play(s, 0, 1, Yes())
    assert s.lines[-1] == "end: Yes()"


def test_what_an_answer_started_runs_before_the_asker_goes_on() -> None:
    s = diary(Story())
    play(s, 0, 1, Ponder())
    assert s.lines[-2:] == ["pondered", "end: Ponder()"]


def test_the_end_clears_all_strands_and_timers() -> None:
    s = diary(Story())
    s.after(10, Write(words="late"), "late")
    play(s, 0, 1, Yes())
    assert (s.strands, s.timers, s.outcome and s.outcome.key) == ([], [], "done")


class Count(Frame):
    STEPS = ("up", "look", "down")
    n: int = 0

    def up(self, s: Diary) -> StepResult | None:
        self.n += 1
        return AGAIN if self.n < 3 else None

    def look(self, s: Diary) -> Literal["down", "up"]:
        s.lines.append(str(self.n))
        return "down" if self.n > 4 else "up"

    def down(self, s: Diary) -> None:
        s.lines.append("down")


def test_a_step_may_name_the_next_step_or_come_again() -> None:
    assert diary(Count()).lines == ["3", "4", "5", "down"]


class Both(Frame):
    """Asks both seats at once, and waits for them."""

    STEPS = ("ask", "wait", "end")

    def ask(self, s: Diary) -> None:
        for seat in (0, 1):
            s.fork(Question(seat=seat))

    def wait(self, s: Diary) -> StepResult | None:
        return WAIT if len(s.strands) > 1 else None

    def end(self, s: Diary) -> None:
        s.lines.append("both")


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_round_waits_for_all_strands_in_whatever_order_they_end(order: tuple[int, int]) -> None:
    s = diary(Both())
    for seat in order:
        assert s.lines == []
        play(s, seat, 1, Yes())
    assert s.lines == ["both"]


class TwoAtOnce(Frame):
    STEPS = ("greedy",)

    def greedy(self, s: Diary) -> None:
        s.start(Write(words="one"))
        s.start(Write(words="two"))


class StartAndWait(Frame):
    STEPS = ("both",)

    def both(self, s: Diary) -> StepResult:
        s.start(Write(words="one"))
        return WAIT


class Nowhere(Frame):
    STEPS = ("go",)

    def go(self, s: Diary) -> Literal["go"]:
        return "gone"  # type: ignore[return-value]


class Forever(Frame):
    STEPS = ("turn",)

    def turn(self, s: Diary) -> StepResult:
        return AGAIN


@pytest.mark.parametrize(
    ("frame", "words"),
    [
        (TwoAtOnce(), "TwoAtOnce.greedy started 2 frames: one at most"),
        (StartAndWait(), "StartAndWait.both may not start or answer and WAIT"),
        (Nowhere(), "Nowhere.go names a step that does not exist: 'gone'"),
        (Forever(), "does not settle: Forever.turn runs on and on"),
    ],
)
def test_a_game_that_breaks_the_rules_of_steps_is_told_so(frame: Frame, words: str) -> None:
    with pytest.raises(FlowError) as error:
        diary(frame)
    assert words == str(error.value)


def test_a_step_that_does_not_exist_is_refused_at_import() -> None:
    with pytest.raises(TypeError, match="Lazy names steps that it does not have: work"):
        type("Lazy", (Frame,), {"STEPS": ("work",), "__annotations__": {}})


def test_nothing_can_be_started_while_nothing_runs() -> None:
    with pytest.raises(FlowError, match="nothing is running"):
        Diary(seated=1, rng=Rng(bytes(16)), lines=[]).start(Story())


def test_an_unexpected_answer_is_an_error_and_not_a_guess() -> None:
    with pytest.raises(FlowError, match="expected the answer Yes, found None"):
        diary(Story()).answer(Yes)


class Door(Decision):
    """Stands open until somebody wrote something."""

    STANDING = True
    ACTIONS = (Ponder,)

    def seats(self, s: Diary) -> tuple[int, ...]:
        return (0, 1)

    def is_open(self, s: Diary) -> bool:
        return "pondered" not in s.lines


class Hall(Frame):
    STEPS = ("open", "closed")

    def open(self, s: Diary) -> None:
        s.start(Door())

    def closed(self, s: Diary) -> None:
        s.lines.append(f"closed: {s.answered!r}")


def test_a_decision_that_nobody_needs_any_more_closes_by_itself_without_an_answer() -> None:
    s = diary(Hall())
    play(s, 1, 1, Ponder())
    assert s.lines == ["pondered", "closed: None"]


def test_a_decision_that_does_not_say_whom_it_asks_is_an_error() -> None:
    class Vague(Decision):
        ACTIONS = (Yes,)

    with pytest.raises(TypeError, match="Vague does not say which seats it asks"):
        diary(Vague())


def test_a_clone_goes_its_own_way_from_the_middle_of_a_chain() -> None:
    s = diary(Story())
    later = apply(s, 0, 1, Ponder())
    assert s.lines == ["begin", "inner", "ask"]
    assert [id for id, _ in asks(s, 0)] == [1]
    assert later.outcome is not None


class Window(Decision):
    """Open to the second seat, and to both once somebody pondered."""

    STANDING = True
    ACTIONS = (Ponder,)

    def seats(self, s: Diary) -> tuple[int, ...]:
        return (0, 1) if "pondered" in s.lines else (1,)


def test_a_seat_that_is_asked_later_changes_no_number_of_another() -> None:
    s = diary(Window())
    assert asks(s, 0) == []
    (before,) = asks(s, 1)
    play(s, 1, 1, Ponder())
    assert [before] == asks(s, 1)
    assert ([id for id, _ in asks(s, 0)], s.asked) == ([1], [1, 1])

"""What each seat may answer, why not, and what happens when it does."""

from __future__ import annotations

import pytest

from holdfast.engine.action import Action, IllegalAction, Refusal, refuse
from holdfast.engine.event import Event, events_for
from holdfast.engine.flow import Decision, Frame, OneSeat
from holdfast.engine.knowledge import Public
from holdfast.engine.play import (
    CLOSED,
    NOT_YOURS,
    OVER,
    apply,
    asks,
    asks_of_all,
    options,
    play,
    waiting_for,
    why_not,
)
from holdfast.engine.rng import Rng
from holdfast.engine.save import digest
from holdfast.engine.state import State, derived
from tests.toys import tictactoe

VOTING = refuse("bar:R3", "refused.voting")
EMPTY = refuse("bar:R1", "refused.empty")


@derived
class Bar(State):
    drinks: Public[int] = 5
    votes: Public[int] = 0


class Drank(Event, frozen=True):
    seat: int
    drinks: int


class Drink(Action, frozen=True):
    drinks: int

    @classmethod
    def gate(cls, s: Bar, seat: int, ask: Thirst) -> Refusal | None:
        return None if s.drinks else EMPTY

    @classmethod
    def candidates(cls, s: Bar, seat: int, ask: Thirst) -> list[Drink]:
        return [Drink(n) for n in (1, 2, 3)]

    def why_not(self, s: Bar, seat: int, ask: Thirst) -> Refusal | None:
        return None if 0 < self.drinks <= min(s.drinks, 3) else refuse("bar:R2", "refused.too_many", n=self.drinks)

    def do(self, s: Bar, seat: int, ask: Thirst) -> None:
        s.drinks -= self.drinks
        s.tell(Drank(seat, self.drinks))


class Call(Action, frozen=True):
    """Call for a vote."""

    @classmethod
    def candidates(cls, s: Bar, seat: int, ask: Chat) -> tuple[Call, ...]:
        return (Call(),)

    def do(self, s: Bar, seat: int, ask: Chat) -> None:
        s.fork(Vote())


class Aye(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Bar, seat: int, ask: Vote) -> tuple[Aye, ...]:
        return (Aye(),)

    def do(self, s: Bar, seat: int, ask: Vote) -> None:
        s.votes += 1


class Thirst(OneSeat):
    ACTIONS = (Drink,)


class Chat(Decision):
    STANDING = True
    ACTIONS = (Call,)

    def seats(self, s: Bar) -> tuple[int, ...]:
        return (0, 1)


class Vote(Decision):
    STANDING = True
    FREEZES = VOTING
    ACTIONS = (Aye,)

    def seats(self, s: Bar) -> tuple[int, ...]:
        return (0, 1)

    def is_open(self, s: Bar) -> bool:
        return s.votes < 2


class Evening(Frame):
    STEPS = ("first", "second", "third", "close")

    def first(self, s: Bar) -> None:
        s.start(Thirst(seat=0))

    def second(self, s: Bar) -> None:
        s.start(Thirst(seat=0))

    def third(self, s: Bar) -> None:
        s.start(Thirst(seat=1))

    def close(self, s: Bar) -> None:
        s.end("closed")


def bar() -> Bar:
    s = Bar(seated=2, rng=Rng(bytes(16)))
    s.begin(Evening(), Chat())
    return s


def test_options_are_the_candidates_that_are_legal() -> None:
    s = bar()
    s.drinks = 2
    assert options(s, 0) == [(1, Drink(1)), (1, Drink(2)), (2, Call())]
    assert options(s, 1) == [(1, Call())]


def test_each_seat_counts_its_own_asks() -> None:
    s = bar()
    play(s, 0, 1, Drink(1))
    play(s, 0, 3, Drink(1))
    assert [id for id, _ in asks(s, 1)] == [2, 1]
    assert s.asked == [3, 2]


def test_a_late_click_on_a_closed_ask_is_refused_and_never_answers_the_next() -> None:
    s = bar()
    play(s, 0, 1, Drink(1))
    assert why_not(s, 0, 1, Drink(1)) == CLOSED
    assert why_not(s, 0, 3, Drink(1)) is None


def test_a_standing_decision_stays_open_and_keeps_its_number() -> None:
    s = bar()
    play(s, 0, 1, Drink(1))
    assert (2, "chat") in [(id, ask.kind()) for id, ask in asks(s, 0)]


def test_a_decision_that_freezes_refuses_all_else_with_its_reason() -> None:
    s = bar()
    play(s, 1, 1, Call())
    assert why_not(s, 0, 1, Drink(1)) == VOTING
    assert [ask.kind() for _, ask in asks(s, 0)] == ["vote"]
    play(s, 0, 3, Aye())
    play(s, 1, 2, Aye())
    assert why_not(s, 0, 1, Drink(1)) is None


def test_a_decision_may_stay_open_while_another_freezes_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thirst, "UNFROZEN", True)
    s = bar()
    play(s, 1, 1, Call())
    assert why_not(s, 0, 1, Drink(1)) is None
    assert [ask.kind() for _, ask in asks(s, 0)] == ["thirst", "vote"]
    assert [ask.kind() for _, ask in asks_of_all(s)[0]] == ["thirst", "vote"]


@pytest.mark.parametrize(
    ("seat", "ask", "action", "refusal"),
    [
        (0, 1, Call(), NOT_YOURS),
        (0, 99, Drink(1), CLOSED),
        (0, 0, Drink(1), CLOSED),
        (0, -1, Drink(1), CLOSED),
        (1, 2, Drink(1), CLOSED),
        (-1, 1, Drink(1), NOT_YOURS),
        (2, 1, Drink(1), NOT_YOURS),
        (0, 1, Drink(4), refuse("bar:R2", "refused.too_many", n=4)),
    ],
)
def test_what_is_not_asked_is_refused(seat: int, ask: int, action: Action, refusal: Refusal) -> None:
    s = bar()
    before = digest(s)
    assert why_not(s, seat, ask, action) == refusal
    with pytest.raises(IllegalAction) as illegal:
        play(s, seat, ask, action)
    assert illegal.value.refusal == refusal
    assert digest(s) == before


def test_the_gate_speaks_first() -> None:
    s = bar()
    s.drinks = 0
    assert why_not(s, 0, 1, Drink(99)) == EMPTY


def test_after_the_end_everything_is_refused() -> None:
    s = bar()
    s.end("fire")
    assert why_not(s, 0, 1, Drink(1)) == OVER


def test_apply_leaves_the_old_state_as_it_was() -> None:
    s = bar()
    before = digest(s)
    after = apply(s, 0, 1, Drink(2))
    assert (digest(s), s.told, s.drinks, after.drinks) == (before, [], 5, 3)


def test_what_was_told_is_what_the_last_command_told() -> None:
    s = bar()
    play(s, 0, 1, Drink(1))
    play(s, 0, 3, Drink(2))
    assert events_for(s.told, -1) == (Drank(0, 2),)


def test_the_seats_that_are_waited_for_have_an_open_ask() -> None:
    s = bar()
    assert list(waiting_for(s)) == [0, 1]


def test_an_illegal_action_says_what_and_why() -> None:
    with pytest.raises(IllegalAction) as illegal:
        play(bar(), 0, 1, Drink(4))
    assert str(illegal.value) == "bar:R2 refused.too_many {'n': 4} for Drink(drinks=4)"


def test_a_decision_may_list_its_answers_in_one_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then no kind of action is asked for candidates, neither for options nor for views."""

    def candidates(cls: type[tictactoe.Mark], s: tictactoe.Board, seat: int, ask: object) -> list[tictactoe.Mark]:
        raise AssertionError("nobody asked for candidates")

    monkeypatch.setattr(tictactoe.ChooseCell, "listed_at_once", lambda self, s, seat: [tictactoe.Mark(4), tictactoe.Mark(1)])
    monkeypatch.setattr(tictactoe.Mark, "candidates", classmethod(candidates))
    s = tictactoe.GAME.setup(tictactoe.CONTENT, tictactoe.OPTIONS, 2, bytes(16))
    assert [action for _, action in options(s, 0)] == [tictactoe.Mark(4), tictactoe.Mark(1)]
    (ask,) = tictactoe.GAME.view(s, 0).asks
    assert [option.action for option in ask.options] == [tictactoe.Mark(4), tictactoe.Mark(1)]

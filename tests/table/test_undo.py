"""Going back by consent of all seats, never across what somebody has seen."""

from collections.abc import Callable
from typing import Any

import pytest

from holdfast.engine.action import Refusal
from holdfast.engine.command import Undo
from holdfast.engine.save import digest
from holdfast.table import history
from holdfast.table.feed import remembered
from holdfast.table.replay import film, verify
from holdfast.table.table import UndoWish
from tests.table.fixtures import ClockedTable, pebbles
from tests.table.pebbles import Hurry, Peek, Roll, Take, Taken


def played() -> ClockedTable:
    clocked = ClockedTable(pebbles())
    clocked.plays(0, Take(1))
    clocked.plays(1, Take(2))
    return clocked


def test_a_game_goes_back_when_every_seat_agrees() -> None:
    clocked = played()
    wish = clocked.table.undo(1, clocked.clock.go_on(50))
    assert (wish.lines, wish.updates, wish.refusal) == ((), {}, None)
    assert UndoWish(1, (1,)) == clocked.table.wish
    happened = clocked.table.undo(0, clocked.clock.go_on(50))
    assert happened.lines == (Undo(300, 1),)
    assert not clocked.table.wish
    assert {seat: (update.n, update.holds) for seat, update in happened.updates.items()} == dict.fromkeys(
        (-1, 0, 1), (4, 2)
    )
    assert clocked.table.state.now == 300


def test_one_who_does_not_agree_ends_it() -> None:
    clocked = played()
    clocked.table.undo(1, clocked.clock.now())
    clocked.table.refuse_undo()
    clocked.table.undo(0, clocked.clock.now(), to=1)
    assert clocked.table.wish == UndoWish(1, (0,))


def test_a_wish_lapses_when_the_game_goes_on() -> None:
    clocked = played()
    clocked.table.undo(1, clocked.clock.now())
    clocked.plays(0, Take(1))
    assert clocked.table.wish is None


def test_a_late_answer_to_an_ask_that_was_undone_decides_nothing() -> None:
    clocked = played()
    old_ask = 1
    for seat in (0, 1):
        clocked.table.undo(seat, clocked.clock.now(), to=1)
    refusal = clocked.table.submit(1, old_ask, Take(3), "", clocked.clock.now()).refusal
    assert refusal == Refusal("table", "refused.closed")
    assert clocked.plays(1, Take(3)).refusal is None


def test_undo_never_crosses_a_die() -> None:
    clocked = played()
    clocked.plays(0, Roll())
    clocked.plays(1, Take(1))
    assert clocked.table.undo(0, clocked.clock.now()).refusal == Refusal("table", "refused.undo.seen")
    assert clocked.table.undo(1, clocked.clock.now()).refusal is None


def test_undo_never_crosses_a_reveal() -> None:
    clocked = played()
    clocked.plays(0, Peek())
    assert clocked.table.undo(0, clocked.clock.now()).refusal == Refusal("table", "refused.undo.seen")


def test_a_running_clock_is_not_turned_back() -> None:
    clocked = played()
    clocked.plays(0, Hurry())
    assert clocked.table.undo(0, clocked.clock.now()).refusal == Refusal("table", "refused.undo.clock")


def test_there_must_be_something_to_undo() -> None:
    clocked = ClockedTable(pebbles())
    nothing = Refusal("table", "refused.undo.nothing")
    assert clocked.table.undo(0, clocked.clock.now()).refusal == nothing
    assert clocked.table.undo(0, clocked.clock.now(), to=0).refusal == nothing
    assert clocked.table.undo(0, clocked.clock.now(), to=-3).refusal == nothing
    assert clocked.table.undo(5, clocked.clock.now()).refusal == Refusal("table", "refused.not_yours")


def test_neither_a_pause_nor_a_finished_game_is_undone() -> None:
    clocked = played()
    clocked.table.pause(0, clocked.clock.now())
    assert clocked.table.undo(0, clocked.clock.now()).refusal == Refusal("pebbles:R9", "refused.paused")
    over = ClockedTable(pebbles(pebbles=2))
    over.plays(0, Take(2))
    assert over.table.undo(0, over.clock.now()).refusal == Refusal("table", "refused.over")


def test_an_undo_can_be_undone_past_and_replayed() -> None:
    clocked = played()
    clocked.plays(0, Take(3))
    for to in (2, 1):  # back one, then back one more, then on
        for seat in (0, 1):
            clocked.table.undo(seat, clocked.clock.go_on(10), to=to)
    clocked.plays(1, Take(1))
    for seat in (0, 1):
        clocked.table.undo(seat, clocked.clock.go_on(10), to=0)
    clocked.plays(0, Take(2))
    save = clocked.table.save()
    assert digest(verify(save)) == digest(clocked.table.state)
    assert clocked.table.history.undo_point(1) is None
    updates = list(film(save, 1))
    assert remembered(updates) == [Taken(0, 2)]
    assert updates[-1].n == clocked.table.whole(1).n


def test_going_back_takes_the_same_time_late_in_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    clocked = ClockedTable(pebbles(pebbles=1000))
    table = clocked.table
    for turn in range(400):
        clocked.plays(turn % 2, Take(1))
    for _ in range(100):
        clocked.plays(0, Take(2))
        for seat in (0, 1):
            assert table.undo(seat, clocked.clock.go_on(50)).refusal is None
    played, carry_out, go_on = 0, history._carry_out, history._go_on_from_undo

    def counted(step: Callable[..., Any]) -> Callable[..., Any]:
        def one(*args: Any, **kwargs: Any) -> Any:
            nonlocal played
            played += 1
            return step(*args, **kwargs)

        return one

    monkeypatch.setattr(history, "_carry_out", counted(carry_out))
    monkeypatch.setattr(history, "_go_on_from_undo", counted(go_on))
    clocked.plays(0, Take(2))
    for seat in (0, 1):
        table.undo(seat, clocked.clock.go_on(50))
    assert 0 < played <= 2 + history.KEPT_EVERY
    assert len(table.history._kept) <= history.MOST_KEPT
    fresh = ClockedTable(table.setting, table.lines)
    assert digest(fresh.table.state) == digest(table.state)


def test_every_moment_can_be_played_anew_from_what_was_kept() -> None:
    clocked = ClockedTable(pebbles(pebbles=1000))
    digests = [digest(clocked.table.state)]
    for turn in range(120):
        clocked.plays(turn % 2, Roll() if turn in (30, 61) else Take(1))
        digests.append(digest(clocked.table.state))
    past = clocked.table.history
    assert len(past.lines) == 120
    assert [digest(past.state_at(no)) for no in range(121)] == digests
    assert 0 not in past._kept  # nobody goes back behind a die

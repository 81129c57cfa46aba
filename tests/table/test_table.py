"""One game being played: who is told what, resends, the clock, pause."""

import pytest

from holdfast.engine.action import Refusal
from holdfast.engine.command import Command, Pause, Resume, Tick
from holdfast.engine.save import digest
from holdfast.engine.view import View
from holdfast.packs import load_content
from holdfast.table.replay import verify
from holdfast.table.setting import make_setting
from holdfast.table.table import Happened, Table
from tests.table.fixtures import ClockedTable, pebbles
from tests.table.pebbles import GAME, PATIENCE_MS, BeachView, Hurry, Peek, Peeked, Rang, Roll, Scoop, Take, Taken


def seen(view: View) -> BeachView:
    assert isinstance(view, BeachView)
    return view


def test_everybody_is_shown_the_opening() -> None:
    table = ClockedTable(pebbles()).table
    assert set(table.opening) == {-1, 0, 1}
    assert {update.n for update in table.opening.values()} == {1}


def test_an_answer_becomes_a_line_and_updates() -> None:
    clocked = ClockedTable(pebbles())
    happened = clocked.plays(0, Take(2), "a")
    assert happened.lines == (Command(100, 0, 1, Take(2), "a"),) == clocked.table.lines
    assert happened.refusal is None
    assert {seat: update.events for seat, update in happened.updates.items()} == dict.fromkeys(
        (-1, 0, 1), (Taken(0, 2),)
    )
    assert seen(happened.updates[1].view).pebbles == 10


def test_a_refusal_goes_to_its_seat_and_changes_nothing() -> None:
    clocked = ClockedTable(pebbles())
    before = digest(clocked.table.state)
    happened = clocked.plays(0, Take(9))
    assert happened.refusal == Refusal("pebbles:R1", "refused.take", {"n": 12})
    assert (happened.lines, happened.updates) == ((), {})
    assert digest(clocked.table.state) == before


def test_a_seat_for_which_nothing_changed_gets_nothing() -> None:
    clocked = ClockedTable(pebbles(3))
    happened = clocked.plays(0, Peek())
    assert set(happened.updates) == {0, 1}  # the shell, and whose turn it is; seat 2 and spectators learn neither
    assert isinstance(happened.updates[0].events[0], Peeked)
    assert happened.updates[1].events == ()


def test_updates_are_counted_per_seat() -> None:
    clocked = ClockedTable(pebbles(3))
    clocked.plays(0, Peek())
    happened = clocked.plays(1, Take(1))
    assert {seat: update.n for seat, update in happened.updates.items()} == {-1: 2, 0: 3, 1: 3, 2: 2}


def test_whoever_comes_back_gets_everything_under_the_last_number() -> None:
    clocked = ClockedTable(pebbles())
    clocked.plays(0, Take(1))
    whole = clocked.table.whole(1)
    assert (whole.n, whole.events, seen(whole.view).pebbles) == (2, (), 11)


def test_a_resend_never_rolls_twice() -> None:
    clocked = ClockedTable(pebbles())
    clocked.plays(0, Roll(), "same")
    before = digest(clocked.table.state)
    again = clocked.table.submit(0, 1, Roll(), "same", clocked.clock.now())
    assert (again.lines, again.updates, again.refusal) == ((), {}, None)
    assert digest(clocked.table.state) == before


def test_a_resend_of_what_was_refused_is_refused_again() -> None:
    clocked = ClockedTable(pebbles())
    early = clocked.table.submit(1, 1, Take(1), "early", clocked.clock.now()).refusal
    assert early is not None
    clocked.plays(0, Take(1))
    assert clocked.table.submit(1, 1, Take(1), "early", clocked.clock.now()).refusal == early
    assert clocked.table.submit(1, 1, Take(1), "fresh", clocked.clock.now()).refusal is None


def test_seats_choose_their_ids_without_each_other() -> None:
    clocked = ClockedTable(pebbles())
    clocked.plays(0, Take(1), "1")
    assert clocked.plays(1, Take(1), "1").lines


def test_nobody_answers_from_outside_the_table() -> None:
    clocked = ClockedTable(pebbles())
    for seat in (-1, 2, 99):
        refusal = clocked.table.submit(seat, 1, Take(1), "", clocked.clock.now()).refusal
        assert refusal == Refusal("table", "refused.not_yours")


def test_what_is_due_happens_when_the_table_wakes() -> None:
    clocked = ClockedTable(pebbles())
    clocked.plays(0, Hurry())
    wakes = clocked.table.wakes_at()
    assert wakes == clocked.clock.now() + PATIENCE_MS
    assert clocked.table.tick(wakes - 1).lines == ()
    happened = clocked.table.tick(wakes)
    assert happened.lines == (Tick(100 + PATIENCE_MS),)
    assert happened.updates[-1].events == (Rang(1),)
    assert clocked.table.wakes_at() is None


def test_what_is_due_happens_before_a_late_answer() -> None:
    clocked = ClockedTable(pebbles())
    clocked.plays(0, Hurry())
    happened = clocked.plays(1, Take(1), after=PATIENCE_MS)
    assert happened.refusal == Refusal("table", "refused.closed")
    assert happened.lines == (Tick(100 + PATIENCE_MS),)
    assert happened.updates[0].events == (Rang(1),)


def test_an_answer_just_in_time_counts() -> None:
    clocked = ClockedTable(pebbles())
    clocked.plays(0, Hurry())
    assert clocked.plays(1, Take(1), after=PATIENCE_MS - 1).refusal is None
    assert clocked.table.wakes_at() is None


def test_stamps_never_fall() -> None:
    clocked = ClockedTable(pebbles())
    clocked.plays(0, Take(1), after=5000)
    happened = clocked.table.submit(1, 1, Take(1), "", clocked.clock.now() - 3000)
    assert happened.lines == (Command(5000, 1, 1, Take(1)),)


def test_a_pause_stops_game_time() -> None:
    clocked = ClockedTable(pebbles())
    clocked.plays(0, Hurry())
    assert clocked.table.pause(1, clocked.clock.go_on(400)).lines == (Pause(500, 1),)
    assert clocked.table.wakes_at() is None
    assert clocked.table.tick(clocked.clock.go_on(60_000)).lines == ()
    assert clocked.table.resume(0, clocked.clock.now()).lines == (Resume(500, 0),)
    assert clocked.table.wakes_at() == clocked.clock.now() + PATIENCE_MS - 400
    assert clocked.plays(1, Take(1)).lines == (Command(600, 1, 1, Take(1)),)


def test_a_pause_refuses_with_the_rule_of_the_game() -> None:
    clocked = ClockedTable(pebbles())
    clocked.table.pause(0, clocked.clock.now())
    refusal = clocked.plays(0, Take(1)).refusal
    assert refusal == Refusal("pebbles:R9", "refused.paused")
    assert clocked.table.pause(1, clocked.clock.now()).refusal == refusal


def test_who_paused_says_why_afterwards_and_once() -> None:
    clocked = ClockedTable(pebbles())
    clocked.table.pause(0, clocked.clock.go_on(400))
    given = clocked.table.pause(0, clocked.clock.go_on(9000), "Tea")
    assert given.lines == (Pause(400, 0, "Tea"),)
    assert clocked.table.history.pause == Pause(400, 0, "Tea")
    assert clocked.table.pause(0, clocked.clock.now(), "Tea") == Happened()
    assert clocked.table.pause(0, clocked.clock.now()) == Happened()
    again = clocked.table.pause(0, clocked.clock.now(), "Coffee")
    assert again.refusal == Refusal("pebbles:R9", "refused.paused")
    assert clocked.table.pause(1, clocked.clock.now(), "Me too").refusal == again.refusal
    clocked.table.resume(1, clocked.clock.go_on(50))
    assert (clocked.table.paused, clocked.table.game_time(clocked.clock.now())) == (False, 400)
    assert verify(clocked.table.save()).now == clocked.table.state.now


def test_only_a_pause_can_be_resumed_and_only_from_a_seat() -> None:
    clocked = ClockedTable(pebbles())
    assert clocked.table.resume(0, clocked.clock.now()).refusal == Refusal("table", "refused.not_paused")
    assert clocked.table.pause(-1, clocked.clock.now()).refusal == Refusal("table", "refused.not_yours")


def test_a_game_that_is_over_stays_over() -> None:
    clocked = ClockedTable(pebbles(pebbles=2))
    clocked.plays(0, Take(2))
    assert clocked.table.outcome is not None
    assert clocked.plays(1, Take(1)).refusal == Refusal("table", "refused.over")
    assert clocked.table.pause(0, clocked.clock.now()).refusal == Refusal("table", "refused.over")


def test_a_table_goes_on_from_its_lines() -> None:
    clocked = ClockedTable(pebbles(3))
    clocked.plays(0, Peek(), "p")
    clocked.plays(1, Scoop((1, 3)))
    clocked.plays(2, Hurry())
    later = ClockedTable(pebbles(3), clocked.table.lines, at=77)
    assert digest(later.table.state) == digest(clocked.table.state)
    assert [later.table.whole(seat) for seat in range(-1, 3)] == [clocked.table.whole(seat) for seat in range(-1, 3)]
    assert later.table.wakes_at() == 77 + PATIENCE_MS
    assert later.table.submit(0, 1, Peek(), "p", 77).lines == ()


def test_a_crash_in_the_game_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    clocked = ClockedTable(pebbles())
    before = digest(clocked.table.state)

    def crash(self: Take, s: object, seat: int, ask: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Take, "do", crash)
    with pytest.raises(ZeroDivisionError):
        clocked.plays(0, Take(1))
    assert (digest(clocked.table.state), clocked.table.lines) == (before, ())


def test_why_not_is_asked_without_a_trace() -> None:
    table = ClockedTable(pebbles()).table
    assert table.why_not(0, 1, Take(4)) == Refusal("pebbles:R1", "refused.take", {"n": 12})
    assert table.why_not(0, 1, Take(3)) is None
    assert table.lines == ()


def test_a_table_is_set_for_as_many_as_the_game_allows() -> None:
    with pytest.raises(ValueError, match="pebbles is for 2 to 3 seats, not 1"):
        pebbles(1)


def test_a_key_is_drawn_anew_for_each_table() -> None:
    one, other = (make_setting(GAME, load_content(GAME), ("Ann", "Bob")) for _ in range(2))
    assert one.key != other.key
    assert one.commitment != other.commitment


def starts_at(table: Table) -> int | None:
    return table.starts_at


def test_a_clock_that_runs_goes_on_after_a_countdown() -> None:
    clocked = ClockedTable(pebbles())
    clocked.plays(0, Hurry())
    clocked.table.pause(0, clocked.clock.go_on(100), "Tea")
    pause = clocked.table.history.pause
    assert pause is not None
    assert (pause.seat, pause.reason) == (0, "Tea")
    resumed = clocked.table.resume(1, clocked.clock.go_on(5000), countdown=3000)
    assert (resumed.lines, resumed.refusal) == ((), None)
    assert starts_at(clocked.table) == clocked.table.wakes_at() == clocked.clock.now() + 3000
    clocked.table.resume(0, clocked.clock.go_on(1000), countdown=3000)  # nobody makes it longer
    assert clocked.table.tick(clocked.clock.go_on(1999)).lines == ()
    stands = clocked.table.game_time(clocked.clock.now())
    assert clocked.table.tick(clocked.clock.go_on(1)).lines == (Resume(stands, 1),)
    assert starts_at(clocked.table) is None
    assert clocked.table.game_time(clocked.clock.go_on(250)) == stands + 250


def test_a_tick_that_comes_late_does_not_make_the_countdown_longer() -> None:
    clocked = ClockedTable(pebbles())
    clocked.plays(0, Hurry())
    clocked.table.pause(0, clocked.clock.now())
    stands = clocked.table.game_time(clocked.clock.now())
    clocked.table.resume(0, clocked.clock.now(), countdown=3000)
    clocked.table.tick(clocked.clock.go_on(3400))
    assert clocked.table.game_time(clocked.clock.now()) == stands + 400


def test_after_a_restart_a_running_clock_has_a_grace() -> None:
    before = ClockedTable(pebbles())
    before.plays(0, Hurry())
    table = Table(before.table.setting, 10_000, before.table.lines, grace=5000)
    stands = table.game_time(10_000)
    assert starts_at(table) == 15_000
    assert table.game_time(14_999) == stands
    table.tick(15_000)
    assert starts_at(table) is None
    assert table.game_time(15_250) == stands + 250


def test_where_no_clock_runs_there_is_neither_grace_nor_countdown() -> None:
    before = ClockedTable(pebbles())
    table = Table(before.table.setting, 10_000, before.table.lines, grace=5000)
    assert starts_at(table) is None
    table.pause(0, 10_000)
    assert table.resume(0, 10_100, countdown=3000).lines == (Resume(0, 0),)

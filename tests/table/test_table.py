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
from tests.table.pebbles import GAME, PATIENCE_MS, BeachView, Hurry, Peek, Peeked, Rang, Roll, Scoop, Take, Taken
from tests.table.scenes import Evening, pebbles


def seen(view: View) -> BeachView:
    assert isinstance(view, BeachView)
    return view


def test_everybody_is_shown_the_opening() -> None:
    table = Evening(pebbles()).table
    assert set(table.opening) == {-1, 0, 1}
    assert {update.n for update in table.opening.values()} == {1}


def test_an_answer_becomes_a_line_and_updates() -> None:
    evening = Evening(pebbles())
    happened = evening.plays(0, Take(2), "a")
    assert happened.lines == (Command(100, 0, 1, Take(2), "a"),) == evening.table.lines
    assert happened.refusal is None
    assert {seat: update.events for seat, update in happened.updates.items()} == dict.fromkeys(
        (-1, 0, 1), (Taken(0, 2),)
    )
    assert seen(happened.updates[1].view).pebbles == 10


def test_a_refusal_goes_to_its_seat_and_changes_nothing() -> None:
    evening = Evening(pebbles())
    before = digest(evening.table.state)
    happened = evening.plays(0, Take(9))
    assert happened.refusal == Refusal("pebbles:R1", "refused.take", {"n": 12})
    assert (happened.lines, happened.updates) == ((), {})
    assert digest(evening.table.state) == before


def test_a_seat_for_which_nothing_changed_gets_nothing() -> None:
    evening = Evening(pebbles(3))
    happened = evening.plays(0, Peek())
    assert set(happened.updates) == {0, 1}  # the shell, and whose turn it is; seat 2 and spectators learn neither
    assert isinstance(happened.updates[0].events[0], Peeked)
    assert happened.updates[1].events == ()


def test_updates_are_counted_per_seat() -> None:
    evening = Evening(pebbles(3))
    evening.plays(0, Peek())
    happened = evening.plays(1, Take(1))
    assert {seat: update.n for seat, update in happened.updates.items()} == {-1: 2, 0: 3, 1: 3, 2: 2}


def test_whoever_comes_back_gets_everything_under_the_last_number() -> None:
    evening = Evening(pebbles())
    evening.plays(0, Take(1))
    whole = evening.table.whole(1)
    assert (whole.n, whole.events, seen(whole.view).pebbles) == (2, (), 11)


def test_a_resend_never_rolls_twice() -> None:
    evening = Evening(pebbles())
    evening.plays(0, Roll(), "same")
    before = digest(evening.table.state)
    again = evening.table.submit(0, 1, Roll(), "same", evening.clock.now())
    assert (again.lines, again.updates, again.refusal) == ((), {}, None)
    assert digest(evening.table.state) == before


def test_a_resend_of_what_was_refused_is_refused_again() -> None:
    evening = Evening(pebbles())
    early = evening.table.submit(1, 1, Take(1), "early", evening.clock.now()).refusal
    assert early is not None
    evening.plays(0, Take(1))
    assert evening.table.submit(1, 1, Take(1), "early", evening.clock.now()).refusal == early
    assert evening.table.submit(1, 1, Take(1), "fresh", evening.clock.now()).refusal is None


def test_seats_choose_their_ids_without_each_other() -> None:
    evening = Evening(pebbles())
    evening.plays(0, Take(1), "1")
    assert evening.plays(1, Take(1), "1").lines


def test_nobody_answers_from_outside_the_table() -> None:
    evening = Evening(pebbles())
    for seat in (-1, 2, 99):
        refusal = evening.table.submit(seat, 1, Take(1), "", evening.clock.now()).refusal
        assert refusal == Refusal("table", "refused.not_yours")


def test_what_is_due_happens_when_the_table_wakes() -> None:
    evening = Evening(pebbles())
    evening.plays(0, Hurry())
    wakes = evening.table.wakes_at()
    assert wakes == evening.clock.now() + PATIENCE_MS
    assert evening.table.tick(wakes - 1).lines == ()
    happened = evening.table.tick(wakes)
    assert happened.lines == (Tick(100 + PATIENCE_MS),)
    assert happened.updates[-1].events == (Rang(1),)
    assert evening.table.wakes_at() is None


def test_what_is_due_happens_before_a_late_answer() -> None:
    evening = Evening(pebbles())
    evening.plays(0, Hurry())
    happened = evening.plays(1, Take(1), after=PATIENCE_MS)
    assert happened.refusal == Refusal("table", "refused.closed")
    assert happened.lines == (Tick(100 + PATIENCE_MS),)
    assert happened.updates[0].events == (Rang(1),)


def test_an_answer_just_in_time_counts() -> None:
    evening = Evening(pebbles())
    evening.plays(0, Hurry())
    assert evening.plays(1, Take(1), after=PATIENCE_MS - 1).refusal is None
    assert evening.table.wakes_at() is None


def test_stamps_never_fall() -> None:
    evening = Evening(pebbles())
    evening.plays(0, Take(1), after=5000)
    happened = evening.table.submit(1, 1, Take(1), "", evening.clock.now() - 3000)
    assert happened.lines == (Command(5000, 1, 1, Take(1)),)


def test_a_pause_stops_game_time() -> None:
    evening = Evening(pebbles())
    evening.plays(0, Hurry())
    assert evening.table.pause(1, evening.clock.go_on(400)).lines == (Pause(500, 1),)
    assert evening.table.wakes_at() is None
    assert evening.table.tick(evening.clock.go_on(60_000)).lines == ()
    assert evening.table.resume(0, evening.clock.now()).lines == (Resume(500, 0),)
    assert evening.table.wakes_at() == evening.clock.now() + PATIENCE_MS - 400
    assert evening.plays(1, Take(1)).lines == (Command(600, 1, 1, Take(1)),)


def test_a_pause_refuses_with_the_rule_of_the_game() -> None:
    evening = Evening(pebbles())
    evening.table.pause(0, evening.clock.now())
    refusal = evening.plays(0, Take(1)).refusal
    assert refusal == Refusal("pebbles:R9", "refused.paused")
    assert evening.table.pause(1, evening.clock.now()).refusal == refusal


def test_who_paused_says_why_afterwards_and_once() -> None:
    evening = Evening(pebbles())
    evening.table.pause(0, evening.clock.go_on(400))
    given = evening.table.pause(0, evening.clock.go_on(9000), "Tea")
    assert given.lines == (Pause(400, 0, "Tea"),)
    assert evening.table.history.pause == Pause(400, 0, "Tea")
    assert evening.table.pause(0, evening.clock.now(), "Tea") == Happened()
    assert evening.table.pause(0, evening.clock.now()) == Happened()
    again = evening.table.pause(0, evening.clock.now(), "Coffee")
    assert again.refusal == Refusal("pebbles:R9", "refused.paused")
    assert evening.table.pause(1, evening.clock.now(), "Me too").refusal == again.refusal
    evening.table.resume(1, evening.clock.go_on(50))
    assert (evening.table.paused, evening.table.game_time(evening.clock.now())) == (False, 400)
    assert verify(evening.table.save()).now == evening.table.state.now


def test_only_a_pause_can_be_resumed_and_only_from_a_seat() -> None:
    evening = Evening(pebbles())
    assert evening.table.resume(0, evening.clock.now()).refusal == Refusal("table", "refused.not_paused")
    assert evening.table.pause(-1, evening.clock.now()).refusal == Refusal("table", "refused.not_yours")


def test_a_game_that_is_over_stays_over() -> None:
    evening = Evening(pebbles(pebbles=2))
    evening.plays(0, Take(2))
    assert evening.table.outcome is not None
    assert evening.plays(1, Take(1)).refusal == Refusal("table", "refused.over")
    assert evening.table.pause(0, evening.clock.now()).refusal == Refusal("table", "refused.over")


def test_a_table_goes_on_from_its_lines() -> None:
    evening = Evening(pebbles(3))
    evening.plays(0, Peek(), "p")
    evening.plays(1, Scoop((1, 3)))
    evening.plays(2, Hurry())
    later = Evening(pebbles(3), evening.table.lines, at=77)
    assert digest(later.table.state) == digest(evening.table.state)
    assert [later.table.whole(seat) for seat in range(-1, 3)] == [evening.table.whole(seat) for seat in range(-1, 3)]
    assert later.table.wakes_at() == 77 + PATIENCE_MS
    assert later.table.submit(0, 1, Peek(), "p", 77).lines == ()


def test_a_crash_in_the_game_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(pebbles())
    before = digest(evening.table.state)

    def crash(self: Take, s: object, seat: int, ask: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Take, "do", crash)
    with pytest.raises(ZeroDivisionError):
        evening.plays(0, Take(1))
    assert (digest(evening.table.state), evening.table.lines) == (before, ())


def test_why_not_is_asked_without_a_trace() -> None:
    table = Evening(pebbles()).table
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
    evening = Evening(pebbles())
    evening.plays(0, Hurry())
    evening.table.pause(0, evening.clock.go_on(100), "Tea")
    pause = evening.table.history.pause
    assert pause is not None
    assert (pause.seat, pause.reason) == (0, "Tea")
    resumed = evening.table.resume(1, evening.clock.go_on(5000), countdown=3000)
    assert (resumed.lines, resumed.refusal) == ((), None)
    assert starts_at(evening.table) == evening.table.wakes_at() == evening.clock.now() + 3000
    evening.table.resume(0, evening.clock.go_on(1000), countdown=3000)  # nobody makes it longer
    assert evening.table.tick(evening.clock.go_on(1999)).lines == ()
    stands = evening.table.game_time(evening.clock.now())
    assert evening.table.tick(evening.clock.go_on(1)).lines == (Resume(stands, 1),)
    assert starts_at(evening.table) is None
    assert evening.table.game_time(evening.clock.go_on(250)) == stands + 250


def test_a_tick_that_comes_late_does_not_make_the_countdown_longer() -> None:
    evening = Evening(pebbles())
    evening.plays(0, Hurry())
    evening.table.pause(0, evening.clock.now())
    stands = evening.table.game_time(evening.clock.now())
    evening.table.resume(0, evening.clock.now(), countdown=3000)
    evening.table.tick(evening.clock.go_on(3400))
    assert evening.table.game_time(evening.clock.now()) == stands + 400


def test_after_a_restart_a_running_clock_has_a_grace() -> None:
    before = Evening(pebbles())
    before.plays(0, Hurry())
    table = Table(before.table.setting, 10_000, before.table.lines, grace=5000)
    stands = table.game_time(10_000)
    assert starts_at(table) == 15_000
    assert table.game_time(14_999) == stands
    table.tick(15_000)
    assert starts_at(table) is None
    assert table.game_time(15_250) == stands + 250


def test_where_no_clock_runs_there_is_neither_grace_nor_countdown() -> None:
    before = Evening(pebbles())
    table = Table(before.table.setting, 10_000, before.table.lines, grace=5000)
    assert starts_at(table) is None
    table.pause(0, 10_000)
    assert table.resume(0, 10_100, countdown=3000).lines == (Resume(0, 0),)

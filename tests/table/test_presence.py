"""Who is away is a line of the log; that nobody is there is none: the table stands still, and nothing happens in it."""

import pytest

from holdfast.engine.action import IllegalAction
from holdfast.engine.command import Pause, Presence, Resume, Tick, Undo
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.save import digest, dump, load
from holdfast.table.bot_seats import BotSeats
from holdfast.table.history import History
from holdfast.table.replay import replay, verify
from holdfast.table.save import encoded, parse_save
from holdfast.table.table import UndoWish
from tests.table.fixtures import ClockedTable, pebbles
from tests.table.pebbles import GAME, PATIENCE_MS, Hurry, Take


def played() -> ClockedTable:
    clocked = ClockedTable(pebbles())
    clocked.plays(0, Take(1))
    clocked.plays(1, Take(2))
    return clocked


def test_a_line_is_kept_only_when_somebody_comes_or_goes() -> None:
    clocked = played()
    table, now = clocked.table, clocked.clock.now()
    assert table.note_away((), now).lines == ()
    assert table.note_away((1,), now + 100).lines == (Presence(300, (1,)),)
    assert table.note_away((1,), now + 200).lines == ()
    assert table.state.away == (1,)
    assert table.note_away((), now + 300).lines == (Presence(500, ()),)


def test_people_come_and_go_in_a_pause_too_and_it_holds() -> None:
    clocked = played()
    table, now = clocked.table, clocked.clock.now()
    table.pause(0, now + 100)
    assert table.note_away((1,), now + 900).lines == (Presence(300, (1,)),)
    assert table.paused
    assert table.lines[-2:] == (Pause(300, 0), Presence(300, (1,)))


def test_nobody_is_away_who_has_no_seat() -> None:
    table = played().table
    with pytest.raises(IllegalAction):
        table.note_away((7,), 300)
    assert table.state.away == ()


def test_a_wish_outlasts_somebody_who_goes_and_an_undo_brings_nobody_back() -> None:
    clocked = played()
    clocked.table.undo(1, clocked.clock.now())
    clocked.table.note_away((1,), clocked.clock.now())
    assert clocked.table.wish == UndoWish(1, (1,))
    happened = clocked.table.undo(0, clocked.clock.now())
    assert isinstance(happened.lines[0], Undo)
    assert clocked.table.state.away == (1,)
    assert digest(clocked.table.history.state_at(len(clocked.table.lines))) == digest(clocked.table.state)


def test_a_save_with_such_a_line_is_read_and_checked() -> None:
    clocked = played()
    clocked.table.note_away((0,), clocked.clock.now())
    while clocked.table.outcome is None:
        seat = next(seat for seat in (0, 1) if clocked.table.whole(seat).view.asks)
        clocked.plays(seat, Take(1))
    save = parse_save(b"".join(encoded(clocked.table.save())), "a game", game=GAME)
    assert verify(save).away == (0,)
    assert [s.away for s in replay(save)][2:4] == [(), (0,)]


def test_a_state_from_before_this_was_known_has_nobody_away() -> None:
    table = played().table
    data = dump(table.state)
    assert b"away" not in data
    assert load(GAME, table.setting.content, data).away == ()
    table.note_away((1,), 900)
    assert load(GAME, table.setting.content, dump(table.state)).away == (1,)


def test_while_nobody_is_there_no_time_passes_and_afterwards_there_is_a_grace() -> None:
    clocked = ClockedTable(pebbles())
    clocked.plays(0, Hurry())
    table, clock = clocked.table, clocked.clock
    table.suspend(clock.go_on(400))
    stood = table.game_time(clock.now())
    assert table.wakes_at() is None
    assert table.tick(clock.go_on(10 * PATIENCE_MS)).lines == ()
    table.suspend(clock.go_on(10))
    assert table.game_time(clock.now()) == stood
    table.wake(clock.now(), grace=5000)
    assert table.starts_at == table.wakes_at() == clock.now() + 5000
    table.wake(clock.go_on(1000), grace=5000)  # nobody makes it longer
    assert table.tick(clock.go_on(4000)).lines == ()
    assert table.game_time(clock.now()) == stood
    due = table.wakes_at()
    assert due == clock.now() + PATIENCE_MS - 400
    assert table.tick(clock.go_on(PATIENCE_MS - 400)).lines == (Tick(stood + PATIENCE_MS - 400),)


def test_a_pause_holds_when_all_go_and_somebody_is_back() -> None:
    clocked = ClockedTable(pebbles())
    clocked.plays(0, Hurry())
    table, clock = clocked.table, clocked.clock
    table.pause(0, clock.go_on(100))
    table.resume(0, clock.go_on(100), countdown=3000)
    table.suspend(clock.go_on(100))
    assert table.tick(clock.go_on(9000)).lines == (), "nobody was there to see it count"
    table.wake(clock.now(), grace=5000)
    assert table.paused
    assert table.starts_at is None
    table.resume(0, clock.now())
    assert isinstance(table.lines[-1], Resume)


def test_bots_stand_still_with_the_table_and_take_as_long_as_before() -> None:
    clocked = ClockedTable(pebbles())
    table = clocked.table
    start = clocked.clock.now()
    bots = BotSeats(table, {0: GAME.bots["random"]}, Rng(key_from_seed(1)), start)
    planned = bots.next_at()
    assert planned is not None
    table.suspend(start + 50)
    bots.keep_still(start + 50)
    assert bots.next_at() is None
    assert bots.step(start + 90_000) is None
    table.wake(start + 100_050)
    bots.keep_still(start + 100_050)
    assert bots.next_at() == planned + 100_000


def test_a_bot_that_makes_up_its_mind_while_the_table_stands_is_not_late_for_that() -> None:
    clocked = ClockedTable(pebbles())
    table = clocked.table
    start = clocked.clock.now()
    bots = BotSeats(table, {}, Rng(key_from_seed(1)), start)
    table.suspend(start + 50)
    bots.keep_still(start + 50)
    bots.sit_down(0, GAME.bots["random"], start + 60_000)
    table.wake(start + 100_050)
    bots.keep_still(start + 100_050)
    answers_at = bots.next_at()
    assert answers_at is not None
    assert answers_at < start + 100_050 + 5000


def test_history_refuses_presence_after_the_end() -> None:
    clocked = played()
    while clocked.table.outcome is None:
        seat = next(seat for seat in (0, 1) if clocked.table.whole(seat).view.asks)
        clocked.plays(seat, Take(1))
    assert clocked.table.note_away((1,), clocked.clock.now()).lines == ()
    history: History = clocked.table.history
    with pytest.raises(IllegalAction):
        history.add(Presence(history.state.now, (1,)))

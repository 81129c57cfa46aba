"""Bots at a table are ordinary seats."""

from holdfast.bots import RANDOM
from holdfast.engine.rng import Rng
from holdfast.table.bot_seats import BotSeats
from tests.table.fixtures import ClockedTable, pebbles, written
from tests.table.pebbles import Take


def with_bots(*seats: int, of: int = 2) -> tuple[ClockedTable, BotSeats]:
    clocked = ClockedTable(pebbles(of))
    return clocked, BotSeats(clocked.table, dict.fromkeys(seats, RANDOM), Rng(bytes(16)), clocked.clock.now())


def play_on(clocked: ClockedTable, bots: BotSeats) -> None:
    """Let bots and timers do what they do until nothing more happens by itself."""
    while True:
        times = [at for at in (bots.next_at(), clocked.table.wakes_at()) if at is not None]
        if not times or clocked.table.outcome is not None:
            return
        at = clocked.clock.go_on(max(0, min(times) - clocked.clock.now()))
        bots.see(clocked.table.tick(at), at)
        happened = bots.step(at)
        if happened is not None:
            bots.see(happened, at)


def test_bots_play_a_game_to_its_end() -> None:
    clocked, bots = with_bots(0, 1, 2, of=3)
    play_on(clocked, bots)
    assert clocked.table.outcome is not None
    assert bots.next_at() is None


def test_a_bot_waits_for_its_turn_and_takes_its_time() -> None:
    clocked, bots = with_bots(1)
    assert bots.next_at() is None
    bots.see(clocked.plays(0, Take(1)), clocked.clock.now())
    next_at = bots.next_at()
    assert next_at is not None
    assert next_at > clocked.clock.now()
    assert bots.step(next_at - 1) is None
    happened = bots.step(next_at)
    assert happened is not None
    assert happened.lines


def test_a_bot_does_not_play_in_a_pause() -> None:
    clocked, bots = with_bots(0)
    clocked.table.pause(1, clocked.clock.now())
    assert bots.next_at() is None


def test_bots_agree_to_undo_and_forget_what_was_taken_back() -> None:
    clocked, bots = with_bots(1)
    bots.see(clocked.plays(0, Take(1)), clocked.clock.now())
    clocked.table.undo(0, clocked.clock.now())
    happened = bots.agree_to_undo(clocked.clock.now())
    assert happened.lines
    bots.see(happened, clocked.clock.now())
    assert [update.n for update in bots.seen[1]] == [1, 3]
    assert bots.next_at() is None
    assert written(clocked.table.state).startswith("pebbles 12 ")

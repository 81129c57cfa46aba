"""Bots at a table are ordinary seats."""

from holdfast.bots import RANDOM
from holdfast.engine.rng import Rng
from holdfast.table.bot_seats import BotSeats
from tests.table.pebbles import Take
from tests.table.scenes import Evening, pebbles, written


def with_bots(*seats: int, of: int = 2) -> tuple[Evening, BotSeats]:
    evening = Evening(pebbles(of))
    return evening, BotSeats(evening.table, dict.fromkeys(seats, RANDOM), Rng(bytes(16)), evening.clock.now())


def play_on(evening: Evening, bots: BotSeats) -> None:
    """Let bots and timers do what they do until nothing more happens by itself."""
    while True:
        times = [at for at in (bots.next_at(), evening.table.wakes_at()) if at is not None]
        if not times or evening.table.outcome is not None:
            return
        at = evening.clock.go_on(max(0, min(times) - evening.clock.now()))
        bots.see(evening.table.tick(at), at)
        happened = bots.step(at)
        if happened is not None:
            bots.see(happened, at)


def test_bots_play_a_game_to_its_end() -> None:
    evening, bots = with_bots(0, 1, 2, of=3)
    play_on(evening, bots)
    assert evening.table.outcome is not None
    assert bots.next_at() is None


def test_a_bot_waits_for_its_turn_and_takes_its_time() -> None:
    evening, bots = with_bots(1)
    assert bots.next_at() is None
    bots.see(evening.plays(0, Take(1)), evening.clock.now())
    next_at = bots.next_at()
    assert next_at is not None
    assert next_at > evening.clock.now()
    assert bots.step(next_at - 1) is None
    happened = bots.step(next_at)
    assert happened is not None
    assert happened.lines


def test_a_bot_does_not_play_in_a_pause() -> None:
    evening, bots = with_bots(0)
    evening.table.pause(1, evening.clock.now())
    assert bots.next_at() is None


def test_bots_agree_to_undo_and_forget_what_was_taken_back() -> None:
    evening, bots = with_bots(1)
    bots.see(evening.plays(0, Take(1)), evening.clock.now())
    evening.table.undo(0, evening.clock.now())
    happened = bots.agree_to_undo(evening.clock.now())
    assert happened.lines
    bots.see(happened, evening.clock.now())
    assert [update.n for update in bots.seen[1]] == [1, 3]
    assert bots.next_at() is None
    assert written(evening.table.state).startswith("pebbles 12 ")

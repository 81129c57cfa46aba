"""`mate`, the squad member for people: what the group decides is theirs, and without a clock it keeps step."""

from collections.abc import Iterator

from holdfast.bots import bot_named
from holdfast.engine.bot import Budget, Choice, Mind, Scheduler, update_for
from holdfast.engine.command import Command
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.timers import advance, next_due
from holdfast.games.elite.bots.mate import AHEAD_MS, is_ahead, is_for_the_group
from holdfast.games.elite.game import GAME
from holdfast.games.elite.rules.signal import HOLD_DICE, Signal
from holdfast.games.elite.state import Elite, Options
from tests.games.elite.packs import base_parts
from tests.games.elite.playing import table

PARTS = base_parts()


def sits(name: str, seat: int) -> Mind:
    return bot_named(GAME, name).sit(GAME, PARTS, seat, Rng(key_from_seed(f"{name}/{seat}")))


def says(name: str, s: Elite, seat: int) -> Choice | None:
    return sits(name, seat).choose(update_for(GAME, s, seat), Budget())


def undecided() -> Iterator[Elite]:
    """Moments of a game in which the group is asked something, and this seat nothing else."""
    s = GAME.setup(PARTS, Options(decision_ms=15_000), 2, key_from_seed("undecided"))
    squads = {seat: bot_named(GAME, "squad-fast") for seat in (0, 1)}
    scheduler = Scheduler(GAME, PARTS, s, squads, Rng(key_from_seed("minds")))
    while s.outcome is None and scheduler.step() is not None:
        seen = update_for(GAME, s, 0)
        asked = [ask for ask in seen.asks if ask.kind != "any_time"]
        if asked and all(is_for_the_group(seen.knowledge, 0, ask) for ask in asked):
            yield s.clone()


def test_what_the_group_decides_is_left_to_people_until_the_last_grace() -> None:
    seen = 0
    for s in undecided():
        assert says("squad", s, 0) is not None
        assert says("mate", s, 0) is None
        for _ in range(2):
            due = next_due(s)
            assert due is not None
            advance(s, due)
        if not any(ask.kind != "any_time" for ask in GAME.view(s, 0).asks):
            continue
        assert says("mate", s, 0) is not None
        seen += 1
    assert seen > 3


def test_mates_leave_nothing_to_people_where_there_are_none() -> None:
    for seats in (1, 3):
        s = GAME.setup(PARTS, Options(), seats, key_from_seed(f"mates/{seats}"))
        mates = {seat: bot_named(GAME, "mate") for seat in range(seats)}
        scheduler = Scheduler(GAME, PARTS, s, mates, Rng(key_from_seed("minds")))
        while s.outcome is None and s.round < 3:
            assert scheduler.step() is not None, [type(frame).__name__ for frame in s.frames()]


def test_a_mate_waits_for_people_who_are_there_and_not_for_those_who_are_away() -> None:
    game = table("phase: activation\ngherid: C4\nakosha: O8\nbiters: H3 I3 M5\nnext hit: 1 1 1")
    game.wait(0)
    plans = Scheduler(GAME, PARTS, game.s, {1: bot_named(GAME, "mate")}, Rng(key_from_seed("minds")))
    assert plans.step() is None, "seat 1 is somebody's, and there"
    game.s.look_around((0,))
    plans.happened()
    played = plans.step()
    assert isinstance(played, Command)
    assert played.seat == 1


def test_without_a_clock_nobody_waits_for_a_mate_that_waits_for_somebody_who_is_away() -> None:
    game = table("gherid: C4\nakosha: D7", options=Options(heroes=("gherid", "akosha"), tempo="untimed"))
    game.s.left_ms[1] -= 2 * AHEAD_MS
    assert is_ahead(game.s.masked(1), 1)
    game.s.look_around((0,))
    assert not is_ahead(game.s.masked(1), 1)


def test_without_a_clock_a_mate_does_not_run_ahead_of_who_sits_and_thinks() -> None:
    options, rushes = Options(tempo="untimed"), 0
    for seed in range(5):
        s = GAME.setup(PARTS, options, 2, key_from_seed(f"mate/{seed}"))
        scheduler = Scheduler(
            GAME, PARTS, s, {seat: bot_named(GAME, "mate") for seat in (0, 1)}, Rng(key_from_seed(f"minds/{seed}"))
        )
        most = rushes + 200
        while s.outcome is None and rushes < most:
            if scheduler.step() is None:
                break
            if s.clock_runs and not any(s.finished):
                rushes += 1
                costs = s.parts.times.costs
                dearest = costs.tech + costs.choice  # Alien Tech now, which is an answer too
                assert abs(s.left_ms[0] - s.left_ms[1]) <= AHEAD_MS + dearest
    assert rushes > 600


def test_a_mate_who_holds_its_dice_says_why() -> None:
    """One alien, few steps from home and far from everybody: a roll would only bring it nearer."""
    game = table("gherid: C6\nakosha: D7\nbiters: M6\nclock: 60 s")
    mate = sits("mate", 0)
    chosen = mate.choose(update_for(GAME, game.s, 0), Budget())
    assert chosen is not None
    assert chosen.action == Signal(HOLD_DICE)
    assert mate.choose(update_for(GAME, game.s, 0), Budget()) is None, "once is enough"
    assert says("squad", game.s, 0) is None

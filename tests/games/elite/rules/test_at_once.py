"""Everybody acts at once: whose choice it is, what others may do meanwhile, and that nobody away hangs a table."""

from __future__ import annotations

import pytest

from holdfast.engine.play import CLOSED, asks, play, why_not
from holdfast.engine.rng import key_from_seed
from holdfast.engine.save import digest
from holdfast.engine.timers import advance, next_due
from holdfast.engine.view import ask_view
from holdfast.games.elite.game import GAME
from holdfast.games.elite.rules.acting import Act
from holdfast.games.elite.rules.asking import LONG_MS
from holdfast.games.elite.rules.push import Go
from holdfast.games.elite.rules.trade import AnyTime
from holdfast.games.elite.setup import setup
from holdfast.games.elite.state import Elite, Options
from tests.games.elite.packs import base_parts
from tests.games.elite.playing import Table, table

GRACE = Options().grace_ms
PUSHED = "gherid: C4\nkara: K4\nshooters: C3\nbiters: K3\ndice 2: alien\ndice 3: alien move gun hand"
LIVE = Options(heroes=("gherid", "akosha", "kara"), abilities=False)


@pytest.fixture
def chain() -> Table:
    """Seat 2 drives a shooter into Gherid, who belongs to seat 1; seat 3 has an alien result, too."""
    game = table(PUSHED, seats=3, options=LIVE)
    assert game.say(2, "Drive Shooter 1 to C4") is None
    return game


def choosers(game: Table) -> list[int]:
    return [seat + 1 for seat in range(3) if "choose_way" in game.asked(seat)]


@pytest.mark.rule("elite:A64")
def test_a_pushed_heros_way_is_its_owners_and_the_movers_after_a_grace(chain: Table) -> None:
    chain.wait(GRACE - 1)
    assert choosers(chain) == [1]
    chain.wait(1)
    assert choosers(chain) == [1, 2]


@pytest.mark.rule("elite:A64", "elite:A22")
def test_after_time_is_up_the_mover_waits_until_the_owner_has_been_away_for_one_grace() -> None:
    game = table("clock: 1 s\n" + PUSHED.replace("dice 3: alien move gun hand", ""), seats=3, options=LIVE)
    game.wait(999)
    game.say(2, "Drive Shooter 1 to C4")
    game.wait(1 + 10 * GRACE)
    assert choosers(game) == [1]
    assert next_due(game.s) is None
    game.look_around([0], are_away=True)
    game.wait(GRACE - 1)
    assert choosers(game) == [1]
    game.wait(1)
    assert choosers(game) == [1, 2]


@pytest.mark.rule("elite:A64")
def test_a_choice_that_nobody_makes_goes_to_all_and_then_to_the_board(chain: Table) -> None:
    chain.wait(2 * GRACE)
    assert choosers(chain) == [1, 2, 3]
    ways = [option.action for option in chain.asks(0)[-1].options]
    chain.s.acid = [way.to for way in ways[:-1] if isinstance(way, Go)]
    chain.wait(GRACE)
    assert choosers(chain) == []
    assert Go(chain.s.at[0]) == ways[-1], "the only way that does not hurt"


@pytest.mark.rule("elite:A12")
def test_the_first_answer_wins_and_a_late_one_is_refused(chain: Table) -> None:
    chain.wait(GRACE)
    number = next(ask.id for ask in chain.asks(1) if ask.kind == "choose_way")
    assert chain.say(1, "Go to D4") is None
    assert why_not(chain.s, 1, number, Go(chain.cell("C5"))) == CLOSED


@pytest.mark.rule("elite:A12")
def test_only_one_chain_at_a_time_but_free_steps_go_on(chain: Table) -> None:
    assert chain.say(3, "Drive Biter 1 to K4") == "elite:A12"
    free = next(to for to in chain.s.map.paths[chain.cell("K3")] if to != chain.cell("K4"))
    assert chain.s.figure_on(free) is None
    name = chain.game.shown.names(chain.s)[f"cell.{free}"]
    assert chain.say(3, f"Drive Biter 1 to {name}") is None


@pytest.mark.rule("elite:A12")
def test_nobody_elses_dice_are_frozen_by_an_open_choice(chain: Table) -> None:
    free = next(to for to in chain.s.map.paths[chain.cell("K3")] if to != chain.cell("K4"))
    chain.say(3, f"Drive Biter 1 to {chain.game.shown.names(chain.s)[f'cell.{free}']}")
    assert chain.say(3, "Roll 3a") is None
    assert chain.say(3, "Move Kara to K5" if chain.s.is_open(chain.cell("K5")) else "Move Kara to L4") is None


@pytest.mark.rule("elite:A12")
def test_nobody_touches_the_figures_of_a_chain() -> None:
    game = table(PUSHED + "\nhand 3: ion_rifle[gun,wrench]".replace("3", "2", 1), seats=3, options=LIVE)
    game.s.at[1] = game.cell("C5")
    game.s.next_hits = [6]
    game.say(2, "Drive Shooter 1 to C4")
    assert game.say(2, "Fire Ion Rifle") is None
    assert game.say(2, "Hit Shooter 1") == "elite:A12"
    game.say(1, "Go to D4")
    assert game.say(2, "Hit Shooter 1") is None


@pytest.mark.rule("elite:R84")
def test_while_a_die_is_to_be_lost_its_player_does_nothing_else() -> None:
    game = table("")
    threshold = game.s.hero(0).thresholds[0]
    game = table(f"gherid: C4 damage {threshold - 1}\nshooters: C3\ndice 1: gun\ndice 2: alien")
    game.say(2, "Drive Shooter 1 to C4")
    assert "lose_die" in game.asked(0)
    assert game.say(1, "Roll 1b") == "elite:R167"
    assert game.say(2, "Roll 2b") is None
    assert game.say(1, "Lose 1a") is None
    assert game.say(1, "Roll 1b") is None


@pytest.mark.rule("elite:A30")
def test_a_die_with_an_alien_result_is_lost_only_when_it_is_settled() -> None:
    threshold = table("").s.hero(0).thresholds[0]
    game = table(
        f"gherid: C4 damage {threshold - 1}\nshooters: C3\nbiters: K3\ndice 1: alien alien alien alien\ndice 2: alien"
    )
    game.say(2, "Drive Shooter 1 to C4")
    game.say(1, "Go to D4")
    assert game.line("dice 1") == "alien alien alien alien"
    to = game.game.shown.names(game.s)[f"cell.{game.s.map.paths[game.cell('K3')][0]}"]
    assert game.say(1, f"Drive Biter 1 to {to}") is None
    assert game.line("dice 1") == "locked alien alien alien"


# -- time


@pytest.mark.rule("elite:R77", "elite:R234")
@pytest.mark.parametrize(("scale", "seconds"), [(100, 120), (150, 180), (200, 240), (300, 360)])
def test_the_clock_starts_when_all_are_ready_and_runs_two_minutes_or_longer(scale: int, seconds: int) -> None:
    game = table("phase: ready", options=Options(heroes=("gherid", "akosha"), scale=scale))
    game.say(1, "Ready")
    game.wait(60_000)
    assert not game.s.clock_runs
    game.say(2, "Ready")
    assert (game.s.clock_runs, game.line("clock")) == (True, f"{seconds * 1000} ms")
    game.wait(seconds * 1000)
    assert (game.s.clock_runs, game.s.stopped) == (False, 1)


def test_the_clock_starts_without_those_who_never_say_that_they_are_ready() -> None:
    game = table("phase: ready")
    game.say(1, "Ready")
    game.look_around([1], are_away=True)
    game.wait(LONG_MS)
    assert game.s.clock_runs


@pytest.mark.rule("elite:R152")
def test_dice_that_tumble_when_time_is_up_show_nothing() -> None:
    game = table("clock: 1 s\nnext action 1: gun")
    game.wait(500)
    game.say(1, "Roll 1a")
    game.wait(2000)
    assert game.line("dice 1") == "- - - -"


def test_the_time_that_a_roll_takes_is_an_option() -> None:
    game = table("next action 1: gun", options=Options(heroes=("gherid", "akosha"), roll_ms=250))
    game.say(1, "Roll 1a")
    game.wait(249)
    assert game.line("dice 1") == "tumbling - - -"
    game.wait(1)
    assert game.line("dice 1") == "gun - - -"


# -- untimed


@pytest.fixture
def untimed() -> Table:
    return table("next action 1: gun move", options=Options(heroes=("gherid", "akosha"), tempo="untimed"))


def test_in_untimed_play_each_seat_spends_its_own_time(untimed: Table) -> None:
    costs = untimed.s.parts.times.costs
    untimed.say(1, "Roll 1a and 1b")
    assert untimed.line("dice 1") == "gun move - -"  # nobody waits for dice
    untimed.say(1, "Move Gherid to G8")
    assert untimed.s.left_ms == [120_000 - costs.roll - costs.move, 120_000]
    untimed.wait(300_000)
    assert untimed.s.clock_runs


def test_in_untimed_play_the_phase_ends_when_all_have_finished(untimed: Table) -> None:
    untimed.say(1, "Finished for this round")
    assert (untimed.s.clock_runs, untimed.asked(0)) == (True, [])
    untimed.say(2, "Finished for this round")
    assert not untimed.s.clock_runs
    assert untimed.s.stopped == 1


def test_in_untimed_play_a_seat_without_time_has_finished(untimed: Table) -> None:
    untimed.s.left_ms[0] = untimed.s.parts.times.costs.roll
    untimed.say(1, "Roll 1a")
    assert untimed.asked(0) == []


def test_in_untimed_play_somebody_who_is_away_does_not_hang_the_table(untimed: Table) -> None:
    untimed.say(1, "Finished for this round")
    untimed.wait(10 * LONG_MS)
    assert untimed.s.stopped == 0, "who is there is waited for"
    untimed.look_around([1], are_away=True)
    untimed.wait(LONG_MS)
    assert untimed.s.stopped == 1


def test_live_players_cannot_end_the_phase_early() -> None:
    game = table("")
    assert game.say(1, "Finished for this round") == "elite:R77"


# -- nobody hangs


def play_alone(s: Elite, seats: tuple[int, ...]) -> None:
    """Only these seats answer questions, each with the first option; nobody acts in the rush, and the clock leaps.

    Without a clock the rush is over when they say so, which is the last option.
    """
    while s.outcome is None:
        found = [
            (seat, number, option.action)
            for seat in seats
            for number, ask in asks(s, seat)
            if not isinstance(ask, AnyTime) and (s.is_untimed or not isinstance(ask, Act))
            for option in ask_view(s, seat, number, ask).options[slice(-1, None) if isinstance(ask, Act) else slice(1)]
        ]
        if found:
            play(s, *found[0])
            continue
        due = next_due(s)
        assert due is not None, [type(frame).__name__ for frame in s.frames()]
        advance(s, due)


@pytest.mark.parametrize("phase", ["setup", "event", "spawning", "ready", "action", "activation", "end"])
@pytest.mark.parametrize("tempo", ["live", "untimed"])
def test_an_empty_table_comes_to_an_end_from_every_phase(phase: str, tempo: str) -> None:
    options = Options(heroes=("gherid", "akosha", "kara"), tempo="untimed" if tempo == "untimed" else "live")
    position = (
        f"phase: {phase}\nround: 1" if phase == "setup" else f"phase: {phase}\nround: 7\nbiters: C4 D4\ngherid: C3"
    )
    game = table(position, seats=3, options=options)
    game.look_around([0, 1, 2], are_away=True)
    while game.s.outcome is None:
        due = next_due(game.s)
        assert due is not None, [type(frame).__name__ for frame in game.s.frames()]
        game.wait(due - game.s.now)
    assert game.s.outcome.key.startswith("lost")


@pytest.mark.parametrize("number", range(1, 22))
def test_a_table_with_an_absent_seat_comes_to_an_end(number: int) -> None:
    s = GAME.testing.positions(base_parts(), number)  # type: ignore[misc]
    s.look_around((0,))
    play_alone(s, tuple(range(1, s.seated)))
    assert s.outcome is not None


def test_one_leap_equals_many_steps() -> None:
    ways = []
    for steps in (1, 40):
        s = setup(base_parts(), Options(), 2, key_from_seed(3))
        s.look_around((0, 1))
        for step in range(steps):
            advance(s, 900_000 * (step + 1) // steps)
        ways.append(digest(s))
    assert ways[0] == ways[1]

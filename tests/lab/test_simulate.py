"""Mass simulation: the same games whatever the machine, and failures that can be seen again."""

import gc

import msgspec

from holdfast.lab.match import Failure, GamePlayed, Match, play_game
from holdfast.lab.players import Processes
from holdfast.lab.simulate import simulate, summary

PEBBLES = Match("tests.table.pebbles:GAME", 2, ("random",), seed="7")


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    alone = list(simulate(PEBBLES, 12))
    assert list(simulate(PEBBLES, 12, jobs=2)) == alone
    assert play_game(PEBBLES, 5) == alone[4]


def set_apart(match: Match, number: int) -> int:
    """How much this process leaves out of the search for garbage, instead of a game."""
    return gc.get_freeze_count()


def test_processes_that_only_play_do_not_look_for_garbage_in_the_box() -> None:
    with Processes(2) as players:
        assert all(players.each_game(PEBBLES, 2, set_apart))


def test_another_seed_gives_other_games() -> None:
    other = msgspec.structs.replace(PEBBLES, seed="8")
    assert list(simulate(other, 5)) != list(simulate(PEBBLES, 5))


def test_a_summary_counts_ends_and_wins() -> None:
    results = list(simulate(PEBBLES, 50))
    found = summary(PEBBLES, results)
    assert (found.games, found.failures) == (50, 0)
    assert found.outcomes["last"].count == 50
    assert not found.together
    assert sum(share.count for share in found.wins) == 50
    assert found.decisions.least == min(r.decisions for r in results if isinstance(r, GamePlayed))


def test_what_is_used_is_counted_and_what_never_is_shows_as_none() -> None:
    results = [result for result in simulate(PEBBLES, 20) if isinstance(result, GamePlayed)]
    found = summary(PEBBLES, results, ("handful.9", "handful.1"))
    assert next(iter(found.used)) == "handful.9"
    assert (found.used["handful.9"].times, found.used["handful.9"].games.count) == (0, 0)
    assert found.used["handful.1"].times == sum(result.used.get("handful.1", 0) for result in results)
    assert 0 < found.used["handful.1"].games.count <= 20
    assert all(0 < sum(result.used.values()) <= result.decisions for result in results)


def test_a_failing_game_is_told_with_the_line_that_fails() -> None:
    broken = msgspec.structs.replace(PEBBLES, options={"broken": "take"})
    result = play_game(broken, 1)
    assert isinstance(result, Failure)
    assert result.problem == "ZeroDivisionError: the beach is gone"
    assert "in do" in result.trace
    assert result.lines
    found = summary(broken, [result])
    assert (found.games, found.failures) == (0, 1)


def test_bots_are_dealt_out_in_turn() -> None:
    match = msgspec.structs.replace(PEBBLES, seats=3, bots=("a", "b"))
    assert [match.bot_of(seat) for seat in range(3)] == ["a", "b", "a"]

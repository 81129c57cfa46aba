"""From a finished game to its line in the campaign log."""

import pytest

from holdfast.engine.event import Event
from holdfast.engine.play import asks, play
from holdfast.games.key.events import TurnBegan, WindowOpened
from holdfast.games.key.missions.generator.gates import traces
from holdfast.games.key.missions.logbook import entry_of
from holdfast.games.key.rules.solve import AtAnyTime, Propose
from holdfast.games.key.state import Key
from tests.games.key.missions.generator.conftest import base_workshop
from tests.games.key.playing import begin, mission, play_by_dice

BANK = base_workshop().bank
PLAIN = mission("test-plain")


def answered(guess: str) -> tuple[Key, list[Event]]:
    """A game alone that ends with a guess, and what was told in it."""
    s = begin("test-plain", seats=1)
    told: list[Event] = [one.event for one in s.told]
    for events in play_by_dice(s, seed=1, most=25):
        told += events
    offer = next(number for number, ask in asks(s, 0) if isinstance(ask, AtAnyTime))
    play(s, 0, offer, Propose(guess))
    return s, told + [one.event for one in s.told]


@pytest.mark.rule("key:R135")
def test_a_game_that_was_won() -> None:
    s, told = answered(PLAIN.answer)
    entry = entry_of(3, PLAIN, s, told, BANK)
    assert (entry.number, entry.mission, entry.grade) == (3, PLAIN.id, PLAIN.grade)
    assert (entry.result, entry.ending) == ("won", "won.solved")
    assert entry.guess == entry.answer == PLAIN.answer
    assert entry.turns == sum(isinstance(event, TurnBegan) for event in told) > 0
    assert entry.opened == sum(isinstance(event, WindowOpened) for event in told)
    assert entry.in_peril == s.in_peril


@pytest.mark.rule("key:R135")
def test_a_game_that_was_lost_keeps_the_guess_beside_the_answer() -> None:
    wrong = "X" * PLAIN.length
    s, told = answered(wrong)
    entry = entry_of(1, PLAIN, s, told, BANK)
    assert (entry.result, entry.ending, entry.guess, entry.answer) == ("lost", "lost.wrong", wrong, PLAIN.answer)


@pytest.mark.rule("key:R145")
def test_the_log_keeps_traces_by_which_an_answer_is_known_again() -> None:
    s, told = answered(PLAIN.answer)
    assert traces(PLAIN, BANK) <= set(entry_of(1, PLAIN, s, told, BANK).traces)


def test_a_game_that_ran_out_of_time_has_no_guess() -> None:
    s = begin("test-plain", seats=1)
    s.end("lost.time")
    entry = entry_of(1, PLAIN, s, [], BANK)
    assert (entry.result, entry.ending, entry.guess, entry.turns, entry.opened) == ("lost", "lost.time", "", 0, 0)


def test_a_game_that_goes_on_has_no_line_yet() -> None:
    with pytest.raises(ValueError, match="is not over yet"):
        entry_of(1, PLAIN, begin("test-plain", seats=1), [], BANK)

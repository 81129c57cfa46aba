"""Questions (A64): each says what the board answers, and nobody who is away hangs a table."""

from __future__ import annotations

import pytest

from holdfast.engine.play import asks, play
from holdfast.engine.rng import key_from_seed
from holdfast.engine.save import digest
from holdfast.engine.timers import advance, next_due
from holdfast.engine.view import ask_view
from holdfast.games.elite.game import GAME
from holdfast.games.elite.rules.acting import Act
from holdfast.games.elite.rules.asking import GracedChoice
from holdfast.games.elite.rules.trade import AnyTime
from holdfast.games.elite.setup import setup
from holdfast.games.elite.state import Elite, Options
from tests.games.elite.packs import base_parts
from tests.games.elite.playing import table


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


QUESTIONS = [frame for frame in GAME.frame_types if issubclass(frame, GracedChoice)]


@pytest.mark.rule("elite:A64")
@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.kind())
def test_every_question_says_what_the_board_answers(question: type[GracedChoice]) -> None:
    assert question.board_answer is not GracedChoice.board_answer

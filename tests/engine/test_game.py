"""What is wrong with a game is said when it is made, not when it is played."""

from __future__ import annotations

import dataclasses
from typing import Any, Literal

import msgspec
import pytest

from holdfast.engine.action import Action
from holdfast.engine.flow import Decision, Frame, OneSeat, StepResult
from holdfast.engine.game import check_frame
from holdfast.engine.secret import Pile, Secret
from holdfast.engine.state import State
from tests.changed import changed
from tests.toys import tictactoe


class Note(msgspec.Struct, frozen=True):
    words: str


class Sound(Frame):
    STEPS = ("go",)
    number: int = 0
    words: tuple[str, ...] = ()
    note: Note | None = None
    card: Secret[int] | None = None

    def go(self, s: Any) -> StepResult | None:
        return None


def test_a_frame_of_frozen_fields_is_sound() -> None:
    check_frame(Sound)


@pytest.mark.parametrize("kind", [list[int], dict[str, int], set[int], bytearray, Pile, tuple[list[int], ...]])
def test_a_frame_that_would_share_something_is_refused(kind: Any) -> None:
    shares: Any = type("Shares", (Frame,), {"__annotations__": {"things": kind}, "__module__": __name__})
    with pytest.raises(TypeError, match=r"Shares\.things is a .*: a copy would share it; use a tuple"):
        check_frame(shares)


def test_a_step_that_names_a_step_its_frame_lacks_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Lost\.go returns 'away': a step returns None, a StepResult, or a Literal of"):
        check_frame(Lost)


def test_a_step_that_returns_something_else_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Counts\.go returns .*int"):
        check_frame(Counts)


def test_a_decision_has_actions_and_no_steps() -> None:
    with pytest.raises(TypeError, match="Mute offers no actions"):
        check_frame(Mute)
    with pytest.raises(TypeError, match="Busy is a decision and has steps: let another frame start it"):
        check_frame(Busy)


class Lost(Frame):
    STEPS = ("go",)

    def go(self, s: Any) -> Literal["away"] | None:
        return None


class Counts(Frame):
    STEPS = ("go",)

    def go(self, s: Any) -> int:
        return 3


class Wave(Action, frozen=True):
    pass


class Mute(OneSeat):
    pass


class Busy(Decision):
    STEPS = ("go",)
    ACTIONS = (Wave,)

    def go(self, s: Any) -> None:
        pass


def test_a_game_knows_its_own_frames_actions_and_events() -> None:
    game = tictactoe.GAME
    assert {kind.__name__ for kind in game.frame_types} == {"ChooseCell", "Play"}
    assert game.action_types == (tictactoe.Mark,)
    assert game.event_types == (tictactoe.Marked,)


def test_a_state_class_that_was_not_derived_is_refused() -> None:
    class Plain(State):
        pass

    with pytest.raises(TypeError, match="Plain lacks @derived"):
        dataclasses.replace(tictactoe.GAME, state=Plain)  # type: ignore[arg-type]


def test_hints_come_from_a_quick_bot_of_the_game() -> None:
    game = tictactoe.GAME
    slow = {"eager": msgspec.structs.replace(game.bots["eager"], slow=True)}
    assert changed(game, hints_by="eager").at_table.hints_by == "eager"
    with pytest.raises(TypeError, match="hints come from a quick bot of the game, not from 'eager'"):
        changed(game, hints_by="eager", bots=slow)
    with pytest.raises(TypeError, match="not from 'nobody'"):
        changed(game, hints_by="nobody")


def test_comrades_are_bots_of_the_game() -> None:
    game = tictactoe.GAME
    assert changed(game, comrades=("eager",)).choosing.comrades == ("eager",)
    with pytest.raises(TypeError, match="comrades are bots of the game, and 'nobody' is none"):
        changed(game, comrades=("eager", "nobody"))

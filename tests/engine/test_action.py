"""Actions are values with names."""

from __future__ import annotations

import dataclasses

import pytest

from holdfast.engine.action import Action, IllegalAction, refuse, snake_case
from tests.toys import tictactoe


class PushOut(Action, frozen=True):
    toward: str
    cells: tuple[int, ...] = ()


class Pass(Action, frozen=True):
    pass


@pytest.mark.parametrize(("name", "words"), [("Push", "push"), ("PushOut", "push_out"), ("ABC", "a_b_c")])
def test_a_class_is_named_in_small_letters(name: str, words: str) -> None:
    assert snake_case(name) == words


@pytest.mark.parametrize(
    ("action", "id"),
    [(Pass(), "pass"), (PushOut("east"), "push_out:east,"), (PushOut("up", (1, 2)), "push_out:up,1.2")],
)
def test_an_option_is_named_after_its_values(action: Action, id: str) -> None:
    assert action.option_id() == id


def test_actions_are_equal_by_value_and_can_be_kept_in_sets() -> None:
    assert len({PushOut("east", (1,)), PushOut("east", (1,)), PushOut("west", (1,))}) == 2


def test_an_illegal_action_carries_its_refusal() -> None:
    problem = IllegalAction(refuse("x:R1", "refused.far", n=2), Pass())
    assert problem.refusal.params == {"n": 2}
    assert str(problem) == "x:R1 refused.far {'n': 2} for Pass()"


def test_two_actions_of_one_name_are_refused_when_the_game_is_made() -> None:
    class Twin(Action, frozen=True):
        pass

    class Other(Action, frozen=True, tag="twin"):
        pass

    with pytest.raises(TypeError, match=r"tictactoe: action 'twin' names both .*Other and .*Twin"):
        dataclasses.replace(tictactoe.GAME, package=__name__)

"""The names of shapes, under which saves are found again."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest

from holdfast.engine.action import Action
from holdfast.engine.flow import Frame
from holdfast.engine.knowledge import Public
from holdfast.engine.schema import schema, view_schema
from holdfast.engine.state import State, derived
from holdfast.engine.view import View
from tests.toys import tictactoe


@derived
class Field(State):
    cells: Public[int] = 0


class Plough(Action, frozen=True):
    cell: int


class Sow(Action, frozen=True):
    cell: int


class Day(Frame):
    STEPS = ("rise", "rest")
    number: int = 0

    def rise(self, s: Field) -> None: ...

    def rest(self, s: Field) -> None: ...


def named(*, frames: tuple[type[Frame], ...] = (), actions: tuple[type[Action], ...] = ()) -> str:
    game: Any = SimpleNamespace(state=Field, frame_types=frames, action_types=actions)
    return schema(game)


def like_day(fields: dict[str, type], steps: tuple[str, ...]) -> type[Frame]:
    """A frame of the same name with other fields or steps."""
    inside = {"STEPS": steps, "__annotations__": fields, "__module__": __name__, "rise": Day.rise, "rest": Day.rest}
    return type("Day", (Frame,), inside)


def test_a_name_has_128_bits() -> None:
    for name in (named(), schema(tictactoe.GAME), view_schema(View)):
        assert re.fullmatch("[0-9a-f]{32}", name)


def test_the_same_shape_has_the_same_name() -> None:
    assert named(frames=(Day,)) == named(frames=(like_day({"number": int}, Day.STEPS),))


@pytest.mark.parametrize(
    "other",
    [
        {"frames": ()},
        {"frames": (like_day({"number": str}, ("rise", "rest")),)},
        {"frames": (like_day({"count": int}, ("rise", "rest")),)},
        {"frames": (like_day({"number": int}, ("rest", "rise")),)},
        {"actions": (Sow,)},
        {"actions": (Plough, Sow)},
    ],
)
def test_another_shape_of_what_may_stand_in_a_state_has_another_name(other: dict[str, Any]) -> None:
    same: dict[str, Any] = {"actions": (Plough,), "frames": (Day,)}
    assert named(**{**same, **other}) != named(**same)

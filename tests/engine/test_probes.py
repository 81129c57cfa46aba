"""The suite's own tools: made-up actions, forms, and annotations that are taken at their word."""

from __future__ import annotations

from enum import Enum
from typing import Any, Literal

import msgspec
import pytest

from holdfast.engine.action import Action
from holdfast.engine.rng import Rng
from holdfast.engine.testing.misfit import misfit
from holdfast.engine.testing.probes import Pool, fillings, fits, probes
from holdfast.engine.view import Form, Number, PickSome, Text


class Colour(Enum):
    RED = "red"


class Cell(msgspec.Struct, frozen=True):
    x: int
    y: int


class Everything(Action, frozen=True):
    number: int
    word: str
    flag: bool
    way: Literal["in", "out"]
    colour: Colour
    maybe: int | None
    pair: tuple[int, str]
    many: tuple[int, ...]
    cell: Cell


class Choose(Action, frozen=True):
    some: tuple[int, ...]


class Say(Action, frozen=True):
    words: str


class Bet(Action, frozen=True):
    coins: int
    loud: bool = False


def test_probes_are_made_for_every_annotation_and_are_well_typed() -> None:
    found = probes(Everything, Pool(), Rng(bytes(16)), 60)
    assert len(found) > 20
    assert all(misfit(action, Everything) == "" for action in found)
    assert {action.flag for action in found if isinstance(action, Everything)} == {True, False}


def test_probes_stay_near_what_was_offered() -> None:
    pool = Pool()
    pool.ints = [3, 4]
    pool.offer(Bet(3))
    found = probes(Bet, pool, Rng(bytes(16)), 60)
    assert {Bet(3), Bet(4), Bet(2), Bet(3, True), Bet(-1)} <= set(found)


def test_an_action_without_fields_is_its_only_probe() -> None:
    class Pass(Action, frozen=True):
        pass

    assert probes(Pass, Pool(), Rng(bytes(16)), 9) == [Pass()]


@pytest.mark.parametrize(
    ("form", "kind"),
    [
        (PickSome("choose", "some", (2, 3, 5), 1, 2), Choose),
        (Number("bet", "coins", 3, 9), Bet),
        (Text("say", "words", 2, 5, "letters"), Say),
        (Text("say", "words", 0, 3), Say),
    ],
)
def test_what_is_filled_in_fits_the_form(form: Form, kind: type[Action]) -> None:
    assert all(fits(form, action) for action in fillings(form, kind, Rng(bytes(16))))


@pytest.mark.parametrize(
    ("form", "action"),
    [
        (PickSome("choose", "some", (2, 3, 5), 1, 2), Choose(())),
        (PickSome("choose", "some", (2, 3, 5), 1, 2), Choose((2, 3, 5))),
        (PickSome("choose", "some", (2, 3, 5), 1, 2), Choose((2, 2))),
        (PickSome("choose", "some", (2, 3, 5), 1, 2), Choose((4,))),
        (Number("bet", "coins", 3, 9), Bet(2)),
        (Number("bet", "coins", 3, 9), Bet(3, loud=True)),
        (Number("bet", "coins", 3, 9), Choose((3,))),
        (Text("say", "words", 2, 5), Say("longer")),
    ],
)
def test_what_nobody_could_fill_in_does_not_fit(form: Form, action: Action) -> None:
    assert not fits(form, action)


@pytest.mark.parametrize(
    ("value", "hint", "problem"),
    [
        (Cell(1, 2), Cell, ""),
        (Cell(1, "2"), Cell, ".y = '2'"),  # type: ignore[arg-type]
        ((Cell(1, 2), Cell("1", 2)), tuple[Cell, ...], "[1].x = '1'"),  # type: ignore[arg-type]
        (True, int, " = True"),
        ([1], tuple[int, ...], " = [1]"),
        ((1, 2, 3), tuple[int, int], " = (1, 2, 3)"),
        (None, int | None, ""),
        ({"a": 1}, dict[str, str], "['a'] = 1"),
        ("up", Literal["in", "out"], " = 'up'"),
        (Bet(1), Action, ""),
        (Bet("1"), Action, ".coins = '1'"),  # type: ignore[arg-type]
    ],
)
def test_a_misfit_is_named_with_its_place(value: Any, hint: Any, problem: str) -> None:
    assert misfit(value, hint) == problem

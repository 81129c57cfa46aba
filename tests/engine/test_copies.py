"""A clone shares nothing with its state that could change."""

from holdfast.engine.knowledge import Public
from holdfast.engine.rng import Rng
from holdfast.engine.state import State, derived


def test_lists_in_a_dict_are_copied_too() -> None:
    @derived
    class Drawers(State):
        things: Public[dict[int, list[int]]]

    s = Drawers(seated=1, rng=Rng(bytes(16)), things={4: [1]})
    s.clone().things[4].append(2)
    assert s.things == {4: [1]}


def test_a_dict_of_frozen_values_is_copied() -> None:
    @derived
    class Labels(State):
        names: Public[dict[int, str]]

    s = Labels(seated=1, rng=Rng(bytes(16)), names={4: "cellar"})
    s.clone().names[5] = "attic"
    assert s.names == {4: "cellar"}

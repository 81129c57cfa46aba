"""The suite finds every fault that it was made to find, by the property that was made to find it."""

import pytest

from holdfast.engine.testing import PROPERTIES, Broken, Subject
from tests.toys.broken import FAULTS, subject

SEEDS = range(40)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str) -> None:
    name, game = FAULTS[fault]
    with pytest.raises(Broken, match=f"{game.game.name}, {game.seats} seats, seed") as broken:
        try_seeds(name, game)
    assert name == broken.value.property


def try_seeds(name: str, game: Subject) -> None:
    for seed in SEEDS:
        PROPERTIES[name](game, seed)


@pytest.mark.parametrize("name", PROPERTIES)
def test_the_same_game_without_faults_passes(name: str) -> None:
    for seed in range(4):
        PROPERTIES[name](subject(), seed)


def test_every_property_has_a_fault_that_it_finds() -> None:
    assert set(PROPERTIES) == {name for name, _ in FAULTS.values()}

"""The suite finds every fault that it was made to find, by the property that was made to find it."""

import pytest

from holdfast.engine.testing import PROPERTIES, Broken
from tests.toys.broken import FAULTS, subject

SEEDS = range(40)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str) -> None:
    name, game = FAULTS[fault]
    with pytest.raises(Broken) as broken:
        for seed in SEEDS:
            PROPERTIES[name](game, seed)
    assert broken.value.property == name
    assert str(broken.value).startswith(f"{name}: ")
    assert "magpie, 3 seats, seed" in broken.value.position


@pytest.mark.parametrize("name", PROPERTIES)
def test_the_same_game_without_faults_passes(name: str) -> None:
    for seed in range(4):
        PROPERTIES[name](subject(), seed)


def test_every_property_has_a_fault_that_it_finds() -> None:
    assert set(PROPERTIES) == {name for name, _ in FAULTS.values()}

"""The suite finds every fault that is planted into a real game, with its own subjects.

A rare deed may take a few more games than one run plays; the long run plays a hundred times as many.
"""

import pytest

from holdfast.engine.testing import PROPERTIES, Broken, Subject
from tests.conformance.planted import alone, elite, key, marks
from tests.conformance.planted.fault import Fault, Plant
from tests.conformance.subjects import GAMES, tries

FAULTS = (*alone.BOOK, *elite.BOOK, *key.BOOK, *marks.BOOK)


MORE = 4  # times as many games as one run of the suite plays


def try_as_the_suite_does(name: str, subject: Subject) -> None:
    for seed in range(MORE * len(tries(name, subject))):
        PROPERTIES[name](subject, seed)


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_a_planted_fault_is_found(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    subject = fault.planted(monkeypatch)
    with pytest.raises(Broken, match=fault.says) as broken:
        try_as_the_suite_does(fault.found_by, subject)
    assert fault.found_by == broken.value.property
    assert not broken.value.what.startswith("raised "), "the fault breaks the game instead of spoiling it"


def test_names_of_faults_are_their_own() -> None:
    assert len({str(fault) for fault in FAULTS}) == len(FAULTS)


def test_a_fault_that_changes_nothing_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    plant = Plant(GAMES[0], monkeypatch)
    with pytest.raises(LookupError, match="would change nothing"):
        plant.instead_of(try_as_the_suite_does, print)
    with pytest.raises(LookupError, match="Broken has no seats"):
        plant.method(Broken, "seats", print)

"""The suite finds every fault that it was made to find, by the property that was made to find it."""

from typing import Any

import pytest

from holdfast.engine.save import digest
from holdfast.engine.testing import PROPERTIES, Broken, Subject
from holdfast.engine.testing.trial import Trial
from tests.conformance.planted import alone, key, marks
from tests.toys import ambush, rush
from tests.toys.broken import FAULTS, RAISING, subject
from tests.toys.magpie import GAME

RUSH = {
    "shares_list": "clones_share_nothing",
    "not_offered": "what_is_allowed_is_offered",
    "hangs": "absent_seats_never_hang",
    "twice": "nothing_is_lost",
    "order_of_dice": "dice_that_land_later_are_too",
}
AMBUSH = {
    "window_by_hand": "two_worlds",
    "names_decider": "silence",
    "shared_counter": "same_world",
    "order_by_card": "same_world",
    "refusal_tells": "same_world",
    "event_count": "two_worlds",
    "not_forgotten": "same_world",
}


def try_seeds(name: str, game: Subject) -> None:
    for seed in range(40):
        PROPERTIES[name](game, seed)


def found_by(name: str, game: Subject) -> Broken:
    with pytest.raises(Broken, match=f"{game.game.name}, {game.seats} seats, seed") as broken:
        try_seeds(name, game)
    assert name == broken.value.property
    return broken.value


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str) -> None:
    name, game = FAULTS[fault]
    broken = found_by(name, game)
    assert (fault in RAISING) == broken.what.startswith("raised ")


@pytest.mark.parametrize("fault", RUSH)
def test_a_fault_of_rush_is_found(fault: str) -> None:
    found_by(RUSH[fault], Subject(game=rush.faulty(fault), content=rush.CONTENT, options=rush.OPTIONS, seats=3))


@pytest.mark.parametrize("fault", AMBUSH)
def test_a_fault_of_ambush_is_found(fault: str) -> None:
    game = ambush.faulty(fault)
    found_by(AMBUSH[fault], Subject(game=game, content=ambush.CONTENT, options=ambush.OPTIONS, seats=3))


def test_every_property_has_a_fault_that_it_finds() -> None:
    planted = {fault.found_by for fault in (*alone.BOOK, *key.BOOK, *marks.BOOK)}
    assert set(PROPERTIES) == {name for name, _ in FAULTS.values()} | {*RUSH.values(), *AMBUSH.values()} | planted


def test_the_report_is_a_reproduction() -> None:
    game = subject("a card is lost")
    broken = found_by("nothing_is_lost", game)
    state: Any = list(Trial("again", game, 0).states())[6]
    assert broken.what.endswith("after Command(at=21265, seat=2, ask=3, action=Show(card=0), id='')")
    assert broken.position == (
        f"magpie, 3 seats, seed 0, 6 commands after the first state, digest {digest(state)}\n{GAME.write(state, -2)}"
    )

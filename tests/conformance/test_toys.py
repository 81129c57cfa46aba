"""Rush and ambush keep the contract, and a fault planted in one of them is found by the property meant for it."""

import pytest

from holdfast.engine.testing import PROPERTIES, Broken, Subject
from tests.toys import ambush, rush

SOUND = {
    "rush": Subject(game=rush.GAME, content=rush.CONTENT, options=rush.OPTIONS, seats=3),
    "ambush": Subject(game=ambush.GAME, content=ambush.CONTENT, options=ambush.OPTIONS, seats=3),
    "ambush, strict windows": Subject(game=ambush.GAME, content=ambush.CONTENT, options=ambush.STRICT, seats=3),
}

IN_RUSH = {
    "shares_list": "clones_share_nothing",
    "not_offered": "what_is_allowed_is_offered",
    "hangs": "absent_seats_never_hang",
    "twice": "nothing_is_lost",
    "order_of_dice": "dice_that_land_later_are_too",
}
IN_AMBUSH = {
    "window_by_hand": "two_worlds",
    "names_decider": "silence",
    "shared_counter": "same_world",
    "order_by_card": "same_world",
    "refusal_tells": "same_world",
    "event_count": "two_worlds",
    "not_forgotten": "same_world",
}


@pytest.mark.parametrize("toy", SOUND)
@pytest.mark.parametrize("name", PROPERTIES)
def test_a_sound_toy_keeps_the_contract(toy: str, name: str) -> None:
    for seed in range(4):
        PROPERTIES[name](SOUND[toy], seed)


@pytest.mark.parametrize("fault", IN_RUSH)
def test_a_fault_in_rush_is_found(fault: str) -> None:
    game = Subject(game=rush.faulty(fault), content=rush.CONTENT, options=rush.OPTIONS, seats=3)
    assert finds(IN_RUSH[fault], game)


@pytest.mark.parametrize("fault", IN_AMBUSH)
def test_a_fault_in_ambush_is_found(fault: str) -> None:
    game = Subject(game=ambush.faulty(fault), content=ambush.CONTENT, options=ambush.OPTIONS, seats=3)
    assert finds(IN_AMBUSH[fault], game)


def finds(name: str, game: Subject) -> bool:
    """Whether this property breaks on one of some seeds."""
    for seed in range(20):
        try:
            PROPERTIES[name](game, seed)
        except Broken as broken:
            return broken.property == name
    return False

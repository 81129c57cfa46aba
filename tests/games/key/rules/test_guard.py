"""The module of the guard (R140): it walks toward the nearest, and searches who is there."""

import pytest

from holdfast.engine.event import Event
from holdfast.games.key.cards.types import RUN
from holdfast.games.key.events import GuardMoved, GuardSearched
from holdfast.games.key.rules.stop import Stop
from holdfast.games.key.rules.turn import EndActions, PlayCard
from holdfast.games.key.state import Key
from tests.games.key.rules.with_modules import CORE, MODULES, PLAIN, act, card, table

pytestmark = pytest.mark.rule("key:R140")


def end_turn(s: Key) -> list[Event]:
    """Play a card on Run, go nowhere, and end the turn."""
    act(s, 0, PlayCard(s.hands[0].own(0)[-1], RUN), Stop())
    return act(s, 0, EndActions())


def test_the_guard_walks_one_room_toward_the_nearest_character_after_each_turn() -> None:
    s = table(MODULES, "guard: 12\nat 4: 1\nat 9: 2")
    assert GuardMoved(7) in end_turn(s)
    assert s.guard + 1 == 8


def test_the_guard_goes_to_the_lowest_room_of_several_as_near() -> None:
    s = table(CORE, "guard: 7\nat 2: 1\nat 10: 2")
    end_turn(s)
    assert s.guard + 1 == 6  # a step from room 2, as room 11 is from room 10


def test_the_guard_takes_the_secret_passage() -> None:
    s = table(MODULES, "guard: 12\nat 5: 1 2")
    end_turn(s)
    assert s.guard + 1 == 1


def test_a_lock_does_not_stop_the_guard() -> None:
    s = table(MODULES, "guard: 6\nat 2: 1 2")
    assert s.locks[1] >= 0
    end_turn(s)
    assert s.guard + 1 == 2


def test_who_shares_the_guards_room_loses_a_random_card() -> None:
    s = table(MODULES, "guard: 6\nat 2: 1 2\nhand 2: 2c 4s 6t 8c")
    before = set(s.hands[1].own(1))
    told = end_turn(s)
    assert [event.seat for event in told if isinstance(event, GuardSearched)] == [0, 1]
    assert (len(s.hands[0]), len(s.hands[1])) == (3, 3)  # the first hand had been refilled
    lost = before - set(s.hands[1].own(1))
    assert s.discard[-1] in lost


def test_any_card_may_be_the_one_that_the_guard_takes() -> None:
    taken = set()
    for seed in range(40):
        s = table(MODULES, "guard: 6\nat 2: 1 2\nhand 2: 2c 4s 6t 8c", seed=str(seed))
        taken |= {event.card for event in end_turn(s) if isinstance(event, GuardSearched) and event.seat == 1}
    assert taken == {card("2c"), card("4s"), card("6t"), card("8c")}


def test_the_guard_takes_nothing_from_an_empty_hand() -> None:
    s = table(MODULES, "guard: 6\nat 5: 1\nat 2: 2\nhand 2: -")
    assert not any(isinstance(event, GuardSearched) for event in end_turn(s))
    assert s.guard + 1 == 2


def test_a_player_in_another_room_keeps_all_cards() -> None:
    s = table(MODULES, "guard: 6\nat 2: 1\nat 9: 2\nhand 2: 2c 4s 6t 8c")
    end_turn(s)
    assert len(s.hands[1]) == 4


def test_the_guard_stays_where_it_has_company_and_searches_again() -> None:
    s = table(MODULES, "guard: 2\nat 2: 2\nat 1: 1\nhand 2: 2c 4s 6t 8c")
    told = end_turn(s)
    assert not any(isinstance(event, GuardMoved) for event in told)
    assert (s.guard + 1, len(s.hands[1])) == (2, 3)


def test_without_a_guard_nobody_walks() -> None:
    s = table(PLAIN, "hand 2: 2c 4s 6t 8c")
    told = end_turn(s)
    assert not any(isinstance(event, GuardMoved | GuardSearched) for event in told)

"""Run: how far it leads (R46-R48), and through the secret passage (R140)."""

import pytest

from holdfast.engine.action import refuse
from holdfast.games.key.rules.run import ways_on
from tests.games.key.playing import begin
from tests.games.key.rules.with_modules import CORE, MODULES, act, go, refusal, run, table

pytestmark = pytest.mark.rule("key:R140")


@pytest.mark.rule("key:R46")
@pytest.mark.parametrize(("steps", "rooms"), [(1, {2, 4}), (2, {2, 3, 4, 5, 7, 8}), (3, {2, 3, 4, 5, 6, 7, 8, 9, 10})])
def test_so_many_moves_lead_so_far(steps: int, rooms: set[int]) -> None:
    ways = ways_on(begin(), 0, steps)
    assert {room + 1 for room in ways} == rooms
    assert all(way[-1] == room and len(way) <= steps for room, way in ways.items())


def test_a_way_of_three_moves_goes_from_door_to_door() -> None:
    assert ways_on(begin(), 0, 3)[10 - 1] == (4 - 1, 8 - 1, 10 - 1)


def test_no_way_leads_through_a_locked_room_without_its_key() -> None:
    s = table(MODULES, "hand 1: 3t 6t 7t 9t")
    closed = {room for room, lock in enumerate(s.locks) if lock >= 0}
    assert closed
    assert not closed & {room for way in ways_on(s, 0, 3).values() for room in way}


def test_the_ends_of_the_secret_passage_are_adjacent() -> None:
    s = table(MODULES, "hand 1: 3s 5s 7t 9t")
    assert 11 in s.nearby(0)
    act(s, 0, run("7t"), go(12))
    assert s.rooms[0] + 1 == 12
    act(s, 0, go(1))
    assert s.rooms[0] + 1 == 1


def test_without_its_two_ends_there_is_no_secret_passage() -> None:
    s = table(CORE, "hand 1: 3s 5s 7t 9t")
    act(s, 0, run("7t"))
    assert refusal(s, 0, go(12)) == refuse("key:R47", "refused.not_adjacent")

"""Where a choice would lead: what is lit before it is made is what the rules then offer."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.engine.play import asks, options, play
from holdfast.games.key.cards.types import GATHER, INTEL, REGROUP, RUN
from holdfast.games.key.rules.run import Go, Run, ways_on
from holdfast.games.key.rules.turn import PlayCard
from holdfast.games.key.screen.ahead import NOTHING
from holdfast.games.key.screen.screen import screen
from holdfast.games.key.state import Key
from tests.games.key.playing import begin, play_by_dice
from tests.games.key.screen.said import at


def test_run_leads_three_rooms_far_and_intel_to_every_stack() -> None:
    s = at("turn: 1\nasked: action\nrooms: none\nroom 3: 2 tokens\nat 1: 1")
    rooms = screen(s, 0).ahead.rooms
    assert rooms[RUN] == tuple(sorted(ways_on(s, 0, Run.left)))
    assert rooms[INTEL] == (2,)
    assert rooms[GATHER] == (0,)
    assert rooms[REGROUP] == ()
    assert screen(s, 1).ahead.rooms == ()


def gathering(tokens: str) -> Key:
    s = at(f"turn: 1\nhand 1: 7s\nasked: action\nrooms: none\nat 1: 1\nroom 1: {tokens}")
    (ask,) = [id for id, decision in asks(s, 0) if PlayCard in decision.ACTIONS]
    play(s, 0, ask, PlayCard(s.hands[0].own(0)[0], GATHER))
    return s


def test_what_a_token_opens_is_said_and_the_best_of_them_comes_first() -> None:
    s = gathering("1 token | lambda star")
    shown = screen(s, 0).ahead
    assert [len(prize.windows) > 0 for prize in shown.prizes] == [True, False]
    assert shown.first == f"collect:{shown.prizes[0].token}"
    assert screen(s, 1).ahead == NOTHING


@pytest.mark.parametrize(
    ("tokens", "first"), [("1 token | lambda", "flip"), ("1 token", "flip"), ("- | star", "collect")]
)
def test_where_no_token_helps_another_is_tried(tokens: str, first: str) -> None:
    assert screen(gathering(tokens), 0).ahead.first.partition(":")[0] == first


@given(st.integers(0, 40))
def test_ways_go_from_door_to_door_and_their_first_step_is_offered(seed: int) -> None:
    s = begin("test-walls", 2, seed)
    for _ in play_by_dice(s, seed, most=60):
        for seat in range(s.seated):
            _check_ways(s, seat)


def _check_ways(s: Key, seat: int) -> None:
    ways = [way for way in screen(s, seat).ahead.ways if way]
    offered = {action.room for _, action in options(s, seat) if isinstance(action, Go)}
    assert {way[0] for way in ways} == offered
    for way in ways:
        for here, there in zip((s.rooms[seat], *way), way, strict=False):
            assert there in s.neighbours[here]

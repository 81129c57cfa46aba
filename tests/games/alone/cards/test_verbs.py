"""Verbs: each is carried out by something; what evil's find, and who knows how far they are."""

from typing import get_args

import pytest

from holdfast.engine.poison import UNKNOWN
from holdfast.games.alone.cards.effects import Drag, Recover, Stalk
from holdfast.games.alone.cards.picks import PickWay
from holdfast.games.alone.cards.verbs.aims import around
from holdfast.games.alone.cards.verbs.apply import DoVerb, stage_for
from holdfast.games.alone.cards.verbs.registry import Activate, AnyEffect, Cause, Standard, open_picks
from holdfast.games.alone.cards.verbs.table import DEEDS
from holdfast.games.alone.state import HERO
from tests.games.alone.playing import EVIL, OF_EVIL, OTHERS, begin, two_of_evil


def test_every_verb_is_carried_out_by_something() -> None:
    assert set(get_args(AnyEffect)) == set(DEEDS)


@pytest.mark.rule("alone:R262")
@pytest.mark.parametrize("effect", [Stalk(), Standard(), Activate(token=3)])
def test_only_evil_knows_how_many_creatures_it_has_moved(effect: AnyEffect) -> None:
    s = two_of_evil()
    verb = DoVerb(effect=effect, cause=Cause(seat=1), stage=2)
    assert [stage_for(s, verb, seat) for seat in OF_EVIL] == [2, 2]
    assert all(stage_for(s, verb, seat) is UNKNOWN for seat in OTHERS)


@pytest.mark.rule("alone:R262")
def test_all_know_how_far_other_deeds_are_and_those_of_the_hero() -> None:
    s = two_of_evil()
    for verb in (
        DoVerb(effect=Recover(), cause=Cause(seat=1), stage=2),
        DoVerb(effect=Standard(), cause=Cause(seat=HERO), stage=2),
    ):
        assert [stage_for(s, verb, seat) for seat in (*OF_EVIL, *OTHERS)] == [2, 2, 2, 2]


@pytest.mark.rule("alone:R73")
def test_evil_finds_all_near_but_what_is_behind_the_blocked_door() -> None:
    usual, shut = (begin(f"items: -\nhero: 1C1\nblocked: {doors}") for doors in ("-", "1B1-west"))
    here = usual.map().cell[1]
    there = usual.map().cell[0]
    assert there in around(usual, EVIL, here)
    assert [cell for cell in around(usual, EVIL, here) if cell != there] == around(shut, EVIL, here)
    assert len(around(shut, EVIL, here)) > 1


@pytest.mark.rule("alone:R152")
def test_each_step_of_a_long_drag_is_chosen_where_the_one_before_ends() -> None:
    s = begin("items: -\nhero: 1C1\ncreatures: -")
    cause, map_ = Cause(seat=EVIL), s.map()
    first = open_picks(s, Drag(steps=2), cause, ())
    assert PickWay("east") in first
    second = open_picks(s, Drag(steps=2), cause, (PickWay("east"),))
    beside = map_.beyond[s.hero][1]
    assert {pick.way for pick in second if isinstance(pick, PickWay)} == {
        ("north", "east", "south", "west", "stairs")[way] for way, _ in map_.ways[beside]
    }
    assert first != second
    assert open_picks(s, Drag(steps=2), cause, (PickWay("east"), PickWay("west"))) == []

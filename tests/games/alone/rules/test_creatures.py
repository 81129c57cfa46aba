"""Creatures (R66, R146, R158-R162): what is not spawned, where none goes, and who knows the way."""

import pytest

from holdfast.engine.poison import UNKNOWN
from holdfast.games.alone.cards.effects import Spawn
from holdfast.games.alone.cards.picks import PickLine, PickPlace
from holdfast.games.alone.cards.verbs.registry import Cause, open_picks, why_not_pick
from holdfast.games.alone.rules.creatures import (
    NOTHING_AHEAD,
    Prowl,
    gone_for,
    noise_for,
    ways_for,
    why_no_step,
    why_not_spawn,
)
from tests.games.alone.playing import BASE, CREATURES, EVIL, OF_EVIL, OTHERS, SECTORS, begin, two_of_evil


@pytest.mark.rule("alone:R162", "alone:R262")
def test_only_evil_knows_the_way_that_a_creature_goes() -> None:
    s = two_of_evil()
    prowl = Prowl(token=3, ways=("east", "north"), noise="north", gone=1)
    for seat in OF_EVIL:
        assert (ways_for(s, prowl, seat), noise_for(s, prowl, seat), gone_for(s, prowl, seat)) == (
            ("east", "north"),
            "north",
            1,
        )
    for seat in OTHERS:
        known: list[object] = [ways_for(s, prowl, seat), noise_for(s, prowl, seat), gone_for(s, prowl, seat)]
        assert all(value is UNKNOWN for value in known)


@pytest.mark.rule("alone:R158", "alone:R161")
def test_only_creatures_of_the_table_are_spawned_and_on_the_map() -> None:
    s = begin("items: -\nhero: 1C1\ncreatures: -")
    cause = Cause(seat=EVIL)
    for line in (-1, CREATURES):
        refusal = why_not_pick(s, Spawn(), cause, (), PickLine(line))
        assert refusal is not None
        assert refusal.key == "refused.no_such_creature"
    for place in (-1, SECTORS):
        refusal = why_not_pick(s, Spawn(), cause, (PickLine(0),), PickPlace(place))
        assert refusal is not None
        assert refusal.key == "refused.no_such_place"
    assert why_not_spawn(s, EVIL, 0, SECTORS - 1) is None


@pytest.mark.rule("alone:R146", "alone:G45")
def test_what_spawns_bosses_spawns_nothing_else() -> None:
    s = begin("items: -\nhero: 1C1\ncreatures: -")
    bosses = [PickLine(line) for line, creature in enumerate(BASE.creatures) if creature.boss]
    assert bosses
    assert bosses == open_picks(s, Spawn(who="boss"), Cause(seat=EVIL), ())


@pytest.mark.rule("alone:R160")
@pytest.mark.parametrize(("crowded", "is_refused"), [("1", False), ("2", False), ("12", True)])
def test_nothing_is_spawned_where_both_levels_are_full(crowded: str, is_refused: bool) -> None:
    there = {"1": "worm@1A6 worm@1B6 spore@1C6 spore@1D6", "2": "worm@2A6 spore@2B6 mutant@2C6 mutant@2D6"}
    s = begin(f"items: -\nhero: 1C1\ncreatures: {' '.join(there[sheet] for sheet in crowded)}")
    line = next(i for i, creature in enumerate(BASE.creatures) if creature.id == "parasite")
    refusal = why_not_pick(s, Spawn(), Cause(seat=EVIL), (), PickLine(line))
    assert is_refused == (refusal is not None and refusal.rule == "alone:R160")


@pytest.mark.rule("alone:R66")
def test_a_creature_does_not_walk_through_a_wall() -> None:
    s = begin("items: -\nhero: 1C1\ncreatures: worm@1D6")
    token, figure = next(iter(s.standing()))
    refusal = why_no_step(s, EVIL, token, figure.cell, "east", NOTHING_AHEAD)
    assert refusal is not None
    assert refusal.rule == "alone:R66"

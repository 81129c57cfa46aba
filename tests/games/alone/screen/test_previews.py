"""What the hero is told that deeds would come to: the same numbers as the rules use, from what the hero sees alone."""

from typing import Any

import pytest

from holdfast.engine.play import asks
from holdfast.games.alone.rules.attack import attack_dice
from holdfast.games.alone.screen.previews import Prospects, prospects
from holdfast.games.alone.state import Alone
from tests.games.alone.packs import parts_of
from tests.games.alone.playing import GAME, begin, click

ALL = parts_of()
HERE = "hero: 1C1\nitems: -\nhand 2: -\nexperience: -\n"


def of(position: str = "", **chosen: Any) -> Prospects:
    return prospects(begin(HERE + position, **chosen))


@pytest.mark.rule("alone:R103")
def test_a_fight_has_more_dice_in_the_light_and_with_the_captain() -> None:
    assert of().fight == 3
    assert of("lit: 1C1").fight == 4
    assert of("lit: 1C1", character="captain").fight == 5
    s = begin(HERE)
    s.falter = 9
    assert prospects(s).fight == 1


@pytest.mark.rule("alone:R113")
@pytest.mark.parametrize("lit", ["", "lit: 1C1"])
@pytest.mark.parametrize("creature", ["parasite", "spore", "cultist", "mutant", "worm"])
def test_a_threat_rolls_what_the_attack_rolls(creature: str, lit: str) -> None:
    s = begin(f"{HERE}creatures: {creature}@1C1\n{lit}")
    s.rage, s.ward = [("", 2)], 1
    (threat,) = prospects(s).threats
    ((token, figure),) = s.standing()
    assert threat.dice == attack_dice(s, token)
    assert threat.figure == figure
    line = s.parts.creatures[s.tokens[token].index].regular
    assert (threat.first, threat.second) == (line.first, line.second)


@pytest.mark.rule("alone:R83", "alone:R84")
def test_leaving_costs_a_die_for_each_creature_and_one_less_in_the_light() -> None:
    assert of().leaving == 0
    assert of("creatures: worm@1C1, spore@1C1").leaving == 2
    assert of("creatures: worm@1C1, spore@1C1\nlit: 1C1").leaving == 1


@pytest.mark.rule("alone:R124", "alone:R95", "alone:R117")
def test_hindrances_and_rooms_count() -> None:
    clear = ("say_grace", "crossed_wires", "peer_review")
    plain = of(missions=clear)
    assert (plain.explore, plain.locate, plain.light, plain.scavenge) == (2, 1, 2, 1)
    assert of(missions=("say_grace", "haze", "cargo_manifest")).explore == 1
    assert of(missions=("say_grace", "brownout", "cargo_manifest")).light == 1


@pytest.mark.rule("alone:R262")
def test_an_unseen_creature_changes_no_number_that_the_hero_is_shown() -> None:
    def with_special(place: str) -> Prospects:
        position = f"{HERE}revealed: 1C1\ncreatures: hollow_roar@{place}"
        return prospects(begin(position, parts=ALL, special_creatures=True))

    unseen, seen = with_special("1D1"), with_special("1C1")
    assert unseen.threats == ()
    assert unseen.fight == 3
    assert len(seen.threats) == 1
    assert seen.fight == 2


@pytest.mark.rule("alone:R233", "alone:R73")
def test_what_is_seen_next_door_counts_unless_the_door_is_blocked() -> None:
    def beside(hero: str, roar: str, blocked: str = "") -> Prospects:
        position = f"hero: {hero}\nitems: -\nhand 2: -\nrevealed: {roar}\ncreatures: hollow_roar@{roar}\n{blocked}"
        return prospects(begin(position, parts=ALL, special_creatures=True))

    assert beside("1C1", "1D1").fight == 2
    assert beside("1C1", "1D2").fight == 3
    assert beside("1C4", "1C3").fight == 2
    assert beside("1C4", "1C3", "blocked: 1C4-north").fight == 3


@pytest.mark.rule("alone:R262", "alone:R263")
def test_evil_is_shown_none_of_it() -> None:
    s: Alone = begin(HERE)
    assert GAME.view(s, 0).prospects == prospects(s)
    assert GAME.view(s, -1).prospects == prospects(s)
    assert GAME.view(s, 1).prospects is None


def test_before_the_hero_is_placed_there_is_nothing_to_count_on() -> None:
    s = begin(character="")
    assert asks(s, 0)
    assert GAME.view(s, 0).prospects is None
    click(s, 0, "pick_hero:1")
    assert GAME.view(s, 0).prospects is None

"""What each seat knows of what goes on (R154, R155, R162, R262, R277): the fields of frames that not all may read."""

import pytest

from holdfast.engine.play import options
from holdfast.engine.poison import UNKNOWN
from holdfast.engine.secret import Secret, only
from holdfast.games.alone.cards.effects import Recover, Stalk
from holdfast.games.alone.cards.picks import PickCreature
from holdfast.games.alone.cards.verbs.apply import DoVerb, stage_for
from holdfast.games.alone.cards.verbs.registry import Activate, AnyEffect, Cause, Standard
from holdfast.games.alone.rules.attack import CreaturesAttack, attacked_for
from holdfast.games.alone.rules.creatures import Prowl, gone_for, noise_for, ways_for
from holdfast.games.alone.rules.play_out import PlayOut, front_for, own_picks_for, own_token_for
from holdfast.games.alone.rules.reacting import Passable, passed_for
from holdfast.games.alone.state import HERO, Alone
from tests.games.alone.playing import begin, click

SPECTATOR = -1
EVIL = (1, 2)
OTHERS = (HERO, SPECTATOR)


def table() -> Alone:
    """A hero and two of evil, the first of whom leads."""
    return begin("items: -\nhero: 1C1\nleader: 2\nhand 2: again\nhand 3: bared_teeth thick_hide", seats=3)


@pytest.mark.rule("alone:R162", "alone:R262")
def test_only_evil_knows_the_way_that_a_creature_goes() -> None:
    s = table()
    prowl = Prowl(token=3, ways=("east", "north"), noise="north", gone=1)
    for seat in EVIL:
        assert (ways_for(s, prowl, seat), noise_for(s, prowl, seat), gone_for(s, prowl, seat)) == (
            ("east", "north"),
            "north",
            1,
        )
    for seat in OTHERS:
        known: list[object] = [ways_for(s, prowl, seat), noise_for(s, prowl, seat), gone_for(s, prowl, seat)]
        assert all(value is UNKNOWN for value in known)


@pytest.mark.rule("alone:R112", "alone:R262")
def test_the_hero_knows_which_kinds_have_attacked_and_evil_which_tokens() -> None:
    s = begin("items: -\nhero: 1C1\ncreatures: spore@1C1 spore@1C1 worm@1C1")
    here = tuple(s.creatures_here())
    attack = CreaturesAttack(attacked=here)
    assert here == attacked_for(s, attack, 1)
    assert len(set(here)) == 3
    for seat in OTHERS:
        assert len(set(attacked_for(s, attack, seat))) == 2


@pytest.mark.rule("alone:R155")
def test_only_its_player_knows_what_a_card_is_to_be_played_as() -> None:
    s = table()
    picks = (PickCreature(3),)
    play = PlayOut(seat=2, window=1, front="special", card=Secret("card", 0, only(2)), token=3, picks=picks)
    assert (front_for(s, play, 2), own_token_for(s, play, 2), own_picks_for(s, play, 2)) == ("special", 3, picks)
    for seat in (1, *OTHERS):
        known: list[object] = [front_for(s, play, seat), own_token_for(s, play, seat), own_picks_for(s, play, seat)]
        assert all(value is UNKNOWN for value in known)


@pytest.mark.rule("alone:R154", "alone:R155")
def test_the_leader_knows_of_a_card_as_long_as_it_is_asked() -> None:
    s = table()
    click(s, 0, "explore:east")
    for _ in range(2):
        for seat in EVIL:
            if s.window != "late":
                click(s, seat, "pass")
    card = next(action for _, action in options(s, 2) if action.kind() == "play_down")
    click(s, 2, card.option_id())
    play = next(frame for frame in s.frames() if isinstance(frame, PlayOut))
    assert play.known_to(s) == only(1, 2)
    click(s, 1, "approve")
    assert play.known_to(s) == only(2)


@pytest.mark.rule("alone:R277")
def test_nobody_knows_who_else_has_passed() -> None:
    s = table()
    window = Passable(passed=only(1, 2))
    assert [passed_for(s, window, seat) for seat in (0, 1, 2)] == [0, only(1), only(2)]


@pytest.mark.rule("alone:R262")
@pytest.mark.parametrize("effect", [Stalk(), Standard(), Activate(token=3)])
def test_only_evil_knows_how_many_creatures_it_has_moved(effect: AnyEffect) -> None:
    s = table()
    verb = DoVerb(effect=effect, cause=Cause(seat=1), stage=2)
    assert [stage_for(s, verb, seat) for seat in EVIL] == [2, 2]
    assert all(stage_for(s, verb, seat) is UNKNOWN for seat in OTHERS)


@pytest.mark.rule("alone:R262")
def test_all_know_how_far_other_deeds_are_and_those_of_the_hero() -> None:
    s = table()
    for verb in (
        DoVerb(effect=Recover(), cause=Cause(seat=1), stage=2),
        DoVerb(effect=Standard(), cause=Cause(seat=HERO), stage=2),
    ):
        assert [stage_for(s, verb, seat) for seat in (*EVIL, *OTHERS)] == [2, 2, 2, 2]

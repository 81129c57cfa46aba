"""Reactions on their way (R154, R155): who knows of them, and when."""

import pytest

from holdfast.engine.play import options
from holdfast.engine.poison import UNKNOWN
from holdfast.engine.secret import Secret, only
from holdfast.games.alone.cards.picks import PickCreature
from holdfast.games.alone.rules.play_out import PlayOut, front_for, own_picks_for, own_token_for
from tests.games.alone.playing import OF_EVIL, OTHERS, begin, click, known, two_of_evil


@pytest.mark.rule("alone:R155", "alone:R263", "alone:G70")
def test_comrades_cannot_tell_each_others_hands() -> None:
    both = [
        begin(f"items: -\nhero: 1C1\nleader: 2\nhand 2: {mine}\nhand 3: bared_teeth", seats=3, seed=seed)
        for mine, seed in (("long_stride scatter", 1), ("relay_race two_abreast", 1))
    ]
    assert known(both[0], 2) == known(both[1], 2)
    assert known(both[0], 0) == known(both[1], 0)
    assert known(both[0], 1) != known(both[1], 1)


@pytest.mark.rule("alone:R155")
def test_only_its_player_knows_what_a_card_is_to_be_played_as() -> None:
    s = two_of_evil()
    picks = (PickCreature(3),)
    play = PlayOut(seat=2, window=1, front="special", card=Secret("card", 0, only(2)), token=3, picks=picks)
    assert (front_for(s, play, 2), own_token_for(s, play, 2), own_picks_for(s, play, 2)) == ("special", 3, picks)
    for seat in (1, *OTHERS):
        known: list[object] = [front_for(s, play, seat), own_token_for(s, play, seat), own_picks_for(s, play, seat)]
        assert all(value is UNKNOWN for value in known)


@pytest.mark.rule("alone:R154", "alone:R155")
def test_the_leader_knows_of_a_card_as_long_as_it_is_asked() -> None:
    s = two_of_evil()
    click(s, 0, "explore:east")
    for _ in range(2):
        for seat in OF_EVIL:
            if s.window != "late":
                click(s, seat, "pass")
    card = next(action for _, action in options(s, 2) if action.kind() == "play_down")
    click(s, 2, card.option_id())
    play = next(frame for frame in s.frames() if isinstance(frame, PlayOut))
    assert play.known_to(s) == only(1, 2)
    click(s, 1, "approve")
    assert play.known_to(s) == only(2)

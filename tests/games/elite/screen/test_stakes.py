"""What is at stake: what is left of the mission, and the worst of damage and time."""

from holdfast import api
from holdfast.games.elite.screen.stakes import stakes
from holdfast.games.elite.state import Elite


def begun() -> Elite:
    position = list(api.positions("elite", ["rookie"], seats=2, seed=1, options={"mission": "extermination"}))[40]
    assert isinstance(position.state, Elite)
    return position.state


def test_damage_and_rounds_are_danger() -> None:
    s = begun()
    s.damage = [0] * len(s.damage)
    s.round = 1
    assert stakes(s).danger == 0
    s.damage[1] = s.hero(1).track // 2
    assert stakes(s).danger == s.damage[1] / s.hero(1).track
    s.round = s.parts.numbers.rounds
    assert stakes(s).danger == (s.round - 1) / s.round


def test_a_nest_that_is_ready_is_not_left() -> None:
    s = begun()
    before = stakes(s).left
    assert before == len(s.token_at) == 3
    s.token_ready = [0]
    assert stakes(s).left == before - 1
    s.token_ready = [0, 1, 2]
    assert stakes(s).left == 0

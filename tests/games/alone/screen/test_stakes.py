"""What is at stake, for the hero: missions to complete, and health that is gone."""

import msgspec

from holdfast import api
from holdfast.games.alone.screen.stakes import stakes
from holdfast.games.alone.state import FULL, Alone


def test_health_that_is_gone_is_danger_and_missions_that_are_done_are_not_left() -> None:
    s = list(api.positions("alone", seed=1))[60].state
    assert isinstance(s, Alone)
    s.life = s.control = FULL
    assert stakes(s) == (3, 0)
    s.life, s.control = FULL // 2, 0
    assert stakes(s).danger == 0.75
    s.quests[0] = msgspec.structs.replace(s.quests[0], done=True)
    assert stakes(s).left == 2

"""The swarm deck is shuffled when it is made anew (R62)."""

import pytest

from holdfast.engine.rng import key_from_seed
from tests.games.elite.playing import table


@pytest.mark.rule("elite:R62")
def test_the_new_swarm_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(8):
        game = table("phase: spawning\nswarm deck: shooter-3-2\nboss top: clear clear", seats=2)
        game.s.rng = type(game.s.rng)(key_from_seed(seed))
        game.wait(0)
        game.say(1, "Go on as planned")
        orders.add(tuple(game.s.swarm.true()))
    assert len(orders) > 6
    assert all(list(order) not in (sorted(order), sorted(order, reverse=True)) for order in orders)

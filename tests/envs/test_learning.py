"""The example of a learner learns, measured on games that it has not seen."""

from benchmarks.learn import compared, returns, train
from holdfast.envs.gym_seat import GymSeat


def test_a_learner_is_better_than_chance() -> None:
    env = GymSeat("key", shaped=True)
    policy = train(env, 250)
    by, half = compared(returns(env, policy, 60), returns(env, None, 60))
    assert by > half, (by, half)

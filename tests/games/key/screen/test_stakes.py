"""What is at stake: closed windows, and the time that has run out."""

from holdfast import api
from holdfast.games.key.screen.stakes import stakes
from holdfast.games.key.state import Key


def test_windows_that_open_are_no_longer_left_and_a_loss_by_time_is_all_danger() -> None:
    for seed in range(4):
        run = api.play("key", ["random"], seed=seed)
        s = run.last.state
        assert isinstance(s, Key)
        assert stakes(s).left == sum(not s.is_open(window) for window in range(len(s.windows)))
        if run.outcome.key == "lost.time":
            assert stakes(s).danger == 1
            return
    raise AssertionError("random bots lose by time")


def test_half_of_all_time_runs_before_peril() -> None:
    s = api.start("key", seats=2, seed=1).state
    assert isinstance(s, Key)
    s.discard = []
    s.in_peril = False
    assert stakes(s).danger == 0
    s.in_peril = True
    assert stakes(s).danger == 0.5

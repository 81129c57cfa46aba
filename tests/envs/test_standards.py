"""The tests that the makers of these interfaces wrote for them."""

import random
import subprocess
import sys
import warnings
from collections.abc import Iterator

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from holdfast.envs.gym_seat import GymSeat
from holdfast.envs.zoo import aec_env, parallel_env

GAMES = ("alone", "elite", "key")
CYCLES = 20


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """They warn that observations with masks are no plain arrays, and that an environment is in no registry."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        state = random.getstate(), np.random.get_state()
        yield
        random.setstate(state[0])
        np.random.set_state(state[1])


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_in_turn(game: str) -> None:
    api_test(aec_env(game, seats=2), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_parallel(game: str) -> None:
    parallel_api_test(parallel_env(game, seats=2), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_seeds(game: str) -> None:
    seed_test(lambda: aec_env(game, seats=2), num_cycles=CYCLES // 2)
    parallel_seed_test(lambda: parallel_env(game, seats=2), num_cycles=CYCLES // 2)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium(game: str) -> None:
    check_env(GymSeat(game, seats=2, render_mode="ansi"), skip_render_check=True)


OPEN_SPIEL = """
import pyspiel
from holdfast.envs.spiel import register_all
register_all()
game = pyspiel.load_game("python_holdfast_key(players=1,deal=3)")
pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
for name in ("alone", "elite"):
    state = pyspiel.load_game(f"python_holdfast_{name}").new_initial_state()
    while not state.is_terminal() and state.move_number() < 40:
        legal = state.legal_actions()
        twin = state.clone()
        state.apply_action(legal[state.move_number() % len(legal)])
        assert twin.history() == state.history()[:-1] and twin.legal_actions() == legal
        assert len(state.observation_tensor(0)) == state.get_game().observation_tensor_size()
print("all in order")
"""


def test_openspiel() -> None:
    """In a process of its own, because what is registered there cannot be taken back."""
    pytest.importorskip("pyspiel", reason="OpenSpiel has no wheels for this system")
    done = subprocess.run([sys.executable, "-c", OPEN_SPIEL], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("all in order\n")

"""A learner in plain numpy that gets better at a game in minutes: python benchmarks/learn.py --game key --games 1500

It plays one seat through Gymnasium. Its policy is a number for each action and one for each kind of action, made
larger when what came after was better than usual (REINFORCE with a baseline). At the end it plays games that it has
not seen, beside chance on the same ones, and says how both did, with the 95 % interval of their difference.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from holdfast.envs.gym_seat import GymSeat

FADES: Final = 1.0  # what comes a decision later counts so much of what comes at once
FRESH: Final = 1_000_000  # numbers of games that are kept for the end

Numbers = NDArray[np.float64]


class Policy:
    """How much each action is liked, by its number and by its kind; chance does the rest."""

    def __init__(self, env: GymSeat, rate: float) -> None:
        blocks = env.table.numbers.blocks.values()
        self.kind_of = np.zeros(env.table.numbers.size, dtype=np.int64)  # of each number; to wait is kind 0
        for place, block in enumerate(blocks, 1):
            self.kind_of[block.first : block.first + block.size] = place
        self.by_number = np.zeros(env.table.numbers.size)
        self.by_kind = np.zeros(len(blocks) + 1)
        self.rate = rate

    def chances(self, allowed: NDArray[np.int64]) -> Numbers:
        liked = self.by_number[allowed] + self.by_kind[self.kind_of[allowed]]
        liked = np.exp(liked - liked.max())
        found: Numbers = liked / liked.sum()
        return found

    def learn(self, allowed: NDArray[np.int64], chances: Numbers, chosen: int, worth: float) -> None:
        """Likes what was chosen more by its worth, and what was not chosen less."""
        step = -chances * worth * self.rate
        step[chosen] += worth * self.rate
        np.add.at(self.by_number, allowed, step)
        np.add.at(self.by_kind, self.kind_of[allowed], step)


def play(env: GymSeat, policy: Policy | None, dice: np.random.Generator, number: int) -> Iterator[tuple[Any, ...]]:
    """Plays a game by a policy, or by chance; yields what was allowed, how likely, what was chosen, what came of it."""
    seen, _ = env.reset(seed=number)
    while True:
        allowed = np.flatnonzero(seen["action_mask"])
        chances = np.full(len(allowed), 1 / len(allowed)) if policy is None else policy.chances(allowed)
        chosen = int(dice.choice(len(allowed), p=chances))
        seen, reward, is_over, is_cut, _ = env.step(allowed[chosen])
        yield allowed, chances, chosen, reward
        if is_over or is_cut:
            return


def train(env: GymSeat, games: int, seed: int = 0, rate: float = 0.1) -> Policy:
    policy, dice = Policy(env, rate), np.random.default_rng(seed)
    usual = np.zeros(env.table.most_decisions + 1)  # what comes after each decision of a game, as a rule
    for number in range(1, games + 1):
        made = list(play(env, policy, dice, number))
        ahead = 0.0
        for place, (allowed, chances, chosen, reward) in reversed(list(enumerate(made))):
            ahead = reward + FADES * ahead
            if len(allowed) > 1:
                policy.learn(allowed, chances, chosen, ahead - usual[place])
            usual[place] += 0.05 * (ahead - usual[place])
    return policy


def returns(env: GymSeat, policy: Policy | None, games: int, seed: int = 1) -> Numbers:
    """Returns what came of games that nobody learned from."""
    dice = np.random.default_rng(seed)
    return np.array([sum(step[-1] for step in play(env, policy, dice, FRESH + n)) for n in range(games)])


def compared(learned: Numbers, chance: Numbers) -> tuple[float, float]:
    """Returns by how much more came of the learner's games, and half of the 95 % interval of that."""
    apart = learned - chance
    return float(apart.mean()), float(1.96 * apart.std(ddof=1) / sqrt(len(apart)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="key")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--trials", type=int, default=200)
    given = parser.parse_args()
    env = GymSeat(given.game, shaped=True)
    policy = train(env, given.games)
    learned, chance = returns(env, policy, given.trials), returns(env, None, given.trials)
    by, half = compared(learned, chance)
    print(f"{given.game}: {given.games} games learned from, {given.trials} new ones played")
    print(f"chance {chance.mean():.3f}, learner {learned.mean():.3f}, better by {by:.3f} +- {half:.3f}")


if __name__ == "__main__":
    main()

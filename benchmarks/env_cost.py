"""What a step of an environment costs beside what the engine takes for a decision of a random bot, as a ratio.

python benchmarks/env_cost.py --games 20
"""

from __future__ import annotations

import argparse
from time import process_time

import numpy as np

from holdfast.api.playing import match_of
from holdfast.envs.making import learners_table, masked_observation
from holdfast.lab.match import GamePlayed, play_game


def engine_cost(game: str, games: int) -> float:
    """Returns microseconds a decision where random bots play, who get their masks and options like learners."""
    match = match_of(game, ["random"], seats=2)
    began = process_time()
    results = [play_game(match, number) for number in range(1, games + 1)]
    decisions = sum(result.decisions for result in results if isinstance(result, GamePlayed))
    return (process_time() - began) / decisions * 1e6


def step_cost(game: str, games: int, *, observed: bool) -> float:
    """Returns the same for learners on both seats who choose by chance, with or without looking at the table."""
    table, dice = learners_table(game, seats=2), np.random.default_rng(0)
    decisions, began = 0, process_time()
    for number in range(1, games + 1):
        table.begin(number)
        while table.asked is not None and not table.is_cut_short:
            if observed:
                masked_observation(table, table.asked, table.answers)
            allowed = list(table.answers)
            table.act(allowed[dice.integers(len(allowed))])
        decisions += table.decisions
    return (process_time() - began) / decisions * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    games = parser.parse_args().games
    print("game    engine us  step us  ratio  looking at it us")
    for game in ("alone", "elite", "key"):
        engine = engine_cost(game, games)
        bare, whole = (step_cost(game, games, observed=observed) for observed in (False, True))
        print(f"{game:8}{engine:9.0f}{whole:9.0f}{whole / engine:7.2f}{whole - bare:18.0f}")


if __name__ == "__main__":
    main()

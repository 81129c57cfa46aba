"""How often bots win missions of The Key, by grade, board, players and bot: the numbers in docs/generator.md.

    python benchmarks/calibrate_key.py [MISSIONS A GRADE [PROCESSES]] > table.md

The last lines are the file packs/base/calibration.toml, which the economy gate reads: of ten games by `cracker`
a mission must win between so many and so many: within one and a half standard deviations of what is won on average.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Container
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from math import ceil, floor, sqrt
from multiprocessing import get_context
from typing import TypeAlias

from holdfast.bots import bot_named
from holdfast.cli.workshop import open_workshop
from holdfast.games.key.game import GAME
from holdfast.games.key.missions.generator.generate import NoMission, generate
from holdfast.games.key.missions.trial import is_won
from holdfast.games.key.missions.workshop import Workshop
from holdfast.lab.statistics import wilson

BOTS = ("random", "greedy", "cracker")
PLAYERS = range(1, 5)
LEAN = 10  # few games are played in each cell: it counts as if so many more had come out as its grade does
Wins: TypeAlias = dict[tuple[int, str], bool]  # by players and bot


@cache
def workshop() -> Workshop:
    return open_workshop()


def trial(job: tuple[int, int]) -> tuple[int, str, Wins] | None:
    """One mission of a grade, played once by each bot in each number: (grade, board, what was won)."""
    grade, number = job
    shop = workshop()
    try:
        mission = generate(f"calibration/{number}", grade, parts=shop.parts, bank=shop.bank, lexicon=shop.lexicon)
    except NoMission:
        return None
    won = {
        (players, name): is_won(shop.parts, mission, players, 0, bot_named(GAME, name))
        for players in PLAYERS
        for name in BOTS
    }
    return grade, mission.board, won


def cell(games: list[bool]) -> str:
    share = wilson(sum(games), len(games))
    return f"{share.share:.0%} ({share.low:.0%}-{share.high:.0%})"


def main() -> int:
    missions = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    processes = int(sys.argv[2]) if len(sys.argv) > 2 else 2
    played: dict[tuple[int, str, int, str], list[bool]] = defaultdict(list)  # grade, board, players, bot
    jobs = [(grade, n) for grade in range(1, 6) for n in range(missions)]
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for found in pool.map(trial, jobs):
            if found is not None:
                grade, board, won = found
                for (players, name), is_ours in won.items():
                    played[grade, board, players, name].append(is_ours)

    def games(grade: int, players: Container[int], bot: str) -> list[bool]:
        return [
            won
            for (g, _, p, b), all_won in played.items()
            if (g, b) == (grade, bot) and p in players
            for won in all_won
        ]

    def mean_of(grade: int) -> float:
        all_won = games(grade, PLAYERS, "cracker")
        return (sum(all_won) + 1) / (len(all_won) + 2)  # nothing is won always or never

    print("| grade | players | " + " | ".join(BOTS) + " |")
    print("|---|---|" + "---|" * len(BOTS))
    for grade in range(1, 6):
        for some in (*([n] for n in PLAYERS), PLAYERS):
            who = str(some[0]) if len(some) == 1 else "**all**"
            print(f"| {grade} | {who} | " + " | ".join(cell(games(grade, some, bot)) for bot in BOTS) + " |")
    print("\n# Of ten games by the cracker bot, how many a mission must win; made by benchmarks/calibrate_key.py.")
    for (grade, board, players, bot), all_won in sorted(played.items()):
        if bot != "cracker":
            continue
        rate = (sum(all_won) + LEAN * mean_of(grade)) / (len(all_won) + LEAN)
        spread = 1.5 * sqrt(10 * rate * (1 - rate))
        least, most = max(1, floor(10 * rate - spread)), min(10, ceil(10 * rate + spread))
        print(f'[[cell]]\ngrade = {grade}\nboard = "{board}"\nplayers = {players}\nshare = {rate:.2f}')
        print(f"at_least = {least}\nat_most = {most}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

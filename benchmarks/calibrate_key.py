"""How often bots win missions of The Key, by grade, board, players and bot: the numbers in docs/generator.md.

    python benchmarks/calibrate_key.py [MISSIONS A CELL] > table.md

The last lines are the file packs/base/calibration.toml, which the economy gate reads: of ten games by `cracker`
a mission must win so many, two standard deviations below what missions of its kind win on average.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from math import floor, sqrt
from multiprocessing import get_context

from holdfast.bots import bot_named
from holdfast.games.key.game import GAME
from holdfast.games.key.generator.generate import NoMission, generate
from holdfast.games.key.trial import is_won
from holdfast.lab.statistics import wilson
from holdfast.packs.workshop import Workshop, open_workshop

BOTS = ("random", "greedy", "cracker")
GAMES_EACH = 2


@cache
def workshop() -> Workshop:
    return open_workshop()


def trial(job: tuple[int, int, int]) -> tuple[int, int, str, dict[str, int]] | None:
    """One mission of a grade, played by each bot: (grade, players, board, wins by bot)."""
    grade, players, number = job
    shop = workshop()
    try:
        mission = generate(f"calibration/{number}", grade, parts=shop.parts, bank=shop.bank, lexicon=shop.lexicon)
    except NoMission:
        return None
    wins = {
        name: sum(is_won(shop.parts, mission, players, n, bot_named(GAME, name)) for n in range(GAMES_EACH))
        for name in BOTS
    }
    return grade, players, mission.board, wins


def main() -> int:
    missions = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    jobs = [(grade, players, n) for grade in range(1, 6) for players in range(1, 5) for n in range(missions)]
    won: dict[tuple[int, int, str], int] = defaultdict(int)
    played: dict[tuple[int, int], int] = defaultdict(int)
    by_board: dict[tuple[int, str, int], list[int]] = defaultdict(lambda: [0, 0])
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for found in pool.map(trial, jobs, chunksize=5):
            if found is None:
                continue
            grade, players, board, wins = found
            played[grade, players] += GAMES_EACH
            for name, count in wins.items():
                won[grade, players, name] += count
            by_board[grade, board, players][0] += wins["cracker"]
            by_board[grade, board, players][1] += GAMES_EACH
    print("| grade | players | " + " | ".join(BOTS) + " |")
    print("|---|---|" + "---|" * len(BOTS))
    for grade, players in sorted(played):
        games = played[grade, players]
        cells = []
        for name in BOTS:
            share = wilson(won[grade, players, name], games)
            cells.append(f"{share.share:.0%} ({share.low:.0%}-{share.high:.0%})")
        print(f"| {grade} | {players} | " + " | ".join(cells) + " |")
    print("\n# Of ten games by the cracker bot, how many a mission must win; made by benchmarks/calibrate_key.py.")
    for (grade, board, players), (wins_here, games) in sorted(by_board.items()):
        rate = (wins_here + 1) / (games + 2)  # few games: nothing is won always or never
        least = max(1, floor(10 * rate - 2 * sqrt(10 * rate * (1 - rate))))
        print(f'[[cell]]\ngrade = {grade}\nboard = "{board}"\nplayers = {players}\nat_least = {least}\nat_most = 10')
    return 0


if __name__ == "__main__":
    sys.exit(main())

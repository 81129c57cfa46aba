"""How often the hero escapes in ALONE, by difficulty and by who plays: the table of docs/alone-balance.md.

    python benchmarks/balance_alone.py                                # four difficulties, 60 games each
    python benchmarks/balance_alone.py --games 20 --seats 3           # a smaller table, two evil players
    python benchmarks/balance_alone.py --hero survivor --evil random  # other bots
    python benchmarks/balance_alone.py --write docs/alone-balance.md  # put the table into the page

Maps are new ones, missions, decks and characters are drawn; the same numbers give the same games.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from holdfast.bots import bot_named
from holdfast.engine.bot import Scheduler
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.alone.game import GAME
from holdfast.games.alone.pack import Parts
from holdfast.games.alone.state import Alone, Options
from holdfast.lab.statistics import wilson
from holdfast.packs import load_content

BEGIN: Final = "<!-- table: made by benchmarks/balance_alone.py -->"
END: Final = "<!-- end of table -->"
TARGETS: Final = {"easy": (55, 75), "normal": (40, 60), "nightmare": (25, 45), "impossible": (10, 30)}


class Ended(msgspec.Struct, frozen=True):
    """How one game ended."""

    outcome: str
    rounds: int
    unlocked: bool
    missions: tuple[int, ...]
    decks: tuple[int, ...]


def play(parts: Parts, bots: tuple[str, ...], difficulty: str, number: int) -> Ended:
    name = f"balance/{difficulty}/{len(bots)}/{number}"
    options = Options(difficulty=difficulty, character="random", levels=("random",))
    s: Alone = GAME.setup(parts, options, len(bots), key_from_seed(name))
    seats = {seat: bot_named(GAME, bot) for seat, bot in enumerate(bots)}
    scheduler = Scheduler(GAME, parts, s, seats, Rng(key_from_seed(f"{name}/minds")))
    while scheduler.step() is not None:
        pass
    assert s.outcome is not None, name
    missions = tuple(quest.mission for quest in s.quests)
    return Ended(s.outcome.key, s.round, s.unlocked, missions, tuple(s.deck_ids))


def percent(count: int, of: int) -> str:
    share = wilson(count, of)
    return f"{100 * count / of:.0f} % ({100 * share.low:.0f}-{100 * share.high:.0f})"


def row(difficulty: str, ended: list[Ended]) -> str:
    games = len(ended)
    won = sum(end.outcome == "hero.escaped" for end in ended)
    drawn = sum(end.outcome.startswith("draw") for end in ended)
    unlocked = sum(end.unlocked for end in ended)
    rounds = sorted(end.rounds for end in ended)
    low, high = TARGETS[difficulty]
    spread = f"{rounds[games // 20]}-{rounds[-1 - games // 20]}"
    return (
        f"| {difficulty} | {games} | {percent(won, games)} | {low}-{high} % | {drawn} "
        f"| {percent(unlocked, games)} | {rounds[games // 2]} ({spread}) |"
    )


def by_deck(parts: Parts, ended: list[Ended]) -> list[str]:
    """How often the hero gets as far as the final mission against each deck."""
    met: Counter[int] = Counter(deck for end in ended for deck in end.decks)
    far: Counter[int] = Counter(deck for end in ended if end.unlocked for deck in end.decks)
    return [f"| {parts.decks[deck].name} | {met[deck]} | {percent(far[deck], met[deck])} |" for deck in sorted(met)]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=60, help="games of each difficulty")
    reader.add_argument("--seats", type=int, default=2, help="the hero and so many less one evil players")
    reader.add_argument("--hero", default="survivor")
    reader.add_argument("--evil", default="lurker")
    reader.add_argument("--write", type=Path, help="a page with the marks of the table in it")
    chosen = reader.parse_args()
    parts = load_content(GAME).content
    assert isinstance(parts, Parts)
    bots = (chosen.hero, *(chosen.evil,) * (chosen.seats - 1))
    lines = [
        f"`{chosen.hero}` against {chosen.seats - 1} `{chosen.evil}`, 95 % intervals in brackets:",
        "",
        "| difficulty | games | hero wins | wanted | draws | final mission unlocked | rounds (middle 90 %) |",
        "|---|---|---|---|---|---|---|",
    ]
    all_of_them = []
    for difficulty in TARGETS:
        ended = [play(parts, bots, difficulty, number) for number in range(chosen.games)]
        all_of_them += ended
        lines.append(row(difficulty, ended))
        print(lines[-1], flush=True)
    lines += ["", "| deck | games | final mission unlocked |", "|---|---|---|", *by_deck(parts, all_of_them)]
    print("\n".join(lines))
    if chosen.write:
        page = chosen.write.read_text()
        before, after = page.partition(BEGIN)[0], page.partition(END)[2]
        chosen.write.write_text("\n".join([before + BEGIN, "", *lines, "", END + after]))


if __name__ == "__main__":
    main()

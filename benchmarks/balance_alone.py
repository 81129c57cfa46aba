"""How often the hero escapes in ALONE, by difficulty, deck, mission and who plays: the tables of docs/alone-balance.md.

    python benchmarks/balance_alone.py                                # all tables, 60 games a cell
    python benchmarks/balance_alone.py --games 20 --only levels       # one table, smaller
    python benchmarks/balance_alone.py --store games.jsonl            # keep every game; go on where it was stopped
    python benchmarks/balance_alone.py --write docs/alone-balance.md  # put the tables into the page

Maps are new ones, missions, decks and characters are drawn; the same numbers give the same games, so two states of
bots or content meet the same maps and cards.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from holdfast.bots import bot_named
from holdfast.engine.bot import Scheduler
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.game import GAME
from holdfast.games.alone.state import Alone, Options
from holdfast.lab.pages import put_between
from holdfast.lab.statistics import wilson
from holdfast.packs import load_content

BEGIN: Final = "<!-- table: made by benchmarks/balance_alone.py -->"
END: Final = "<!-- end of table -->"
TARGETS: Final = {"easy": (55, 75), "normal": (40, 60), "nightmare": (25, 45), "impossible": (10, 30)}
HEROES: Final = ("novice", "castaway", "survivor")
EVILS: Final = ("prowler", "lurker", "stalker")
BEST: Final = (HEROES[-1], EVILS[-1])
SEER: Final = "seer"
BOXES: Final = {"base": (), "deep": ("deep",), "avatar": ("avatar",), "deep and avatar": ("deep", "avatar")}
TOLERATED: Final = 12  # points from the mean


class Cell(msgspec.Struct, frozen=True):
    """One kind of game."""

    difficulty: str = "normal"
    hero: str = BEST[0]
    evil: str = BEST[1]
    seats: int = 2
    box: str = "base"


class Ended(msgspec.Struct, frozen=True):
    """How one game ended."""

    cell: Cell
    number: int
    outcome: str
    rounds: int
    unlocked: bool
    missions: tuple[int, ...]
    decks: tuple[int, ...]

    @property
    def won(self) -> bool:
        return self.outcome == "hero.escaped"


class Games:
    """Plays games, and remembers them."""

    def __init__(self, store: Path | None) -> None:
        self.store = store
        self.known: dict[tuple[Cell, int], Ended] = {}
        self.boxes: dict[str, Parts] = {}
        if store is not None and store.exists():
            for line in store.read_text().splitlines():
                ended = msgspec.json.decode(line, type=Ended)
                self.known[ended.cell, ended.number] = ended

    def parts(self, box: str) -> Parts:
        if box not in self.boxes:
            parts = load_content(GAME, ("base", *BOXES[box])).content
            assert isinstance(parts, Parts)
            self.boxes[box] = parts
        return self.boxes[box]

    def play(self, cell: Cell, games: int) -> list[Ended]:
        """So many games, or more if more are known already."""
        while (cell, games) in self.known:
            games += 1
        return [self.known.get((cell, number)) or self.played(cell, number) for number in range(games)]

    def played(self, cell: Cell, number: int) -> Ended:
        parts = self.parts(cell.box)
        name = f"balance/{cell.difficulty}/{cell.seats}/{number}"
        options = Options(
            difficulty=cell.difficulty,
            character="random",
            levels=("random",),
            most_rounds=int(GAME.choosing.lab_options["most_rounds"]),
            special_creatures="deep" in cell.box,
            room_actions="deep" in cell.box,
            avatars="avatar" in cell.box,
        )
        s: Alone = GAME.setup(parts, options, cell.seats, key_from_seed(name))
        bots = (cell.hero, *(cell.evil,) * (cell.seats - 1))
        seats = {seat: bot_named(GAME, bot) for seat, bot in enumerate(bots)}
        scheduler = Scheduler(GAME, parts, s, seats, Rng(key_from_seed(f"{name}/minds")))
        while scheduler.step() is not None:
            pass
        assert s.outcome is not None, name
        missions = tuple(quest.mission for quest in s.quests)
        ended = Ended(cell, number, s.outcome.key, s.round, s.unlocked, missions, tuple(s.deck_ids))
        self.known[cell, number] = ended
        if self.store is not None:
            with self.store.open("ab") as file:
                file.write(msgspec.json.encode(ended) + b"\n")
        return ended


def percent(ended: Sequence[Ended]) -> str:
    won = sum(end.won for end in ended)
    share = wilson(won, len(ended))
    return f"{100 * won / len(ended):.0f} % ({100 * share.low:.0f}-{100 * share.high:.0f})"


def rounds(ended: Sequence[Ended]) -> str:
    """The middle one, and the middle nine tenths."""
    counts = sorted(end.rounds for end in ended)
    edge = len(counts) // 20
    return f"{counts[len(counts) // 2]} ({counts[edge]}-{counts[-1 - edge]})"


def by_difficulty(games: Games, count: int) -> list[str]:
    lines = [
        f"`{BEST[0]}` against one `{BEST[1]}`, 95 % intervals in brackets:",
        "",
        "| difficulty | games | hero wins | wanted | draws | final mission unlocked | rounds (middle 90 %) |",
        "|---|---|---|---|---|---|---|",
    ]
    for difficulty, (low, high) in TARGETS.items():
        ended = games.play(Cell(difficulty), count)
        drawn = sum(end.outcome.startswith("draw") for end in ended)
        unlocked = sum(end.unlocked for end in ended)
        lines.append(
            f"| {difficulty} | {len(ended)} | {percent(ended)} | {low}-{high} % | {drawn} "
            f"| {100 * unlocked / len(ended):.0f} % | {rounds(ended)} |"
        )
    return lines


def by_card(games: Games, count: int) -> list[str]:
    """Decks and missions over all difficulties: how far each is from the mean of all games."""
    ended = [end for difficulty in TARGETS for end in games.play(Cell(difficulty), count)]
    parts = games.parts("base")
    mean = 100 * sum(end.won for end in ended) / len(ended)
    lines = [
        f"Over the four difficulties the hero wins {mean:.0f} % of {len(ended)} games. With each card, and how many",
        f"points that is from the mean (wanted: at most {TOLERATED}):",
        "",
        "| card | kind | games | hero wins | points |",
        "|---|---|---|---|---|",
    ]
    for deck in range(len(parts.decks)):
        lines.append(card_row(parts.decks[deck].name, "deck", mean, [end for end in ended if deck in end.decks]))
    for mission, card in enumerate(parts.missions):
        lines.append(card_row(card.name, card.colour, mean, [end for end in ended if mission in end.missions]))
    return lines


def card_row(name: str, kind: str, mean: float, ended: list[Ended]) -> str:
    if not ended:
        return f"| {name} | {kind} | 0 | | |"
    off = 100 * sum(end.won for end in ended) / len(ended) - mean
    return f"| {name} | {kind} | {len(ended)} | {percent(ended)} | {off:+.0f} |"


def by_level(games: Games, count: int) -> list[str]:
    lines = [
        "Every hero against every evil, on Normal: how often the hero wins, and of how many games:",
        "",
        f"| | {' | '.join(f'`{evil}`' for evil in EVILS)} |",
        f"|---|{'---|' * len(EVILS)}",
    ]
    for hero in HEROES:
        met = [games.play(Cell(hero=hero, evil=evil), count) for evil in EVILS]
        cells = [f"{percent(ended)} of {len(ended)}" for ended in met]
        lines.append(f"| `{hero}` | {' | '.join(cells)} |")
    return lines


def by_box(games: Games, count: int) -> list[str]:
    lines = [
        "More evil players, and the expansions, on Normal:",
        "",
        "| box | evil players | games | hero wins | rounds (middle 90 %) |",
        "|---|---|---|---|---|",
    ]
    cells = [Cell(seats=seats) for seats in (2, 3, 4)] + [Cell(box=box) for box in BOXES if box != "base"]
    for cell in cells:
        ended = games.play(cell, count)
        lines.append(f"| {cell.box} | {cell.seats - 1} | {len(ended)} | {percent(ended)} | {rounds(ended)} |")
    return lines


def by_search(games: Games, count: int) -> list[str]:
    """The searching bot on either side, in the same games as the best quick bots."""
    worlds = bot_named(GAME, SEER).budget.worlds
    lines = [
        f"`{SEER}`, which lives through {worlds} imagined worlds at each choice, in the same games as the best quick",
        "bots, on Normal:",
        "",
        "| hero | evil | games | hero wins |",
        "|---|---|---|---|",
    ]
    for hero, evil in (BEST, (SEER, BEST[1]), (BEST[0], SEER)):
        ended = games.play(Cell(hero=hero, evil=evil), count)[:count]
        lines.append(f"| `{hero}` | `{evil}` | {len(ended)} | {percent(ended)} |")
    return lines


TABLES: Final = {
    "difficulty": by_difficulty,
    "cards": by_card,
    "levels": by_level,
    "boxes": by_box,
    "search": by_search,
}


def main(words: Iterable[str] | None = None) -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=60, help="games of each cell")
    reader.add_argument("--card-games", type=int, default=0, help="games of each difficulty for decks and missions")
    reader.add_argument("--side-games", type=int, default=0, help="games of each cell of levels and boxes")
    reader.add_argument("--search-games", type=int, default=20, help="games with the searching bot, which is slow")
    reader.add_argument("--only", choices=tuple(TABLES), action="append", help="a table; may be said again")
    reader.add_argument("--store", type=Path, help="a file to which every game is added, and from which they are read")
    reader.add_argument("--write", type=Path, help="a page with the marks of the tables in it")
    chosen = reader.parse_args(None if words is None else list(words))
    games = Games(chosen.store)
    counts = {
        "cards": chosen.card_games,
        "levels": chosen.side_games,
        "boxes": chosen.side_games,
        "search": chosen.search_games,
    }
    lines: list[str] = []
    for name in chosen.only or TABLES:
        table = TABLES[name](games, counts.get(name) or chosen.games)
        print("\n".join(table), "\n", flush=True)
        lines += [*table, ""]
    if chosen.write:
        put_between(chosen.write, BEGIN, END, "\n".join(lines))


if __name__ == "__main__":
    main()

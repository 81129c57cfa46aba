"""How often bots win Project: ELITE, by mission, map, difficulty and players: the tables of docs/elite-balance.md.

    python benchmarks/balance_elite.py                            # the whole table: 180 cells, 60 games each
    python benchmarks/balance_elite.py --seats 4 --games 20       # a part of it
    python benchmarks/balance_elite.py --games 0 --write docs/elite-balance.md

Results go to a file as they come (--results), so a run that was stopped goes on where it was; games played with other
numbers in the pack do not count. Cells take turns, so that a part of a run is a fair sample of the whole.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from hashlib import blake2b
from itertools import product
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from holdfast.bots import bot_named
from holdfast.cli.simulate import with_progress
from holdfast.engine.bot import Scheduler
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.cards.types import DIFFICULTIES, MISSIONS
from holdfast.games.elite.events.equipment import Drew, Fired, Gave, Kept, WeaponTaken
from holdfast.games.elite.game import GAME
from holdfast.games.elite.state import Options
from holdfast.lab.pages import put_between
from holdfast.lab.statistics import wilson
from holdfast.packs import load_content

BEGIN: Final = "<!-- tables: made by benchmarks/balance_elite.py -->"
END: Final = "<!-- end of tables -->"


class Game(msgspec.Struct, frozen=True):
    """One game, and how it ended. `seen` are weapons that somebody could have taken, `taken` those that were, and
    `fired` those that were also used."""

    pack: str
    bot: str
    mission: str
    map: str
    difficulty: str
    seats: int
    number: int
    outcome: str = ""
    rounds: int = 0
    seen: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    fired: tuple[int, ...] = ()
    gifts: int = 0

    @property
    def cell(self) -> tuple[str, str, str, str, str, int, int]:
        return self.pack, self.bot, self.mission, self.map, self.difficulty, self.seats, self.number


Picked: TypeAlias = Callable[[list[Game]], list[Game]]


def play(parts: Parts, game: Game) -> Game:
    """Live tempo, heroes drawn by lot; the same game whenever it is played."""
    name = f"{game.mission}/{game.map}/{game.difficulty}/{game.seats}/{game.number}"
    ids = [hero.id for hero in parts.heroes]
    heroes = Rng(key_from_seed(f"{name}/heroes")).sample(ids, max(game.seats, 2), "heroes")
    options = Options(map=game.map, mission=game.mission, difficulty=game.difficulty, heroes=tuple(heroes))
    s = GAME.setup(parts, options, game.seats, key_from_seed(name))
    seen, taken, fired, gifts = set(s.offered), set(), set(), 0
    bots = dict.fromkeys(range(game.seats), bot_named(GAME, game.bot))
    scheduler = Scheduler(GAME, parts, s, bots, Rng(key_from_seed(f"{name}/minds")))
    while scheduler.step() is not None:
        for told in s.told:
            match told.event:
                case Drew(cards=cards):
                    seen.update(cards)
                case Kept(card=card) | WeaponTaken(card=card):
                    taken.add(card)
                case Fired(card=card):
                    fired.add(card)
                case Gave():
                    gifts += 1
    assert s.outcome is not None, name
    weapons = {n for n, card in enumerate(parts.cards) if card.kind == "weapon"}
    return msgspec.structs.replace(
        game,
        outcome=s.outcome.key,
        rounds=s.round,
        seen=tuple(sorted(seen & weapons)),
        taken=tuple(sorted(taken & weapons)),
        fired=tuple(sorted(fired)),
        gifts=gifts,
    )


def share(games: Iterable[Game]) -> str:
    played = list(games)
    if not played:
        return "-"
    won = wilson(sum(game.outcome == "won" for game in played), len(played))
    return f"{won.share:.0%} ({won.low:.0%}-{won.high:.0%}, {len(played)})"


def tables(parts: Parts, games: list[Game]) -> str:
    """Markdown: share of games won, with the 95 % interval and the number of games in brackets."""
    squad = [game for game in games if game.bot == "squad"]
    four = [game for game in squad if game.seats == 4]
    by_level: list[tuple[str, Picked]] = [(level, partial(on, difficulty=level)) for level in DIFFICULTIES]
    by_seats: list[tuple[str, Picked]] = [(f"seats: {n}", partial(with_seats, seats=n)) for n in range(1, 7)]
    lines = ["", *win_table("squads, 4 seats", parts, four, by_level)]
    for level in DIFFICULTIES:
        lines += ["", *win_table(f"squads, {level.title()}", parts, on(squad, level), [*by_seats, ("all", list)])]
    lines += ["", "| 4 seats | " + " | ".join(DIFFICULTIES) + " |", "|---|" + "---|" * len(DIFFICULTIES)]
    for bot in ("random", "rookie", "squad"):
        mine = [game for game in games if game.bot == bot and game.seats == 4]
        lines.append(f"| {bot} | " + " | ".join(share(on(mine, level)) for level in DIFFICULTIES) + " |")
    ends = Counter(game.outcome for game in squad)
    lines += ["", f"How {len(squad)} games of squads ended: " + ", ".join(f"{k} {n}" for k, n in sorted(ends.items()))]
    given = sum(game.gifts for game in squad)
    lines += ["", f"Things given from one hero to another: {given / max(len(squad), 1):.1f} a game."]
    return "\n".join([*lines, "", *weapon_table(parts, squad), ""])


def win_table(title: str, parts: Parts, games: list[Game], columns: list[tuple[str, Picked]]) -> list[str]:
    """A row for each mission on each map, for each mission, for each map, and for all."""
    rows: list[tuple[str, list[Game]]] = []
    for mission, map_ in product(MISSIONS, parts.maps):
        rows.append((f"{mission}, {map_}", [g for g in games if (g.mission, g.map) == (mission, map_)]))
    rows += [(f"*{mission}*", [g for g in games if g.mission == mission]) for mission in MISSIONS]
    rows += [(f"*{map_}*", [g for g in games if g.map == map_]) for map_ in parts.maps]
    rows.append(("**all**", games))
    lines = [f"| {title} | " + " | ".join(name for name, _ in columns) + " |", "|---|" + "---|" * len(columns)]
    return lines + [f"| {name} | " + " | ".join(share(pick(here)) for _, pick in columns) + " |" for name, here in rows]


def on(games: list[Game], difficulty: str) -> list[Game]:
    return [game for game in games if game.difficulty == difficulty]


def with_seats(games: list[Game], seats: int) -> list[Game]:
    return [game for game in games if game.seats == seats]


def weapon_table(parts: Parts, games: list[Game]) -> list[str]:
    """How often a weapon was taken in games in which it could have been, and fired when it was."""
    lines = ["| weapon | deck | taken when seen | fired when taken |", "|---|---|---|---|"]
    for number, card in enumerate(parts.cards):
        if card.kind == "weapon":
            seen = [game for game in games if number in game.seen]
            had = [game for game in seen if number in game.taken]
            taken, fired = wilson(len(had), len(seen)), wilson(sum(number in game.fired for game in had), len(had))
            cells = [f"{part.share:.0%} ({part.low:.0%}-{part.high:.0%}, {part.of})" for part in (taken, fired)]
            lines.append(f"| {card.name} | {card.deck} | " + " | ".join(cells) + " |")
    return lines


def read(path: Path, pack: str) -> list[Game]:
    if not path.exists():
        return []
    games = [msgspec.json.decode(line, type=Game) for line in path.read_bytes().splitlines() if line.strip()]
    return [game for game in games if game.pack == pack]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="games a cell")
    parser.add_argument("--seats", type=int, nargs="+", default=list(range(1, 7)))
    parser.add_argument("--missions", nargs="+", default=list(MISSIONS))
    parser.add_argument("--difficulties", nargs="+", default=list(DIFFICULTIES))
    parser.add_argument("--maps", nargs="+")
    parser.add_argument("--bot", default="squad")
    parser.add_argument("--results", type=Path, default=Path("balance-elite.jsonl"))
    parser.add_argument("--write", type=Path, help="a page whose tables are made anew from the results")
    args = parser.parse_args()
    loaded = load_content(GAME)
    parts = loaded.content
    assert isinstance(parts, Parts)
    pack = blake2b(msgspec.json.encode(loaded.files), digest_size=6).hexdigest()
    games = read(args.results, pack)
    known = {game.cell for game in games}
    wanted = [
        Game(pack, args.bot, mission, map_, level, seats, number)
        for number in range(1, args.games + 1)
        for level, mission, map_, seats in product(
            args.difficulties, args.missions, args.maps or parts.maps, args.seats
        )
    ]
    missing = [game for game in wanted if game.cell not in known]
    with args.results.open("ab") as file:
        for game in with_progress(missing, len(missing), "games"):
            played = play(parts, game)
            games.append(played)
            file.write(msgspec.json.encode(played) + b"\n")
            file.flush()
    text = tables(parts, games)
    if args.write:
        put_between(args.write, BEGIN, END, text)
    else:
        print(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

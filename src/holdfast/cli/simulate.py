"""`holdfast simulate`: bots play many games; how they end, with intervals."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
from cyclopts import Parameter

from holdfast.cli.arguments import (
    AtLeastOne,
    Flag,
    GameName,
    OptionWords,
    PackNames,
    PlayedOn,
    jobs_for,
    tried_match,
    write_failure,
)
from holdfast.cli.commands import command
from holdfast.cli.errors import BadInput
from holdfast.engine.game import AnyGame, SetupError
from holdfast.engine.text import Texts
from holdfast.lab.match import Box, Failure, GamePlayed, Match, open_box, play_game
from holdfast.lab.players import Players
from holdfast.lab.record import RecordedGame, record_decisions, record_game
from holdfast.lab.results import ResultsFile, decision_rows, game_row, played
from holdfast.lab.simulate import Summary, ThingUse, players_on, summary
from holdfast.lab.statistics import Share
from holdfast.table.clock import Clock

T = TypeVar("T")


app = command(
    "simulate",
    "holdfast simulate key --games 1000 --seats 3 --bots greedy --seed 7 --jobs 2",
    "holdfast simulate elite --each mission --bots squad --parquet games.parquet",
    "holdfast simulate elite --games 10000 --bots squad --on ray",
)


@app.default
def simulate(
    game: GameName,
    /,
    *,
    games: Annotated[AtLeastOne, Parameter(help="How many games.")] = 100,
    seats: Annotated[AtLeastOne | None, Parameter(help="How many seats (as few as the game allows).")] = None,
    bots: Annotated[str, Parameter(help="Who sits there, in turn, as in greedy,random.")] = "random",
    seed: Annotated[str, Parameter(help="The same seed gives the same games.")] = "0",
    jobs: Annotated[AtLeastOne | None, Parameter(help="How many processes (one for each core).")] = None,
    on: PlayedOn = "here",
    pack: PackNames = (),
    option: OptionWords = (),
    each: Annotated[
        tuple[str, ...],
        Parameter(help="Play so many games for each value of this option, or of seats; may be repeated."),
    ] = (),
    parquet: Annotated[Path | None, Parameter(help="Keep a row for each game in this Parquet file.")] = None,
    decisions: Annotated[Path | None, Parameter(help="Keep a row for each decision in this Parquet file.")] = None,
    json: Annotated[Flag, Parameter(help="One JSON object per game, and one with the summary.")] = False,
) -> int:
    names = tuple(bots.split(","))
    match, box = tried_match(game, names, seats=seats, seed=seed, options=option, packs=pack)
    matches = varied(match, box, each)
    broken = 0
    with ExitStack() as stack:
        players = stack.enter_context(players_on(on, jobs_for(on, jobs)))
        kept = KeptResults(stack, matches, parquet, decisions)
        for one in matches:
            broken += simulate_one(one, games, players, kept, json=json)
    for file in filter(None, (parquet, decisions)):
        print(f"kept in {file}", file=sys.stderr)
    return 1 if broken else 0


def varied(match: Match, box: Box, each: Sequence[str]) -> list[Match]:
    """Returns a match for every combination of the values that these options may have. Raises BadInput."""
    choices = {choice.option: choice for choice in box.game.choosing.choices(box.loaded.files) if not choice.each_seat}
    matches = [match]
    for name in each:
        if name == "seats":
            matches = [msgspec.structs.replace(one, seats=seats) for one in matches for seats in box.game.seats]
        elif name in choices:
            words = [value.word for value in choices[name].values]
            matches = [
                msgspec.structs.replace(one, options={**one.options, name: word}) for one in matches for word in words
            ]
        else:
            raise BadInput(f"--each is seats or an option of {match.game} ({', '.join(choices)}), not {name!r}")
    return [one for one in matches if is_playable(one)]


def is_playable(match: Match) -> bool:
    """Tells whether options fit together: not every value goes with every other."""
    try:
        box = open_box(match)
        box.game.setup(box.loaded.content, box.options, match.seats, match.key(1))
    except SetupError:
        return False
    return True


class KeptResults:
    """The tables that a simulation leaves, if any: what plays its games, and where their rows go."""

    def __init__(self, stack: ExitStack, matches: Sequence[Match], games: Path | None, decisions: Path | None) -> None:
        self.play = record_decisions if decisions else record_game if games else play_game
        about = [played(match, open_box(match)) for match in matches] if games or decisions else []
        self.about = {id(one.match): one for one in about}
        self.games = stack.enter_context(ResultsFile(games, "games", about)) if games else None
        self.decisions = stack.enter_context(ResultsFile(decisions, "decisions", about)) if decisions else None

    def add(self, match: Match, result: GamePlayed | Failure) -> None:
        if not isinstance(result, RecordedGame):
            return
        if self.games is not None:
            self.games.add([game_row(self.about[id(match)], result)])
        if self.decisions is not None:
            self.decisions.add(decision_rows(self.about[id(match)], result))


def simulate_one(match: Match, games: int, players: Players, kept: KeptResults, *, json: bool) -> int:
    """Plays the games of one match and says how they end; returns how many broke."""
    box = open_box(match)
    clock = Clock()
    began = clock.now()
    results = []
    for result in with_progress(players.each_game(match, games, kept.play), games, "games"):
        kept.add(match, result)
        if isinstance(result, RecordedGame):
            result = GamePlayed(**{name: getattr(result, name) for name in GamePlayed.__struct_fields__})
        results.append(result)
        if json and isinstance(result, GamePlayed):
            print(msgspec.json.encode(result).decode())
    seconds = max(clock.now() - began, 1) / 1000
    endings = [key.removeprefix("outcome.") for key in box.game.texts if key.startswith("outcome.")]
    found = summary(match, results, box.game.shown.tallied(box.loaded.content), endings)
    if json:
        print(msgspec.json.encode({"summary": found, "seconds": seconds}).decode())
    else:
        show(box.game, match, found, seconds)
        show_used(names_in(match, box), found)
    failures = [result for result in results if isinstance(result, Failure)]
    for failure in failures[:3]:
        path = write_failure(Path.cwd(), match, failure)
        print(f"game {failure.number} failed: {failure.problem}", file=sys.stderr)
        print(f"to see it again: holdfast fuzz {match.game} --again {path.name}", file=sys.stderr)
    return len(failures)


def with_progress(things: Iterable[T], total: int, what: str) -> Iterator[T]:
    """Yields the same things, with a bar on the terminal if somebody is looking."""
    if not sys.stderr.isatty():
        yield from things
        return
    # Here, because rich takes long to import, and a run with --json does without it.
    from rich.console import Console
    from rich.progress import track

    yield from track(things, description=what, total=total, console=Console(stderr=True), transient=True)


def show(game: AnyGame, match: Match, found: Summary, seconds: float) -> None:
    # Here, because rich takes long to import, and a run with --json does without it.
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    bots = ", ".join(match.bot_of(seat) for seat in range(match.seats))
    words = "".join(f" {name}={word}" for name, word in match.options.items())
    print(
        f"{game.name}{words}: {found.games} games, {match.seats} seats ({bots}), seed {match.seed};"
        f" {found.games / seconds:.0f} games/s"
    )
    table = Table("how it ended", box=SIMPLE_HEAD, pad_edge=False)
    for heading in ("games", "share", "95 % interval"):
        table.add_column(heading, justify="right")
    for key, share in found.outcomes.items():
        table.add_row(game.texts.get(f"outcome.{key}", key), *cells(share))
    if found.together:
        table.add_row("all seats won", *cells(found.wins[0]))
    else:
        for seat, share in enumerate(found.wins):
            table.add_row(f"seat {seat} won ({match.bot_of(seat)})", *cells(share))
    Console(highlight=False, markup=False).print(table)
    length = found.decisions
    print(
        f"decisions a game: mean {length.mean:.1f}, median {length.median},"
        f" 10 to 90 %: {length.tenth} to {length.ninetieth}, from {length.least} to {length.most}"
    )


def names_in(match: Match, box: Box) -> Mapping[str, str]:
    """Returns what things are called at such a table."""
    names = box.game.shown.names(box.game.setup(box.loaded.content, box.options, match.seats, bytes(16)))
    return Texts(box.game.texts, names).table


def show_used(names: Mapping[str, str], found: Summary) -> None:
    """Shows each kind of thing by itself, as the first word of its key names it; what was never used stands last."""
    # Here, because rich takes long to import, and a run with --json does without it.
    from rich.columns import Columns
    from rich.console import Console

    console = Console(highlight=False, markup=False)
    kinds = dict.fromkeys(thing.partition(".")[0] for thing in found.used)
    for kind in kinds:
        mine = {thing: use for thing, use in found.used.items() if thing.partition(".")[0] == kind}
        ranked = sorted(mine, key=lambda thing: -mine[thing].times)
        words = [used_words(names.get(thing, thing), mine[thing], found.games) for thing in ranked if mine[thing].times]
        console.print(f"\n{names.get(f'tally.{kind}', kind)}: uses a game, and in how many games")
        console.print(Columns(words, padding=(0, 3)))
        never = [names.get(thing, thing) for thing in mine if not mine[thing].times]
        if never:
            console.print(f"never: {', '.join(never)}")


def used_words(name: str, use: ThingUse, games: int) -> str:
    return f"{use.times / games:6.2f} {use.games.share:4.0%}  {name}"


def cells(share: Share) -> tuple[str, str, str]:
    return str(share.count), f"{share.share:.1%}", f"{share.low:.1%} to {share.high:.1%}"

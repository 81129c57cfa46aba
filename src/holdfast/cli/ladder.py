"""`holdfast ladder`: all bots of a game in the order of their strength."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from holdfast.bots import bots_of
from holdfast.cli.arguments import AtLeastOne, GameName, OptionWords, PackNames, PlayedOn, jobs_for, tried_match
from holdfast.cli.commands import command
from holdfast.cli.simulate import varied
from holdfast.games import find
from holdfast.lab.ladder import Ladder, Meeting, Rung, made_ladder
from holdfast.lab.pages import put_between
from holdfast.lab.simulate import players_on

app = command(
    "ladder",
    "holdfast ladder key --games 50 --each mission",
    "holdfast ladder alone --bots castaway,survivor/lurker,stalker --option difficulty=easy",
)

END: Final = "<!-- end of the ladder -->"


@app.default
def ladder(
    game: GameName,
    /,
    *,
    games: Annotated[AtLeastOne, Parameter(help="How many games of each meeting.")] = 20,
    seats: Annotated[AtLeastOne | None, Parameter(help="How many seats (as few as the game allows).")] = None,
    bots: Annotated[
        str, Parameter(help="Who is rated, as in greedy,random; by sides as in castaway,survivor/stalker (all bots).")
    ] = "",
    seed: Annotated[str, Parameter(help="The same seed gives the same ladder.")] = "0",
    jobs: Annotated[AtLeastOne | None, Parameter(help="How many processes (one for each core).")] = None,
    on: PlayedOn = "here",
    pack: PackNames = (),
    option: OptionWords = (),
    each: Annotated[
        tuple[str, ...], Parameter(help="Play at each value of this option, or of seats; may be repeated.")
    ] = (),
    write: Annotated[Path | None, Parameter(help="Put the tables into this page, where its mark stands.")] = None,
) -> int:
    sides = [tuple(side.split(",")) for side in bots.split("/")] if bots else [tuple(bots_of(find(game)))]
    every = tuple(name for side in sides for name in side)
    match, box = tried_match(game, every, seats=seats, seed=seed, options=option, packs=pack)
    with players_on(on, jobs_for(on, jobs)) as players:
        for found in made_ladder(box.game, sides, varied(match, box, each), games, players):
            if isinstance(found, Meeting):
                print(f"{found.match.bot_of(0)}, {opponent(found)}", file=sys.stderr, flush=True)
    assert isinstance(found, Ladder), "it comes last"
    text = "\n".join(tables(found))
    if write is None:
        print(text)
        return 0
    typed = " ".join(words_of(game, games, seats, bots, seed, option, each))
    put_between(write, f"<!-- ladder: {box.game.name} -->", END, f"`{typed}`\n\n{text}")
    print(f"written to {write}")
    return 0


def opponent(meeting: Meeting) -> str:
    return meeting.second.table or meeting.second.bot


def words_of(
    game: str, games: int, seats: int | None, bots: str, seed: str, option: Sequence[str], each: Sequence[str]
) -> Iterator[str]:
    """Yields the words that make the same ladder again."""
    yield from ("holdfast ladder", game, f"--games {games}")
    if seats is not None:
        yield f"--seats {seats}"
    if bots:
        yield f"--bots {bots}"
    if seed != "0":
        yield f"--seed {seed}"
    yield from (f"--option {word}" for word in option)
    yield from (f"--each {word}" for word in each)


def tables(ladder: Ladder) -> Iterator[str]:
    """Yields the ladder as lines of Markdown: a table for the bots, or for those of each side, and one for tables."""
    if ladder.kind == "sides":
        for side, heading in enumerate(("first side", "second side")):
            yield from table(f"bot, on the {heading}", ladder.of(side))
            yield ""
    else:
        yield from table("bot", ladder.of())
    if ladder.tables:
        yield ""
        yield from table("table, by how hard it is", ladder.tables)
    yield f"\n{ladder.games} games."


def table(heading: str, rungs: Sequence[Rung]) -> Iterator[str]:
    yield f"| {heading} | rating | 95 % interval | won | of |"
    yield "|---|---|---|---|---|"
    for rung in rungs:
        name = rung.entrant.table or f"`{rung.entrant.bot}`"
        won = f"{rung.won.share:.0%} ({rung.won.low:.0%}-{rung.won.high:.0%})"
        yield f"| {name} | {rung.rating:.1f} | {rung.low:.1f} to {rung.high:.1f} | {won} | {rung.won.of} |"

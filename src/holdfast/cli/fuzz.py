"""`holdfast fuzz`: random legal and illegal commands; a failure leaves a replay file that makes it happen again."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from traceback import format_exception
from typing import Annotated

from cyclopts import Parameter

from holdfast.bots import bots_of
from holdfast.cli.arguments import AtLeastOne, GameName, OptionWords, PackNames, tried_match, write_failure
from holdfast.cli.commands import command
from holdfast.cli.own_packs import places_for
from holdfast.cli.simulate import with_progress
from holdfast.games import find
from holdfast.lab.fuzz import again as carry_out
from holdfast.lab.fuzz import fuzz as fuzz_games
from holdfast.table.save import read_save

app = command("fuzz", "holdfast fuzz key --games 500 --seats 3", "holdfast fuzz key --again failure-key-0-17.jsonl")


@app.default
def fuzz(
    game: GameName,
    /,
    *,
    games: Annotated[AtLeastOne, Parameter(help="How many games.")] = 100,
    seats: Annotated[AtLeastOne | None, Parameter(help="How many seats (as few as the game allows).")] = None,
    seed: Annotated[str, Parameter(help="The same seed gives the same commands.")] = "0",
    bots: Annotated[str, Parameter(help="Bots of yours that play along, module:Bot.", show_default=False)] = "",
    pack: PackNames = (),
    option: OptionWords = (),
    out: Annotated[Path, Parameter(help="The folder where failures are written.")] = Path(),
    again: Annotated[Path | None, Parameter(help="Carry out a failure's replay file once more.")] = None,
) -> int:
    if again is not None:
        return fuzz_again(game, pack, again)
    names = (*sorted(bots_of(find(game))), *filter(None, bots.split(",")))
    match, box = tried_match(game, names, seats=seats, seed=seed, options=option, packs=pack)
    packs = [f"--pack={name}" for name in pack]
    failures = 0
    for failure in with_progress(fuzz_games(match, games), games, "games"):
        if failure is None:
            continue
        failures += 1
        path = write_failure(out, match, failure)
        print(f"game {failure.number} broke at command {len(failure.lines)}: {failure.problem}")
        print(f"to see it again: holdfast {shlex.join(['fuzz', game, *packs, '--again', str(path)])}")
    if not failures:
        print(f"{box.game.name}: {games} games with random commands from every seat, nothing broke")
    return 1 if failures else 0


def fuzz_again(name: str, packs: Sequence[str], file: Path) -> int:
    game = find(name)
    folders = [pack for pack in places_for(game, packs) if isinstance(pack, Path)]
    save = read_save(file, game=game, packs=folders)
    try:
        carry_out(game, save.setting.first_state(), save.lines)  # either may be what fails
    except Exception as problem:
        print("".join(format_exception(problem)), end="", file=sys.stderr)
        print(f"{file}: breaks again: {type(problem).__name__}: {problem}")
        return 1
    print(f"{file}: {len(save.lines)} commands, nothing broke")
    return 0

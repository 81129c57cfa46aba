"""`holdfast tune`: looks for numbers of a pack with which games end as often as they should."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter

from holdfast import __version__
from holdfast.cli.arguments import AtLeastOne, PlayedOn, jobs_for
from holdfast.cli.commands import command
from holdfast.cli.own_packs import places_for
from holdfast.games import find
from holdfast.lab.simulate import players_on
from holdfast.lab.statistics import Share
from holdfast.lab.tuning.layer import write_layer
from holdfast.lab.tuning.plan import read_plan
from holdfast.lab.tuning.search import Try, Tuned, tune
from holdfast.table.clock import Clock

app = command(
    "tune",
    "holdfast tune my-plan.toml --tries 60 --out my-layer",
    "holdfast tune my-plan.toml --minutes 120 --on ray",
)

MINUTE: Final = 60_000


@app.default
def tune_pack(
    plan: Annotated[Path, Parameter(help="What may move, and towards what (docs/tuning.md).")],
    /,
    *,
    tries: Annotated[AtLeastOne, Parameter(help="How many values are tried, the pack as it is among them.")] = 40,
    minutes: Annotated[AtLeastOne | None, Parameter(help="Try nothing new after so many.")] = None,
    check: Annotated[AtLeastOne, Parameter(help="So many times the games of a try, on seeds of their own.")] = 5,
    jobs: Annotated[AtLeastOne | None, Parameter(help="How many processes (one for each core).")] = None,
    on: PlayedOn = "here",
    out: Annotated[Path | None, Parameter(help="The folder of the layer that is written (called as it is).")] = None,
) -> int:
    wanted = read_plan(plan)
    packs = places_for(find(wanted.game), wanted.packs)
    clock = Clock()
    end = None if minutes is None else clock.now() + minutes * MINUTE
    done: list[Try] = []

    def note(tried: Try) -> None:
        done.append(tried)
        print(f"{len(done):4}  {tried.cost:.4f}  {told(tried)}", file=sys.stderr, flush=True)

    with players_on(on, jobs_for(on, jobs)) as players:
        found = tune(wanted, players, packs, tries, check, lambda: end is None or clock.now() < end, note)
    show(found)
    if not found.moved:
        print("the pack as it is came nearest: no layer is written")
        return 0
    folder = out or Path(wanted.name)
    write_layer(folder, found.layer, f"Found by holdfast tune {__version__} from {plan.name}, seed {wanted.seed}.")
    print(f"the layer is written to {folder}: holdfast play {wanted.game} --pack ./{folder}")
    return 0


def told(tried: Try) -> str:
    shares = ", ".join(f"{wins.share:.0%} of {wins.of}" for wins in tried.wins)
    return shares if tried.whole else f"{shares} ... given up"


def show(found: Tuned) -> None:
    """Prints Markdown, so that it can be laid into a page."""
    print(f"{len(found.tries)} tries, {found.games} games. On seeds that nothing was tuned on:\n")
    print("| band | wanted | as it is | with the layer | difference | by chance | verdict |")
    print("|---|---|---|---|---|---|---|")
    for one in found.bands:
        low, high = one.band.wins
        by = f"{one.difference.by:+.0%} ({one.difference.low:+.0%} to {one.difference.high:+.0%})"
        cells = [one.band.name, f"{low:.0%} to {high:.0%}", cell(one.before), cell(one.after), by, f"{one.p:.3f}"]
        print(f"| {' | '.join(cells)} | {one.verdict} |")
    print("\n| moved | was | is | share of what the tries came to |")
    print("|---|---|---|---|")
    for moved in found.moved:
        values = [msgspec.json.encode(value).decode() for value in (moved.before, moved.after)]
        print(f"| {moved.file}: {moved.at} | {values[0]} | {values[1]} | {moved.weight:.0%} |")
    print()


def cell(share: Share) -> str:
    return f"{share.share:.0%} ({share.low:.0%}-{share.high:.0%}, {share.of})"

"""`holdfast mission`: make missions of The Key, look at them, check them with the solvers."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from secrets import token_hex
from time import perf_counter

import msgspec
from rich.console import Console
from rich.progress import Progress

from holdfast.cli.errors import BadInput
from holdfast.games.key.game import GAME
from holdfast.games.key.generator.gates import judge
from holdfast.games.key.generator.generate import NoMission, attempts, generate
from holdfast.games.key.generator.grades import GRADES
from holdfast.games.key.mission import NO_GLYPH, Mission
from holdfast.games.key.pack import Parts, read_missions
from holdfast.packs import load_content
from holdfast.packs.workshop import Workshop, open_workshop

EXAMPLE = "example: holdfast mission new --grade 3"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLE
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True, dest="what")
    new = commands.add_parser("new", help="make a mission", epilog=EXAMPLE)
    new.add_argument("--players", type=int, choices=range(1, 5), default=2, help="for how many it is tried out")
    new.add_argument("--out", type=Path, metavar="FILE", help="keep the mission, answer and all, in this file")
    show = commands.add_parser("show", help="look at a mission", epilog="example: holdfast mission show first-day")
    check = commands.add_parser("check", help="prove a mission", epilog="example: holdfast mission check ./my.json")
    for command in (show, check):
        command.add_argument("mission", metavar="MISSION", help="a file of yours, or the id of a hand-written mission")
    show.add_argument("--contents", action="store_true", help="show what the windows hide, and the answer")
    many = commands.add_parser("many", help="make many missions", epilog="example: holdfast mission many 100 --grade 2")
    many.add_argument("count", type=int, metavar="N", help="how many")
    many.add_argument("--out", type=Path, metavar="DIR", help="keep them, answers and all, in this folder")
    for command in (new, many):
        command.add_argument("--grade", type=int, choices=range(1, 6), default=None, help="1 to 5")
        command.add_argument("--kind", choices=GRADES[5].kinds, default=None, help="a kind of puzzle")
        command.add_argument("--seed", default=None, help="the same seed makes the same mission")
    for command in (new, show, check, many):
        command.add_argument("--json", action="store_true", help="plain data, answers and all")


def run(args: argparse.Namespace) -> int:
    commands = {"new": _new, "show": _show, "check": _check, "many": _many}
    return commands[args.what](args)


def _new(args: argparse.Namespace) -> int:
    workshop = open_workshop()
    mission = _made(workshop, args.grade or 1, args.kind, args.seed or token_hex(8), args.players)
    if args.out:
        write_mission(args.out, mission)
        print(f"kept in {args.out}: holdfast play key --mission {args.out}", file=sys.stderr)
    _print(mission, workshop.parts, as_json=args.json, contents=False)
    return 0


def _made(workshop: Workshop, grade: int, kind: str | None, seed: str, players: int) -> Mission:
    try:
        return generate(
            seed,
            grade,
            kind,
            parts=workshop.parts,
            bank=workshop.bank,
            lexicon=workshop.lexicon,
            spare=workshop.spare,
            economy=workshop.economy(players),
        )
    except (ValueError, NoMission) as problem:
        raise BadInput(str(problem)) from None


def _show(args: argparse.Namespace) -> int:
    mission, parts = read_mission(args.mission)
    _print(mission, parts, as_json=args.json, contents=args.contents)
    return 0


def _check(args: argparse.Namespace) -> int:
    mission, _ = read_mission(args.mission)
    workshop = open_workshop()
    verdict = judge(mission, parts=workshop.parts, bank=workshop.bank, lexicon=workshop.lexicon)
    measured = verdict.measured
    if args.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(verdict)).decode() + "\n")
    elif measured is None:
        print(f"{mission.id}: {verdict.refused}")
    else:
        print(f"{mission.id}: exactly one answer, by {workshop.lexicon.name}")
        print(f"  {measured.candidates_closed} candidates while nothing is open")
        fewest, glyphs = len(measured.fewest), len(measured.glyphs)
        print(f"  {fewest} of {glyphs} glyphs can be enough, {measured.mean_share:.0%} are on average")
    return int(measured is None)


def _many(args: argparse.Namespace) -> int:
    workshop = open_workshop()
    seed = args.seed or token_hex(8)
    tries: Counter[str] = Counter()
    times: list[float] = []
    made: list[Mission] = []
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task("missions", total=args.count)
        for number in range(args.count):
            grade = args.grade or 1 + number % 5
            started = perf_counter()
            for attempt in attempts(
                f"{seed}/{number}", grade, args.kind, parts=workshop.parts, bank=workshop.bank, lexicon=workshop.lexicon
            ):
                tries[attempt.refused.partition(":")[0] or "accepted"] += 1
                if attempt.mission is not None:
                    made.append(attempt.mission)
                    break
            times.append(perf_counter() - started)
            progress.advance(bar)
    for mission in made:
        if args.out:
            write_mission(args.out / f"{mission.id}.json", mission)
        if args.json:
            print(msgspec.json.encode(mission).decode())
    times.sort()
    said = f"{len(made)} of {args.count} made; {tries['accepted']} of {sum(tries.values())} tries accepted"
    print(f"{said}; median {times[len(times) // 2] * 1000:.0f} ms" if times else said, file=sys.stderr)
    return int(len(made) < args.count)


def write_mission(path: Path, mission: Mission) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(mission)) + b"\n")


def read_mission(name: str) -> tuple[Mission, Parts]:
    """A mission from a file that `mission new` wrote, or a hand-written one by its id."""
    loaded = load_content(GAME)
    assert isinstance(loaded.content, Parts)
    known = read_missions(loaded.files, loaded.content)
    if name in known:
        return known[name], loaded.content
    path = Path(name)
    if not path.is_file():
        raise BadInput(f"there is neither a file nor a mission called {name!r}; missions: {', '.join(known)}")
    try:
        return msgspec.json.decode(path.read_bytes(), type=Mission), loaded.content
    except msgspec.MsgspecError as problem:
        raise BadInput(
            f"{name} is not a mission file ({problem}); make one with: holdfast mission new --out FILE"
        ) from None


def _print(mission: Mission, parts: Parts, *, as_json: bool, contents: bool) -> None:
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(mission)).decode() + "\n")
        return
    print(f"{mission.title} (grade {mission.grade}, {mission.kind}, {mission.id})")
    print(f"{mission.question}")
    for note in mission.notes:
        print(f"  {note}")
    for row in console_rows(mission, parts, contents=contents):
        print(f"  {row}")
    if mission.dossier:
        print(f"  one of: {', '.join(mission.dossier)}")
    board = parts.boards[mission.board]
    print(f"{board.name}, in by {board.rooms[mission.entrance - 1].name}; {sum(mission.tokens)} tokens")
    if mission.modules:
        print(f"rules beyond the core: {', '.join(mission.modules)}")
    if contents:
        print(f"answer: {mission.answer}")


def console_rows(mission: Mission, parts: Parts, *, contents: bool) -> list[str]:
    """The console as text: the glyph above each closed window, or what lies behind it."""
    rows: list[str] = []
    for number in sorted({window.row for window in mission.windows}):
        cells: dict[int, str] = {}
        for window in mission.windows:
            if window.row == number:
                glyph = "·" if window.glyph == NO_GLYPH else parts.glyphs[window.glyph].symbol
                cells[window.column] = window.content if contents or window.open else glyph
        width = max(len(cell) for cell in cells.values())
        area = "answer" if any(w.row == number and w.area == "answer" for w in mission.windows) else ""
        row = " ".join(cells.get(column, "").rjust(width) for column in range(max(cells) + 1))
        rows.append(f"{row}  {area}".rstrip())
    return rows

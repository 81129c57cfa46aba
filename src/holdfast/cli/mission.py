"""`holdfast mission`: make missions of The Key, look at them, check them with the solvers."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from secrets import token_hex
from time import perf_counter
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress

from holdfast.cli.arguments import Flag
from holdfast.cli.commands import command
from holdfast.cli.errors import BadInput
from holdfast.cli.workshop import open_workshop
from holdfast.engine.content import control_sign_in
from holdfast.games.key.cards.pack import Parts, read_missions
from holdfast.games.key.cards.pack_check import check_mission
from holdfast.games.key.game import GAME
from holdfast.games.key.missions.generator.gates import judge
from holdfast.games.key.missions.generator.generate import NoMission, attempts, generate
from holdfast.games.key.missions.generator.grades import GRADES
from holdfast.games.key.missions.generator.history import marks_of
from holdfast.games.key.missions.generator.measure import Measure
from holdfast.games.key.missions.mission import NO_GLYPH, Mission, mission_from
from holdfast.games.key.missions.review import Review, review
from holdfast.games.key.missions.trial import economy_of
from holdfast.games.key.missions.workshop import Workshop
from holdfast.packs import Loaded, load_content, read_file

app = command(
    "mission", "holdfast mission new --grade 3", "holdfast mission show first-day", "holdfast mission check teapot.toml"
)

ONE_TO_ONE: Final = "Each sign hides one thing, and no two signs hide the same."
NOT_ONE_TO_ONE: Final = "Each sign hides one thing, and several signs may hide the same."

Grade: TypeAlias = Annotated[Literal[1, 2, 3, 4, 5] | None, Parameter(help="How hard, 1 to 5.")]
Kind: TypeAlias = Annotated[str | None, Parameter(help=f"A kind of puzzle: {', '.join(GRADES[5].kinds)}.")]
Seed: TypeAlias = Annotated[str | None, Parameter(help="The same seed makes the same mission.")]
AsJson: TypeAlias = Annotated[Flag, Parameter(name="--json", help="Plain data, answers and all.")]
MissionName: TypeAlias = Annotated[
    str, Parameter(help="A file of yours, or the id of a hand-written mission.", metavar="MISSION")
]


@app.command
def new(
    *,
    grade: Grade = None,
    kind: Kind = None,
    seed: Seed = None,
    players: Annotated[Literal[1, 2, 3, 4], Parameter(help="For how many it is tried out.")] = 2,
    out: Annotated[Path | None, Parameter(help="Keep the mission, answer and all, in this file.")] = None,
    as_json: AsJson = False,
) -> int:
    """Make a mission."""
    refuse_strange(kind)
    workshop = open_workshop()
    mission = _made(workshop, grade or 1, kind, seed or token_hex(8), players)
    if out:
        write_mission(out, mission)
        print(f"kept in {out}: holdfast play key --mission {out}", file=sys.stderr)
    _print(mission, workshop.parts, as_json=as_json, contents=False)
    return 0


@app.command
def show(
    name: MissionName,
    /,
    *,
    contents: Annotated[Flag, Parameter(help="Show what the windows hide, and the answer.")] = False,
    as_json: AsJson = False,
) -> int:
    """Look at a mission."""
    mission, parts = read_mission(name)
    _print(mission, parts, as_json=as_json, contents=contents)
    return 0


@app.command
def check(name: MissionName, /, *, as_json: AsJson = False) -> int:
    """Prove a mission. One that somebody wrote is told laws, which it must keep, and advice, which it may leave."""
    mission, _ = read_mission(name)
    workshop = open_workshop()
    if mission.proof is None:
        found = review(mission, parts=workshop.parts, bank=workshop.bank, lexicon=workshop.lexicon)
        if as_json:
            sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
        else:
            _print_review(mission, found, workshop)
        return int(bool(found.laws))
    verdict = judge(mission, parts=workshop.parts, bank=workshop.bank, lexicon=workshop.lexicon)
    measured = verdict.measured
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(verdict)).decode() + "\n")
    elif measured is None:
        print(f"{mission.id}: {verdict.refused}")
    else:
        _print_measure(mission, measured, workshop)
    return int(measured is None)


def _print_measure(mission: Mission, measured: Measure, workshop: Workshop) -> None:
    print(f"{mission.id}: exactly one answer, by {workshop.lexicon.name}")
    print(f"  {measured.candidates_closed} candidates while nothing is open")
    fewest, glyphs = len(measured.fewest), len(measured.glyphs)
    print(f"  {fewest} of {glyphs} glyphs can be enough, {measured.mean_share:.0%} are on average")


def _print_review(mission: Mission, found: Review, workshop: Workshop) -> None:
    if found.measured is not None:
        _print_measure(mission, found.measured, workshop)
    for text in found.laws:
        print(f"  law     {text}")
    for text in found.advice:
        print(f"  advice  {text}")
    if found.laws:
        print(f"{mission.id} cannot be played like this: mend what breaks a law")
    elif found.advice:
        print(
            f"{mission.id} can be played. Advice is what our own generator holds to; a puzzle of yours may know better"
        )
    else:
        print(f"{mission.id} can be played, and our own generator would have nothing against it")


@app.command
def many(
    count: Annotated[int, Parameter(help="How many.", metavar="N")],
    /,
    *,
    grade: Grade = None,
    kind: Kind = None,
    seed: Seed = None,
    out: Annotated[Path | None, Parameter(help="Keep them, answers and all, in this folder.")] = None,
    as_json: AsJson = False,
) -> int:
    """Make many missions, for somebody who plays one after the other: what was met in one does not come again soon."""
    if count < 1:
        raise BadInput(f"how many missions? one or more, not {count}")
    grades = grades_with(kind, grade)
    workshop = open_workshop()
    seed = seed or token_hex(8)
    tries: Counter[str] = Counter()
    times: list[float] = []
    made: list[Mission] = []
    met: tuple[str, ...] = ()
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task("missions", total=count)
        for number in range(count):
            started = perf_counter()
            for attempt in attempts(
                f"{seed}/{number}",
                grades[number % len(grades)],
                kind,
                parts=workshop.parts,
                bank=workshop.bank,
                lexicon=workshop.lexicon,
                met=met,
            ):
                tries[attempt.refused.partition(":")[0] or "accepted"] += 1
                if attempt.mission is not None:
                    made.append(attempt.mission)
                    met += marks_of(attempt.mission, workshop.bank)
                    break
            times.append(perf_counter() - started)
            progress.advance(bar)
    for mission in made:
        if out:
            write_mission(out / f"{mission.id}.json", mission)
        if as_json:
            print(msgspec.json.encode(mission).decode())
    times.sort()
    said = f"{len(made)} of {count} made; {tries['accepted']} of {sum(tries.values())} tries accepted"
    print(f"{said}; median {times[len(times) // 2] * 1000:.0f} ms" if times else said, file=sys.stderr)
    return int(len(made) < count)


def refuse_strange(kind: str | None) -> None:
    if kind is not None and kind not in GRADES[5].kinds:
        raise BadInput(f"there is no kind of puzzle called {kind!r}; there are: {', '.join(GRADES[5].kinds)}")


def grades_with(kind: str | None, grade: int | None) -> list[int]:
    """Returns the grade that was asked for, or else all that have the kind. Raises BadInput where none does."""
    refuse_strange(kind)
    having = [g for g in GRADES if kind is None or kind in GRADES[g].kinds]
    if grade is None:
        return having
    if grade not in having:
        raise BadInput(f"at grade {grade} there are {', '.join(GRADES[grade].kinds)}, not {kind!r}")
    return [grade]


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
            economy=economy_of(workshop, players),
        )
    except (ValueError, NoMission) as problem:
        raise BadInput(str(problem)) from None


def write_mission(path: Path, mission: Mission) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(mission)) + b"\n")


def read_mission(name: str, loaded: Loaded | None = None) -> tuple[Mission, Parts]:
    """Returns a mission by its id in a pack, or from a file: TOML that somebody wrote, JSON that `mission new` made."""
    loaded = loaded or load_content(GAME)
    assert isinstance(loaded.content, Parts)
    known = read_missions(loaded.files, loaded.content)
    if name in known:
        return known[name], loaded.content
    path = Path(name)
    if not path.is_file():
        raise BadInput(f"there is neither a file nor a mission called {name!r}; missions: {', '.join(known)}")
    if path.suffix == ".json":
        return _made_mission(path, loaded.content), loaded.content
    glyphs = tuple(glyph.name for glyph in loaded.content.glyphs)
    mission = mission_from(read_file(path, name), name, loaded.content.tokens, glyphs)
    check_mission(mission, loaded.content, name)
    return mission, loaded.content


def _made_mission(path: Path, parts: Parts) -> Mission:
    try:
        mission = msgspec.json.decode(path.read_bytes(), type=Mission)
    except msgspec.MsgspecError as problem:
        raise BadInput(
            f"{path} is not a mission file ({problem}); make one with: holdfast mission new --out FILE,"
            " or write one in TOML, in a file that ends in .toml"
        ) from None
    if (at := control_sign_in(msgspec.to_builtins(mission))) is not None:
        raise BadInput(f"{path}: {at}: a text holds control signs, which cannot be shown")
    check_mission(mission, parts, str(path))
    return mission


def _print(mission: Mission, parts: Parts, *, as_json: bool, contents: bool) -> None:
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(mission)).decode() + "\n")
        return
    print(f"{mission.title} (grade {mission.grade}, {mission.kind}, {mission.id})")
    if mission.before:
        print(mission.before)
    print(f"{mission.question}")
    print(f"  wanted: {mission.length} {'digits' if mission.shape == 'number' else 'letters'}")
    print(f"  {ONE_TO_ONE if mission.one_to_one else NOT_ONE_TO_ONE}")
    for note in mission.notes:
        print(f"  {note}")
    for row in console_rows(mission, parts, contents=contents):
        print(f"  {row}")
    for heading, entries in printed_lists(mission.dossier):
        print(f"  {heading or 'one of:'} {', '.join(entries)}")
    board = parts.boards[mission.board]
    print(f"{board.name}, in by {board.rooms[mission.entrance - 1].name}; {sum(mission.tokens)} tokens")
    if mission.modules:
        print(f"rules beyond the core: {', '.join(mission.modules)}")
    if contents:
        print(f"answer: {mission.answer}")


def printed_lists(dossier: tuple[str, ...]) -> list[tuple[str, list[str]]]:
    """Returns the lists of a card, each with its heading; a line that ends in a colon is one, and no entry."""
    lists: list[tuple[str, list[str]]] = []
    for line in dossier:
        if line.endswith(":"):
            lists.append((line, []))
        else:
            if not lists:
                lists.append(("", []))
            lists[-1][1].append(line)
    return lists


def console_rows(mission: Mission, parts: Parts, *, contents: bool) -> list[str]:
    """Returns the console as text: the glyph above each closed window, or what lies behind it."""
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

"""Scenes: a position as text, clicks as words, what is expected as text. The language is fixed in docs/scenes.md.

python -m tests.scene FILE...      plays the scenes of some files and says which fail
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.expectations import WrongExpectation, check, check_arrow, check_refusal, to_seats
from tests.stage import SceneError, Stage

BLOCKS = ("position", "do", "expect")
FENCE = re.compile(r"^```scene\n(.*?)^```", re.MULTILINE | re.DOTALL)


class Line(NamedTuple):
    """A line of a scene, without its margin, and where it stands in the file."""

    number: int
    text: str


class Block(NamedTuple):
    kind: str
    lines: tuple[Line, ...]


class Scene(NamedTuple):
    name: str
    where: str  # file and line
    rules: tuple[str, ...]
    game: str
    seats: int | None
    seed: str
    options: dict[str, str]
    blocks: tuple[Block, ...]


class SceneFailed(AssertionError):
    """The game did something else than the scene expects."""


# -- reading


def read_scenes(text: str, file: str, game: str = "", first_line: int = 1) -> list[Scene]:
    """The scenes of a file. Lines before the first `scene:` hold for all of them."""
    chapters: list[list[Line]] = [[]]
    for number, line in enumerate(text.expandtabs(4).splitlines(), first_line):
        if not line.strip() or line.lstrip().startswith("#") or set(line.strip()) == {"-"}:
            continue
        if re.match(r"\s*scene\s*:", line, re.IGNORECASE):
            chapters.append([])
        chapters[-1].append(Line(number, line.rstrip()))
    if len(chapters) == 1:
        raise SceneError(f"{file}:{first_line}: expected a line 'scene: NAME'")
    common, blocks = read_head(chapters[0], file)
    if blocks:
        raise SceneError(f"{file}:{blocks[0].lines[0].number}: a {blocks[0].kind} belongs to a scene")
    scenes = [read_scene(lines, file, {"game": game} | common) for lines in chapters[1:]]
    names = [scene.name for scene in scenes]
    if twins := [scene for place, scene in enumerate(scenes) if scene.name in names[:place]]:
        raise SceneError(f"{twins[0].where}: there are two scenes called {twins[0].name!r}")
    return scenes


def read_scene(lines: list[Line], file: str, common: dict[str, str]) -> Scene:
    own, blocks = read_head(lines, file)
    head = common | own
    where = f"{file}:{lines[0].number}"
    name, game, seats = head.pop("scene"), head.pop("game"), head.pop("seats", "")
    if not name:
        raise SceneError(f"{where}: a scene needs a name")
    if not game:
        raise SceneError(f"{where}: a scene needs a line 'game: NAME'")
    if seats and not seats.isdecimal():
        raise SceneError(f"{where}: seats: expected a number, found {seats!r}")
    if not any(block.kind == "expect" or "->" in line.text for block in blocks for line in block.lines):
        raise SceneError(f"{where}: the scene expects nothing: it has no 'expect:' and no '->'")
    rules = re.split(r"[\s,]+", f"{head.pop('rules', '')} {head.pop('rule', '')}")
    return Scene(
        name=name,
        where=where,
        rules=tuple(rule if ":" in rule else f"{game}:{rule}" for rule in rules if rule),
        game=game,
        seats=int(seats) if seats else None,
        seed=head.pop("seed", "1"),
        options=head,
        blocks=tuple(blocks),
    )


def read_head(lines: list[Line], file: str) -> tuple[dict[str, str], list[Block]]:
    """The lines `name: words` of a scene, and its blocks: position:, do: or expect: with what is indented below."""
    head: dict[str, str] = {}
    blocks: list[Block] = []
    margin = 0
    inside = False
    for line in lines:
        indent = len(line.text) - len(line.text.lstrip())
        if inside and indent > margin:
            blocks[-1] = Block(blocks[-1].kind, (*blocks[-1].lines, Line(line.number, line.text.strip())))
            continue
        name, colon, words = line.text.strip().partition(":")
        name = " ".join(name.lower().split())
        if not colon:
            raise SceneError(f"{file}:{line.number}: expected 'name: words', found {line.text.strip()!r}")
        inside = name in BLOCKS
        margin = indent
        if inside:
            blocks.append(Block(name, (Line(line.number, words.strip()),) if words.strip() else ()))
        elif name in head:
            raise SceneError(f"{file}:{line.number}: there are two lines '{name}:' in this scene")
        elif blocks:
            raise SceneError(f"{file}:{line.number}: '{name}:' stands below a block; indent it, or put it above")
        else:
            head[name] = words.strip()
    return head, blocks


def scenes_of(path: Path, root: Path) -> list[Scene]:
    """The scenes of a *.scene file, or of the blocks ```scene of a page of documentation."""
    text = path.read_text(encoding="utf-8")
    file = path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)
    parts = path.resolve().parts
    game = parts[parts.index("games") + 1] if "games" in parts and path.suffix == ".scene" else ""
    if path.suffix != ".md":
        return read_scenes(text, file, game)
    found: list[Scene] = []
    for fence in FENCE.finditer(text):
        found += read_scenes(fence[1], file, game, text.count("\n", 0, fence.start(1)) + 1)
    return found


# -- playing


def run_scene(scene: Scene) -> None:
    """Play a scene; raises SceneError if it is wrong, SceneFailed if the game does something else than it expects."""
    position = "\n".join(line.text for block in scene.blocks if block.kind == "position" for line in block.lines)
    has_position = any(block.kind == "position" for block in scene.blocks)
    try:
        stage = Stage.set_up(scene.game, scene.options, scene.seats, scene.seed, position if has_position else None)
    except SceneError as problem:
        raise SceneError(f"{scene.where}: {scene.name}: {problem}") from None
    for block in scene.blocks:
        for line in block.lines:
            try:
                if block.kind == "do":
                    do(stage, line.text)
                elif block.kind == "expect":
                    check(stage, line.text)
            except WrongExpectation as problem:
                raise SceneFailed(report(scene, line, str(problem), stage)) from None
            except SceneError as problem:
                file = scene.where.rpartition(":")[0]
                raise SceneError(f"{file}:{line.number}: {scene.name}: {line.text}\n  {problem}") from None


def do(stage: Stage, text: str) -> None:
    """One line of a `do:` block: `1: words`, `1, 2: words`, `1 (ask): words`, `wait: 1500 ms`, `away: 1`, `back: 1`,
    with arrows behind."""
    click, *arrows = re.split(r"\s+->\s*", text)
    who, colon, words = (part.strip() for part in click.partition(":"))
    if not colon or not words:
        raise SceneError("expected 'SEAT: words' or 'wait: 1500 ms'")
    if who.lower() in ("wait", "away", "back"):
        if who.lower() == "wait":
            stage.wait(milliseconds(words))
        else:
            stage.look_around(to_seats(stage, words), are_away=who.lower() == "away")
        for arrow in arrows:
            check_arrow(stage, -1, arrow)
        return
    ask = match[1] if (match := re.search(r"\((\w+)\)$", who)) else ""
    for seat in to_seats(stage, re.sub(r"\(\w+\)$", "", who)):
        act(stage, seat, words, ask, arrows)


def act(stage: Stage, seat: int, words: str, ask: str, arrows: list[str]) -> None:
    action = stage.understand(seat, words, ask)
    listed = {repr(stage.game.testing.same(option.action)) for found in stage.asks(seat) for option in found.options}
    filled = {form.action for found in stage.asks(seat) for form in found.forms}
    before = stage.digest()
    refusal = stage.click(seat, action, ask)
    refused = [arrow for arrow in arrows if arrow.lower().startswith("refused")]
    if refusal is not None:
        said = f"refused {refusal.rule.rpartition(':')[2]} {stage.sentence(refusal)!r}"
        if not refused:
            raise WrongExpectation(f"expected: the click is accepted\nfound:    {said}")
        if stage.digest() != before:
            raise WrongExpectation("expected: a refusal changes nothing\nfound:    it changed the position")
        check_refusal(refused[0], refusal, stage.sentence(refusal))
    elif refused:
        raise WrongExpectation(f"expected: {refused[0]}\nfound:    the click is accepted")
    elif repr(stage.game.testing.same(action)) not in listed and type(action).kind() not in filled:
        raise WrongExpectation(f"expected: a legal click is offered\nfound:    legal, but not among {sorted(listed)}")
    elif stage.game.testing.conserved(stage.s) != stage.conserved:
        raise WrongExpectation("expected: nothing is lost or doubled\nfound:    what the game conserves has changed")
    for arrow in arrows:
        if arrow not in refused:
            check_arrow(stage, seat, arrow)


def milliseconds(words: str) -> int:
    match = re.fullmatch(r"(\d+)\s*(ms|s|)", words.lower())
    if not match:
        raise SceneError(f"wait: expected '1500 ms' or '2 s', found {words!r}")
    return int(match[1]) * (1000 if match[2] == "s" else 1)


def report(scene: Scene, line: Line, problem: str, stage: Stage) -> str:
    """A failure: where, what was expected, what was found, and the position at that moment."""
    file = scene.where.rpartition(":")[0]
    told = [f"  seat {seat + 1} was told: {text}" for seat, texts in stage.told.items() for text in texts if seat >= 0]
    shown = [f"  {row}" for row in stage.position().splitlines()]
    head = f"{file}:{line.number}: {scene.name}: {line.text}"
    body = [f"  {row}" for row in problem.splitlines()]
    return "\n".join([head, *body, "the position then:", *shown, *(["at the last click:", *told] if told else [])])


# -- by hand


def play_files(paths: list[Path]) -> Iterator[str]:
    for path in paths:
        try:
            scenes = scenes_of(path, Path.cwd())
        except SceneError as problem:
            yield f"wrong   {problem}"
            continue
        for scene in scenes:
            try:
                run_scene(scene)
            except SceneFailed as problem:
                yield f"failed  {problem}"
            except SceneError as problem:
                yield f"wrong   {problem}"
            else:
                yield f"ok      {scene.where}: {scene.name}"


if __name__ == "__main__":
    outcomes = list(play_files([Path(name) for name in sys.argv[1:]]))
    print("\n".join(outcomes))
    sys.exit(not outcomes or any(not outcome.startswith("ok") for outcome in outcomes))

"""`holdfast map`: look at the maps of a game, in the terminal or as a picture; check a map that is being drawn."""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.text import Text

from holdfast.cli.errors import BadInput
from holdfast.cli.terminal.io.ascii import in_ascii
from holdfast.engine.content import PackError
from holdfast.games import get
from holdfast.packs import load_content

EXAMPLE: Final = "example: holdfast map elite abandoned_lab --svg lab.svg"


class Sketch(NamedTuple):
    """A map from a single file, with all that is wrong with it."""

    text: str
    svg: str
    faults: tuple[PackError, ...]


class Drawn(NamedTuple):
    """How a game draws its maps, by name; `sketch` draws one from a file that is not in a pack yet."""

    names: Callable[[Any], tuple[str, ...]]
    text: Callable[[Any, str], str]
    svg: Callable[[Any, str], str]
    sketch: Callable[[object, str], Sketch]
    made: Callable[[str], tuple[str, str]] | None = None  # text and picture of a random map, from a seed


def _elite() -> Drawn:
    from holdfast.games.elite.mapcheck import faults
    from holdfast.games.elite.mapdraw import draw
    from holdfast.games.elite.mapfile import read_map
    from holdfast.games.elite.mapsvg import svg
    from holdfast.games.elite.pack import Parts

    def names(parts: Parts) -> tuple[str, ...]:
        return tuple(parts.maps)

    def sketch(data: object, file: str) -> Sketch:
        plan = read_map(data, file)
        return Sketch(draw(plan), svg(plan), tuple(faults(plan, file)))

    return Drawn(names, lambda p, name: draw(p.maps[name].plan), lambda p, name: svg(p.maps[name].plan), sketch)


def _alone() -> Drawn:
    from holdfast.engine.rng import Rng, key_from_seed
    from holdfast.games.alone.levels.check import check
    from holdfast.games.alone.levels.drawing import read_level
    from holdfast.games.alone.levels.generator import generate
    from holdfast.games.alone.levels.level import Level
    from holdfast.games.alone.levels.picture import svg
    from holdfast.games.alone.levels.show import text
    from holdfast.games.alone.pack import Parts

    def names(parts: Parts) -> tuple[str, ...]:
        return tuple(level.id for level in parts.levels)

    def named(parts: Parts, name: str) -> Level:
        return next(level for level in parts.levels if level.id == name)

    def made(seed: str) -> tuple[str, str]:
        level = Level(f"Level {seed}", generate(Rng(key_from_seed(seed))))
        return text(level), svg(level)

    def sketch(data: object, file: str) -> Sketch:
        level = read_level(data, file)
        faults = tuple(PackError(file, "map", f"a level that keeps {b.rule}", b.what) for b in check(level.sectors))
        return Sketch(text(level), svg(level), faults)

    return Drawn(names, lambda p, name: text(named(p, name)), lambda p, name: svg(named(p, name)), sketch, made)


DRAWN: Final[Mapping[str, Callable[[], Drawn]]] = {"elite": _elite, "alone": _alone}


ASCII: Final = dict(zip("←↓↑↘↙↗↖♣≈▚━┃≡☼▯▭", "<v^\\//\\&~%-|SL==", strict=True)) | dict.fromkeys("┏┓┗┛┣┫┳┻╋╸╺╹╻", "+")


def show(text: str) -> None:
    """Prints a map; a terminal that knows only ASCII gets signs of the same width."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        text = in_ascii(Text(text), ASCII).plain
    print(text)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLE
    parser.add_argument("game", metavar="GAME", choices=DRAWN, help=f"one of {', '.join(DRAWN)}")
    parser.add_argument("name", metavar="MAP", nargs="?", help="the name of a map, or a map file of yours; none: list")
    parser.add_argument("--pack", metavar="P", action="append", default=[], help="a pack folder to read maps from")
    parser.add_argument("--seed", metavar="S", help="a random map instead, made from this seed")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="also draw it as a picture, into this file")


def run(args: argparse.Namespace) -> int:
    drawn = DRAWN[args.game]()
    if args.name and args.name.endswith(".toml"):
        return _show_file(drawn, Path(args.name), args.svg)
    if args.seed is not None:
        if drawn.made is None:
            raise BadInput(f"{args.game} has no random maps; leave out --seed")
        text, svg = drawn.made(args.seed)
        show(text)
        _keep(args.svg, svg)
        return 0
    packs = tuple(Path(pack) for pack in args.pack) or ("base",)
    content = load_content(get(args.game), packs).content
    names = drawn.names(content)
    if args.name is None:
        print("\n".join(names))
        return 0
    if args.name not in names:
        raise BadInput(f"there is no map called {args.name!r} in {args.game}; there are: {', '.join(names)}")
    show(drawn.text(content, args.name))
    _keep(args.svg, drawn.svg(content, args.name))
    return 0


def _show_file(drawn: Drawn, file: Path, picture: Path | None) -> int:
    """One map file, drawn as far as it can be read; 1 if anything is wrong with it."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadInput(f"{file} is no TOML file: {problem}") from None
    text, svg, faults = drawn.sketch(data, str(file))
    show(text)
    _keep(picture, svg)
    print("", *faults, f"faults: {len(faults)}" if faults else "all in order", sep="\n")
    return 1 if faults else 0


def _keep(file: Path | None, svg: str) -> None:
    if file is not None:
        file.write_text(svg, encoding="utf-8")
        print(f"drawn in {file}")

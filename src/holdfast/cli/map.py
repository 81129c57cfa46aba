"""`holdfast map`: look at the maps of a game, in the terminal or as a picture; check a map that is being drawn."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.text import Text

from holdfast.cli.commands import command
from holdfast.cli.errors import BadInput
from holdfast.cli.terminal.io.ascii import in_ascii
from holdfast.engine.maps import Maps
from holdfast.games import get
from holdfast.games import names as installed_names
from holdfast.packs import load_content

ASCII: Final = dict(zip("←↓↑↘↙↗↖♣≈▚━┃≡☼▯▭", "<v^\\//\\&~%-|SL==", strict=True)) | dict.fromkeys("┏┓┗┛┣┫┳┻╋╸╺╹╻", "+")


def show(text: str) -> None:
    """Prints a map; a terminal that knows only ASCII gets signs of the same width."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        text = in_ascii(Text(text), ASCII).plain
    print(text)


app = command("map", "holdfast map elite abandoned_lab --svg lab.svg", "holdfast map alone --seed 7")


@app.default
def map_command(
    game: Annotated[str, Parameter(help="A game that has maps.")],
    name: Annotated[
        str | None, Parameter(help="The name of a map, or a map file of yours; none: list.", metavar="MAP")
    ] = None,
    /,
    *,
    pack: Annotated[tuple[Path, ...], Parameter(help="A pack folder to read maps from.")] = (),
    seed: Annotated[str | None, Parameter(help="A random map instead, made from this seed.")] = None,
    svg: Annotated[Path | None, Parameter(help="Also draw it as a picture, into this file.")] = None,
) -> int:
    found = get(game)
    maps = found.shown.maps
    if maps is None:
        raise BadInput(f"{game} has no maps; these have: {', '.join(with_maps())}")
    if name and name.endswith(".toml"):
        return _show_file(maps, Path(name), svg)
    if seed is not None:
        if maps.made is None:
            raise BadInput(f"{game} has no random maps; leave out --seed")
        text, picture = maps.made(seed)
        show(text)
        _keep(svg, picture)
        return 0
    content = load_content(found, pack or ("base",)).content
    names = maps.names(content)
    if name is None:
        print("\n".join(names))
        return 0
    if name not in names:
        raise BadInput(f"there is no map called {name!r} in {game}; there are: {', '.join(names)}")
    show(maps.text(content, name))
    _keep(svg, maps.svg(content, name))
    return 0


def with_maps() -> list[str]:
    """Returns the installed games that have maps."""
    return [name for name in installed_names() if get(name).shown.maps is not None]


def _show_file(maps: Maps, file: Path, picture: Path | None) -> int:
    """Shows one map file, drawn as far as it can be read; returns 1 if anything is wrong with it."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadInput(f"{file} is no TOML file: {problem}") from None
    text, svg, faults = maps.sketch(data, str(file))
    show(text)
    _keep(picture, svg)
    print("", *faults, f"faults: {len(faults)}" if faults else "all in order", sep="\n")
    return 1 if faults else 0


def _keep(file: Path | None, svg: str) -> None:
    if file is not None:
        file.write_text(svg, encoding="utf-8")
        print(f"drawn in {file}")

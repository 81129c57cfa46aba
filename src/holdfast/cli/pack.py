"""`holdfast pack check`: what is wrong with a pack, by file and key; or what is in it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from holdfast.cli.arguments import Flag
from holdfast.cli.commands import command
from holdfast.cli.map import show
from holdfast.engine.content import Content, PackError
from holdfast.engine.game import SetupError
from holdfast.engine.maps import Maps
from holdfast.games import UnknownGame, get
from holdfast.packs import OptionError, load_content, read_folder, read_options

app = command("pack", "holdfast pack check ./my-missions")


@app.command
def check(
    folder: Annotated[Path, Parameter(help="A folder with a pack.toml.", metavar="DIR")],
    /,
    *,
    draw: Annotated[Flag, Parameter(help="Draw its maps.")] = False,
) -> int:
    """Check a pack folder: every error names file, key, what was expected and what was found."""
    pack = read_folder(folder, str(folder))
    try:
        game = get(pack.manifest.game)
    except UnknownGame as problem:
        raise PackError(f"{folder}/pack.toml", "game", str(problem), pack.manifest.game) from None
    loaded = load_content(game, (folder,))
    with suppress(OptionError, SetupError):  # a pack need not hold what a table chooses, but what it holds is checked
        read_options(game, loaded, {})
    with_others = ", ".join(other.name for other in loaded.packs if other.name != pack.manifest.name)
    print(f"{pack.manifest.title} ({pack.manifest.name} {pack.manifest.version}) for {game.name}: all in order")
    print(f"  {len(pack.files)} files{f', together with {with_others}' if with_others else ''}")
    print(f"  hash {pack.hash}")
    if game.shown.maps is not None:
        _show_maps(game.shown.maps, loaded.content, draw=draw)
    return 0


def _show_maps(maps: Maps, content: Content, *, draw: bool) -> None:
    names = maps.names(content)
    print(f"  maps: {', '.join(names)}")
    for name in names if draw else ():
        show(f"\n{maps.text(content, name)}")

"""`holdfast pack`: begin a pack, check what is in it, and see which packs there are."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from fnmatch import fnmatch
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from holdfast import games
from holdfast.cli.arguments import Flag
from holdfast.cli.commands import command
from holdfast.cli.errors import BadInput
from holdfast.cli.folders import packs_folder
from holdfast.cli.map import show
from holdfast.cli.new_pack import begin_pack, kinds_of
from holdfast.cli.own_packs import check_pack, own_shelf
from holdfast.engine.content import Content, PackError
from holdfast.engine.game import AnyGame, SetupError
from holdfast.engine.maps import Maps
from holdfast.games import UnknownGame, get
from holdfast.packs import (
    BASE,
    Loaded,
    OptionError,
    Pack,
    installed_packs,
    load_content,
    manifest_of,
    read_folder,
    read_options,
)

CHANGES_TOLD: Final = 40

app = command("pack", "holdfast pack new elite ./my-hero --layer hero", "holdfast pack check ./my-hero")


@app.command
def check(
    folders: Annotated[
        tuple[Path, ...], Parameter(help="Folders with a pack.toml; each may lie upon those before it.", metavar="DIR")
    ],
    /,
    *,
    draw: Annotated[Flag, Parameter(help="Draw its maps.")] = False,
) -> int:
    """Check a pack folder: every error names file, key, what was expected and what was found."""
    pack = read_folder(folders[-1], str(folders[-1]))
    try:
        game = get(pack.manifest.game)
    except UnknownGame as problem:
        raise PackError(f"{folders[-1]}/pack.toml", "game", str(problem), pack.manifest.game) from None
    _refuse_unknown_files(game, pack)
    loaded = load_content(game, folders, own_shelf().places(game.name))
    with suppress(OptionError, SetupError):  # a pack need not hold what a table chooses, but what it holds is checked
        read_options(game, loaded, {})
    files = "1 file" if len(pack.files) == 1 else f"{len(pack.files)} files"
    print(f"{pack.manifest.title} ({pack.manifest.name} {pack.manifest.version}) for {game.name}: all in order")
    below = ", ".join(other.name for other in loaded.packs if other.name != pack.manifest.name)
    print(f"  {files}{f', a layer upon {below}' if below else ''}")
    for line in _changes(loaded, pack):
        print(f"  {line}")
    print(f"  hash {pack.hash}")
    if game.shown.maps is not None:
        _show_maps(game.shown.maps, loaded.content, draw=draw)
    return 0


@app.command(name="list")
def list_packs() -> int:
    """List the packs that there are, those that come with the games and your own, and whether these are in order."""
    wrong = 0
    shelf = own_shelf()
    known = {name: get(name) for name in games.names()}
    for name, game in known.items():
        print(name)
        for pack in installed_packs(game):
            print(f"  {pack:<20} {manifest_of(game, pack).title}")
        for own in shelf.of(game):
            try:
                loaded = check_pack(own, known, shelf)
            except PackError as problem:
                wrong += 1
                print(f"  {own.manifest.name:<20} cannot be used: {problem}")
            else:
                below = [pack.name for pack in loaded.packs if pack.name != own.manifest.name]
                upon = f", upon {', '.join(below)}" if below else ""
                print(f"  {own.manifest.name:<20} {own.manifest.title}{upon} ({own.folder})")
    for bad in shelf.unusable:
        wrong += 1
        print(f"cannot be used: {bad.problem}")
    print(f"Your own packs lie in {packs_folder()}, a folder each.")
    return int(wrong > 0)


@app.command
def new(
    game: Annotated[str, Parameter(help="For which game.")],
    folder: Annotated[Path, Parameter(help="The folder to make; it is called like the pack.", metavar="DIR")],
    /,
    *,
    layer: Annotated[
        str | None, Parameter(help="What to begin with: missions for key; hero, card, boss for elite; ...")
    ] = None,
    whole: Annotated[Flag, Parameter(help="A copy of the whole base instead, to change everything.")] = False,
) -> int:
    """Begin a pack: a few files that check and can be played, with comments that teach."""
    found = get(game)
    if whole and layer is not None:
        raise BadInput("--whole copies everything, --layer begins with one thing: choose one")
    kinds = kinds_of(found)
    if layer is not None and layer not in kinds:
        raise BadInput(f"there is no beginning {layer!r} for {game}; there are: {', '.join(kinds) or 'none'}")
    if not whole and not kinds:
        raise BadInput(f"there is nothing to begin a pack of {game} with; copy its base with --whole")
    for line in begin_pack(found, folder, BASE if whole else layer or kinds[0], whole=whole):
        print(line)
    return 0


def _refuse_unknown_files(game: AnyGame, pack: Pack) -> None:
    """A file that the game never reads is a slip of the pen, or lies in the wrong folder."""
    for path in pack.files:
        if not any(fnmatch(path, pattern) for pattern in game.packs.known):
            known = ", ".join(game.packs.known)
            raise PackError(f"{pack.where}/{path}", "the whole file", f"a file that {game.name} reads ({known})", path)


def _changes(loaded: Loaded, pack: Pack) -> Iterator[str]:
    """Yields what a layer does to the packs below it."""
    changes = loaded.layered.changes.get(pack.manifest.name, [])
    for change in changes[:CHANGES_TOLD]:
        yield str(change)
    if len(changes) > CHANGES_TOLD:
        yield f"and {len(changes) - CHANGES_TOLD} more"


def _show_maps(maps: Maps, content: Content, *, draw: bool) -> None:
    names = maps.names(content)
    print(f"  maps: {', '.join(names)}")
    for name in names if draw else ():
        show(f"\n{maps.text(content, name)}")

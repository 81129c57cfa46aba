"""`holdfast pack check`: what is wrong with a pack, by file and key; or what is in it."""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path

from holdfast.cli.map import DRAWN, Drawn, show
from holdfast.engine.content import Content, PackError
from holdfast.engine.game import SetupError
from holdfast.games import UnknownGame, get
from holdfast.packs import OptionError, load_content, read_folder, read_options


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    check = commands.add_parser(
        "check",
        help="check a pack folder",
        description="Check a pack folder: every error names file, key, what was expected and what was found.",
        epilog="example: holdfast pack check ./my-missions",
    )
    check.add_argument("folder", type=Path, metavar="DIR", help="a folder with a pack.toml")
    check.add_argument("--draw", action="store_true", help="draw its maps")
    parser.epilog = "example: holdfast pack check ./my-missions"


def run(args: argparse.Namespace) -> int:
    folder: Path = args.folder
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
    if game.name in DRAWN:
        _maps(DRAWN[game.name](), loaded.content, draw=args.draw)
    return 0


def _maps(drawn: Drawn, content: Content, *, draw: bool) -> None:
    names = drawn.names(content)
    print(f"  maps: {', '.join(names)}")
    for name in names if draw else ():
        show(f"\n{drawn.text(content, name)}")

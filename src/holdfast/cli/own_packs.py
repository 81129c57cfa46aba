"""The packs of whoever sits at this computer: those that lie in their folder of packs, and those named by --pack."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from secrets import token_hex

from holdfast import games
from holdfast.cli.errors import BadInput
from holdfast.cli.folders import packs_folder
from holdfast.engine.content import PackError
from holdfast.engine.game import AnyGame
from holdfast.packs import BASE, Loaded, PackShelf, installed_packs, load_content, manifest_of, read_folder, read_shelf
from holdfast.packs.shelf import OwnPack, Unusable


def pack_places(given: Sequence[str]) -> tuple[str | Path, ...]:
    """Returns where the packs are: what is written like a path is one; the base pack needs no naming."""
    return tuple(Path(pack) if "/" in pack or "\\" in pack or pack in (".", "..") else pack for pack in given) or (
        BASE,
    )


def places_for(game: AnyGame, given: Sequence[str]) -> tuple[str | Path, ...]:
    """Returns where the packs are, those in the folder of packs too, for games that bots play."""
    own = own_shelf().places(game.name)
    return tuple(own.get(place, place) if isinstance(place, str) else place for place in pack_places(given))


def own_shelf(given: Sequence[str] = ()) -> PackShelf:
    """Returns the packs in the folders that --pack names, then those in the folder of packs. Raises PackError."""
    named = [place for place in pack_places(given) if isinstance(place, Path)]
    return read_shelf(named, packs_folder(), shipped=shipped())


def checked_shelf(given: Sequence[str] = (), more_games: Sequence[str] = ()) -> PackShelf:
    """Returns the same packs, each of them read whole; one in the folder of packs that is not in order is left out.

    Raises PackError for one that was named, and BadInput for a name that no pack has.
    """
    shelf = own_shelf(given)
    named = {place.absolute() for place in pack_places(given) if isinstance(place, Path)}
    known = known_games(more_games)
    good: list[OwnPack] = []
    bad = list(shelf.unusable)
    for pack in shelf.packs:
        try:
            check_pack(pack, known, shelf)
        except PackError as problem:
            if pack.folder in named:
                raise
            bad.append(Unusable(pack.folder, problem))
        else:
            good.append(pack)
    names = {pack.manifest.name for pack in good} | {name for _, name in shipped()}
    for place in pack_places(given):
        if place not in names and not isinstance(place, Path):
            raise BadInput(f"there is no pack called {place!r} in {packs_folder()}; name its folder (--pack ./{place})")
    return PackShelf(tuple(good), tuple(bad))


def copied(shelf: PackShelf, into: Path) -> PackShelf:
    """Returns the same packs as copies that nobody changes while games are played with them, kept by their content."""
    packs = []
    for pack in shelf.packs:
        manifest = pack.manifest
        place = into / f"{manifest.game}-{manifest.name}-{read_folder(pack.folder, str(pack.folder)).hash}"
        if not place.is_dir():
            half = place.with_name(f"{place.name}.{token_hex(4)}.part")
            shutil.copytree(pack.folder, half, ignore=_all_but_toml)
            half.rename(place)
        packs.append(OwnPack(manifest, place.absolute()))
    return PackShelf(tuple(packs), shelf.unusable)


def _all_but_toml(folder: str, names: Sequence[str]) -> set[str]:
    hidden = {name for name in names if name.startswith((".", "__"))}
    return hidden | {name for name in names if not name.endswith(".toml") and not Path(folder, name).is_dir()}


def known_games(more: Sequence[str] = ()) -> dict[str, AnyGame]:
    """Returns the games that load, by name, and more of them named by where they stand."""
    found: dict[str, AnyGame] = {}
    for name in (*games.names(), *more):
        try:
            game = games.find(name)
        except games.UnknownGame:
            continue  # `holdfast doctor` says what is wrong with it
        found[game.name] = game
    return found


def check_pack(pack: OwnPack, known: Mapping[str, AnyGame], shelf: PackShelf) -> Loaded:
    """Returns the content of a game with this pack. Raises PackError."""
    game = known.get(pack.manifest.game)
    if game is None:
        raise PackError(f"{pack.folder}/pack.toml", "game", f"one of {', '.join(known)}", pack.manifest.game)
    return load_content(game, (pack.manifest.name,), shelf.places(game.name))


def shipped() -> set[tuple[str, str]]:
    """Returns the packs that come with the games, by game and name."""
    return {(name, pack) for name, game in known_games().items() for pack in installed_packs(game)}


def packs_for(game: AnyGame, given: Sequence[str], shelf: PackShelf, usual: Sequence[str] = (BASE,)) -> tuple[str, ...]:
    """Returns the packs to play with, by name, in the order of --pack: upon the usual ones, or a whole one if named.

    Raises PackError, and BadInput for a pack that belongs to another game.
    """
    names = tuple(dict.fromkeys(name_on(shelf, place) for place in pack_places(given))) if given else ()
    own = shelf.places(game.name)
    for name in names:
        other = next((pack.manifest.game for pack in shelf.packs if pack.manifest.name == name), game.name)
        if name not in own and name not in installed_packs(game) and other != game.name:
            raise BadInput(f"the pack {name} is for {other}, not for {game.name}")
    if BASE in names:
        return tuple(sorted(names, key=lambda name: name != BASE))  # who names it wants no expansions
    if any(not manifest_of(game, name, own).needs for name in names):
        return names
    return tuple(dict.fromkeys((*usual, *names)))


def folders_to_name(game: AnyGame, packs: Sequence[str], shelf: PackShelf) -> tuple[Path, ...]:
    """Returns the folders that --pack has to name again, since they do not lie among the packs."""
    own = shelf.places(game.name)
    return tuple(own[name] for name in packs if name in own and own[name].parent != packs_folder().absolute())


def name_on(shelf: PackShelf, place: str | Path) -> str:
    """Returns what the pack in this place is called."""
    if isinstance(place, str):
        return place
    return next(pack.manifest.name for pack in shelf.packs if pack.folder == place.absolute())

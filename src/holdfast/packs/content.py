"""From the names of packs to a game's content: finds the packs, joins their files, lets the game check them."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import msgspec

from holdfast.engine.content import Content, PackError
from holdfast.engine.game import AnyGame
from holdfast.packs.folder import Manifest, Pack, read_folder, read_manifest
from holdfast.packs.layers import Layered
from holdfast.packs.shelf import Places

BASE: Final = "base"
NO_PLACES: Final[Places] = MappingProxyType({})
PackPlace: TypeAlias = str | Path | Pack  # by name, by folder, or as it was read


class PackInfo(msgspec.Struct, frozen=True):
    """A pack by name and by hash of the data that play depends on: what a save remembers of it."""

    name: str
    hash: str


class FoundPack(msgspec.Struct, frozen=True):
    """A pack, where it was found, and the packs that it lies upon."""

    pack: Pack
    place: str | Path
    upon: tuple[str, ...]


class Loaded(msgspec.Struct, frozen=True):
    """A game's content, the packs and plain files that it was made from, and where each of them is found again."""

    content: Content
    packs: tuple[PackInfo, ...]
    files: dict[str, Any] = {}
    layered: Layered = msgspec.field(default_factory=Layered)
    places: tuple[str | Path, ...] = (BASE,)


def load_content(game: AnyGame, packs: Sequence[PackPlace] = (BASE,), own: Places = NO_PLACES) -> Loaded:
    """Returns the content of a game, made from packs by name, pack folders by path, and packs that were read.

    `own` are packs that were added, by name; they go before those that came with the game. A pack that needs others
    brings them along and lies upon them: what it writes of a thing takes the place of what they wrote.
    Raises PackError.
    """
    if game.packs.read_pack is None or (tuple(packs) == (BASE,) and not installed_packs(game) and BASE not in own):
        return Loaded(_built_in_content(game, packs), ())
    found: dict[str, FoundPack] = {}
    for wanted in packs:
        _gather(game, wanted, own, found, ())
    layered = Layered()
    for one in found.values():
        layered.lay(one.pack, is_layer=bool(one.upon))
    infos = tuple(PackInfo(name, one.pack.hash_of(game.packs.binds)) for name, one in found.items())
    places = tuple(one.place for one in found.values())
    if not layered.files:  # a pack may hold nothing but its pack.toml
        layered.folders[""] = next(iter(found.values())).pack.where
    try:
        return Loaded(game.packs.read_pack(layered.files), infos, layered.files, layered, places)
    except PackError as problem:
        raise layered.located(problem) from None


def installed_packs(game: AnyGame) -> tuple[str, ...]:
    """Returns the names of the packs that come with a game."""
    folder = _pack_folder(game)
    if folder is None or not folder.is_dir():
        return ()
    return tuple(sorted(entry.name for entry in folder.iterdir() if entry.joinpath("pack.toml").is_file()))


def manifest_of(game: AnyGame, name: str, own: Places = NO_PLACES) -> Manifest:
    """Returns what a pack says of itself, with all that it is a layer upon. Raises PackError."""
    folder = _pack_folder(game)
    if folder is not None and name not in own and name in installed_packs(game):
        return read_manifest(folder.joinpath(name), f"{game.name}/{name}")
    read = _read(game, name, own)
    return msgspec.structs.replace(read.manifest, needs=layer_upon(game, read))


def layer_upon(game: AnyGame, pack: Pack) -> tuple[str, ...]:
    """Returns the packs that this one lies upon: those it names, or the base if it lacks what a whole pack holds."""
    if pack.manifest.needs or pack.manifest.name == BASE or BASE not in installed_packs(game):
        return pack.manifest.needs
    is_whole = all(file in pack.files for file in game.packs.needed)
    return () if is_whole and not pack.manifest.removes else (BASE,)


def _built_in_content(game: AnyGame, packs: Sequence[PackPlace]) -> Content:
    """Returns the content of a game that comes without packs, made in its code."""
    if strange := [str(pack) for pack in packs if pack != "base"]:
        reads_none = f"none, since {game.name} has no packs (no Game.packs.read_pack)"
        raise PackError(strange[0], "the pack", reads_none, strange[0])
    try:
        content: Content = game.content() if game.packs.read_pack is None else game.packs.read_pack({})
    except TypeError:
        raise PackError(game.name, "Game.packs.read_pack", "a function from pack files to content", None) from None
    return content


def _gather(game: AnyGame, pack: PackPlace, own: Places, found: dict[str, FoundPack], asking: tuple[str, ...]) -> None:
    read = _read(game, pack, own)
    manifest = read.manifest
    if manifest.game != game.name:
        raise PackError(f"{read.where}/pack.toml", "game", repr(game.name), manifest.game)
    if manifest.name in asking:
        raise PackError(f"{read.where}/pack.toml", "needs", "packs that do not need this one", manifest.name)
    upon = layer_upon(game, read)
    for needed in upon:
        if needed not in found:
            _gather(game, needed, own, found, (*asking, manifest.name))
    place = own.get(pack, pack) if isinstance(pack, str) else Path(read.where)
    same = found.setdefault(manifest.name, FoundPack(read, place, upon))
    if same.pack.hash != read.hash:
        raise PackError(
            f"{read.where}/pack.toml", "name", f"another name than that of {same.pack.where}", manifest.name
        )


def carried(packs: Sequence[PackPlace]) -> tuple[PackPlace, ...]:
    """Returns the same packs, those in folders as they are read now: for machines that do not have these folders."""
    return tuple(read_folder(pack, str(pack)) if isinstance(pack, Path) else pack for pack in packs)


def _read(game: AnyGame, pack: PackPlace, own: Places) -> Pack:
    if isinstance(pack, Pack):
        return pack
    if isinstance(pack, str) and pack in own:
        pack = own[pack]
    if isinstance(pack, Path):
        return read_folder(pack, str(pack))
    folder = _pack_folder(game)
    if folder is None or pack not in installed_packs(game):
        known = ", ".join((*installed_packs(game), *own)) or "none"
        raise PackError(pack, "the name", f"an installed pack of {game.name} ({known}) or the path of a folder", pack)
    return read_folder(folder.joinpath(pack), f"{game.name}/{pack}")


def _pack_folder(game: AnyGame) -> Traversable | None:
    try:
        return files(game.package).joinpath("packs")
    except TypeError:  # a game in a single module has no folder
        return None

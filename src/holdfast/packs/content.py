"""From the names of packs to a game's content: finds the packs, joins their files, lets the game check them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from holdfast.engine.content import Content, PackError
from holdfast.engine.game import AnyGame
from holdfast.packs.folder import Pack, read_folder


class PackInfo(msgspec.Struct, frozen=True):
    """A pack by name and by hash of the data that play depends on: what a save remembers of it."""

    name: str
    hash: str


class Loaded(msgspec.Struct, frozen=True):
    """A game's content, the packs and plain files that it was made from, and the folder of each file."""

    content: Content
    packs: tuple[PackInfo, ...]
    files: dict[str, Any] = {}
    folders: dict[str, str] = {}


def load_content(game: AnyGame, packs: Sequence[str | Path] = ("base",)) -> Loaded:
    """Returns the content of a game, made from installed packs (by name) and pack folders (by path).

    A pack that needs others brings them along. Files of several packs are laid side by side: no two packs
    may hold a file of the same name. Raises PackError.
    """
    if game.packs.read_pack is None or (tuple(packs) == ("base",) and not installed_packs(game)):
        return Loaded(_built_in_content(game, packs), ())
    found: dict[str, Pack] = {}
    for wanted in packs:
        _gather(game, wanted, found, ())
    files: dict[str, Any] = {}
    folders: dict[str, str] = {}
    for pack in found.values():
        for path, data in pack.files.items():
            if path in files:
                used = f"a file name that {folders[path]} does not use"
                raise PackError(f"{pack.where}/{path}", "the whole file", used, path)
            files[path] = data
            folders[path] = pack.where
    infos = tuple(PackInfo(name, pack.hash_of(game.packs.binds)) for name, pack in found.items())
    try:
        return Loaded(game.packs.read_pack(files), infos, files, folders)
    except PackError as problem:
        where = folders or {"": next(iter(found.values())).where}  # a pack may hold nothing but its pack.toml
        raise located(problem, where) from None


def located(problem: PackError, folders: Mapping[str, str]) -> PackError:
    """Returns the same problem with the folder of its file: games know files only by their path in a pack."""
    folder = folders.get(problem.file) or next(iter(folders.values()), "")
    return PackError(f"{folder}/{problem.file}", problem.key, problem.expected, problem.found)


def installed_packs(game: AnyGame) -> tuple[str, ...]:
    """Returns the names of the packs that come with a game."""
    folder = _pack_folder(game)
    if folder is None or not folder.is_dir():
        return ()
    return tuple(sorted(entry.name for entry in folder.iterdir() if entry.joinpath("pack.toml").is_file()))


def expansions(game: AnyGame) -> dict[str, str]:
    """Returns the packs that may be added to the base, by name, and what they are called."""
    return {name: _read(game, name).manifest.title for name in installed_packs(game) if name != "base"}


def _built_in_content(game: AnyGame, packs: Sequence[str | Path]) -> Content:
    """Returns the content of a game that comes without packs, made in its code."""
    if strange := [str(pack) for pack in packs if pack != "base"]:
        reads_none = f"none, since {game.name} has no packs (no Game.packs.read_pack)"
        raise PackError(strange[0], "the pack", reads_none, strange[0])
    try:
        content: Content = game.content() if game.packs.read_pack is None else game.packs.read_pack({})
    except TypeError:
        raise PackError(game.name, "Game.packs.read_pack", "a function from pack files to content", None) from None
    return content


def _gather(game: AnyGame, pack: str | Path, found: dict[str, Pack], asking: tuple[str, ...]) -> None:
    read = _read(game, pack)
    manifest = read.manifest
    if manifest.game != game.name:
        raise PackError(f"{read.where}/pack.toml", "game", repr(game.name), manifest.game)
    if manifest.name in asking:
        raise PackError(f"{read.where}/pack.toml", "needs", "packs that do not need this one", manifest.name)
    for needed in manifest.needs:
        if needed not in found:
            _gather(game, needed, found, (*asking, manifest.name))
    same = found.setdefault(manifest.name, read)
    if same.hash != read.hash:
        raise PackError(f"{read.where}/pack.toml", "name", f"another name than that of {same.where}", manifest.name)


def _read(game: AnyGame, pack: str | Path) -> Pack:
    if isinstance(pack, Path):
        return read_folder(pack, str(pack))
    folder = _pack_folder(game)
    if folder is None or pack not in installed_packs(game):
        known = ", ".join(installed_packs(game)) or "none"
        raise PackError(pack, "the name", f"an installed pack of {game.name} ({known}) or the path of a folder", pack)
    return read_folder(folder.joinpath(pack), f"{game.name}/{pack}")


def _pack_folder(game: AnyGame) -> Traversable | None:
    try:
        return files(game.package).joinpath("packs")
    except TypeError:  # a game in a single module has no folder
        return None

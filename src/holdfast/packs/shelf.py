"""The packs that a person added, by game and name: folders that were named, and those that lie in a folder of packs."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from holdfast.engine.content import PackError
from holdfast.engine.game import AnyGame
from holdfast.packs.folder import MANIFEST, Manifest, read_manifest

Places: TypeAlias = Mapping[str, Path]  # of the packs that were added for one game, by name


class OwnPack(msgspec.Struct, frozen=True):
    """A pack that did not come with its game."""

    manifest: Manifest
    folder: Path


class Unusable(msgspec.Struct, frozen=True):
    """A folder among the packs that cannot be used, and why not."""

    folder: Path
    problem: PackError


class PackShelf(msgspec.Struct, frozen=True):
    """Packs that were added, in the order in which they lie upon each other."""

    packs: tuple[OwnPack, ...] = ()
    unusable: tuple[Unusable, ...] = ()

    def places(self, game: str) -> dict[str, Path]:
        """Returns the packs of one game, by name."""
        return {pack.manifest.name: pack.folder for pack in self.packs if pack.manifest.game == game}

    def of(self, game: AnyGame) -> tuple[OwnPack, ...]:
        return tuple(pack for pack in self.packs if pack.manifest.game == game.name)


EMPTY_SHELF: Final = PackShelf()


def read_shelf(
    named: Sequence[Path] = (), folder: Path | None = None, *, shipped: Collection[tuple[str, str]] = ()
) -> PackShelf:
    """Returns the packs in the folders that were named, then those that lie in a folder of packs.

    A named folder that is no pack raises PackError; one that merely lies among the packs is `unusable`, as are those
    that have the name of another pack. Packs that are `shipped` (game and name) make way for a named folder only.
    """
    packs = [OwnPack(read_manifest(place, str(place)), place.absolute()) for place in named]
    taken: dict[tuple[str, str], Path] = {}
    for pack in packs:
        _take(pack, taken)
    unusable: list[Unusable] = []
    for place in folders_in(folder):
        try:
            pack = OwnPack(read_manifest(place, str(place)), place.absolute())
            if (pack.manifest.game, pack.manifest.name) in shipped:
                used = "a name that no pack of the game has (or name its folder with --pack)"
                raise PackError(f"{place}/{MANIFEST}", "name", used, pack.manifest.name)
            if pack.folder in taken.values():
                continue
            _take(pack, taken)
        except PackError as problem:
            unusable.append(Unusable(place, problem))
        else:
            packs.append(pack)
    return PackShelf(tuple(packs), tuple(unusable))


def folders_in(folder: Path | None) -> list[Path]:
    """Returns the folders in a folder of packs; there need be no such folder."""
    if folder is None or not folder.is_dir():
        return []
    return sorted(place for place in folder.iterdir() if place.is_dir() and not place.name.startswith("."))


def _take(pack: OwnPack, taken: dict[tuple[str, str], Path]) -> None:
    key = (pack.manifest.game, pack.manifest.name)
    other = taken.setdefault(key, pack.folder)
    if other != pack.folder:
        raise PackError(f"{pack.folder}/{MANIFEST}", "name", f"another name than that of {other}", key[1])

"""The packs as tests read them: whole, or with something changed."""

from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Any

from holdfast.games.alone.cards.pack import Parts, read_pack
from holdfast.packs import read_folder

ALL = ("base", "deep", "avatar")


@cache
def _read(packs: tuple[str, ...]) -> dict[str, Any]:
    folder = files("holdfast.games.alone").joinpath("packs")
    return {path: data for pack in packs for path, data in read_folder(folder.joinpath(pack), pack).files.items()}


def files_of(*packs: str) -> dict[str, Any]:
    """The parsed files, to be changed at will."""
    return deepcopy(_read(packs or ALL))


@cache
def parts_of(*packs: str) -> Parts:
    return read_pack(_read(packs or ALL))

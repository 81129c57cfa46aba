"""The base pack as tests read it: whole, or with something changed."""

from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Any

from holdfast.games.elite.cards.pack import Parts, read_pack
from holdfast.packs import read_folder

CRASH_SITE = "maps/crash-site.toml"
LAB = "maps/abandoned-lab.toml"


@cache
def _read() -> dict[str, Any]:
    return read_folder(files("holdfast.games.elite").joinpath("packs", "base"), "base").files


def base_files() -> dict[str, Any]:
    """The parsed files, to be changed at will."""
    return deepcopy(_read())


@cache
def base_parts() -> Parts:
    return read_pack(_read())

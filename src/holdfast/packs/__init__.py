"""Reads pack folders from disk and hands checked content to games. Packs are data: nothing in them is ever run."""

from holdfast.packs.content import (
    BASE,
    Loaded,
    PackInfo,
    PackPlace,
    carried,
    installed_packs,
    load_content,
    manifest_of,
)
from holdfast.packs.folder import Manifest, Pack, read_file, read_folder
from holdfast.packs.options import OptionError, read_options
from holdfast.packs.shelf import EMPTY_SHELF, PackShelf, read_shelf

__all__ = [
    "BASE",
    "EMPTY_SHELF",
    "Loaded",
    "Manifest",
    "OptionError",
    "Pack",
    "PackInfo",
    "PackPlace",
    "PackShelf",
    "carried",
    "installed_packs",
    "load_content",
    "manifest_of",
    "read_file",
    "read_folder",
    "read_options",
    "read_shelf",
]

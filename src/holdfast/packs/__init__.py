"""Reads pack folders from disk and hands checked content to games. Packs are data: nothing in them is ever run."""

from holdfast.packs.content import Loaded, PackInfo, expansions, installed_packs, load_content
from holdfast.packs.folder import Manifest, Pack, read_folder
from holdfast.packs.options import OptionError, read_options

__all__ = [
    "Loaded",
    "Manifest",
    "OptionError",
    "Pack",
    "PackInfo",
    "expansions",
    "installed_packs",
    "load_content",
    "read_folder",
    "read_options",
]

"""Begins packs: copies of small examples, or of the whole base, under a name of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from holdfast.cli.errors import BadInput
from holdfast.cli.folders import packs_folder
from holdfast.engine.game import AnyGame
from holdfast.packs import BASE
from holdfast.packs.folder import MANIFEST, NAME

EXAMPLES: Final = files("holdfast.cli") / "new_packs"
FIRST_KINDS: Final = ("missions", "hero", "creature")  # what people begin with if they do not say
EXAMPLE_NAME: Final = "new-pack"


def kinds_of(game: AnyGame) -> tuple[str, ...]:
    """Returns what a pack of this game can begin with, the usual thing first."""
    folder = EXAMPLES / game.name
    if not folder.is_dir():
        return ()
    kinds = (entry.name for entry in folder.iterdir() if entry.is_dir())
    return tuple(sorted(kinds, key=lambda kind: (kind not in FIRST_KINDS, kind)))


def begin_pack(game: AnyGame, folder: Path, kind: str, *, whole: bool = False) -> Iterator[str]:
    """Writes a pack into a new folder; yields what was written and what can be done next. Raises BadInput."""
    name = folder.absolute().name
    if not NAME.fullmatch(name):
        raise BadInput(f"a pack is called like its folder, in small letters, digits, - and _, unlike {name!r}")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadInput(f"{folder} is there already, and is left as it is; name a folder that is empty or new")
    source = files(game.package) / "packs" / BASE if whole else EXAMPLES / game.name / kind
    if not source.is_dir():
        raise BadInput(f"{game.name} has no base pack that could be copied")
    shown = str(folder) if "/" in str(folder) or "\\" in str(folder) else f"./{folder}"
    manifest = ""
    for path, file in _files_in(source, ""):
        text = file.read_text(encoding="utf-8")
        if path == MANIFEST:
            text = manifest = _named(text, name, shown)
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
        yield f"{shown}/{path}"
    yield ""
    yield "Read them: each line says what it is for. Then:"
    steps = re.findall(r"^#   (holdfast .+)$", manifest, re.MULTILINE)
    usual = [f"holdfast pack check {shown}", f"holdfast play {game.name} --pack {shown}"]
    yield from (f"  {step}" for step in steps or usual)
    yield f"To have it at hand in every game, put the folder into {packs_folder()}"


def _named(text: str, name: str, shown: str) -> str:
    """Returns a pack.toml with this name, and a title made of it, in place of the example's or the base's."""
    title = name.replace("-", " ").replace("_", " ").capitalize()
    text = text.replace(f"./{EXAMPLE_NAME}", shown)
    text = re.sub(r'^name = "[^"]*"', f'name = "{name}"', text, count=1, flags=re.MULTILINE)
    return re.sub(r'^title = "[^"]*"', f'title = "{title}"', text, count=1, flags=re.MULTILINE)


def _files_in(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    """Yields the TOML files in a folder and its folders, pack.toml first."""
    for entry in sorted(folder.iterdir(), key=lambda entry: (entry.name != MANIFEST, entry.name)):
        if entry.is_dir() and not entry.name.startswith("__"):
            yield from _files_in(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(".toml"):
            yield f"{path}{entry.name}", entry

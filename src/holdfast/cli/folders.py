"""Where Holdfast keeps what belongs to a person: saves, campaigns, the days that were played."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from platformdirs import user_data_path


def home_folder() -> Path:
    """Returns HOLDFAST_HOME, or the system's place for the data of programs; a folder of an earlier version is kept."""
    if home := os.environ.get("HOLDFAST_HOME"):
        return Path(home)
    folder = user_data_path("holdfast", appauthor=False)
    if folder.is_dir():
        return folder
    return next((old for old in former_folders() if old.is_dir()), folder)


def former_folders() -> Iterator[Path]:
    """Yields where earlier versions kept things, if that is not where platformdirs looks."""
    if local := os.environ.get("LOCALAPPDATA"):
        yield Path(local, "holdfast")
    yield Path.home() / "AppData" / "Local" / "holdfast"
    yield Path.home() / "Library" / "Application Support" / "holdfast"


def saves_folder() -> Path:
    return home_folder() / "saves"


def packs_folder() -> Path:
    """Returns where a person's own packs lie, a folder each."""
    return home_folder() / "packs"


def campaigns_folder() -> Path:
    return home_folder() / "campaigns"


def daily_file() -> Path:
    return home_folder() / "daily.json"


def met_file() -> Path:
    return home_folder() / "met.json"


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file; if that fails half-way, an older one of this name is left as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(path.name + ".part")
    half.write_bytes(data)
    os.replace(half, path)

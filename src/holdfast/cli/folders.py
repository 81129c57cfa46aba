"""Where Holdfast keeps what belongs to a person: saves, campaigns, the days that were played."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def home_folder() -> Path:
    """HOLDFAST_HOME, or the place that the system has for the data of programs."""
    if home := os.environ.get("HOLDFAST_HOME"):
        return Path(home)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "holdfast"


def saves_folder() -> Path:
    return home_folder() / "saves"


def campaigns_folder() -> Path:
    return home_folder() / "campaigns"


def daily_file() -> Path:
    return home_folder() / "daily.json"


def write_whole(path: Path, data: bytes) -> None:
    """Write a file; if that fails half-way, an older one of this name is left as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(path.name + ".part")
    half.write_bytes(data)
    os.replace(half, path)

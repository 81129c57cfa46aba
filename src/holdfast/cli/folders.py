"""Where Holdfast keeps a person's saves."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def saves_folder() -> Path:
    """HOLDFAST_HOME/saves, or the place that the system has for the data of programs."""
    if home := os.environ.get("HOLDFAST_HOME"):
        return Path(home) / "saves"
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "holdfast" / "saves"

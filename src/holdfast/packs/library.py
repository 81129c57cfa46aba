"""Text files that other installed packages bring along, such as word lists."""

from __future__ import annotations

from importlib import metadata
from importlib.resources import files


def read_text(package: str, file: str) -> tuple[str, str] | None:
    """Returns the package's version and the text of its file; None where they are not installed."""
    try:
        return metadata.version(package), files(package).joinpath(file).read_text(encoding="utf-8-sig")
    except (metadata.PackageNotFoundError, ModuleNotFoundError, FileNotFoundError):
        return None

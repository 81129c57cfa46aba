"""Text files that installed packages bring along, such as word lists; this package among them."""

from __future__ import annotations

import lzma
from importlib import metadata
from importlib.resources import files

PRESSED = ".xz"


def read_text(package: str, file: str) -> tuple[str, str] | None:
    """Returns the package's version and the text of its file, unpacked if it is pressed; None where they are not
    installed.
    """
    try:
        data = files(package).joinpath(file).read_bytes()
        text = (lzma.decompress(data) if file.endswith(PRESSED) else data).decode("utf-8-sig")
        return metadata.version(package), text.replace("\r\n", "\n")
    except (metadata.PackageNotFoundError, ModuleNotFoundError, FileNotFoundError):
        return None

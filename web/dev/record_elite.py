"""Writes what the companion's tests are fed with: the box of Project: ELITE."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from holdfast.games import find
from holdfast.server.rooms.catalogue import Catalogue

GAME = find("elite")


def sent(value: object) -> Any:
    """As clients get it: bytes are written as text."""
    return json.loads(msgspec.json.encode(value))


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    box = sent(Catalogue({"elite": GAME}).box("elite"))
    (folder / "elite-box.json").write_text(json.dumps(box, ensure_ascii=False, separators=(",", ":")), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""Opens the workshop of The Key: for the terminal, the commands and the benchmarks, which make missions directly."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.game import GAME
from holdfast.games.key.missions.workshop import Workshop, furnish
from holdfast.packs.content import load_content
from holdfast.packs.library import read_text


def open_workshop(packs: Sequence[str | Path] = ("base",), *, bank_alone: bool = False) -> Workshop:
    """Opens it from packs by name or folder, with `bank_alone` as if there were no big word list. Raises PackError."""
    loaded = load_content(GAME, packs)
    assert isinstance(loaded.content, Parts)
    return furnish(loaded.content, loaded.files, (lambda package, file: None) if bank_alone else read_text)

"""Brings together all that missions of The Key are made from: the box, the texts, the word list, the spare missions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from holdfast.games.key.game import GAME
from holdfast.games.key.generator.bank import Bank, read_bank
from holdfast.games.key.generator.economy import Wins, economy_gate, read_calibration
from holdfast.games.key.generator.gates import Economy
from holdfast.games.key.generator.lexicon import Lexicon, make_lexicon
from holdfast.games.key.generator.spare import read_spare
from holdfast.games.key.mission import Mission
from holdfast.games.key.pack import Parts
from holdfast.games.key.trial import cracker_plays
from holdfast.packs.content import load_content
from holdfast.packs.lexicon import read_lexicon


class Workshop(msgspec.Struct, frozen=True):
    parts: Parts
    bank: Bank
    lexicon: Lexicon
    spare: tuple[Mission, ...]
    calibration: dict[tuple[int, str, int], Wins] = {}

    def economy(self, players: int) -> Economy:
        """The gate that lets no mission pass which bots hardly ever win; at most ten games a mission."""
        return economy_gate(cracker_plays(self.parts), self.calibration, players)


def open_workshop(packs: Sequence[str | Path] = ("base",), *, bank_alone: bool = False) -> Workshop:
    """From packs by name or folder; with `bank_alone` as if no big word list were installed. Raises PackError."""
    loaded = load_content(GAME, packs)
    assert isinstance(loaded.content, Parts)
    bank = read_bank(loaded.files)
    lexicon = make_lexicon(bank.vocabulary(), bank.rare) if bank_alone else read_lexicon(bank)
    spare = read_spare(loaded.files, loaded.content)
    return Workshop(loaded.content, bank, lexicon, spare, read_calibration(loaded.files))

"""Surrounds a mission with a title and a few words before and after it."""

from __future__ import annotations

import msgspec

from holdfast.engine.rng import Rng
from holdfast.games.key.cards.pack import Board
from holdfast.games.key.missions.generator.bank import Bank


class Words(msgspec.Struct, frozen=True):
    title: str
    before: str
    won: str
    lost: str


def tell(rng: Rng, kind: str, board: Board, entrance: int, bank: Bank) -> Words:
    """Pick what was written for this kind or for any."""
    name = board.rooms[entrance - 1].name
    room = bank.rooms.get(name, name.lower())

    def pick(part: str) -> str:
        lines = [line for s in bank.stories if s.kind in ("", kind) for line in getattr(s, part)]
        if not lines:
            return ""
        line: str = rng.choice(lines, part)
        return line.replace("{room}", room).replace("{board}", board.name.lower())

    return Words(pick("titles"), pick("before"), pick("won"), pick("lost"))

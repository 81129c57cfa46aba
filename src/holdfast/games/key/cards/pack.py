"""Turns the files of a pack into what a game needs: boards, tokens, characters and missions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from holdfast.engine.content import Content, PackError, checked
from holdfast.games.key.cards.pack_check import check_board, check_characters, check_mission
from holdfast.games.key.cards.types import ACTIONS, REGROUP, Board, Character, Glyph
from holdfast.games.key.missions.generator.bank import Bank, read_bank
from holdfast.games.key.missions.mission import NO_GLYPH, Mission, Token, mission_from

__all__ = ["ACTIONS", "PLAYED_WITH", "Board", "Parts", "read_missions", "read_pack"]  # two of them for the terminal

PLAYED_WITH: Final = ("boards.toml", "tokens.toml", "characters.toml")  # missions come with a table's options
FILES_READ: Final = (
    *PLAYED_WITH,
    "missions/*.toml",
    "spare/*.toml",
    "bank/*.toml",
    "campaign.toml",
    "pages/*.toml",
    "calibration.toml",
)


class Parts(Content, frozen=True):
    """What lies in the box. It holds no mission, so neither a view nor a bot can reach a hidden one through it."""

    boards: dict[str, Board]
    tokens: tuple[Token, ...]
    glyphs: tuple[Glyph, ...]
    characters: dict[str, Character]
    bank: Bank | None = None  # words and lists that everybody may know; bots guess from them


class TokenFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: str
    kind: str
    glyph: str = ""
    symbol: str = ""
    mark: str = "none"
    action: str = ""


class _Tokens(msgspec.Struct, frozen=True):
    token: tuple[TokenFile, ...]


class _Boards(msgspec.Struct, frozen=True):
    board: tuple[Board, ...]


class _Characters(msgspec.Struct, frozen=True):
    character: tuple[Character, ...]


def read_pack(files: Mapping[str, Any]) -> Parts:
    """Returns checked content, made from the parsed files of a pack by relative path; its missions are checked too."""
    for needed in PLAYED_WITH:
        if needed not in files:
            raise PackError(needed, "the whole file", "a file of this name in the pack", "nothing")
    boards = {b.id: b for b in checked(files["boards.toml"], _Boards, "boards.toml").board}
    for board in boards.values():
        check_board(board)
    tokens, glyphs = _read_tokens(checked(files["tokens.toml"], _Tokens, "tokens.toml").token)
    characters = {c.id: c for c in checked(files["characters.toml"], _Characters, "characters.toml").character}
    check_characters(characters)
    bank = read_bank(files) if any(path.startswith("bank/") for path in files) else None
    parts = Parts(boards, tokens, glyphs, characters, bank)
    read_missions(files, parts)
    return parts


def read_missions(files: Mapping[str, Any], parts: Parts) -> dict[str, Mission]:
    """Returns the hand-written missions of a pack, by id, in the order of their files."""
    missions: dict[str, Mission] = {}
    names = tuple(glyph.name for glyph in parts.glyphs)
    for path in sorted(files):
        if path.startswith("missions/"):
            mission = mission_from(files[path], path, parts.tokens, names)
            check_mission(mission, parts, path)
            if mission.id in missions:
                raise PackError(path, "id", "an id that no other mission has", mission.id)
            missions[mission.id] = mission
    return missions


def _read_tokens(rows: tuple[TokenFile, ...]) -> tuple[tuple[Token, ...], tuple[Glyph, ...]]:
    tokens: list[Token] = []
    glyphs: list[Glyph] = []
    for i, row in enumerate(rows):
        key = f"token[{i}]"
        if row.kind == "glyph":
            if not row.glyph or len(row.symbol) != 1:
                raise PackError("tokens.toml", key, "a glyph with a name and one symbol", row.glyph)
            glyphs.append(Glyph(row.glyph, row.symbol))
        if row.kind == "counter_intel" and row.action not in ACTIONS[:REGROUP]:  # A2: Regroup could never be freed
            raise PackError("tokens.toml", f"{key}.action", "run, intel or gather", row.action)
        plain = {
            "colour": row.colour,
            "kind": row.kind,
            "glyph": len(glyphs) - 1 if row.kind == "glyph" else NO_GLYPH,
            "mark": row.mark,
            "action": ACTIONS.index(row.action) if row.action else -1,
        }
        tokens.append(checked(plain, Token, f"tokens.toml: {key}"))
    if len({g.name for g in glyphs}) < len(glyphs):
        raise PackError("tokens.toml", "token", "glyphs with different names", [g.name for g in glyphs])
    return tuple(tokens), tuple(glyphs)

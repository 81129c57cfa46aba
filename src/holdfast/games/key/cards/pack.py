"""Turns the files of a pack into what a game needs: boards, tokens, characters and missions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from holdfast.engine.content import Content, PackError, checked
from holdfast.engine.graph import Graph, make_graph
from holdfast.games.key.missions.generator.bank import Bank, read_bank
from holdfast.games.key.missions.mission import NO_GLYPH, Edge, Feature, Mission, Token, mission_from

PLAYED_WITH: Final = ("boards.toml", "tokens.toml", "characters.toml")  # missions come with a table's options
ACTIONS: Final = ("run", "intel", "gather", "regroup")
RUN, INTEL, GATHER, REGROUP = range(4)


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    x: int
    y: int


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of the board; edges are printed passages, walls are where a passage token may open one."""

    id: str
    name: str
    rooms: tuple[Room, ...]
    edges: tuple[Edge, ...]
    walls: tuple[Edge, ...]


class Verb(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One word of an ability, with its number."""

    verb: str
    n: int = 1


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    colour: str
    ability: tuple[Verb, ...]
    text: str


class Glyph(msgspec.Struct, frozen=True):
    name: str
    symbol: str


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
    """From the parsed files of a pack, by relative path, to checked content; its missions are checked too."""
    for needed in PLAYED_WITH:
        if needed not in files:
            raise PackError(needed, "the whole file", "a file of this name in the pack", "nothing")
    boards = {b.id: b for b in checked(files["boards.toml"], _Boards, "boards.toml").board}
    for board in boards.values():
        _check_board(board)
    tokens, glyphs = _read_tokens(checked(files["tokens.toml"], _Tokens, "tokens.toml").token)
    characters = {c.id: c for c in checked(files["characters.toml"], _Characters, "characters.toml").character}
    _check_characters(characters)
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


def _check_board(board: Board) -> None:
    rooms = len(board.rooms)
    for name, pairs in (("edges", board.edges), ("walls", board.walls)):
        for a, b in pairs:
            if not (1 <= a <= rooms and 1 <= b <= rooms and a != b):
                raise PackError("boards.toml", f"{board.id}.{name}", f"two different rooms from 1 to {rooms}", [a, b])
    if not ways(board, (), ()).is_connected():
        raise PackError("boards.toml", f"{board.id}.edges", "a board in which every room can be reached", "a gap")


def _check_characters(characters: Mapping[str, Character]) -> None:
    # Here, because verbs are rules, which stand on the types of this file.
    from holdfast.games.key.cards.verbs import VERBS

    for character in characters.values():
        for word in character.ability:
            if word.verb not in VERBS:
                raise PackError("characters.toml", character.id, f"one of the verbs {', '.join(VERBS)}", word.verb)
    if len(characters) < 4 or len({c.colour for c in characters.values()}) < len(characters):
        raise PackError(
            "characters.toml", "character", "at least four characters of different colours", len(characters)
        )


def ways(
    board: Board, walls: tuple[Edge, ...], passages: tuple[Edge, ...], features: tuple[Feature, ...] = ()
) -> Graph:
    """Returns where one can go: printed passages less wall tokens (R49), and what passage tokens open (R50); rooms from
    0.

    The two ends of the secret passage, a module, are adjacent to each other.
    """
    closed = {frozenset(edge) for edge in walls}
    edges = [edge for edge in (*board.edges, *passages) if frozenset(edge) not in closed]
    ends = [feature.room for feature in features if feature.kind == "secret_passage"]
    edges += [(ends[0], ends[1])] if len(ends) == 2 else []
    return make_graph(len(board.rooms), [(a - 1, b - 1) for a, b in edges])


def check_mission(mission: Mission, parts: Parts, file: str) -> None:
    """What the loader rejects (R148)."""

    def wrong(key: str, expected: str, found: object) -> PackError:
        return PackError(file, key, expected, found)

    board = parts.boards.get(mission.board)
    if board is None:
        raise wrong("board", f"one of {', '.join(parts.boards)}", mission.board)
    rooms = len(board.rooms)
    if not 1 <= mission.entrance <= rooms:
        raise wrong("entrance", f"a room from 1 to {rooms}", mission.entrance)
    if len(mission.tokens) != rooms or min(mission.tokens) < 0:
        raise wrong("tokens", f"a number for each of the {rooms} rooms", list(mission.tokens))
    if sum(mission.tokens) != len(mission.pool):
        raise wrong("tokens", f"{len(mission.pool)} tokens in all", sum(mission.tokens))
    both = {frozenset(e) for e in mission.walls} & {frozenset(e) for e in mission.passages}
    if both:
        raise wrong("passages", "no wall and passage on one edge", sorted(map(sorted, both)))
    for name, edges, printed in (("walls", mission.walls, board.edges), ("passages", mission.passages, board.walls)):
        for edge in edges:
            if set(edge) not in [set(e) for e in printed]:
                where = "a printed passage" if name == "walls" else "a printed wall"
                raise wrong(name, f"{where} of the board {board.id}", list(edge))
    if not ways(board, mission.walls, mission.passages).is_connected():
        raise wrong("walls", "every room within reach of the entrance", [list(e) for e in mission.walls])
    _check_features(mission, rooms, file)
    _check_marks(mission, parts, file)
    contents: dict[int, str] = {}
    for window in mission.windows:
        if not 1 <= len(window.content) <= 4:
            raise wrong("console", "one to four characters in each window", window.content)
        if window.glyph != NO_GLYPH and contents.setdefault(window.glyph, window.content) != window.content:
            raise wrong("console", "one content for each glyph", f"{contents[window.glyph]} and {window.content}")
    placed = {parts.tokens[i].glyph for i in mission.pool}
    if missing := [parts.glyphs[g].name for g in mission.glyphs if g not in placed]:
        raise wrong("pool", "a token for each glyph on the card", missing)
    if not mission.answer or len(mission.answer) > 40:
        raise wrong("answer", "1 to 40 letters or digits", mission.answer)
    if mission.shape == "number" and not mission.answer.isdigit():
        raise wrong("answer", "a whole number, as the shape says", mission.answer)
    if mission.shape == "letters" and not mission.answer.isalpha():
        raise wrong("answer", "letters only, as the shape says", mission.answer)
    if not 1 <= mission.grade <= 5:
        raise wrong("grade", "1 to 5", mission.grade)


MOST_FEATURES: Final = {"lock": 2, "secret_passage": 2, "guard": 1, "terminal": 1, "exit": 1}


def _check_features(mission: Mission, rooms: int, file: str) -> None:
    """No more feature tokens of a kind than the box holds, in rooms that exist; a lock names its suit."""
    kinds = [feature.kind for feature in mission.features]
    for feature in mission.features:
        if not 1 <= feature.room <= rooms:
            raise PackError(file, "features", f"rooms from 1 to {rooms}", feature.room)
        if kinds.count(feature.kind) > MOST_FEATURES[feature.kind]:
            found = kinds.count(feature.kind)
            raise PackError(file, "features", f"at most {MOST_FEATURES[feature.kind]} of {feature.kind}", found)
        if (feature.kind == "lock") != bool(feature.suit):
            raise PackError(file, "features", "a suit for each lock, and for nothing else", feature.kind)
        if feature.kind == "lock" and feature.room == mission.entrance:
            raise PackError(file, "features", "no lock on the entrance", feature.room)
    if kinds.count("secret_passage") == 1:
        raise PackError(file, "features", "both ends of the secret passage", 1)
    if len({(feature.kind, feature.room) for feature in mission.features}) < len(kinds):
        rooms_named = [f"{feature.kind} in {feature.room}" for feature in mission.features]
        raise PackError(file, "features", "different rooms for two of a kind", rooms_named)


def _check_marks(mission: Mission, parts: Parts, file: str) -> None:
    """Windows that open by a mark need the module, and a token of that mark for each of them."""
    marks = [window.mark for window in mission.windows if window.mark != "none"]
    if marks and "marks" not in mission.modules:
        raise PackError(file, "modules", "the module marks, for windows that open by a mark", list(mission.modules))
    for mark in sorted(set(marks)):
        tokens = sum(parts.tokens[i].mark == mark for i in mission.pool)
        if tokens < marks.count(mark):
            raise PackError(file, "pool", f"a token for each of the {marks.count(mark)} windows with a {mark}", tokens)

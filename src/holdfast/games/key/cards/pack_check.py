"""What the loader rejects (R148) beyond types: boards with gaps, missions that cannot be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from holdfast.engine.content import PackError
from holdfast.games.key.cards.types import Board, Character, ways
from holdfast.games.key.missions.mission import NO_GLYPH, Mission

if TYPE_CHECKING:
    from holdfast.games.key.cards.pack import Parts

MOST_FEATURES: Final = {"lock": 2, "secret_passage": 2, "guard": 1, "terminal": 1, "exit": 1}


def check_board(board: Board) -> None:
    rooms = len(board.rooms)
    for name, pairs in (("edges", board.edges), ("walls", board.walls)):
        for a, b in pairs:
            if not (1 <= a <= rooms and 1 <= b <= rooms and a != b):
                raise PackError("boards.toml", f"{board.id}.{name}", f"two different rooms from 1 to {rooms}", [a, b])
    if not ways(board, (), ()).is_connected():
        raise PackError("boards.toml", f"{board.id}.edges", "a board in which every room can be reached", "a gap")


def check_characters(characters: Mapping[str, Character]) -> None:
    if len(characters) < 4 or len({c.colour for c in characters.values()}) < len(characters):
        raise PackError(
            "characters.toml", "character", "at least four characters of different colours", len(characters)
        )


def check_mission(mission: Mission, parts: Parts, file: str) -> None:
    """Raises PackError for a mission that the loader rejects (R148)."""

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


def _check_features(mission: Mission, rooms: int, file: str) -> None:
    """Demands no more feature tokens of a kind than the box holds, in rooms that exist; a lock names its suit."""
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
    """Demands for windows that open by a mark the module, and a token of that mark for each of them."""
    marks = [window.mark for window in mission.windows if window.mark != "none"]
    if marks and "marks" not in mission.modules:
        raise PackError(file, "modules", "the module marks, for windows that open by a mark", list(mission.modules))
    for mark in sorted(set(marks)):
        tokens = sum(parts.tokens[i].mark == mark for i in mission.pool)
        if tokens < marks.count(mark):
            raise PackError(file, "pool", f"a token for each of the {marks.count(mark)} windows with a {mark}", tokens)

"""What lies in the box besides resource cards and missions: boards, characters, glyphs, action cards."""

from __future__ import annotations

from typing import Final

import msgspec

from holdfast.engine.graph import Graph, make_graph
from holdfast.games.key.missions.mission import Edge, Feature

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

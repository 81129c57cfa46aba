"""The board of a screen as data for whoever draws: spaces, ways between them, and what stands there."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from holdfast.engine.message import Message

SpaceKind: TypeAlias = Literal["ground", "room", "home", "mark", "solid", "unseen"]
PieceKind: TypeAlias = Literal["hero", "enemy", "token", "hazard"]
Point: TypeAlias = tuple[int, int]  # columns from the west, rows from the north


class BoardSpace(msgspec.Struct, frozen=True):
    """A space of the grid; `name` is written in it."""

    at: Point
    kind: SpaceKind = "ground"
    name: str | Message = ""


class BoardWay(msgspec.Struct, frozen=True):
    """A line between the middles of two spaces, or, as a wall, between the spaces themselves."""

    a: Point
    b: Point
    is_wall: bool = False


class BoardPiece(msgspec.Struct, frozen=True):
    """A thing on a space: what it is called, and a sign for it, if its first letters will not do."""

    at: Point
    kind: PieceKind
    name: str | Message
    sign: str = ""


class DrawnBoard(msgspec.Struct, frozen=True):
    """What is drawn; nothing here that the seat is not shown."""

    spaces: tuple[BoardSpace, ...]
    ways: tuple[BoardWay, ...] = ()
    pieces: tuple[BoardPiece, ...] = ()
    columns: str = ""  # the letters above the columns, where sentences name spaces so; rows are counted from 1

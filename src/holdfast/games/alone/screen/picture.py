"""The labyrinth as data for a picture: what all see of it, and for evil the whole map with its creatures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from holdfast.engine.drawn_board import BoardPiece, BoardSpace, BoardWay, DrawnBoard, Point, SpaceKind
from holdfast.engine.message import Message, say
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.levels.places import level_of, offset
from holdfast.games.alone.screen.screen import AloneScreen

STEPS: Final = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
APART: Final = 20  # columns from one level to the other


def board_of(parts: Parts, seen: AloneScreen) -> DrawnBoard | None:
    """Returns the labyrinth as a seat is shown it; None before there is one."""
    known = {sector.cell for sector in seen.labyrinth.sectors} if seen.labyrinth is not None else set()
    found = {cell: (room, ways, cell in known) for cell, room, ways in sectors(seen)}
    if not found:
        return None
    spaces = tuple(
        BoardSpace(point(cell), kind(room, is_known), name(room)) for cell, (room, _, is_known) in found.items()
    )
    every = {space.at for space in spaces}
    ways = tuple(
        BoardWay(point(cell), there)
        for cell, (_, out, _) in found.items()
        for there in neighbours(cell, out)
        if there in every
    )
    return DrawnBoard(spaces, ways, tuple(pieces(seen)))


def sectors(seen: AloneScreen) -> Iterator[tuple[int, int, tuple[str, ...]]]:
    """Yields the cell, the room and the ways out of each sector that the seat is shown."""
    if seen.plan:
        yield from ((sector.cell, sector.room, sector.ways) for sector in seen.plan)
    elif seen.labyrinth is not None:
        yield from ((sector.cell, sector.room, sector.ways) for sector in seen.labyrinth.sectors)


def point(cell: int) -> Point:
    east, south = offset(cell)
    return east + APART * level_of(cell), south


def neighbours(cell: int, ways: Iterable[str]) -> Iterator[Point]:
    x, y = point(cell)
    for way in ways:
        direction, _, state = way.partition(" ")
        if state != "blocked":
            yield x + STEPS[direction][0], y + STEPS[direction][1]


def kind(room: int, is_known: bool) -> SpaceKind:
    if not is_known:
        return "unseen"
    return "room" if room >= 0 else "ground"


def name(room: int) -> str | Message:
    return say(f"room.{room}") if room >= 0 else ""


def pieces(seen: AloneScreen) -> Iterator[BoardPiece]:
    if seen.map is not None:  # evil knows where all of them are
        cells = {sector.place: sector.cell for sector in seen.plan}
        for token in seen.map.creatures:
            yield BoardPiece(point(cells[token.place]), "enemy", say(f"creature.{token.token}"))
    elif seen.labyrinth is not None:
        for creature in seen.labyrinth.creatures:
            yield BoardPiece(point(creature.cell), "enemy", say(f"looks.{creature.creature}"))
    if seen.labyrinth is not None:
        yield BoardPiece(point(seen.labyrinth.here), "hero", say("picture.hero"))

"""Rooms and the ways between them, as tables made once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

UNREACHABLE = 255


class Graph(msgspec.Struct, frozen=True):
    """An undirected graph of numbered places: neighbours in order, and the distance between any two."""

    neighbours: tuple[tuple[int, ...], ...]
    distance: tuple[bytes, ...]

    def are_adjacent(self, a: int, b: int) -> bool:
        return b in self.neighbours[a]

    def nearby(self, place: int) -> tuple[int, ...]:
        """Returns the place itself and all that are adjacent to it, in order."""
        return tuple(sorted((place, *self.neighbours[place])))

    def is_connected(self) -> bool:
        return not self.distance or UNREACHABLE not in self.distance[0]

    def toward(self, here: int, goal: int) -> tuple[int, ...]:
        """Returns the neighbours of `here` that lie on a shortest way to `goal`."""
        row = self.distance[goal]
        return tuple(n for n in self.neighbours[here] if row[n] < row[here])


def make_graph(places: int, edges: Iterable[tuple[int, int]]) -> Graph:
    near: list[set[int]] = [set() for _ in range(places)]
    for a, b in edges:
        near[a].add(b)
        near[b].add(a)
    neighbours = tuple(tuple(sorted(n)) for n in near)
    return Graph(neighbours, tuple(_distances(neighbours, start) for start in range(places)))


def _distances(neighbours: Sequence[Sequence[int]], start: int) -> bytes:
    row = bytearray([UNREACHABLE] * len(neighbours))
    row[start] = 0
    queue = [start]
    for place in queue:
        for n in neighbours[place]:
            if row[n] == UNREACHABLE:
                row[n] = row[place] + 1
                queue.append(n)
    return bytes(row)

"""Makes levels, and completes levels of which some sectors are known: one builder for both (R203..R215).

What can be chosen right at once is (rooms 3 apart, their doors, corridors that hang together); the rest (rooms
at most 8 apart, the rooms that LCUs light) is tried again until it fits.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.engine.rng import Rng
from holdfast.games.alone.levels.edges import AROUND, BESIDE, DOOR, EDGES, EDGES_OF, OPEN, RIM, SIDES, UNDECIDED, WALL
from holdfast.games.alone.levels.known import LCUS, Impossible, Known
from holdfast.games.alone.levels.level import SECTORS, Sector, Side

STREAM: Final = "level"
TRIES: Final = 40  # builds of a partly known level before it counts as impossible
LCU_TRIES: Final = 12  # choices of LCUs before the corridors are made anew
FARTHEST: Final = 8  # sectors between two rooms (R204)
LIGHT_LINE: Final = 2  # sectors that an LCU lights beside its own
FEWEST_DOORS, MOST_DOORS = 2, 3


def generate(rng: Rng) -> tuple[Sector, ...]:
    """Makes a level of which nothing is known."""
    nothing = Known({})
    while True:
        if level := _build(nothing, rng):
            return level


def complete(known: Mapping[int, Sector], rng: Rng, tries: int = TRIES) -> tuple[Sector, ...] | None:
    """Returns a level with exactly these sectors at these places; None if none was found in so many tries."""
    try:
        given = Known(known)
    except Impossible:
        return None
    for n in range(tries):
        if level := _build(given, rng, any_way=n >= tries // 4):
            return level
    return None


def _build(known: Known, rng: Rng, any_way: bool = False) -> tuple[Sector, ...] | None:
    """Tries once to lay rooms, doors, corridors, stairs, LCUs. `any_way`: with dead ends, or as open as can be."""
    rooms = rng.choice(known.room_sets, STREAM)
    free_stairs = [[place for place in places if place not in rooms] for places in known.stairs]
    edges = known.edges.copy()
    if not all(free_stairs) or not _set_doors(edges, rooms, rng):
        return None
    spare = _join_corridors(edges, rooms, rng)
    if spare is None:
        return None
    most = len(spare) if any_way else (len(spare) + 1) // 2  # half of them: loops to run in, and walls to hide behind
    ways = rng.below(most + 1, STREAM)
    for i, e in enumerate(spare):
        edges[e] = OPEN if i < ways else WALL
    if not _open_dead_ends(edges, spare, rooms, known) and not any_way:
        return None
    if not _are_near_enough(edges, rooms):
        return None
    stairs = [rng.choice(places, STREAM) for places in free_stairs]
    lcus = _choose_lcus(edges, rooms, stairs, known, rng)
    if lcus is None:
        return None
    return tuple(Sector(_sides(edges, s), room=s in rooms, stairs=s in stairs, lcu=s in lcus) for s in range(SECTORS))


def _sides(edges: list[int], sector: int) -> tuple[Side, Side, Side, Side]:
    north, east, south, west = (SIDES[WALL if e == RIM else edges[e]] for e in AROUND[sector])
    return north, east, south, west


def _set_doors(edges: list[int], rooms: tuple[int, ...], rng: Rng) -> bool:
    """Gives each room two or three doors (R209), and walls on its other sides."""
    for room in rooms:
        free = [e for e in EDGES_OF[room] if edges[e] == UNDECIDED]
        sure = sum(edges[e] == DOOR for e in EDGES_OF[room])
        fewest, most = max(FEWEST_DOORS - sure, 0), min(MOST_DOORS - sure, len(free))
        if fewest > most:
            return False
        doors = rng.sample(free, fewest + rng.below(most - fewest + 1, STREAM), STREAM)
        for e in free:
            edges[e] = DOOR if e in doors else WALL
    return True


def _join_corridors(edges: list[int], rooms: tuple[int, ...], rng: Rng) -> list[int] | None:
    """Opens random edges until all corridors hang together without the rooms (R215); returns those still unknown."""
    root = list(range(SECTORS))

    def find(sector: int) -> int:
        while root[sector] != sector:
            root[sector] = sector = root[root[sector]]
        return sector

    parts = SECTORS - len(rooms)
    free = [e for e, state in enumerate(edges) if state == UNDECIDED]
    rng.shuffle(free, STREAM)
    spare: list[int] = []
    for e in [e for e, state in enumerate(edges) if state == OPEN] + free:
        a, b = (find(sector) for sector in EDGES[e])
        if a != b:
            root[a] = b
            parts -= 1
            edges[e] = OPEN
        elif edges[e] == UNDECIDED:
            spare.append(e)
    return spare if parts == 1 else None


def _open_dead_ends(edges: list[int], spare: list[int], rooms: tuple[int, ...], known: Known) -> bool:
    """Gives every corridor sector that is not known a second way out, and returns whether that was possible."""
    for sector in range(SECTORS):
        if sector in rooms or sector in known.sectors:
            continue
        if sum(edges[e] != WALL for e in EDGES_OF[sector]) < 2:
            closed = [e for e in EDGES_OF[sector] if e in spare and edges[e] == WALL]
            if not closed:
                return False
            edges[closed[0]] = OPEN
    return True


def _are_near_enough(edges: list[int], rooms: tuple[int, ...]) -> bool:
    for room in rooms:
        reached = {room: 0}
        queue = [room]
        for here in queue:
            for e, there in zip(AROUND[here], BESIDE[here], strict=True):
                if e != RIM and edges[e] != WALL and there not in reached:
                    reached[there] = reached[here] + 1
                    queue.append(there)
        if any(reached[other] > FARTHEST for other in rooms):
            return False
    return True


def _lit_lines(edges: list[int], sector: int) -> list[list[int]]:
    """Returns for each direction the sectors that an LCU lights beside its own: through doors, up to a wall (G31)."""
    lines = []
    for direction in range(4):
        line: list[int] = []
        here = sector
        while len(line) < LIGHT_LINE and (e := AROUND[here][direction]) != RIM and edges[e] != WALL:
            here = BESIDE[here][direction]
            line.append(here)
        lines.append(line)
    return lines


def _choose_lcus(
    edges: list[int], rooms: tuple[int, ...], stairs: list[int], known: Known, rng: Rng
) -> tuple[int, ...] | None:
    """Returns four LCUs that each light two more sectors in one line (R207) and together two or three rooms (R208)."""
    lit_by: dict[int, set[int]] = {}
    can: list[int] = []
    for sector in range(SECTORS):
        lines = _lit_lines(edges, sector)
        lit_by[sector] = {sector}.union(*lines)
        is_free = sector not in rooms and sector not in stairs and sector not in known.sectors
        if is_free and max(map(len, lines)) == LIGHT_LINE:
            can.append(sector)
    missing = LCUS - len(known.lcus)
    if len(can) < missing:
        return None
    for _ in range(LCU_TRIES):
        lcus = (*known.lcus, *rng.sample(can, missing, STREAM))
        lit = set[int]().union(*(lit_by[lcu] for lcu in lcus))
        if 2 <= sum(room in lit for room in rooms) <= 3:
            return lcus
    return None

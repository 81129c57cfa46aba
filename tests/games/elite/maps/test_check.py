"""A map that cannot be played on is refused with a sentence; each fault is made here on purpose."""

from collections.abc import Callable
from typing import Any

import pytest

from holdfast.engine.content import PackError
from holdfast.games.elite.cards.pack import read_pack
from holdfast.games.elite.maps.check import faults
from holdfast.games.elite.maps.map_file import read_map
from tests.games.elite.packs import CRASH_SITE, LAB, base_files

Change = Callable[[dict[str, Any]], object]


def found(change: Change, path: str = LAB) -> list[str]:
    data = base_files()[path]
    change(data)
    return [str(fault) for fault in faults(read_map(data, "m.toml"), "m.toml")]


def sign(x: int, y: int, mark: str) -> Change:
    def put(data: dict[str, Any]) -> None:
        data["rows"][y] = data["rows"][y][:x] + mark + data["rows"][y][x + 1 :]

    return put


def arrow(where: str, points: str) -> Change:
    return lambda data: data["arrows"].update({where: points})


def no_arrow(where: str) -> Change:
    return lambda data: data["arrows"].pop(where)


def both(*changes: Change) -> Change:
    return lambda data: [change(data) for change in changes]


@pytest.mark.parametrize("path", [CRASH_SITE, LAB])
def test_our_maps_are_in_order(path: str) -> None:
    assert found(lambda data: None, path) == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            lambda data: data["rows"].__setitem__(8, data["rows"][8].replace("S", ".")),
            "m.toml: rows: expected a Starting Area (S), found 'none'",
        ),
        (sign(9, 6, "."), "m.toml: rows: expected 3 search slots (?), found 2"),
        (lambda data: data["clusters"].pop(), "m.toml: clusters: expected 3 clusters, found 2"),
        (
            lambda data: data["clusters"][0].update(at=[3, 0]),
            "m.toml: clusters[0].at: expected a space with the sign *, found '3,0'",
        ),
        (
            lambda data: data["clusters"][1]["spawn_points"].append([5, 1]),
            "m.toml: clusters[1].spawn_points: expected spaces with the sign o, found '5,1'",
        ),
        (
            both(sign(8, 1, "."), lambda data: data["clusters"][1]["spawn_points"].pop()),
            "m.toml: clusters[1].spawn_points: expected 3 to 5 spawn points, found 2",
        ),
        (
            sign(4, 2, "*"),
            "m.toml: clusters: expected the cluster at 4,2, which the rows draw, found 'nothing about it'",
        ),
        (
            sign(4, 1, "o"),
            "m.toml: clusters: expected the spawn point 4,1 with one cluster, found '0 clusters'",
        ),
        (
            lambda data: data["clusters"][0]["spawn_points"].append([6, 1]),
            "m.toml: clusters: expected the spawn point 6,1 with one cluster, found '2 clusters'",
        ),
        (
            lambda data: data["scenery"]["tree"].append([1, 3]),
            "m.toml: scenery.tree: expected blocking spaces, found '1,3'",
        ),
    ],
)
def test_signs_and_lists_must_agree(change: Change, said: str) -> None:
    assert said in found(change)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            both(
                sign(8, 1, "."),
                sign(9, 1, "o"),
                lambda data: data["clusters"][1].update(spawn_points=[[6, 1], [7, 1], [9, 1]]),
            ),
            "m.toml: clusters[1].spawn_points: expected spawn points adjacent to the cluster at 7,0, found '9,1'",
        ),
        (
            lambda data: data["walls"].append([[1, 1], [4, 1]]),
            "m.toml: clusters[0].spawn_points: expected spawn points adjacent to the cluster at 2,0, found '1,1'",
        ),
        (
            sign(7, 8, "."),
            "m.toml: rows: expected a Starting Area in one piece, found '8,8 apart from it'",
        ),
        (
            both(sign(1, 8, "#"), no_arrow("1,8"), sign(0, 6, "#"), no_arrow("0,6"), sign(1, 6, "#"), sign(13, 3, "?")),
            "m.toml: rows: expected spaces that a hero can walk to from the Starting Area, found '0,7 cut off'",
        ),
        (
            both(sign(8, 2, "#"), sign(8, 3, "#")),
            (
                "m.toml: rows: expected two spaces beside objective slot 8 that a hero can walk to, "
                "found 'fewer beside 9,2'"
            ),
        ),
    ],
)
def test_slots_must_lie_where_they_can_be_used(change: Change, said: str) -> None:
    assert said in found(change)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            arrow("6,8", "W"),
            (
                "m.toml: arrows.'6,8': expected arrows that leave spaces on the way, which end at the Starting Area, "
                "found 'the Starting Area'"
            ),
        ),
        (
            arrow("3,3", "S"),
            (
                "m.toml: arrows.'3,3': expected arrows that leave spaces on the way, which end at the Starting Area, "
                "found 'a blocking space'"
            ),
        ),
        (
            arrow("3,2", "S"),
            "m.toml: arrows.'3,2': expected arrows to spaces where an alien can stand, found '3,3, which is blocking'",
        ),
        (
            arrow("6,1", "S"),
            "m.toml: arrows.'6,1': expected arrows that cross no wall and no end of a wall, found 'one to 6,2'",
        ),
        (
            arrow("6,1", "SE"),  # round the door post
            "m.toml: arrows.'6,1': expected arrows that cross no wall and no end of a wall, found 'one to 7,2'",
        ),
        (
            no_arrow("3,5"),
            "m.toml: arrows: expected an arrow on from 3,5, found 'none, so that the path ends there'",
        ),
        (
            arrow("8,3", "N"),
            "m.toml: arrows: expected paths that never come back to a space, found 'the circle 8,3 to 8,2 to 8,3'",
        ),
        (
            both(*(sign(x, 7, "S") for x in (6, 7, 8)), *(no_arrow(f"{x},7") for x in (6, 7, 8))),
            (
                "m.toml: clusters[1].spawn_points: expected 7 to 10 steps from the spawn point 7,1 "
                "to the Starting Area, found 6"
            ),
        ),
        (
            both(arrow("7,6", "E"), arrow("8,6", "E"), arrow("9,6", "N"), arrow("9,5", "W"), arrow("8,5", "W")),
            "m.toml: arrows: expected a path from 7,6 to the Starting Area, found 'none'",
        ),
    ],
)
def test_paths_must_lead_home(change: Change, said: str) -> None:
    assert said in found(change)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            lambda data: data["walls"].append([[2, 6], [3, 6]]),
            (
                "m.toml: walls: expected walls that end at a wall, a door, the rim or a blocking space, "
                "found 'an end at corner 2,6'"
            ),
        ),
        (
            lambda data: data["walls"].__setitem__(1, [[10, 2], [10, 6]]),
            (
                "m.toml: walls: expected walls that end at a wall, a door, the rim or a blocking space, "
                "found 'an end at corner 10,6'"
            ),
        ),
        (
            lambda data: data["doors"].append([[9, 5], [10, 5]]),
            "m.toml: doors: expected free spaces on both sides of the door between 9,4 and 9,5, found '9,4'",
        ),
    ],
)
def test_walls_must_be_closed(change: Change, said: str) -> None:
    assert said in found(change)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            lambda data: data["rows"].__setitem__(3, "...."),
            "m.toml: rows[3]: expected 15 signs, as in the first row, found '....'",
        ),
        (sign(4, 2, "x"), "m.toml: rows[2]: expected the signs . # * o ? S and A to L, found 'x'"),
        (sign(4, 2, "A"), "m.toml: rows: expected the objective slot A once, found 2"),
        (arrow("4,9", "N"), "m.toml: arrows.'4,9': expected a space from 0,0 to 14,8, found [4, 9]"),
        (arrow("four", "N"), "m.toml: arrows.'four': expected a space such as \"4,0\", found 'four'"),
        (
            arrow("4,2", "UP"),
            "m.toml: arrows.'4,2': expected points of the compass (N NE E SE S SW W NW), found 'UP'",
        ),
        (arrow("0,3", "W"), "m.toml: arrows.'0,3': expected a space from 0,0 to 14,8, found [-1, 3]"),
        (
            lambda data: data["walls"].append([[5, 2], [6, 3]]),
            (
                "m.toml: walls[5]: expected an upright or level stroke between corners from 0,0 to 15,9, "
                "found [[5, 2], [6, 3]]"
            ),
        ),
        (
            lambda data: data["doors"].append([[12, 2], [13, 2]]),
            "m.toml: doors: expected openings in the strokes of walls, found 'between 12,1 and 12,2'",
        ),
        (lambda data: data.pop("name"), "m.toml: name: expected a value, which must be given"),
    ],
)
def test_a_map_that_cannot_be_read_is_told_by_key(change: Change, said: str) -> None:
    with pytest.raises(PackError) as problem:
        found(change)
    assert str(problem.value).startswith(said)


def test_the_loader_refuses_a_pack_with_a_bad_map() -> None:
    files = base_files()
    files[LAB]["arrows"].pop("3,5")
    with pytest.raises(PackError, match=r"maps/abandoned-lab\.toml: arrows: expected an arrow on from 3,5"):
        read_pack(files)


def test_two_maps_of_one_id_are_refused() -> None:
    files = base_files()
    files["maps/copy.toml"] = files[LAB]
    with pytest.raises(PackError, match="id: expected an id that no other map has"):
        read_pack(files)

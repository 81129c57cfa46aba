"""Each guarantee of a level, broken on purpose: the checker names it, and nothing else."""

from collections.abc import Callable

import msgspec
import pytest

from holdfast.games.alone.levels.check import check
from holdfast.games.alone.levels.level import Level, Sector, Side
from holdfast.games.alone.levels.level_file import read_level
from tests.games.alone.packs import parts_of

KEEL = """
+---+---+---+---+
| R = .   .   . |
+ = +---+---+   +
| L | .   .   L |
+   +   +---+---+
| S   . | R = . |
+ = +   + = +   +
| R | L   .   S |
+ = +---+   +---+
| .   L   .   . |
+   +   +---+   +
| .   . = R = . |
+---+---+---+---+
"""
Change = Callable[[list[Sector]], object]


def mark(place: int, **marks: bool) -> Change:
    def change(sectors: list[Sector]) -> None:
        sectors[place] = msgspec.structs.replace(sectors[place], **marks)

    return change


def edge(a: int, b: int, side: Side) -> Change:
    """What lies between two sectors beside each other."""

    def change(sectors: list[Sector]) -> None:
        towards = {-4: 0, 1: 1, 4: 2, -1: 3}
        for here, there in ((a, b), (b, a)):
            sides = list(sectors[here].sides)
            sides[towards[there - here]] = side
            sectors[here] = msgspec.structs.replace(sectors[here], sides=tuple(sides))

    return change


def one_way(sectors: list[Sector]) -> None:
    sectors[1] = msgspec.structs.replace(sectors[1], sides=("wall", "wall", "wall", "door"))


def broken(*changes: Change) -> list[tuple[str, str]]:
    sectors = list(read_level({"id": "keel", "name": "Keel", "map": KEEL}, "keel").sectors)
    for change in changes:
        change(sectors)
    return [(b.rule, b.what) for b in check(sectors)]


def test_the_level_itself_is_in_order() -> None:
    assert broken() == []


@pytest.mark.rule("alone:R203")
@pytest.mark.parametrize("level", parts_of("base").levels, ids=lambda level: str(level.name))
def test_the_stored_levels_keep_every_guarantee_either_way_up(level: Level) -> None:
    assert check(level.sectors) == check(level.turned().sectors) == ()


@pytest.mark.rule("alone:R203")
def test_a_level_has_24_sectors() -> None:
    sectors = parts_of("base").levels[0].sectors
    assert [b.what for b in check(sectors[:-1])] == ["23 sectors instead of 24"]


@pytest.mark.rule("alone:R203")
def test_a_level_has_exactly_four_rooms() -> None:
    no_room = (mark(0, room=False), edge(0, 1, "open"), edge(0, 4, "open"), mark(19, lcu=True), mark(7, lcu=False))
    assert ("R203", "3 rooms instead of 4") in broken(*no_room)
    assert ("R203", "5 rooms instead of 4") in broken(mark(20, room=True))


@pytest.mark.rule("alone:R203")
def test_both_sides_of_an_edge_are_the_same() -> None:
    assert broken(one_way)[0] == ("R203", "column 2, row 1: wall to the east, open on the other side")


@pytest.mark.rule("alone:R203")
def test_the_rim_is_closed() -> None:
    def hole(sectors: list[Sector]) -> None:
        sectors[1] = msgspec.structs.replace(sectors[1], sides=("open", *sectors[1].sides[1:]))

    assert broken(hole) == [("R203", "column 2, row 1: open to the north, wall on the other side")]


@pytest.mark.rule("alone:R204")
def test_two_rooms_are_at_least_3_apart() -> None:
    nearer = (mark(0, room=False), edge(0, 1, "open"), mark(4, room=True), edge(4, 8, "door"))
    assert broken(*nearer) == [
        ("R204", "the rooms at column 1, row 2 and column 1, row 4 are 2 sectors apart, not 3 to 8")
    ]


@pytest.mark.rule("alone:R204")
def test_two_rooms_are_at_most_8_apart() -> None:
    assert broken(edge(16, 20, "wall"), edge(17, 21, "wall")) == [
        ("R204", "the rooms at column 1, row 1 and column 3, row 6 are 9 sectors apart, not 3 to 8")
    ]


@pytest.mark.rule("alone:R205")
@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ([mark(15, stairs=False)], "stairs at column 1, row 3, not one on each long side"),
        ([mark(8, stairs=False), mark(15, stairs=False)], "stairs at no place, not one on each long side"),
        ([mark(15, stairs=False), mark(14, stairs=True)], "stairs at column 1, row 3, column 3, row 4, not one on"),
        ([mark(15, stairs=False), mark(3, stairs=True)], "stairs at column 4, row 1, not about halfway"),
        ([mark(8, stairs=False), mark(12, stairs=True)], "stairs in the room at column 1, row 4"),
    ],
)
def test_stairs_lie_about_halfway_along_the_long_sides(changes: list[Change], what: str) -> None:
    (found,) = broken(*changes)
    assert found[0] == "R205"
    assert found[1].startswith(what)


@pytest.mark.rule("alone:R206")
def test_a_level_has_exactly_four_lcus() -> None:
    assert broken(mark(7, lcu=False)) == [("R206", "3 LCUs instead of 4")]
    assert broken(mark(18, lcu=True)) == [("R206", "5 LCUs instead of 4")]


@pytest.mark.rule("alone:R207")
def test_an_lcu_lights_at_least_2_other_sectors() -> None:
    assert broken(edge(6, 7, "wall")) == [("R207", "the LCU at column 4, row 2 lights fewer than 2 others")]


@pytest.mark.rule("alone:R208")
def test_lcus_light_at_least_2_and_at_most_3_rooms() -> None:
    assert broken(mark(4, lcu=False), mark(18, lcu=True)) == [("R208", "1 of the rooms can be lit, not 2 or 3")]
    all_lit = (mark(13, lcu=False), mark(14, lcu=True), mark(17, lcu=False), mark(21, lcu=True))
    assert broken(*all_lit) == [("R208", "4 of the rooms can be lit, not 2 or 3")]


@pytest.mark.rule("alone:R209")
def test_a_room_has_2_or_3_doors() -> None:
    assert broken(edge(22, 23, "wall")) == [("R209", "the room at column 3, row 6 should have 2 or 3 doors and has 1")]
    four = (edge(6, 10, "door"), edge(9, 10, "door"))
    assert ("R209", "the room at column 3, row 3 should have 2 or 3 doors and has 4") in broken(*four)
    assert broken(edge(9, 10, "door")) == []


@pytest.mark.rule("alone:R210")
def test_every_door_leads_into_a_room() -> None:
    assert broken(edge(1, 2, "door")) == [
        ("R210", "the door east of column 2, row 1 has 0 rooms behind it"),
        ("R210", "the door west of column 3, row 1 has 0 rooms behind it"),
    ]


@pytest.mark.rule("alone:R210")
def test_a_room_is_entered_by_doors_only() -> None:
    assert broken(edge(9, 10, "open")) == [
        ("R210", "column 2, row 3 is open to the east without a door"),
        ("R210", "column 3, row 3 is open to the west without a door"),
    ]


@pytest.mark.rule("alone:R215")
def test_every_sector_is_within_reach() -> None:
    assert broken(edge(16, 20, "wall"), edge(20, 21, "wall")) == [("R215", "column 1, row 6 cannot be reached")]

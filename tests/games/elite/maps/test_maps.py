"""The two maps: the Crash Site as it was digitised, the Abandoned Lab as it was asked for, and the tables of both."""

import pytest

from holdfast.games.elite.maps.map import FAR, Map
from tests.games.elite.packs import base_parts

PARTS = base_parts()
CRASH_SITE, LAB = PARTS.maps["crash_site"], PARTS.maps["abandoned_lab"]
BOTH = pytest.mark.parametrize("board", [CRASH_SITE, LAB], ids=["crash_site", "abandoned_lab"])


def at(board: Map, x: int, y: int) -> int:
    return y * board.plan.width + x


def spots(board: Map, cells: tuple[int, ...]) -> list[tuple[int, int]]:
    return [board.plan.xy(cell) for cell in cells]


def steps(board: Map) -> list[list[int]]:
    return [[board.steps_home[cell] for cell in cluster.spawn_points] for cluster in board.plan.clusters]


def test_the_crash_site_is_as_digitised() -> None:
    assert CRASH_SITE.plan.rows == (
        "##B*o..o*C#D##E",
        "#Aooo..ooo.o*o.",
        "#..........ooo.",
        "#...G.........#",
        "#F..###H##I...J",
        "##..?L#####....",
        "#K.....#......?",
        ".?...........#.",
        "..##..SSS...##.",
    )
    on_the_way = [cell for cell in CRASH_SITE.walkable if not CRASH_SITE.is_start[cell]]
    assert len(on_the_way) == 88
    assert sum(map(len, CRASH_SITE.paths)) == 132
    assert sum(len(there) > 1 for there in CRASH_SITE.paths) == 39
    assert [len(cluster.spawn_points) for cluster in CRASH_SITE.plan.clusters] == [4, 4, 5]
    assert steps(CRASH_SITE) == [[9, 8, 8, 8], [10, 10, 9, 8], [9, 9, 7, 8, 8]]
    assert CRASH_SITE.plan.walls == ()


@pytest.mark.rule("elite:A50")
def test_aliens_never_come_to_eight_spaces_of_the_crash_site() -> None:
    never = tuple(cell for cell in CRASH_SITE.walkable if not CRASH_SITE.reached[cell])
    assert spots(CRASH_SITE, never) == [(5, 3), (6, 3), (0, 7), (1, 7), (14, 7), (0, 8), (1, 8), (14, 8)]


def test_the_lab_has_a_cluster_with_three_spawn_points_and_a_building_with_doors() -> None:
    assert sorted(len(cluster.spawn_points) for cluster in LAB.plan.clusters) == [3, 4, 5]
    assert steps(LAB) == [[9, 9, 8, 8], [10, 7, 8], [9, 9, 9, 8, 8]]
    assert (len(LAB.plan.walls), len(LAB.plan.doors)) == (20, 5)
    assert list(LAB.plan.scenery.values()).count("tree") == 13


def test_the_lanes_of_the_lab_meet_in_the_middle_alone() -> None:
    """West, through the building and east: aliens of the middle may go round it in the west or leave it there, those of
    the east may enter it.
    """

    def reached(x: int, y: int) -> set[tuple[int, int]]:
        found, edge = set(), [at(LAB, x, y)]
        while edge:
            cell = edge.pop()
            found.add(LAB.plan.xy(cell))
            edge += LAB.paths[cell]
        return found

    west, middle, east = reached(2, 1), reached(7, 1), reached(11, 1) | reached(13, 1)
    assert {x for x, y in west if y == 4} == {1, 3, 4}
    assert {x for x, y in middle if y == 4} == {1, 3, 4, 5, 6, 7, 8}
    assert {x for x, y in east if y == 4} == {8, 10, 12, 13, 14}


@BOTH
def test_every_space_leads_home_and_only_the_starting_area_is_home(board: Map) -> None:
    for cell in board.walkable:
        assert (board.steps_home[cell] == 0) == bool(board.is_start[cell])
        assert board.steps_home[cell] < FAR


@BOTH
def test_arrows_are_steps_that_a_figure_can_take(board: Map) -> None:
    for cell, there in enumerate(board.paths):
        assert set(there) <= set(board.walk[cell])
        for other in there:
            assert cell in board.comes_from[other]


@BOTH
def test_all_objective_slots_and_clusters_block(board: Map) -> None:
    plan = board.plan
    for cell in (*plan.objective_slots, *(cluster.cell for cluster in plan.clusters)):
        assert not board.is_walkable[cell]


@BOTH
@pytest.mark.rule("elite:A6", "elite:A7")
def test_the_starting_area_is_one_region(board: Map) -> None:
    for a in board.plan.start:
        for b in board.plan.start:
            assert (b in board.walk[a]) == (a != b)
            assert board.distance[a][b] == (a != b)
            assert board.sight[a][b]


@BOTH
def test_distance_is_the_king_s_elsewhere(board: Map) -> None:
    assert board.distance[at(board, 2, 2)][at(board, 7, 4)] == 5
    assert board.distance[at(board, 7, 2)][at(board, 7, 2)] == 0


@pytest.mark.rule("elite:A1", "elite:A3")
def test_range_passes_a_wall_but_adjacency_and_sight_do_not() -> None:
    outside, inside = at(LAB, 4, 3), at(LAB, 5, 3)
    assert LAB.distance[outside][inside] == 1
    assert inside not in LAB.walk[outside]
    assert inside not in LAB.near[outside]
    assert not LAB.sight[outside][inside]


@pytest.mark.rule("elite:A5", "elite:A11")
def test_door_posts_stop_a_diagonal_step_and_trees_do_not() -> None:
    assert at(LAB, 7, 2) in LAB.walk[at(LAB, 7, 1)]
    assert at(LAB, 7, 2) not in LAB.walk[at(LAB, 6, 1)]
    assert at(LAB, 4, 4) in LAB.walk[at(LAB, 3, 5)]
    assert at(LAB, 3, 4) in LAB.walk[at(LAB, 2, 3)]  # past the corner of the tree at 3,3
    assert at(LAB, 2, 4) in LAB.near[at(LAB, 1, 3)]  # objective slot 5, diagonally


def test_sight_goes_through_doors() -> None:
    assert LAB.sight[at(LAB, 4, 4)][at(LAB, 8, 4)]
    assert LAB.sight[at(LAB, 7, 1)][at(LAB, 7, 4)]
    assert not LAB.sight[at(LAB, 7, 1)][at(LAB, 7, 6)]  # the wall of the store
    assert not LAB.sight[at(LAB, 2, 3)][at(LAB, 4, 3)]  # the tree at 3,3


@BOTH
def test_straight_lines_are_rows_columns_and_diagonals(board: Map) -> None:
    here = at(board, 7, 4)
    assert [board.lined_up[here][at(board, *spot)] for spot in ((0, 4), (7, 0), (10, 7), (3, 0))] == [1, 1, 1, 1]
    assert not board.lined_up[here][at(board, 8, 6)]


@BOTH
def test_within_counts_the_space_itself(board: Map) -> None:
    here = at(board, 2, 2)
    assert board.within(here, 0) == (here,)
    assert len(board.within(here, 1)) == 9

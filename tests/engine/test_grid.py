"""Cells, walls and lines of sight."""

from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.engine.grid import Grid, make_grid, make_openings

Edge: TypeAlias = tuple[int, int]

#   0  1  2  3  4
#   5  6  7  8  9
#  10 11 12 13 14


def grid_of(blocked: tuple[int, ...] = (), walls: tuple[Edge, ...] = ()) -> Grid:
    return make_grid(5, 3, blocked, walls)


def test_the_eight_cells_around_are_neighbours() -> None:
    assert grid_of().neighbours[6] == (0, 1, 2, 5, 7, 10, 11, 12)


def test_a_corner_cell_has_three_neighbours() -> None:
    assert grid_of().neighbours[0] == (1, 5, 6)


def test_a_wall_parts_two_cells() -> None:
    grid = grid_of(walls=((6, 7),))
    assert not grid.are_adjacent(6, 7)
    assert grid.are_adjacent(6, 11)


def test_a_wall_that_ends_at_a_corner_stops_a_diagonal_step_around_it() -> None:
    grid = grid_of(walls=((6, 7),))
    assert not grid.are_adjacent(6, 12)
    assert not grid.are_adjacent(7, 11)


def test_a_blocked_cell_does_not_stop_a_diagonal_step_past_it() -> None:
    assert grid_of(blocked=(7,)).are_adjacent(6, 12)


def test_no_step_leads_into_a_blocked_cell_or_out_of_one() -> None:
    grid = grid_of(blocked=(7,))
    assert grid.neighbours[7] == ()
    assert [cell for cell in range(15) if grid.are_adjacent(cell, 7)] == []


def test_a_cell_is_found_again_by_its_column_and_row() -> None:
    grid = grid_of()
    assert (grid.xy(0), grid.xy(4), grid.xy(13)) == ((0, 0), (4, 0), (3, 2))
    assert [grid.cell(*grid.xy(cell)) for cell in range(15)] == list(range(15))


def test_distance_ignores_walls() -> None:
    assert grid_of(walls=((6, 7),)).distance[6][7] == 1
    assert grid_of().distance[0][14] == 4


def test_a_straight_line_is_stopped_by_what_lies_on_it() -> None:
    assert grid_of().sight[5][9]
    assert not grid_of(blocked=(7,)).sight[5][9]
    assert not grid_of(walls=((7, 8),)).sight[5][9]


def test_a_blocked_cell_itself_can_be_seen() -> None:
    assert grid_of(blocked=(7,)).sight[5][7]


def test_a_line_through_a_corner_is_clear_while_one_side_is_open() -> None:
    assert grid_of(blocked=(1,)).sight[0][6]
    assert not grid_of(blocked=(1, 5)).sight[0][6]


@pytest.mark.parametrize("one", [(0, 1), (1, 6)])
@pytest.mark.parametrize("other", [(5, 6), (0, 5)])
def test_a_falling_line_ends_at_a_corner_with_a_wall_on_either_side(one: Edge, other: Edge) -> None:
    assert not grid_of(walls=(one, other)).sight[0][6]
    assert grid_of(walls=(one,)).sight[0][6]
    assert grid_of(walls=(other,)).sight[0][6]


@pytest.mark.parametrize("one", [(0, 1), (0, 5)])
@pytest.mark.parametrize("other", [(5, 6), (1, 6)])
def test_a_rising_line_ends_at_a_corner_with_a_wall_on_either_side(one: Edge, other: Edge) -> None:
    assert not grid_of(walls=(one, other)).sight[5][1]
    assert grid_of(walls=(one,)).sight[5][1]
    assert grid_of(walls=(other,)).sight[5][1]


def test_a_slanted_line_enters_the_cells_that_it_crosses() -> None:
    # from 0 to 7 the line crosses 1 and 6
    assert not grid_of(blocked=(1,)).sight[0][7]
    assert not grid_of(blocked=(6,)).sight[0][7]
    assert grid_of(blocked=(2, 5)).sight[0][7]


@given(st.sets(st.integers(0, 14), max_size=6), st.sets(st.sampled_from([(6, 7), (7, 12), (1, 6), (8, 9), (2, 3)])))
def test_sight_and_steps_go_both_ways(blocked: set[int], walls: set[tuple[int, int]]) -> None:
    grid = make_grid(5, 3, blocked, walls)
    for a in range(15):
        assert grid.sight[a][a]
        for b in range(15):
            assert grid.sight[a][b] == grid.sight[b][a], (a, b)
            assert grid.are_adjacent(a, b) == grid.are_adjacent(b, a), (a, b)
            assert grid.distance[a][b] == grid.distance[b][a]


def test_cells_within_some_steps() -> None:
    assert grid_of().within(0, 1) == (0, 1, 5, 6)


def test_a_line_through_corners_is_stopped_by_the_cell_between_them() -> None:
    assert grid_of().sight[0][12]
    assert not grid_of(blocked=(6,)).sight[0][12]
    assert not grid_of(blocked=(6,)).sight[2][10]
    assert grid_of(blocked=(12,)).sight[0][12]


def test_one_cell_that_opens_clears_the_line_through_it_from_both_ends() -> None:
    openings = make_openings(5, 3, (7,), (), (7,))
    assert openings[5][9] == openings[9][5] == ((7,),)
    assert 7 not in openings


def test_two_cells_on_a_line_have_to_open_both() -> None:
    assert make_openings(5, 3, (6, 8), (), (6, 8))[5][9] == ((6, 8),)
    assert 9 not in make_openings(5, 3, (6, 8), (), (6,)).get(5, {})


def test_of_two_cells_beside_a_corner_either_opens_it() -> None:
    assert make_openings(5, 3, (1, 5), (), (1, 5))[0][6] == ((1,), (5,))


def test_cells_that_see_each_other_need_no_opening() -> None:
    assert make_openings(5, 3, (1,), (), (1,)).get(0, {}).get(6) is None

"""Rooms and the ways between them."""

from holdfast.engine.graph import UNREACHABLE, Graph, make_graph

# 0 - 1 - 2
#     |   |
#     3 - 4   5


def house() -> Graph:
    return make_graph(6, [(0, 1), (1, 2), (3, 1), (2, 4), (4, 3)])


def test_neighbours_are_listed_in_order_from_both_sides() -> None:
    assert house().neighbours == ((1,), (0, 2, 3), (1, 4), (1, 4), (2, 3), ())
    assert house().are_adjacent(3, 1)
    assert house().are_adjacent(1, 3)
    assert not house().are_adjacent(0, 2)


def test_distances_are_those_of_shortest_ways() -> None:
    assert [house().distance[0][room] for room in range(6)] == [0, 1, 2, 2, 3, UNREACHABLE]


def test_nearby_is_the_place_itself_and_its_neighbours() -> None:
    assert house().nearby(1) == (0, 1, 2, 3)


def test_all_shortest_ways_are_known() -> None:
    assert house().toward(1, 4) == (2, 3)
    assert house().toward(4, 4) == ()


def test_a_room_without_doors_is_not_connected() -> None:
    assert not house().is_connected()
    assert make_graph(2, [(0, 1)]).is_connected()
    assert make_graph(0, []).is_connected()

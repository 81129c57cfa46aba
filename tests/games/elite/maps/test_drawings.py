"""Maps as text and as SVG."""

from xml.etree import ElementTree

import pytest

from holdfast.games.elite.maps.map import Map
from holdfast.games.elite.maps.svg_drawing import svg
from holdfast.games.elite.maps.text_drawing import draw
from tests.games.elite.packs import base_parts

PARTS = base_parts()
BOTH = pytest.mark.parametrize("board", PARTS.maps.values(), ids=list(PARTS.maps))


@BOTH
def test_the_text_fits_eighty_columns_and_shows_every_arrow_and_slot(board: Map) -> None:
    text = draw(board.plan)
    assert max(map(len, text.splitlines())) < 80
    for number in range(1, 13):
        assert text.count(f"[{number}]") == 1 + (number == 1)  # once more in the legend
    crossings = text.count("╳")
    arrows = sum(text.count(sign) for sign in "→←↑↓↗↘↙↖")
    assert arrows + 2 * crossings == sum(map(len, board.paths))


def test_the_door_of_the_lab_is_a_gap_in_its_wall() -> None:
    lines = draw(PARTS.maps["abandoned_lab"].plan).splitlines()
    assert "┏━━━━━━━━━╸ ↓  ╺━━━━━━━━━┓" in lines[5]
    assert lines[6].startswith(" 2  [1]   ·    ·    ·    ·  ┃")


@BOTH
def test_the_picture_has_an_element_for_each_space_and_arrow(board: Map) -> None:
    root = ElementTree.fromstring(svg(board.plan))
    parts = list(root.iter())
    ids = [part.get("id") for part in parts if part.get("id")]
    assert ids == [f"cell-{cell}" for cell in board.plan.cells()]

    def count(kind: str) -> int:
        return sum(part.get("class") == kind for part in parts)

    assert count("arrow") == sum(map(len, board.paths))
    assert count("wall") == len(board.plan.walls)
    assert count("spawn") == sum(len(cluster.spawn_points) for cluster in board.plan.clusters)
    assert (count("search"), count("objective")) == (3, 12)
    assert root.findtext("{http://www.w3.org/2000/svg}title") == board.plan.name


def test_the_picture_carries_no_address_but_the_name_of_its_language() -> None:
    picture = svg(PARTS.maps["crash_site"].plan)
    assert picture.count("http") == 1

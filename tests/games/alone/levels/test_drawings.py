"""Levels drawn and read again; wrong drawings are refused; pictures for people."""

from xml.etree import ElementTree

import pytest

from holdfast.engine.content import PackError
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.alone.levels.generator import generate
from holdfast.games.alone.levels.level import Level
from holdfast.games.alone.levels.level_file import draw_level, read_level
from holdfast.games.alone.levels.svg_drawing import svg
from holdfast.games.alone.levels.text_drawing import lightable, text
from tests.games.alone.levels.test_check import KEEL
from tests.games.alone.packs import files_of, parts_of


def test_a_drawing_is_read_back_as_the_same_level() -> None:
    rng = Rng(key_from_seed("drawn"))
    for n in range(30):
        level = Level(f"level {n}", generate(rng))
        assert read_level({"id": "", "name": level.name, "map": draw_level(level)}, "") == level


def test_a_stored_level_is_drawn_as_its_file_has_it() -> None:
    file = files_of("base")["levels/1a.toml"]
    assert draw_level(read_level(file, "")) == file["map"].strip()


@pytest.mark.rule("alone:R22")
def test_a_level_turned_twice_is_itself() -> None:
    for level in parts_of("base").levels:
        assert level.turned() != level
        assert level.turned().turned() == level


@pytest.mark.rule("alone:R22", "alone:R267")
def test_a_turned_level_has_its_first_corner_last() -> None:
    level = read_level({"id": "keel", "name": "Keel", "map": KEEL}, "")
    corner = level.turned().sectors[23]
    assert (corner.room, corner.sides) == (True, ("door", "wall", "wall", "door"))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("| R = .   .   . |\n", "", "l.toml: map: expected 13 lines of 17 characters, found "),
        ("| R = L", "| R = Q", "l.toml: map, line 2: expected sectors of the letters R, S, L or ., found 'Q'"),
        ("| R = .   .", "| R # .   .", "l.toml: map, around line 2: expected walls, open ways or doors (=), found '#'"),
        (
            "+ = +---+---+",
            "+ = +-=-+---+",
            "l.toml: map, around line 2: expected walls, open ways or doors (=), found '-=-'",
        ),
    ],
)
def test_a_wrong_drawing_is_refused(old: str, new: str, said: str) -> None:
    drawing = KEEL.replace("| R = .   .   . |", "| R = L   .   . |") if "L" in old else KEEL
    assert old in drawing
    with pytest.raises(PackError) as problem:
        read_level({"id": "keel", "name": "Keel", "map": drawing.replace(old, new, 1)}, "l.toml")
    assert str(problem.value).startswith(said)


def test_the_terminal_shows_rooms_doors_stairs_and_lamps() -> None:
    lines = text(read_level({"id": "keel", "name": "Keel", "map": KEEL}, "")).splitlines()
    assert lines[0].strip() == "Keel"
    assert lines[2] == "┌───────┬───────────────────────┐"
    assert lines[4] == "│ ROOM  ▯                       │"
    assert lines[6] == "├───▭───┼───────────────╴       │"
    assert lines[8] == "│   ☼   │                   ☼   │"
    assert lines[12] == "│   ≡           │ ROOM  ▯       │"
    assert lines[26] == "└───────────────┴───────┴───────┘"


def test_light_stops_at_walls_and_after_two_sectors_and_passes_doors() -> None:
    lit = lightable(read_level({"id": "keel", "name": "Keel", "map": KEEL}, "").sectors)
    assert sorted(set(range(24)) - lit) == [1, 2, 10, 11, 20, 22, 23]


def test_the_picture_holds_every_sector_once() -> None:
    picture = ElementTree.fromstring(svg(Level("Keel & more", parts_of("base").levels[0].sectors)))
    ids = [element.get("id") for element in picture.iter() if element.get("id")]
    assert sorted(ids, key=str) == sorted((f"sector-{n}" for n in range(24)), key=str)
    assert picture[0].text == "Keel & more"
    doors = [element for element in picture.iter() if element.get("class") == "door"]
    assert len(doors) == 8  # two for each room, drawn once

"""Pack data is checked, and errors name the file and the key."""

from typing import Literal

import msgspec
import pytest

from holdfast.engine.content import PackError, checked, control_sign_in, found_at


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    size: int = 1


class Chair(msgspec.Struct, frozen=True, tag_field="is"):
    legs: Literal[3, 4] = 4
    colour: Literal["red", "blue"] = "red"


class Bed(msgspec.Struct, frozen=True, tag_field="is"):
    pass


class Furnished(msgspec.Struct, frozen=True):
    things: tuple[Chair | Bed, ...]


class House(msgspec.Struct, frozen=True):
    rooms: tuple[Room, ...]


def test_good_data_becomes_frozen_content() -> None:
    assert checked({"rooms": [{"name": "attic"}]}, House, "house.toml") == House((Room("attic"),))


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (
            {"rooms": [{"name": "attic"}, {"name": "hall", "size": "big"}]},
            "house.toml: rooms[1].size: expected `int`, found 'big'",
        ),
        ({"rooms": 3}, "house.toml: rooms: expected `array`, found 3"),
        ([], "house.toml: the whole file: expected `object`, found []"),
    ],
)
def test_bad_data_is_an_error_that_says_where_and_what(data: object, words: str) -> None:
    with pytest.raises(PackError) as error:
        checked(data, House, "house.toml")
    assert str(error.value) == words


@pytest.mark.parametrize(("thing", "key"), [({"is": "Lamp"}, "is"), ({"is": "Chair", "colour": "mauve"}, "colour")])
def test_a_word_that_is_not_known_is_named(thing: dict[str, str], key: str) -> None:
    with pytest.raises(PackError) as error:
        checked({"things": [thing]}, Furnished, "house.toml")
    assert str(error.value) == f"house.toml: things[0].{key}: expected a word that is known here, found {thing[key]!r}"


def test_control_signs_are_found_however_deep_they_lie() -> None:
    deep: object = "a\x1b[2J"
    for _ in range(5000):
        deep = [deep]
    assert control_sign_in({"room": deep}) == f"room{'[0]' * 5000}"
    assert control_sign_in({"name": "two\nlines\tof é ☀", "size": 3}) is None
    assert control_sign_in("\x07") == "the whole file"


def test_a_missing_key_names_the_place_where_it_is_missing() -> None:
    with pytest.raises(PackError) as error:
        checked({"rooms": [{"size": 2}]}, House, "house.toml")
    assert str(error.value).startswith("house.toml: rooms[0].name: expected a value, which must be given")


def test_an_unknown_key_is_named() -> None:
    with pytest.raises(PackError) as error:
        checked({"rooms": [{"name": "attic", "colour": "red"}]}, House, "house.toml")
    assert str(error.value) == "house.toml: rooms[0].colour: expected no key of this name, found 'red'"


def test_what_stands_at_a_path_is_found_and_where_it_breaks_off_what_lies_above() -> None:
    assert found_at({"zone": [{"name": 3}]}, "zone[0].name") == 3
    assert found_at({"zone": [{"name": 3}]}, "zone[1].name") == [{"name": 3}]
    assert found_at({"zone": 1}, "the whole file") == {"zone": 1}

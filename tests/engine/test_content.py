"""Pack data is checked, and errors name the file and the key."""

import msgspec
import pytest

from holdfast.engine.content import PackError, checked, found_at


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    size: int = 1


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

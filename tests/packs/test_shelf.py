"""Packs that a person added are found by name: those that were named first, then those in the folder of packs."""

from pathlib import Path

import pytest

from holdfast import games
from holdfast.engine.content import PackError
from holdfast.packs import load_content, read_shelf
from tests.packs.own import TOUGH_KARA, written


def test_packs_are_found_by_game_and_name(tmp_path: Path) -> None:
    mine = written(tmp_path / "here" / "mine", "elite", {"heroes.toml": TOUGH_KARA})
    lying = written(tmp_path / "packs" / "lying", "elite", {"heroes.toml": TOUGH_KARA})
    other = written(tmp_path / "packs" / "other", "key", {})
    (tmp_path / "packs" / ".hidden").mkdir()
    shelf = read_shelf((mine,), tmp_path / "packs")
    assert shelf.places("elite") == {"mine": mine, "lying": lying}
    assert shelf.places("key") == {"other": other}
    assert shelf.unusable == ()
    found = load_content(games.get("elite"), ("base", "lying"), shelf.places("elite"))
    assert found.places == ("base", lying)


def test_there_need_be_no_folder_of_packs(tmp_path: Path) -> None:
    assert read_shelf((), tmp_path / "nowhere").packs == ()


def test_a_folder_that_is_no_pack_is_told_but_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "packs" / "empty").mkdir(parents=True)
    written(tmp_path / "packs" / "mine", "key", {})
    shelf = read_shelf((), tmp_path / "packs")
    assert [pack.manifest.name for pack in shelf.packs] == ["mine"]
    assert [str(bad.problem) for bad in shelf.unusable] == [
        f"{tmp_path}/packs/empty: the folder: expected a file pack.toml, found 'no TOML file'"
    ]
    with pytest.raises(PackError, match=r"empty: the folder: expected a file pack\.toml"):
        read_shelf((tmp_path / "packs" / "empty",))


def test_a_named_folder_may_take_the_place_of_a_pack_and_one_that_lies_about_may_not(tmp_path: Path) -> None:
    base = written(tmp_path / "packs" / "mine", "alone", {}, name="base")
    shelf = read_shelf((), tmp_path / "packs", shipped=[("alone", "base")])
    assert shelf.packs == ()
    assert "pack.toml: name: expected a name that no pack of the game has" in str(shelf.unusable[0].problem)
    named = read_shelf((base,), tmp_path / "packs", shipped=[("alone", "base")])
    assert named.places("alone") == {"base": base}


def test_two_packs_may_not_have_one_name(tmp_path: Path) -> None:
    one = written(tmp_path / "one", "key", {}, name="mine")
    two = written(tmp_path / "two", "key", {}, name="mine")
    with pytest.raises(
        PackError, match=r"two/pack\.toml: name: expected another name than that of .*one, found 'mine'"
    ):
        read_shelf((one, two))
    assert read_shelf((one, written(tmp_path / "three", "elite", {}, name="mine"))).unusable == ()

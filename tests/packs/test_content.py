"""Packs on disk become content, or an error that names file, key, what was expected and what was found."""

import os
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from holdfast.engine.content import PackError
from holdfast.packs import OptionError, load_content, read_folder, read_options
from tests.packs.treasure import GAME, Chest, Treasure
from tests.table import pebbles

BASE = {
    "pack.toml": 'name = "cove"\ngame = "treasure"\nversion = "1"\ntitle = "The cove"\n',
    "chests/big.toml": 'name = "big"\ngold = 90\n',
    "chests/small.toml": 'name = "small"\ngold = 3\n',
}


def made(folder: Path, files: Mapping[str, str | bytes]) -> Path:
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(text if isinstance(text, bytes) else text.encode())
    return folder


def problem(folder: Path, files: Mapping[str, str | bytes], *more: Path) -> str:
    with pytest.raises(PackError) as caught:
        load_content(GAME, (made(folder, files), *more))
    return str(caught.value).replace(f"{folder}", "DIR")


def test_a_folder_becomes_content(tmp_path: Path) -> None:
    loaded = load_content(GAME, (made(tmp_path, BASE),))
    assert loaded.content == Treasure((Chest("big", 90), Chest("small", 3)))
    assert [pack.name for pack in loaded.packs] == ["cove"]


def test_the_hash_names_the_data_and_not_its_layout(tmp_path: Path) -> None:
    one = read_folder(made(tmp_path / "one", BASE), "one")
    commented = BASE | {"chests/big.toml": "# a comment\ngold = 90   # much\nname='big'\n", "README.md": "hello"}
    assert read_folder(made(tmp_path / "two", commented), "two").hash == one.hash
    richer = BASE | {"chests/big.toml": 'name = "big"\ngold = 91\n'}
    assert read_folder(made(tmp_path / "three", richer), "three").hash != one.hash


def test_a_pack_brings_along_what_it_needs(tmp_path: Path) -> None:
    base = made(tmp_path / "cove", BASE)
    more = made(
        tmp_path / "reef",
        {
            "pack.toml": 'name = "reef"\ngame = "treasure"\nversion = "1"\ntitle = "The reef"\nneeds = ["cove"]\n',
            "chests/wet.toml": 'name = "wet"\ngold = 1\n',
        },
    )
    assert [pack.name for pack in load_content(GAME, (base, more)).packs] == ["cove", "reef"]
    with pytest.raises(PackError, match=r"cove: the name: expected an installed pack of treasure \(none\) or the path"):
        load_content(GAME, (more,))


def test_two_packs_may_not_hold_one_file(tmp_path: Path) -> None:
    cove = made(tmp_path / "cove", BASE)
    twin = BASE | {"pack.toml": BASE["pack.toml"].replace("cove", "twin")}
    with pytest.raises(PackError, match=r"twin/chests/big\.toml: the whole file: expected a file name that .* not use"):
        load_content(GAME, (cove, made(tmp_path / "twin", twin)))


def test_two_packs_may_not_share_a_name(tmp_path: Path) -> None:
    cove = made(tmp_path / "cove", BASE)
    other = made(tmp_path / "other", {"pack.toml": BASE["pack.toml"]})
    with pytest.raises(PackError, match=r"other/pack\.toml: name: expected another name than that of .*, found 'cove'"):
        load_content(GAME, (cove, other))


def test_packs_may_not_need_each_other(tmp_path: Path) -> None:
    needy = BASE | {"pack.toml": BASE["pack.toml"] + 'needs = ["cove"]\n'}
    assert "expected an installed pack of treasure" in problem(tmp_path, needy)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            {"chests/big.toml": 'name = "big"\ngold = "lots"\n'},
            "DIR/chests/big.toml: gold: expected `int`, found 'lots'",
        ),
        (
            {"chests/big.toml": 'name = "big"\n'},
            "DIR/chests/big.toml: gold: expected a value, which must be given, found 'nothing'",
        ),
        (
            {"chests/big.toml": 'name = "big"\ngold 90\n'},
            "DIR/chests/big.toml: line 2: expected valid TOML (expected '=' after a key in a key/value pair), found ",
        ),
        (
            {"chests/big.toml": 'name = "big\n'},
            "DIR/chests/big.toml: line 1: expected valid TOML (illegal character '\\n'), found 'name = \"big'",
        ),
        (
            {"chests/big.toml": b"\n\nname = '\xff'\n"},
            "DIR/chests/big.toml: line 3: expected text in UTF-8, found b'\\xff'",
        ),
        (
            {"pack.toml": BASE["pack.toml"].replace("treasure", "chess")},
            "DIR/pack.toml: game: expected 'treasure', found 'chess'",
        ),
        (
            {"pack.toml": BASE["pack.toml"].replace("cove", "../cove")},
            "DIR/pack.toml: name: expected small letters, digits, - and _, a letter first, found '../cove'",
        ),
        (
            {"pack.toml": BASE["pack.toml"] + "speed = 3\n"},
            "DIR/pack.toml: speed: expected no key of this name, found 3",
        ),
        ({"chests/big.toml": "name = 'x'\ngold = " + "[" * 5000}, "DIR/chests/big.toml: "),
        ({"chests/big.toml": "#" * 1_000_001}, "DIR/chests/big.toml: the whole file: expected at most 1000000 bytes"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, change: dict[str, str | bytes], sentence: str) -> None:
    assert problem(tmp_path, BASE | change).startswith(sentence)


def test_a_folder_must_be_there_and_hold_a_pack(tmp_path: Path) -> None:
    assert problem(tmp_path, {}) == "DIR: the folder: expected a file pack.toml, found 'no TOML file'"
    with pytest.raises(PackError, match=r"the folder: expected a folder with a pack\.toml, found 'none there'"):
        load_content(GAME, (tmp_path / "nowhere",))


@pytest.mark.parametrize(
    ("line", "at"),
    [
        ('name = "big\\u001b[2J"', "name"),
        ('name = "big"\nnotes = ["a", "\\u0007"]', r"notes\[1\]"),
        ('name = "big"\n"\\u009b2J" = 1', "the whole file"),
    ],
)
def test_a_text_that_would_steer_a_terminal_is_refused(tmp_path: Path, line: str, at: str) -> None:
    said = problem(tmp_path, BASE | {"chests/big.toml": f"{line}\ngold = 90\n"})
    assert re.match(rf"DIR/chests/big.toml: {at}: expected text that can be shown, without control signs", said)
    assert said.isprintable()


def test_a_pack_is_read_where_it_lies_and_nowhere_else(tmp_path: Path) -> None:
    (tmp_path / "elsewhere.toml").write_text('name = "elsewhere"\ngold = 1\n')
    folder = made(tmp_path / "cove", BASE)
    link = folder / "chests" / "link.toml"
    for leads_to in ("../../elsewhere.toml", "big.toml", "."):
        link.symlink_to(leads_to)
        said = problem(folder, {})
        assert said == "DIR/chests/link.toml: the file: expected a file or a folder of its own, found 'a link'"
        link.unlink()


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such things among files")
def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    folder = made(tmp_path, BASE)
    os.mkfifo(folder / "chests" / "pipe.toml")
    assert problem(folder, {}) == "DIR/chests/pipe.toml: the file: expected a file, found 'something else'"


def test_a_game_without_packs_has_its_content_in_its_code(tmp_path: Path) -> None:
    assert load_content(pebbles.GAME).content == pebbles.Bag()
    with pytest.raises(PackError, match="expected none, since pebbles has no packs"):
        load_content(pebbles.GAME, ("dunes",))


def test_options_come_from_words() -> None:
    loaded = load_content(pebbles.GAME)
    assert read_options(pebbles.GAME, loaded, {"pebbles": "7"}) == pebbles.Options(pebbles=7)
    with pytest.raises(OptionError, match="the option pebbles: expected `int`, found 'many'"):
        read_options(pebbles.GAME, loaded, {"pebbles": "many"})
    with pytest.raises(OptionError, match="pebbles has no option 'stones'; there are: pebbles, broken"):
        read_options(pebbles.GAME, loaded, {"stones": "7"})

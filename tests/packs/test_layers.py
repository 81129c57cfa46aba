"""A pack may be a layer: it adds to the packs below it, changes single things in them, and takes things away."""

from pathlib import Path

import pytest

from holdfast import games
from holdfast.engine.content import PackError
from holdfast.games.elite.cards.pack import Parts
from holdfast.packs import load_content, manifest_of
from tests.packs.own import TEAPOT, TOUGH_KARA, written

ELITE = games.get("elite")
KEY = games.get("key")
BOLO = '[[hero]]\nid = "bolo"\nname = "Bolo"\ntrack = 9\nthresholds = [3]\ntraits = []\npicture = "A cook."\n'


def heroes(*packs: Path) -> dict[str, tuple[int, tuple[int, ...]]]:
    content = load_content(ELITE, ("base", *packs)).content
    assert isinstance(content, Parts)
    return {hero.id: (hero.track, hero.thresholds) for hero in content.heroes}


def changes(game: str, *packs: Path) -> list[str]:
    told = load_content(games.get(game), packs).layered.changes[packs[-1].name]
    return [str(change) for change in told]


def problem(*packs: Path) -> str:
    with pytest.raises(PackError) as caught:
        load_content(ELITE, packs)
    return str(caught.value).replace(f"{packs[-1]}", "DIR")


def test_a_layer_changes_one_hero_and_adds_another(tmp_path: Path) -> None:
    before = heroes()
    layer = written(tmp_path / "more", "elite", {"heroes.toml": TOUGH_KARA + BOLO})
    assert heroes(layer) == before | {"kara": (12, before["kara"][1]), "bolo": (9, (3,))}
    assert changes("elite", layer) == ["changes hero kara: track", "adds hero bolo"]


def test_a_thing_that_is_written_whole_is_replaced(tmp_path: Path) -> None:
    layer = written(tmp_path / "more", "elite", {"heroes.toml": BOLO.replace("bolo", "kara")})
    assert heroes(layer)["kara"] == (9, (3,))
    assert changes("elite", layer) == ["replaces hero kara"]


def test_layers_lie_upon_each_other_in_the_order_in_which_they_are_named(tmp_path: Path) -> None:
    one = written(tmp_path / "one", "elite", {"heroes.toml": TOUGH_KARA})
    two = written(tmp_path / "two", "elite", {"heroes.toml": TOUGH_KARA.replace("12", "15")})
    assert heroes(one, two)["kara"][0] == 15
    assert heroes(two, one)["kara"][0] == 12


def test_a_layer_takes_things_away(tmp_path: Path) -> None:
    layer = written(tmp_path / "more", "elite", {"heroes.toml": BOLO}, removes=["heroes.toml: kara"])
    assert "kara" not in heroes(layer)
    assert changes("elite", layer) == ["removes hero kara", "adds hero bolo"]
    nothing = written(tmp_path / "nothing", "elite", {}, removes=["heroes.toml: karo"])
    expected = "a file of the packs below, or a thing in one, such as "
    assert problem(nothing).startswith(f"DIR/pack.toml: removes: expected {expected}")
    assert "found 'heroes.toml: karo'" in problem(nothing)


def test_missions_alone_are_a_layer_and_may_take_the_place_of_those_below(tmp_path: Path) -> None:
    layer = written(tmp_path / "mine", "key", {"missions/01.toml": TEAPOT}, removes=["missions/02-the-briefcase.toml"])
    assert changes("key", layer) == ["removes mission the-briefcase", "adds mission the-teapot"]
    loaded = load_content(KEY, (layer,))
    assert [pack.name for pack in loaded.packs] == ["base", "mine"]
    words = [value.word for value in KEY.choosing.choices(loaded.files)[0].values]
    assert "the-teapot" in words
    assert "the-briefcase" not in words


def test_a_pack_that_lacks_what_a_whole_one_holds_is_a_layer_upon_the_base(tmp_path: Path) -> None:
    layer = written(tmp_path / "mine", "key", {"missions/01.toml": TEAPOT})
    assert manifest_of(KEY, "mine", {"mine": layer}).needs == ("base",)
    assert manifest_of(KEY, "base").needs == ()


@pytest.mark.parametrize(
    ("heroes_file", "sentence"),
    [
        (TOUGH_KARA + BOLO.replace("9", '"x"'), "DIR/heroes.toml: hero bolo.track: expected `int`, found 'x'"),
        (BOLO.replace("[3]", "[30]"), "DIR/heroes.toml: hero bolo.thresholds: expected rising thresholds from 1 to"),
        ("hero = 3\n", "DIR/heroes.toml: hero: expected tables of the form [[hero]], found 3"),
        (BOLO.replace("traits = []\n", ""), "DIR/heroes.toml: hero bolo.traits: expected a value, which must be given"),
    ],
)
def test_what_is_wrong_in_a_layer_is_told_by_its_own_file_and_thing(
    tmp_path: Path, heroes_file: str, sentence: str
) -> None:
    assert problem(written(tmp_path / "more", "elite", {"heroes.toml": heroes_file})).startswith(sentence)


def test_what_is_removed_changes_the_hash_and_what_the_pack_lies_upon_does_not(tmp_path: Path) -> None:
    def hash_of(folder: str, **manifest: object) -> str:
        pack = written(tmp_path / folder, "elite", {"heroes.toml": BOLO}, name="one", **manifest)
        return load_content(ELITE, (pack,)).packs[1].hash

    assert hash_of("one") == hash_of("two", needs=["base"], title="Another")
    assert hash_of("one") != hash_of("three", removes=["heroes.toml: kara"])

"""`--pack` in play, serve and replay: packs of one's own, by folder or by name."""

from pathlib import Path

import pytest

from holdfast import games
from holdfast.cli import main
from holdfast.cli.errors import BadInput
from holdfast.cli.folders import packs_folder
from holdfast.cli.own_packs import checked_shelf, copied, own_shelf, packs_for
from holdfast.engine.content import PackError
from holdfast.packs import load_content
from tests.cli.sitting import Sitting
from tests.packs.own import TEAPOT, TOUGH_KARA, written

ELITE = games.get("elite")


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOLDFAST_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)


def test_a_mission_of_a_pack_is_played_in_the_terminal_and_gone_on_with(tmp_path: Path, sitting: Sitting) -> None:
    folder = written(tmp_path / "mine", "key", {"missions/01.toml": TEAPOT})
    save = tmp_path / "evening.jsonl"
    one = ("--pack", str(folder), "--mission", "the-teapot", "--save", str(save))
    shown = sitting.play("key", *one, lines=("1", "q", "y"))
    assert "Pour" not in shown
    assert f"holdfast play --resume {save} --pack {folder}" in " ".join(shown.split())
    assert save.is_file()
    assert main(["replay", str(save), "--pack", str(folder)]) == 0
    assert main(["replay", str(save)]) == 2
    assert "needs the pack 'mine', which is not here" in sitting.capsys.readouterr().err
    assert "The Teapot" in sitting.play("--resume", str(save), "--pack", str(folder), lines=("q", "y"))


def test_a_pack_in_the_folder_of_packs_is_known_by_name(sitting: Sitting) -> None:
    written(packs_folder() / "mine", "key", {"missions/01.toml": TEAPOT})
    shown = sitting.play("key", "--pack", "mine", "--mission", "the-teapot", lines=("1", "q", "y"))
    assert sitting.code == 0
    assert "The Teapot" in shown


def test_the_menu_asks_which_packs_where_there_are_some(sitting: Sitting) -> None:
    written(packs_folder() / "mine", "key", {"missions/01.toml": TEAPOT}, title="Tea")
    shown = sitting.play("key", lines=("2", "1", "1", "1"))
    assert "With which packs?" in shown
    assert "[x] Tea" in shown
    assert "The Teapot" in shown
    assert "campaign" not in shown.partition("What shall it be?")[2].lower()
    assert "With which packs?" not in sitting.play("elite", lines=())


def test_a_pack_that_is_not_in_order_is_left_unticked_and_told_in_the_menu(sitting: Sitting) -> None:
    written(packs_folder() / "broken", "elite", {"heroes.toml": TOUGH_KARA.replace("12", '"x"')}, title="Broken")
    shown = sitting.play("elite", lines=("2", "1"))
    assert sitting.code == 0
    assert "hero kara.track: expected `int`, found 'x'" in " ".join(shown.split())
    assert "[x] Broken" not in shown
    assert "Mission?" in shown


def test_packs_are_laid_in_the_order_of_the_command_line(tmp_path: Path) -> None:
    one = str(written(tmp_path / "one", "elite", {"heroes.toml": TOUGH_KARA}))
    two = str(written(tmp_path / "two", "elite", {"heroes.toml": TOUGH_KARA}))
    shelf = own_shelf((two, one))
    assert packs_for(ELITE, (two, one), shelf) == ("base", "two", "one")
    assert packs_for(ELITE, (one, "base", two), own_shelf((one, two))) == ("base", "one", "two")


def test_a_whole_pack_takes_the_place_of_the_base(tmp_path: Path) -> None:
    files = dict.fromkeys(ELITE.packs.needed, "")
    whole = str(written(tmp_path / "whole", "elite", files))
    assert packs_for(ELITE, (whole,), own_shelf((whole,))) == ("whole",)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("key", "--pack", "nowhere"), "the name: expected an installed pack of key (base) or the path of a folder"),
        (("key", "--pack", "./nowhere"), "nowhere: the folder: expected a folder with a pack.toml"),
        (("key", "--pack", "./heroes"), "the pack heroes is for elite, not for key"),
        (("--pack", "./heroes"), "--pack belongs to a game: holdfast play elite --pack ./heroes"),
        (("key", "--daily", "--pack", "./mine"), "the mission of the day and campaigns are played with the base pack"),
    ],
)
def test_what_cannot_be_played_with_is_said_in_a_sentence(
    words: tuple[str, ...], sentence: str, tmp_path: Path, sitting: Sitting
) -> None:
    written(tmp_path / "heroes", "elite", {"heroes.toml": TOUGH_KARA})
    written(tmp_path / "mine", "key", {"missions/01.toml": TEAPOT})
    assert sentence in sitting.play(*words)
    assert sitting.code == 2


def test_a_server_leaves_out_what_is_not_in_order_in_the_folder_of_packs(tmp_path: Path) -> None:
    written(packs_folder() / "broken", "elite", {"heroes.toml": TOUGH_KARA.replace("12", '"x"')})
    written(packs_folder() / "strange", "chess", {})
    good = written(packs_folder() / "good", "elite", {"heroes.toml": TOUGH_KARA})
    shelf = checked_shelf()
    assert shelf.places("elite") == {"good": good}
    assert ["heroes.toml: hero kara.track: expected `int`" in str(bad.problem) for bad in shelf.unusable] == [
        True,
        False,
    ]
    assert "pack.toml: game: expected one of alone, elite, key, found 'chess'" in str(shelf.unusable[1].problem)
    with pytest.raises(PackError, match="hero kara"):
        checked_shelf((f"{packs_folder()}/broken",))
    with pytest.raises(BadInput, match="there is no pack called 'nothing' in"):
        checked_shelf(("nothing",))


def test_a_server_plays_with_packs_as_they_were_when_it_started(tmp_path: Path) -> None:
    good = written(tmp_path / "good", "elite", {"heroes.toml": TOUGH_KARA})
    (good / "picture.png").write_bytes(b"large")
    shelf = copied(checked_shelf((str(good),)), tmp_path / "data")
    before = load_content(ELITE, ("good",), shelf.places("elite"))
    written(good, "elite", {"heroes.toml": TOUGH_KARA.replace("12", "15")})
    assert load_content(ELITE, ("good",), shelf.places("elite")).packs == before.packs
    (folder,) = shelf.places("elite").values()
    assert sorted(file.name for file in folder.iterdir()) == ["heroes.toml", "pack.toml"]
    later = copied(checked_shelf((str(good),)), tmp_path / "data")
    assert load_content(ELITE, ("good",), later.places("elite")).packs != before.packs
    assert copied(checked_shelf((str(good),)), tmp_path / "data") == later
    assert len(list((tmp_path / "data").iterdir())) == 2

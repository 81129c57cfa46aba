"""`holdfast pack new`, `list` and `check` for layers: what is begun checks and plays, and its comments teach."""

from pathlib import Path

import pytest

from holdfast import games
from holdfast.cli import doctor, main
from holdfast.cli.folders import packs_folder
from holdfast.cli.new_pack import EXAMPLES, kinds_of
from holdfast.lab.match import GamePlayed, Match, open_box, play_game
from holdfast.packs import load_content, read_folder
from tests.packs.own import TEAPOT, TOUGH_KARA, written

KINDS = [(name, kind) for name in games.names() for kind in kinds_of(games.get(name))]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOLDFAST_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_what_is_begun_checks_and_adds_what_it_says(
    game: str, kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["pack", "new", game, "my-own", "--layer", kind]) == 0
    said = capsys.readouterr().out
    for line in ("./my-own/pack.toml", "  holdfast pack check ./my-own", "  holdfast serve --open --pack ./my-own"):
        assert line in said.splitlines()
    assert f"put the folder into {packs_folder()}" in said
    assert main(["pack", "check", "my-own"]) == 0
    checked = capsys.readouterr().out
    assert "My own (my-own 1)" in checked
    assert "1 file, a layer upon base" in checked
    assert "adds " in checked
    for file in tmp_path.joinpath("my-own").rglob("*.toml"):
        assert file.read_text(encoding="utf-8").count("#") >= 3, file


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_what_is_begun_is_played_by_bots_to_its_end(game: str, kind: str) -> None:
    place = Path(str(EXAMPLES / game / kind))
    options = {"key": {"mission": "the-teapot"}, "alone": {"most_rounds": "3"}}.get(game, {})
    if kind == "creature":
        options["special_creatures"] = "yes"
    seats = games.get(game).seats[0]
    match = Match(game=game, seats=seats, bots=("random",), seed="1", options=options, packs=("base", place))
    assert open_box(match).loaded.packs[-1].name == "new-pack"
    assert isinstance(play_game(match, 1), GamePlayed)


@pytest.mark.parametrize("game", games.names())
def test_a_whole_pack_is_a_copy_of_the_base_under_its_own_name(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "new", game, "./mine", "--whole"]) == 0
    said = capsys.readouterr().out
    assert f"  holdfast play {game} --pack ./mine" in said
    base = load_content(games.get(game)).files
    assert read_folder(Path("mine"), "mine").files == base
    assert main(["pack", "check", "./mine"]) == 0
    assert "a layer" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["key", "My-Pack"], "a pack is called like its folder, in small letters, digits, - and _, unlike 'My-Pack'"),
        (["key", "full"], "full is there already, and is left as it is"),
        (["key", "mine", "--layer", "hero"], "there is no beginning 'hero' for key; there are: missions"),
        (["key", "mine", "--layer", "missions", "--whole"], "choose one"),
        (["chess", "mine"], "no game called 'chess'"),
    ],
)
def test_what_cannot_be_begun_is_said_in_a_sentence(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("dear")
    assert main(["pack", "new", *words]) == 2
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "mine").exists()


def test_a_layer_is_checked_upon_those_named_before_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tea = written(tmp_path / "tea", "key", {"missions/01.toml": TEAPOT})
    more = written(
        tmp_path / "more", "key", {}, needs=["tea"], removes=["missions/01.toml", "missions/01-first-day.toml"]
    )
    assert main(["pack", "check", str(more)]) == 2
    assert "tea: the name: expected an installed pack of key (base)" in capsys.readouterr().err
    assert main(["pack", "check", str(tea), str(more)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1:4] == [
        "  0 files, a layer upon base, tea",
        "  removes mission the-teapot",
        "  removes mission first-day",
    ]


def test_a_file_that_the_game_never_reads_is_a_slip(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    slip = written(tmp_path / "slip", "elite", {"heros.toml": TOUGH_KARA})
    assert main(["pack", "check", str(slip)]) == 2
    said = capsys.readouterr().err
    assert "slip/heros.toml: the whole file: expected a file that elite reads (" in said
    assert "heroes.toml" in said


def test_packs_are_listed_with_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "list"]) == 0
    assert "  deep                 ALONE: Deep" in capsys.readouterr().out
    good = written(packs_folder() / "good", "elite", {"heroes.toml": TOUGH_KARA})
    written(packs_folder() / "bad", "elite", {"heroes.toml": TOUGH_KARA.replace("12", "0")})
    assert main(["pack", "list"]) == 1
    listed = capsys.readouterr().out
    assert f"  good                 Good, upon base ({good})" in listed
    assert "  bad                  cannot be used: " in listed
    assert f"Your own packs lie in {packs_folder()}, a folder each." in listed


def test_the_doctor_looks_at_packs_of_ones_own() -> None:
    ((verdict, sentence),) = doctor.own()
    assert (verdict, f"would lie in {packs_folder()}" in sentence) == ("ok", True)
    written(packs_folder() / "good", "elite", {"heroes.toml": TOUGH_KARA})
    (packs_folder() / "empty").mkdir()
    found = list(doctor.own())
    assert [verdict for verdict, _ in found] == ["ok", "warn"]
    assert "pack good for elite in " in found[0][1]
    assert "empty cannot be used: " in found[1][1]

"""Many machines: the same games byte for byte, also when one of them dies; and no Ray where nobody asks for it."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from holdfast.cli import main
from holdfast.lab.match import Match, open_box, play_game
from holdfast.lab.players import chunks_of
from holdfast.lab.ray_cluster import Differs, _play_chunk
from holdfast.packs import Pack, carried
from tests.packs.own import written

PEBBLES = Match("tests.table.pebbles:GAME", 2, ("random",), seed="7")
ARGUMENTS = ["key", "--games", "24", "--seats", "2", "--bots", "tests.lab.doomed:Doomed", "--seed", "7"]
TREE = Path(__file__).parents[2]


@pytest.mark.skipif(sys.platform == "win32", reason="the doomed machine waits at a named pipe")
def test_games_are_the_same_on_a_cluster_of_which_a_machine_dies(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        assert main(["simulate", *ARGUMENTS, "--jobs", jobs, "--parquet", str(tmp_path / f"{jobs}.parquet")]) == 0
    command = [sys.executable, "-m", "tests.lab.dying_cluster", str(tmp_path), *ARGUMENTS]
    command += ["--parquet", str(tmp_path / "ray.parquet")]
    done = subprocess.run(command, cwd=TREE, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "killed").is_file(), "no machine died under a game"
    alone = (tmp_path / "1.parquet").read_bytes()
    assert (tmp_path / "2.parquet").read_bytes() == alone
    assert (tmp_path / "ray.parquet").read_bytes() == alone


def test_without_ray_a_sentence_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["simulate", PEBBLES.game, "--games", "2", "--on", "ray"]) == 2
    assert capsys.readouterr().err == (
        "holdfast: games are played on several machines by Ray, which is not installed: pip install 'holdfast[ray]'\n"
    )


def test_nobody_imports_ray_who_plays_here() -> None:
    code = "import sys; import holdfast.cli.simulate, holdfast.api; print('ray' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


@pytest.mark.parametrize(("games", "workers"), [(1, 1), (7, 3), (100, 2), (1000, 64)])
def test_each_game_is_in_one_chunk(games: int, workers: int) -> None:
    chunks = chunks_of(games, workers)
    assert [number for chunk in chunks for number in chunk] == list(range(1, games + 1))
    assert all(chunk for chunk in chunks)


def test_a_machine_that_would_play_other_games_says_so() -> None:
    packs = open_box(PEBBLES).loaded.packs
    told = _play_chunk(PEBBLES, range(1, 2), play_game, "0.0.1", packs)
    assert isinstance(told, Differs)
    assert "would play other games" in told.why


def test_packs_travel_along(tmp_path: Path) -> None:
    """A folder that other machines do not have is sent as it was read here."""
    folder = written(tmp_path / "lean", "elite", {"numbers.toml": "[numbers]\nsolo_dice = 3\n"})
    match = Match("elite", 1, ("random",), options={"mission": "recon"}, packs=(folder,))
    sent = msgspec.structs.replace(match, packs=carried(match.packs))
    assert isinstance(sent.packs[0], Pack)
    found = play_game(sent, 1)
    assert found == play_game(match, 1)
    assert found != play_game(msgspec.structs.replace(match, packs=("base",)), 1)

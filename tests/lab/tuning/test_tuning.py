"""`holdfast tune`: plans, layers, and a search on a game of which everybody knows how it ends."""

import sys
from pathlib import Path

import pytest

from holdfast.api import OwnBot
from holdfast.cli import main
from holdfast.engine.content import PackError
from holdfast.games.elite.game import GAME as ELITE
from holdfast.lab.match import Match, play_game
from holdfast.lab.players import Processes
from holdfast.lab.statistics import wilson
from holdfast.lab.tuning.layer import layer_of, value_at, write_layer
from holdfast.lab.tuning.plan import Band, TuningPlan, read_plan
from holdfast.lab.tuning.search import CannotTune, Tuned, tune
from holdfast.packs import Manifest, load_content, read_folder
from tests.packs.own import written

PLAN = """
game = "tests.lab.tuning.beach:GAME"
name = "generous"
packs = ["./shore"]

[[number]]
file = "bag.toml"
at = "most"
from = 1
to = 6

[[choice]]
file = "bag.toml"
at = "colour"
of = ["grey", "white"]

[[band]]
name = "the first seat"
seats = 2
seat = 0
bots = ["tests.lab.tuning.test_tuning:Grabber"]
options = { pebbles = "6" }
wins = [0.8, 1.0]
games = 2
"""


class Grabber(OwnBot):
    """Takes all that it may: of six pebbles the first seat gets the last one if it may take two, or six."""

    def choose(self, occasion):  # type: ignore[no-untyped-def]
        takes = [action for action in occasion.answers if action.kind() == "take"]
        return max(takes, key=lambda action: action.n, default=None)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a pack in which a seat may take one pebble, and with the plan."""
    monkeypatch.chdir(tmp_path)
    written(tmp_path / "shore", "beach", {"bag.toml": 'most = 1\ncolour = "grey"\n'})
    Path("plan.toml").write_text(PLAN)
    return tmp_path


def found_in(folder: Path, tries: int = 20) -> Tuned:
    with Processes() as players:
        return tune(read_plan(folder / "plan.toml"), players, (folder / "shore",), tries, check=3)


def test_a_search_finds_what_comes_into_the_band_and_measures_it_on_other_seeds(folder: Path) -> None:
    found = found_in(folder)
    [moved] = found.moved
    assert (moved.file, moved.at, moved.before) == ("bag.toml", "most", 1)
    assert moved.after in (2, 6)
    [band] = found.bands
    assert (band.before, band.after) == (wilson(0, 6), wilson(6, 6))
    assert band.difference.by == 1
    assert band.p < 0.01
    assert band.verdict == "perhaps inside", "six games are few"
    assert sum(one.whole for one in found.tries) > 1


def test_the_same_plan_finds_the_same(folder: Path) -> None:
    assert found_in(folder, 8) == found_in(folder, 8)


def test_no_try_is_played_on_when_it_is_worse_than_the_best(folder: Path) -> None:
    two = PLAN + PLAN[PLAN.index("[[band]]") :].replace("the first seat", "again")
    (folder / "plan.toml").write_text(two)
    found = found_in(folder)
    assert any(len(one.wins) == 1 for one in found.tries)
    best = min(one.cost for one in found.tries if one.whole)
    assert all(one.cost > best for one in found.tries if not one.whole)


def test_a_search_that_is_stopped_measures_what_it_has(folder: Path) -> None:
    with Processes() as players:
        plan = read_plan(folder / "plan.toml")
        found = tune(plan, players, (folder / "shore",), 20, check=1, goes_on=lambda: False)
    assert len(found.tries) == 1
    assert found.moved == ()


def test_the_command_writes_a_layer_that_can_be_played_with(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "plan.toml", "--tries", "12", "--jobs", "1", "--out", "layer"]) == 0
    said = capsys.readouterr()
    assert "| the first seat | 80% to 100% | 0% (0%-28%, 10) | 100% (72%-100%, 10) |" in said.out
    assert "   1  0." in said.err
    assert read_folder(folder / "shore", "shore").files["bag.toml"]["most"] == 1, "the pack itself stays as it was"
    layer = read_folder(folder / "layer", "layer")
    assert layer.manifest.needs == ("shore",)
    bots = ("tests.lab.tuning.test_tuning:Grabber",)
    match = Match("tests.lab.tuning.beach:GAME", 2, bots, "9", {"pebbles": "6"}, (folder / "shore", folder / "layer"))
    assert play_game(match, 1).winners == (0,)  # type: ignore[union-attr]


def test_without_optuna_a_sentence_says_what_is_missing(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "optuna", None)
    assert main(["tune", "plan.toml", "--jobs", "1"]) == 2
    assert capsys.readouterr().err == (
        "holdfast: numbers are searched for by Optuna, which is not installed: pip install 'holdfast[tune]'\n"
    )


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("to = 6", "to = 1", "most: expected at least two values"),
        ("[0.8, 1.0]", "[0.8, 0.2]", "the first seat.wins: expected two shares, the lower one first"),
        ('["grey", "white"]', '["grey"]', "colour: expected at least two values"),
        ('at = "colour"', 'at = ["colour", "most"]', "colour, most: expected a list of 2 values, one for each place"),
    ],
)
def test_a_plan_that_is_wrong_says_where(folder: Path, old: str, new: str, told: str) -> None:
    (folder / "plan.toml").write_text(PLAN.replace(old, new))
    with pytest.raises(PackError, match=told.replace(".", r"\.")):
        read_plan(folder / "plan.toml")


def test_a_game_that_breaks_ends_the_search(folder: Path) -> None:
    (folder / "plan.toml").write_text(PLAN.replace('pebbles = "6"', 'pebbles = "6", broken = "take"'))
    with pytest.raises(CannotTune, match="a game broke with the layer generous: ZeroDivisionError"):
        found_in(folder)


BAND = Band("all", 2, (0.4, 0.6), ("random",), each={"a": ("1", "2"), "b": ("x", "y")})


def test_a_band_has_a_table_for_every_combination() -> None:
    assert BAND.tables() == [{"a": a, "b": b} for a in "12" for b in "xy"]
    plan = TuningPlan("key", "n", (BAND,))
    seeds = {plan.match(BAND, words, (), "s").seed for words in BAND.tables()}
    assert len(seeds) == 4, "no two tables play the same games"


@pytest.mark.parametrize(
    ("share", "outside", "off_the_middle"), [(0.3, 0.1, 0.15), (0.42, 0, 0.03), (0.5, 0, 0), (0.65, 0.05, 0.1)]
)
def test_a_share_misses_its_band_by_so_much(share: float, outside: float, off_the_middle: float) -> None:
    assert BAND.miss(share) == pytest.approx(outside)
    assert BAND.miss(share, inside=0.25) == pytest.approx(off_the_middle)


# -- layers

BASE = load_content(ELITE).files
MANIFEST = Manifest("light", "elite", "1", "Light", needs=("base",))


def test_an_address_names_a_value_in_a_list_or_a_table() -> None:
    assert value_at(BASE, "numbers.toml", "times.costs.roll") == 2000
    assert value_at(BASE, "cards/basic.toml", "weapon[ion_rifle].attack.range") == 3
    assert value_at(BASE, "missions.toml", "objective[Egg Sacs].slots") == ["G!", "H!", "S!"]


@pytest.mark.parametrize(
    ("file", "at", "told"),
    [
        ("number.toml", "rounds", "a file of the packs"),
        ("numbers.toml", "numbers.turns", "one of rounds, hit_dice"),
        ("cards/basic.toml", "weapon[bow].slots", "the id, number, name of a thing in the list"),
        ("cards/basic.toml", "weapon[ion_rifle]", "a value of ion_rifle"),
        ("numbers.toml", "numbers.-", "keys with dots between"),
    ],
)
def test_an_address_that_leads_nowhere_says_so(file: str, at: str, told: str) -> None:
    with pytest.raises(PackError, match=told):
        value_at(BASE, file, at)


def test_a_layer_says_what_moved_and_nothing_else(tmp_path: Path) -> None:
    moved = [
        ("cards/basic.toml", "weapon[ion_rifle].attack.range", 4),
        ("cards/basic.toml", "weapon[ion_rifle].slots", ["G"]),
        ("numbers.toml", "numbers.solo_dice", 6),
        ("numbers.toml", "times.costs.roll", 1500),
        ("missions.toml", "objective[Egg Sacs].slots", ["G!"]),
    ]
    layer = layer_of(BASE, MANIFEST, moved)
    assert layer.files["numbers.toml"] == {
        "numbers": {"solo_dice": 6},
        "times": {"costs": {**BASE["numbers.toml"]["times"]["costs"], "roll": 1500}},
    }
    assert layer.files["cards/basic.toml"] == {
        "weapon": [{"id": "ion_rifle", "attack": {"range": 4, "dice": 1, "to_hit": 4}, "slots": ["G"]}]
    }
    write_layer(tmp_path / "light", layer, "Found.")
    joined = load_content(ELITE, (tmp_path / "light",)).files
    for file, at, value in moved:
        assert value_at(joined, file, at) == value
    changed = {file: data for file, data in joined.items() if data != BASE[file]}
    assert set(changed) == {"cards/basic.toml", "numbers.toml", "missions.toml"}
    assert read_folder(tmp_path / "light", "light").hash == layer.hash

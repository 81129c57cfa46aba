"""Results as data: the same games as ever, a row for each, with what they were played with."""

from pathlib import Path

import pyarrow.parquet as pq
import pytest

from holdfast.engine.stakes import Stakes
from holdfast.lab.match import GamePlayed, Match, open_box, play_game
from holdfast.lab.record import MOMENTS, RecordedGame, record_decisions, record_game, resampled
from holdfast.lab.results import NoResults, ResultsFile, decision_rows, game_row, played, read_parquet

PEBBLES = Match("tests.table.pebbles:GAME", 2, ("random",), seed="7", options={"pebbles": "9"})
ELITE = Match("elite", 2, ("rookie",), seed="7", options={"mission": "recon", "difficulty": "easy"})


def kept(folder: Path, match: Match, games: int) -> tuple[Path, Path]:
    about = played(match, open_box(match))
    files = folder / "games.parquet", folder / "decisions.parquet"
    with ResultsFile(files[0], "games", [about]) as rows, ResultsFile(files[1], "decisions", [about]) as made:
        for number in range(1, games + 1):
            result = record_decisions(match, number)
            assert isinstance(result, RecordedGame)
            rows.add([game_row(about, result)])
            made.add(decision_rows(about, result))
    return files


@pytest.mark.parametrize("match", [PEBBLES, ELITE])
def test_a_recorded_game_is_the_game_that_is_played(match: Match) -> None:
    result = play_game(match, 3)
    assert isinstance(result, GamePlayed)
    for record in (record_game(match, 3), record_decisions(match, 3)):
        assert isinstance(record, RecordedGame)
        assert GamePlayed(**{name: getattr(record, name) for name in GamePlayed.__struct_fields__}) == result


def test_each_decision_is_noted_with_what_it_changed() -> None:
    record = record_decisions(ELITE, 1)
    assert isinstance(record, RecordedGame)
    assert [one.place for one in record.made] == list(range(record.decisions))
    assert all(one.offered >= 0 and one.left is not None for one in record.made)
    assert [one.at_ms for one in record.made] == sorted(one.at_ms for one in record.made)
    assert record.made[-1].danger_after == pytest.approx(record.danger[-1])


def test_curves_of_all_games_have_the_same_length() -> None:
    assert resampled([]) == ()
    curve = [Stakes(left, 0.0) for left in range(100)]
    assert len(resampled(curve)) == len(resampled(curve[:3])) == MOMENTS
    assert [resampled(curve)[0].left, resampled(curve)[-1].left] == [0, 99]


def test_a_row_says_what_the_game_was_played_with(tmp_path: Path) -> None:
    about, rows = read_parquet(kept(tmp_path, ELITE, 2)[0], "games")
    assert about.title == "Project: ELITE"
    assert about.names["outcome.won"]
    assert [row["number"] for row in rows] == [1, 2]
    row = rows[0]
    assert (row["option_mission"], row["option_difficulty"], row["seats"], row["bots"]) == (
        "recon",
        "easy",
        2,
        ["rookie", "rookie"],
    )
    assert row["option_map"]  # a usual one counts, too
    assert row["packs"][0].startswith("base@")
    assert row["rules_version"] == open_box(ELITE).game.rules_version
    assert sum(times for _, times in row["used"]) > 0


def test_a_table_can_be_read_by_anybody(tmp_path: Path) -> None:
    games, decisions = kept(tmp_path, PEBBLES, 3)
    table = pq.read_table(decisions)
    assert {"number", "seat", "bot", "ask", "action", "option", "offered", "at_ms"} <= set(table.column_names)
    assert sum(pq.read_table(games)["decisions"].to_pylist()) == table.num_rows


def test_a_run_that_breaks_off_leaves_no_half_a_table(tmp_path: Path) -> None:
    about = played(PEBBLES, open_box(PEBBLES))
    with pytest.raises(ZeroDivisionError), ResultsFile(tmp_path / "games.parquet", "games", [about]):
        _ = 1 / 0
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_table_is_told_in_a_sentence(tmp_path: Path) -> None:
    games, _ = kept(tmp_path, PEBBLES, 1)
    with pytest.raises(NoResults, match="there is no file"):
        read_parquet(tmp_path / "nowhere.parquet", "games")
    with pytest.raises(NoResults, match="holds games, and decisions are expected"):
        read_parquet(games, "decisions")
    (tmp_path / "other.parquet").write_bytes(b"PAR1 and nothing else")
    with pytest.raises(NoResults, match="is no table of results"):
        read_parquet(tmp_path / "other.parquet", "games")

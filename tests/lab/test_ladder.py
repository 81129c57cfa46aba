"""The ladder of bots: who is better stands higher, whatever kind of game it is."""

import sys
from pathlib import Path

import pytest

from holdfast.cli import main
from holdfast.lab.ladder import Entrant, Ladder, Meeting, NoLadder, ladder_kind, made_ladder, meetings, rated
from holdfast.lab.match import GamePlayed, Match, open_box
from holdfast.lab.pages import NoPlace, put_between
from holdfast.lab.players import Processes

PEBBLES = "tests.table.pebbles:GAME"
GRABBER = "tests.lab.tuning.test_tuning:Grabber"


def ladder_of(match: Match, *bots: tuple[str, ...], games: int = 10) -> Ladder:
    *_, ladder = made_ladder(open_box(match).game, bots, [match], games, Processes())
    assert isinstance(ladder, Ladder)
    return ladder


def test_where_everybody_plays_for_himself_bots_meet_and_the_better_one_stands_higher() -> None:
    found = ladder_of(Match(PEBBLES, 2, (), options={"pebbles": "6"}), ("random", GRABBER), games=20)
    assert found.kind == "rivals"
    assert [rung.entrant.bot for rung in found.rungs] == [GRABBER, "random"]
    assert found.games == 40, "each once on the first seat"
    best, worst = found.rungs
    assert best.won.count + worst.won.count == 40
    assert best.low < best.rating < best.high
    assert best.rating > worst.rating


def test_where_all_win_together_crews_play_against_tables() -> None:
    match = Match("key", 2, ())
    made = meetings(open_box(match).game, "together", [("random", "greedy")], [match])
    assert [(one.first, one.second) for one in made] == [
        (Entrant("random"), Entrant(table="the usual table")),
        (Entrant("greedy"), Entrant(table="the usual table")),
    ]
    assert made[0].result(GamePlayed(1, "solved", (0, 1), 9, 9)) == (1, 2)
    assert made[0].result(GamePlayed(1, "lost", (), 9, 9)) == (2, 1), "a table wins when the crew loses"


def test_where_there_are_sides_a_bot_has_a_rating_on_each() -> None:
    match = Match("alone", 3, ())
    game = open_box(match).game
    assert ladder_kind(game, Match("alone", 3, ("random",))) == "sides"
    made = meetings(game, "sides", [("novice", "survivor"), ("prowler",)], [match])
    assert [(one.first, one.second) for one in made] == [
        (Entrant("novice", 0), Entrant("prowler", 1)),
        (Entrant("survivor", 0), Entrant("prowler", 1)),
    ]
    assert made[1].match.bots == ("survivor", "prowler", "prowler")
    assert made[0].result(GamePlayed(1, "draw", (), 9, 9)) == (1, 1)
    assert made[0].result(GamePlayed(1, "caught", (1, 2), 9, 9)) == (2, 1)


def test_more_games_make_a_rating_surer_and_their_order_makes_no_difference() -> None:
    meeting = Meeting(Entrant("a"), Entrant("b"), Match("key", 2, ("a", "b")), (0,))
    some = [(meeting, (1, 2)), (meeting, (2, 1)), (meeting, (1, 2))]
    few, many = list(rated(some * 4)), list(rated(some * 40))
    assert [rung.entrant.bot for rung in few] == ["a", "b"]
    assert many[0].high - many[0].low < few[0].high - few[0].low
    first, last = rated([(meeting, (1, 2))] * 20 + [(meeting, (2, 1))] * 20)
    assert first.rating == pytest.approx(last.rating, abs=2), "who won last is no better for it"


@pytest.mark.parametrize(
    ("kind", "bots", "told"),
    [
        ("rivals", [("random",)], "two bots at least"),
        ("together", [("random",), ("greedy",)], "key has no sides"),
    ],
)
def test_what_is_no_ladder_says_why(kind: str, bots: list[tuple[str, ...]], told: str) -> None:
    match = Match("key", 2, ())
    with pytest.raises(NoLadder, match=told):
        meetings(open_box(match).game, kind, bots, [match])  # type: ignore[arg-type]


def test_without_openskill_a_sentence_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert main(["ladder", PEBBLES, "--bots", f"random,{GRABBER}", "--games", "1", "--jobs", "1"]) == 2
    assert capsys.readouterr().err == (
        "holdfast: ratings are made by openskill, which is not installed: pip install 'holdfast[lab]'\n"
    )


def test_the_command_writes_into_a_page_and_says_how_to_make_it_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "ladder.md"
    page.write_text("# Bots\n<!-- ladder: pebbles -->\nyesterday's\n<!-- end of the ladder -->\nThe end.\n")
    words = ["ladder", PEBBLES, "--bots", f"random,{GRABBER}", "--games", "3", "--option", "pebbles=6"]
    assert main([*words, "--jobs", "1", "--write", str(page)]) == 0
    text = page.read_text()
    assert text.startswith("# Bots\n<!-- ladder: pebbles -->\n")
    assert text.endswith("6 games.\n\n<!-- end of the ladder -->\nThe end.\n")
    assert f"`holdfast ladder {PEBBLES} --games 3 --bots random,{GRABBER} --option pebbles=6`" in text
    assert "yesterday's" not in text
    assert f"| `{GRABBER}` |" in text


def test_a_page_without_the_marks_stays_as_it_is(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing here\n")
    with pytest.raises(NoPlace, match="has no place for it"):
        put_between(page, "<!-- a -->", "<!-- b -->", "text")
    assert page.read_text() == "nothing here\n"

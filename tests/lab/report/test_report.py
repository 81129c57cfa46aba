"""A report: what it counts, what it compares, and a page that needs nothing but itself."""

import random
import re
from html.parser import HTMLParser
from typing import Any

import pytest

from holdfast.lab.report.page import report_page
from holdfast.lab.report.run import ResultsRun, curves_of, endings_of, groups_of, mattered_in, seat_wins, things_of
from holdfast.lab.results import AboutResults

ABOUT = AboutResults("games", "1.0", "Pebbles <for> two", {"card.1": "Wide Net", "outcome.won": "All is well."})


def run_of(name: str, seed: int, chance: float, games: int = 120, **changes: Any) -> ResultsRun:
    """A made-up run: games are won by chance, and more of them with card 1."""
    dice = random.Random(seed)
    rows = []
    for number in range(games):
        has_card = dice.random() < 0.5
        won = dice.random() < chance + 0.35 * has_card
        curve = [moment / 20 * (1 - 0.5 * won) for moment in range(21)]
        rows.append(
            {
                "game": "pebbles",
                "rules_version": 1,
                "version": "1.0",
                "packs": ["base@123"],
                "seed": str(seed),
                "number": number + 1,
                "seats": 2,
                "bots": ["random", "random"],
                "option_mission": ("net", "pond")[number % 2],
                "outcome": "won" if won else "lost",
                "winners": [0, 1] if won else [],
                "won": won,
                "decisions": 20 + dice.randrange(10) + changes.get("longer", 0),
                "game_ms": 60_000,
                "used": [("card.1", 2)] if has_card else [],
                "left": [3] * 21,
                "danger": curve,
            }
        )
    return ResultsRun(name, ABOUT, rows)


BEFORE, AFTER = run_of("before", 1, 0.2), run_of("after", 2, 0.6, longer=20)


def test_shares_are_counted_by_what_divides_the_games() -> None:
    groups = groups_of(BEFORE.games)
    assert [(group.option, group.value) for group in groups] == [("mission", "net"), ("mission", "pond")]
    assert sum(group.wins.of for group in groups) == len(BEFORE.games)
    assert sum(share.count for share in endings_of(BEFORE.games).values()) == len(BEFORE.games)
    assert seat_wins(BEFORE.games) == []


def test_a_card_that_wins_games_is_found() -> None:
    (thing,) = things_of(BEFORE.games)
    assert (thing.key, thing.times == pytest.approx(2 * thing.games.share)) == ("card.1", True)
    assert thing.difference.low > 0
    assert thing.p < 0.05


def test_a_curve_has_mean_and_band() -> None:
    curve = curves_of(BEFORE.games, "danger")
    assert len(curve) == 21
    assert all(low <= mean <= high for mean, low, high in curve)


def test_decisions_are_ranked_by_how_much_they_move() -> None:
    row = {"danger": 0.0, "left": 3, "left_after": 3, "offered": 4}
    made = [{**row, "action": "sleep", "danger_after": 0.0}, {**row, "action": "jump", "danger_after": 0.5}]
    assert [(one.action, one.danger) for one in mattered_in(made, 1)] == [("jump", 0.5), ("sleep", 0.0)]


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]


@pytest.mark.parametrize("runs", [[BEFORE], [BEFORE, AFTER]], ids=["one", "two"])
def test_the_page_needs_nothing_but_itself(runs: list[ResultsRun]) -> None:
    text = report_page(runs, "1.0")
    page = Page(text)
    assert "script" not in page.tags
    assert page.tags.count("svg") >= 6
    assert [link for link in page.links if not link.startswith("#")] == []
    assert re.findall(r"url\((?!#)", text) == []
    assert "<h2>Played with</h2>" in text
    assert "Pebbles &lt;for&gt; two" in text
    assert "Wide Net" in text
    assert "All is well." in text


def differences(text: str) -> dict[str, str]:
    """What is said of each difference: whether it is sure."""
    part = text.partition("The differences")[2].partition("</section>")[0]
    rows = [re.findall(r"<td>(.*?)</td>", row) for row in part.split("<tr>")]
    return {row[0]: row[-1] for row in rows if row}


def test_two_runs_that_differ_are_told_apart_and_two_that_do_not_are_not() -> None:
    assert differences(report_page([BEFORE, AFTER], "1.0"))["Won"] == "yes"
    assert differences(report_page([BEFORE, AFTER], "1.0"))["decisions (mean)"] == "yes"
    alike = differences(report_page([BEFORE, run_of("again", 5, 0.2)], "1.0"))
    assert set(alike.values()) == {"no"}

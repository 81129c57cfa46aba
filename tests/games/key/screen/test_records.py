"""What a game of The Key is counted by, and what those who played it may be proud of."""

from __future__ import annotations

import pytest

from holdfast.engine.message import say
from holdfast.engine.records import BestMoment, PlayedStep, PlayedTable, TableToTry
from holdfast.games.key.screen.records import RECORDS, moments, words
from tests.games.key.playing import begin


@pytest.mark.parametrize(
    ("table", "mission"),
    [
        (PlayedTable({"mission": "test-plain"}), "test-plain"),
        (PlayedTable({}), "test-plain"),
        (PlayedTable({"mission": "fresh"}), "fresh"),
        (PlayedTable({"mission": "daily"}), "daily"),
        (PlayedTable({"mission": "fresh"}, in_campaign=True), "campaign"),
    ],
)
def test_missions_that_were_made_are_counted_together(table: PlayedTable, mission: str) -> None:
    s = begin("test-plain", 2)
    assert words(s, table, 1) == {
        "mission": (mission,),
        "grade": (str(s.mission.grade),),
        "characters": (s.characters[1],),
    }


def test_who_dares_early_and_who_saves_cards_is_remembered_where_it_was_solved() -> None:
    s = begin("test-plain", 2)
    opened, cards, title = sum(map(s.is_open, range(len(s.windows)))), len(s.deck), s.mission.title
    for winners in ((0, 1), ()):
        over = s.clone()
        over.end("won.solved" if winners else "lost.wrong", winners)
        found = moments([PlayedStep(0, s, ()), PlayedStep(4, over, ())])
        said = say("record.dared", open=opened, all=len(s.windows), mission=title)
        solved = (
            BestMoment("dared", opened, said, 4, "fewest"),
            BestMoment("par", 3, say("record.par", by=3, mission=title), 4),
            BestMoment("cards", cards, say("record.cards", cards=cards, mission=title), 4),
        )
        assert found == ((solved, solved) if winners else ((), ()))


def test_a_grade_is_tried_with_a_new_mission_and_a_campaign_with_nothing() -> None:
    assert RECORDS.to_try("grade", "4") == TableToTry({"mission": "fresh", "grade": "4"})
    assert RECORDS.to_try("characters", "fixer") == TableToTry(picks={"characters": "fixer"})
    assert RECORDS.to_try("mission", "campaign") is None


def test_the_mission_of_a_day_names_its_day() -> None:
    assert RECORDS.day_of("daily/2026-11-15/3") == "2026-11-15"

"""The plan that squads share, and what they look at to know that nothing has changed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from holdfast.engine.bot import Scheduler
from holdfast.engine.view import Ask, asks_of
from holdfast.games.elite.bots.card_facts import CardFacts
from holdfast.games.elite.bots.duties import divide
from holdfast.games.elite.bots.outlook import TableOutlook, left_ms
from holdfast.games.elite.bots.squad import Situation, Squad
from holdfast.games.elite.bots.team_plan import TeamPlan, team_plan
from holdfast.games.elite.bots.time_left import Span, TimeLeft
from holdfast.games.elite.bots.weapon_value import Armoury
from holdfast.games.elite.state import Elite
from holdfast.lab.match import Match, sit_down_to

STEPS = 200
TABLES = [(4, "extermination", "live"), (3, "capture", "live"), (2, "demolition", "untimed"), (2, "recon", "live")]

pytestmark = pytest.mark.parametrize(("seats", "mission", "tempo"), TABLES)


def played(seats: int, mission: str, tempo: str) -> Iterator[tuple[Elite, Scheduler]]:
    """The moments of a game that squads play."""
    match = Match("elite", seats, ("squad",), "team plan", {"mission": mission, "tempo": tempo})
    scheduler = sit_down_to(match, 1)
    for _ in range(STEPS):
        if scheduler.step() is None:
            return
        s = scheduler.s
        assert isinstance(s, Elite)
        yield s, scheduler


def test_all_seats_come_to_the_plan_that_each_would_make_for_itself(seats: int, mission: str, tempo: str) -> None:
    armoury = Armoury()
    shared = 0
    before: TeamPlan | None = None
    for s, _ in played(seats, mission, tempo):
        facts = CardFacts.of(s.parts)
        for seat in range(seats) if s.phase != "setup" and s.outcome is None else ():
            mask = s.masked(seat)
            plan = team_plan(mask, seat, facts, armoury)
            alone = TableOutlook(mask, facts, TimeLeft(left_ms(mask, seat), Span()))
            assert plan.duties == divide(alone, armoury)
            shared += plan is before
            before = plan
    assert shared > STEPS, "most of the time it is the plan that somebody has made already"


def test_what_a_seat_is_asked_depends_in_a_rush_on_what_a_squad_looks_at(seats: int, mission: str, tempo: str) -> None:
    known: dict[tuple[int, int], tuple[Situation, tuple[Ask, ...]]] = {}
    compared = 0
    for s, scheduler in played(seats, mission, tempo):
        for seat, mind in scheduler.minds.items():
            assert isinstance(mind, Squad)
            mask = s.masked(seat)
            if not mask.is_quiet():
                continue
            now = mind.situation(mask, team_plan(mask, seat, mind.facts, mind.armoury))
            last = known.get((seats, seat))
            asks = asks_of(mask, seat)
            if last is not None and last[0] == now:
                assert last[1] == asks
                compared += 1
            known[seats, seat] = now, asks
    assert compared > STEPS // 4 or tempo == "untimed", "where nobody hurries it is thought anew each time"

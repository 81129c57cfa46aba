"""What a game of ELITE is counted by, and what those who played it may be proud of."""

from __future__ import annotations

from typing import Any

from holdfast.engine.event import Event
from holdfast.engine.message import say
from holdfast.engine.records import BestMoment, PlayedStep, PlayedTable, TableToTry
from holdfast.engine.rng import key_from_seed
from holdfast.games.elite.events.figures import Healed, Killed
from holdfast.games.elite.rules.times_up import TimesUp
from holdfast.games.elite.screen.records import RECORDS, moments, words
from holdfast.games.elite.setup import setup
from holdfast.games.elite.state import Elite, Options
from tests.games.elite.packs import base_parts

ALIEN = 9
AT_HOME_LEFT_MS = 12_900


def begin(seats: int = 2, **chosen: Any) -> Elite:
    return setup(base_parts(), Options(heroes=("gherid", "voker"), **chosen), seats, key_from_seed(1))


def played(s: Elite, *lines: tuple[int, tuple[Event, ...]]) -> tuple[tuple[BestMoment, ...], ...]:
    """The moments of a game that stands so at the end, in which this was told in these rounds."""
    steps = []
    for line, (round, told) in enumerate(lines, 1):
        then = s.clone()
        then.round = round
        steps.append(PlayedStep(line, then, told))
    return moments([*steps, PlayedStep(len(lines) + 1, s, ())])


def test_a_game_is_counted_by_mission_map_difficulty_and_hero() -> None:
    s = begin(mission="recon", map="abandoned_lab", difficulty="hard")
    assert words(s, PlayedTable({}), 1) == {
        "mission": ("recon",),
        "map": ("abandoned_lab",),
        "difficulty": ("hard",),
        "heroes": ("voker",),
    }


def test_one_who_plays_alone_has_two_heroes() -> None:
    assert words(begin(1), PlayedTable({}), 0)["heroes"] == ("gherid", "voker")


def test_the_most_kills_of_ones_hero_in_one_rush_are_remembered() -> None:
    one, other = Killed(ALIEN, 0), Killed(ALIEN, 1)
    found = played(begin(), (1, (one, one, other)), (2, (one, other)), (2, (one, one)))
    assert found == (
        (BestMoment("rush", 3, say("record.rush", kills=3, round=2), 3),),
        (),  # one kill a rush is nothing to tell of
    )


def test_healing_is_remembered_over_the_whole_game() -> None:
    found = played(begin(), (1, (Healed(1, 1, 3),)), (3, (Healed(1, 1, 2),)))
    assert found == ((), (BestMoment("healed", 2, say("record.healed", n=2), 2),))


def test_the_closest_way_home_is_remembered_by_all_who_won() -> None:
    def at_end(*, won: bool) -> tuple[tuple[BestMoment, ...], ...]:
        s = begin()
        s.clock_runs = True
        s.after(AT_HOME_LEFT_MS, TimesUp(), "clock")
        away = s.clone()
        away.at[1] = next(cell for cell, is_start in enumerate(s.map.is_start) if not is_start)
        over = s.clone()
        over.end("won" if won else "lost.time", s.everybody() if won else ())
        return moments([PlayedStep(line, then, ()) for line, then in enumerate((away, s, over))])

    came_home = BestMoment("home", 12, say("record.home", seconds=12), 1, "fewest")
    assert at_end(won=True) == ((came_home,), (came_home,))
    assert at_end(won=False) == ((), ())


def test_a_hero_to_try_is_picked_and_all_else_is_chosen_by_the_table() -> None:
    assert RECORDS.to_try("heroes", "voker") == TableToTry(picks={"heroes": "voker"})
    assert RECORDS.to_try("mission", "recon") == TableToTry({"mission": "recon"})

"""What a game comes to, counted from what everybody was told."""

from __future__ import annotations

import pytest

from holdfast.bots import bot_named
from holdfast.engine.bot import Scheduler
from holdfast.engine.event import Event, events_for
from holdfast.engine.report import Report, ToldLine
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.secret import SPECTATOR
from holdfast.games.elite.events.dice import Landed
from holdfast.games.elite.events.figures import Hurt
from holdfast.games.elite.game import GAME
from holdfast.games.elite.screen.report import report
from holdfast.games.elite.setup import setup
from holdfast.games.elite.state import Elite, Options
from tests.games.elite.packs import base_parts


def played(seats: int) -> tuple[Elite, list[ToldLine]]:
    key = key_from_seed(f"report/{seats}")
    s = setup(base_parts(), Options(), seats, key)
    bots = dict.fromkeys(range(seats), bot_named(GAME, "squad-fast"))
    game = Scheduler(GAME, base_parts(), s, bots, Rng(key))
    told: list[ToldLine] = []
    while game.step() is not None:
        told.append(ToldLine(len(told) + 1, s.now, events_for(s.told, SPECTATOR)))
    return s, told


@pytest.fixture(scope="module", params=[1, 3])
def game(request: pytest.FixtureRequest) -> tuple[Elite, list[Event], Report]:
    s, told = played(request.param)
    return s, [event for line in told for event in line.events], report(s, told)


def column(found: Report, key: str) -> int:
    (table,) = found.tables
    place = [column.key for column in table.columns[1:]].index(f"report.{key}")
    return sum(row.cells[place] or 0 for row in table.rows)


@pytest.mark.parametrize(
    ("key", "kind"),
    [("placed", "allocated"), ("shots", "fired"), ("kills", "killed"), ("driven", "driven")],
)
def test_everything_that_was_told_is_counted_once(game: tuple[Elite, list[Event], Report], key: str, kind: str) -> None:
    _, events, found = game
    assert column(found, key) == sum(event.kind() == kind for event in events)


def test_rounds_say_how_many_came_and_fell(game: tuple[Elite, list[Event], Report]) -> None:
    s, events, found = game
    assert len(found.chapters) == s.round
    for kind, told in (("came", "spawned"), ("kills", "killed")):
        counted = sum(count.n for one in found.chapters for count in one.counts if count.kind == kind)
        assert counted == sum(event.kind() == told for event in events)
    lines = [one.line for one in found.chapters]
    assert lines == sorted(lines)


def test_the_dice_showed_what_they_showed(game: tuple[Elite, list[Event], Report]) -> None:
    _, events, found = game
    faces = [face for event in events for face in getattr(event, "faces", ())]
    assert {share.says.key: share.n for share in found.luck} == {
        f"symbol.{face}": faces.count(face) for face in ("move", "hand", "gun", "wrench", "search", "alien")
    }
    assert column(found, "dice") == len(faces)


def test_whoever_stands_out_alone_gets_a_medal(game: tuple[Elite, list[Event], Report]) -> None:
    _, _, found = game
    (table,) = found.tables
    for medal in found.medals:
        place = [column.key for column in table.columns[1:]].index(medal.says.key.replace("most_", ""))
        numbers = [row.cells[place] for row in table.rows]
        assert numbers.count(medal.n) == 1
        assert medal.n == max(number or 0 for number in numbers)


def test_everybody_is_told_first_what_they_did_themselves(game: tuple[Elite, list[Event], Report]) -> None:
    s, events, found = game
    assert [one.seat for one in found.seats] == list(range(s.seated))
    rolled = 0
    for one in found.seats:
        were, _, worked = one.says
        assert were.params["heroes"] == s.heroes_of(one.seat)
        hurt = [event.n for event in events if isinstance(event, Hurt) and event.hero in s.heroes_of(one.seat)]
        assert were.params["damage"] == sum(hurt)
        assert isinstance(worked.params["dice"], int)
        rolled += worked.params["dice"]
    assert rolled == sum(len(event.faces) for event in events if isinstance(event, Landed))

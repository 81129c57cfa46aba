"""What a night comes to, counted from what everybody was told."""

from __future__ import annotations

import pytest

from holdfast.bots import bot_named
from holdfast.engine.bot import Scheduler
from holdfast.engine.event import Event, events_for
from holdfast.engine.message import Message
from holdfast.engine.report import Report, ToldLine
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.text import Texts
from holdfast.games.alone.events.creatures import CreatureAttacked
from holdfast.games.alone.events.deeds import Recovered, Suffered
from holdfast.games.alone.events.reactions import CardPlayed
from holdfast.games.alone.events.rounds import NightmareBegan, RoundBegan, TrackCleared, TurnBegan
from holdfast.games.alone.game import GAME
from holdfast.games.alone.screen.report import report
from holdfast.games.alone.setup import setup
from holdfast.games.alone.state import FULL, Alone, Options
from tests.games.alone.packs import parts_of


@pytest.fixture(scope="module")
def night() -> tuple[Alone, list[ToldLine], Report]:
    key = key_from_seed("a night")
    s = setup(parts_of("base"), Options(), 2, key)
    game = Scheduler(GAME, parts_of("base"), s, {seat: bot_named(GAME, "novice") for seat in range(2)}, Rng(key))
    told: list[ToldLine] = []
    while game.step() is not None:
        told.append(ToldLine(len(told) + 1, s.now, events_for(s.told, SPECTATOR)))
    return s, told, report(s, told)


def counted(found: Report, kind: str) -> list[int]:
    return [count.n for one in found.chapters for count in one.counts if count.kind == kind]


def test_every_turn_has_its_place_and_ends_with_what_the_hero_has(night: tuple[Alone, list[ToldLine], Report]) -> None:
    s, told, found = night
    events = [event for line in told for event in line.events]
    assert len(found.chapters) == sum(isinstance(event, TurnBegan) for event in events)
    assert (counted(found, "life")[-1], counted(found, "control")[-1]) == (s.life, s.control)
    assert all(0 <= n <= FULL for kind in ("life", "control") for n in counted(found, kind))


def test_the_scenes_are_the_turns_that_cost_most(night: tuple[Alone, list[ToldLine], Report]) -> None:
    _, told, found = night
    lost: dict[int, int] = {}
    turn = -1
    for line in told:
        for event in line.events:
            if isinstance(event, TurnBegan):
                turn += 1
            elif isinstance(event, Suffered):
                lost[turn] = lost.get(turn, 0) + event.amount
    shown = [sum(e.amount for e in scene.events if isinstance(e, Suffered)) for scene in found.scenes]
    assert sorted(shown, reverse=True) == sorted(lost.values(), reverse=True)[:3]
    assert [scene.line for scene in found.scenes] == sorted(scene.line for scene in found.scenes)


def test_all_of_it_can_be_said(night: tuple[Alone, list[ToldLine], Report]) -> None:
    s, _, found = night
    texts = Texts(GAME.texts, GAME.shown.names(s))
    assert found.near
    titles = (*(one.title for one in found.chapters), *(one.title for one in found.scenes))
    for message in (*found.near, *titles):
        assert texts.message(message)


def told_in_a_turn(*events: Event) -> list[ToldLine]:
    begun = (RoundBegan(round=2, leader=1), TurnBegan(turn=5))
    return [ToldLine(number, 0, (event,)) for number, event in enumerate((*begun, *events), start=1)]


def test_a_scene_tells_what_led_to_each_loss_and_nothing_that_came_after(
    night: tuple[Alone, list[ToldLine], Report],
) -> None:
    s, _, _ = night
    first, last = (CardPlayed(seat=1, card=card, dangerous=False) for card in (3, 4))
    missed = CreatureAttacked(creature=0, hits=0)
    hurt = Suffered(damage="life", amount=2, life=7, control=12)
    found = report(s, told_in_a_turn(first, missed, hurt, Recovered(track="life", amount=1, now=8), last))
    (scene,) = found.scenes
    assert (scene.line, scene.events) == (3, (first, hurt))
    assert (counted(found, "life"), counted(found, "control")) == ([8], [12])


def taken(found: Report) -> list[tuple[object, int]]:
    """What took how many points, as it is said."""
    (took,) = [message for message in found.near if message.key == "report.took"]
    parts = took.params["parts"]
    assert isinstance(parts, tuple)
    messages = [part for part in parts if isinstance(part, Message)]
    return [(one.params["cause"], int(str(one.params["points"]))) for one in messages]


def test_it_says_what_took_life_and_self_control_the_most_first(night: tuple[Alone, list[ToldLine], Report]) -> None:
    _, told, found = night
    lost = sum(event.amount for line in told for event in line.events if isinstance(event, Suffered))
    points = [n for _, n in taken(found)]
    assert sum(points) == lost
    assert points == sorted(points, reverse=True)


def test_what_a_rounds_end_costs_is_the_nightmares_whatever_was_played_before(
    night: tuple[Alone, list[ToldLine], Report],
) -> None:
    s, _, _ = night
    played = CardPlayed(seat=1, card=3, dangerous=False)
    hurt = Suffered(damage="life", amount=1, life=11, control=12)
    toll = Suffered(damage="control", amount=2, life=11, control=10)
    told = [ToldLine(1, 0, (RoundBegan(round=3, leader=1), TurnBegan(turn=8), NightmareBegan(), played, hurt))]
    told.append(ToldLine(2, 0, (RoundBegan(round=4, leader=1), TurnBegan(turn=8), played, TrackCleared(cards=1), toll)))
    assert taken(report(s, told)) == [("nightmare", 2), ("cards", 1)]

"""The screen as a whole: what is static stays the same object, and what changes is small."""

from __future__ import annotations

import msgspec
import pytest

from holdfast.engine.play import asks, play
from holdfast.engine.screen import ScreenMemory
from holdfast.games.key.events import TurnBegan
from holdfast.games.key.rules.solve import Propose
from holdfast.games.key.screen.lessons import TAUGHT_IN
from holdfast.games.key.screen.result import shared_line
from holdfast.games.key.screen.screen import KeyScreen, screen, screens
from tests.games.key.playing import begin, play_by_dice
from tests.games.key.screen.said import at, said, texts_of


def test_what_is_printed_is_made_once() -> None:
    s = begin("test-walls", 2)
    first = screen(s, 0)
    for _ in play_by_dice(s, 1, most=20):
        now = screen(s.clone(), 1)
        assert now.mission is first.mission
        assert now.plan is first.plan


def test_seats_that_look_together_see_what_each_sees_alone() -> None:
    s = begin("test-walls", 3)
    for _ in play_by_dice(s, 3, most=40):
        together = screens(s, range(-1, 3), ScreenMemory())
        for seat, shown in together.items():
            assert shown == screen(s, seat)


@pytest.mark.parametrize("seed", [5, 6])
def test_what_is_kept_from_one_look_to_the_next_is_what_it_would_be_anew(seed: int) -> None:
    s, memory, looks = begin("test-walls", 3), ScreenMemory(), range(-1, 3)
    s.mission = msgspec.structs.replace(s.mission, id=TAUGHT_IN)
    for _ in play_by_dice(s, seed, most=120):
        assert screens(s.clone(), looks, memory) == {seat: screen(s, seat) for seat in looks}


def test_no_frame_of_the_engine_is_shown() -> None:
    s = begin("test-plain", 2)
    shown = msgspec.json.encode(screen(s, 0)).decode()
    assert "going_on" not in KeyScreen.__struct_fields__
    assert '"frame"' not in shown


def test_whoever_reads_what_they_did_is_called_you() -> None:
    s = at("turn: 1\nasked: action")
    texts = texts_of(s)
    assert texts.event(TurnBegan(0), own=0) == "Your turn begins."
    assert texts.event(TurnBegan(0), own=1) == texts.event(TurnBegan(0)) == "Ann begins a turn."


def test_the_end_says_how_much_was_open_and_what_was_left() -> None:
    s = at("turn: 1\nasked: action", seats=1)
    cards = len(s.deck)
    assert screen(s, 0).result is None
    (ask,) = [id for id, decision in asks(s, 0) if Propose in decision.ACTIONS]
    play(s, 0, ask, Propose("SEESAW"))
    assert said(s, [screen(s, 0).result]) == [
        f"Solved with 0 of 6 windows open, {cards} cards left. Par is 3: 3 windows under par."
    ]
    assert said(s, [shared_line(s)]) == [f"★ 0 of 6 windows, {cards} cards left, 3 under par"]


@pytest.mark.parametrize(
    ("opened", "told"),
    [(2, "one window under par"), (3, "on par"), (4, "one window over par"), (6, "3 windows over par")],
)
def test_the_score_is_told_against_par(opened: int, told: str) -> None:
    s = at("turn: 1\nasked: action", seats=1)
    for window in range(opened):
        s.windows[window] = s.reveal(s.windows[window])
    s.end("won.solved", (0,))
    (result,) = said(s, [screen(s, 0).result])
    assert f"{opened} of 6 windows open" in result
    assert result.endswith(f"Par is 3: {told}.")


def test_a_loss_has_no_par_and_the_line_for_friends_tells_nothing_of_the_mission() -> None:
    s = at("turn: 1\nasked: action", seats=1)
    assert shared_line(s) is None
    s.end("lost.time", ())
    result, share = said(s, [screen(s, 0).result, shared_line(s)])
    assert "par" not in result
    assert share == "★ not this time, with 0 of 6 windows open"
    assert s.mission.title not in share

"""Reaction windows: the hero learns nothing from them but what evil plays (R277)."""

from collections.abc import Callable

import pytest

from holdfast.engine.event import Event
from holdfast.games.alone.game import GAME
from holdfast.games.alone.state import Alone
from tests.games.alone.playing import asked, begin, click, heard, wait

POSITION = "hero: 1C1\nitems: -\ncreatures: worm@1D6\nhand 2: {hand}"
HANDS = {"instants": "too_close_to_run scar_tissue", "nothing that fits": "it_saw_you_first you_called", "none": "-"}
SECOND = 1000


def idle(s: Alone) -> None:
    """Evil does nothing at all."""


def passes(s: Alone) -> None:
    click(s, 1, "pass")


def dithers(s: Alone) -> None:
    """Evil begins a card and takes it back, if it can."""
    if s.window == "late":
        card = s.hand(1).own(1)[0]
        click(s, 1, f"play_down:{card}")
        click(s, 1, "pick_creature:12")
        click(s, 1, "cancel")


def hero_stream(hand: str, evil: Callable[[Alone], None]) -> list[tuple[int, tuple[Event, ...], object]]:
    """All that the hero gets in one turn with strict windows: when, what, and what it sees then."""
    s = begin(POSITION.format(hand=hand), strict_ms=5 * SECOND)
    click(s, 0, "move:east")
    stream: list[tuple[int, tuple[Event, ...], object]] = [(s.now, heard(s, 0), GAME.view(s, 0))]
    for _ in range(2):
        wait(s, SECOND)
        evil(s)
        stream.append((s.now, heard(s, 0), GAME.view(s, 0)))
        for _ in range(4):
            events = wait(s, SECOND)
            stream.append((s.now, events, GAME.view(s, 0)))
    assert s.turn == 2
    return stream


@pytest.mark.rule("alone:R277")
@pytest.mark.parametrize("hand", ["instants", "nothing that fits"])
@pytest.mark.parametrize("evil", [passes, dithers])
def test_in_strict_windows_the_hero_cannot_tell_what_evil_did_unseen(hand: str, evil: Callable[[Alone], None]) -> None:
    plain = hero_stream(HANDS["instants"], idle)
    assert plain == hero_stream(HANDS[hand], evil)


@pytest.mark.rule("alone:R277")
def test_a_strict_window_closes_at_its_time_and_not_before() -> None:
    s = begin(POSITION.format(hand="-"), strict_ms=5 * SECOND)
    click(s, 0, "move:east")
    click(s, 1, "pass")
    assert asked(s, 1) == []
    windows = []
    for ms in (5 * SECOND - 1, 1):
        wait(s, ms)
        windows.append(s.window)
    assert windows == ["instant", "late"]


@pytest.mark.rule("alone:R277")
@pytest.mark.parametrize("hand", HANDS.values(), ids=HANDS)
def test_windows_open_whatever_evil_holds(hand: str) -> None:
    s = begin(POSITION.format(hand=hand))
    click(s, 0, "move:east")
    assert asked(s, 1) == ["react"]
    click(s, 1, "pass")
    assert (s.window, asked(s, 1)) == ("late", ["react"])


@pytest.mark.rule("alone:R154")
def test_evil_that_never_answers_does_not_stop_a_timed_table() -> None:
    s = begin(POSITION.format(hand="bared_teeth"), seats=4, window_ms=10 * SECOND, grace_ms=5 * SECOND)
    for turn in range(1, 9):
        assert s.turn == turn
        click(s, 0, "scavenge" if turn % 2 else "explore:east")
        for _ in range(6):
            wait(s, 10 * SECOND)
            while asked(s, 0) and asked(s, 0)[0] not in ("hero_acts", "at_any_time"):
                wait(s, 10 * SECOND)
    wait(s, 600 * SECOND)
    assert (s.round, asked(s, 0)[0]) == (2, "hero_acts")

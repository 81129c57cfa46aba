"""What would be wasted is marked, and nothing else is: people are asked once more before they do it."""

from __future__ import annotations

import pytest

from holdfast.engine.play import play
from holdfast.engine.view import asks_of
from holdfast.games.key.rules.turn import PlayCard
from tests.games.key.screen.said import at, texts_of

EMPTY = "turn: 1\nhand 1: 7s 8s\nasked: action\nrooms: none\nat 1: 1"


def idle(position: str) -> dict[str, str]:
    """Returns the wasted options of the first seat, and what is said of each."""
    s = at(position)
    texts = texts_of(s)
    return {one.option: texts.refusal(one.why) for ask in asks_of(s, 0) for one in ask.idle}


@pytest.mark.parametrize(
    ("more", "pile", "words"),
    [
        ("", 1, "No face-down token is left in any room: there is nothing to turn up."),
        ("", 2, "Nothing lies in 1 Lobby that would open a window: there is nothing to gather."),
        ("\nroom 1: - | lambda", 2, "Nothing lies in 1 Lobby that would open a window: there is nothing to gather."),
        ("", 3, "Run, Intel and Gather are empty: there is nothing to clear."),
    ],
)
def test_a_card_that_finds_nothing_is_marked(more: str, pile: int, words: str) -> None:
    found = {said for id, said in idle(EMPTY + more).items() if id.startswith("play_card") and id.endswith(f",{pile}")}
    assert found == {words}


@pytest.mark.parametrize(
    ("more", "pile"),
    [("\nroom 3: 1 token", 1), ("\nroom 1: 1 token", 2), ("\nroom 1: - | star", 2), ("\nrun: 2c", 3), ("", 0)],
)
def test_a_card_that_finds_something_is_not(more: str, pile: int) -> None:
    assert not [id for id in idle(EMPTY + more) if id.startswith("play_card") and id.endswith(f",{pile}")]


def test_a_special_with_nothing_in_reach_is_marked() -> None:
    scouts = [said for id, said in idle(EMPTY).items() if id.startswith("use_special")]
    assert scouts == ["No face-down token is left in your room or next to it."]
    assert not [id for id in idle(f"{EMPTY}\nroom 1: 1 token") if id.startswith("use_special")]


@pytest.mark.rule("key:R63")
def test_turning_up_a_token_is_marked_only_in_a_room_that_has_none_left() -> None:
    s = at(f"{EMPTY}\nroom 1: - | lambda\nroom 3: 1 token")
    seven = s.hands[0].own(0)[0]
    play(s, 0, next(ask.id for ask in asks_of(s, 0) if ask.kind == "choose_action"), PlayCard(seven, 1))
    (ask,) = [ask for ask in asks_of(s, 0) if ask.kind == "choose_stack"]
    assert [one.option for one in ask.idle] == [f"reveal:{room}" for room in range(10) if room != 2]


def test_clearing_an_empty_pile_is_marked_and_clearing_a_full_one_is_not() -> None:
    s = at(f"{EMPTY}\nrun: 2c")
    seven = s.hands[0].own(0)[0]
    play(s, 0, next(ask.id for ask in asks_of(s, 0) if ask.kind == "choose_action"), PlayCard(seven, 3))
    (ask,) = [ask for ask in asks_of(s, 0) if ask.kind == "choose_pile"]
    assert [one.option for one in ask.idle] == ["clear:1", "clear:2"]

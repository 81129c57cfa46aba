"""The module of locked rooms (R140): who enters first discards a card of the suit."""

import pytest

from holdfast.engine.action import refuse
from holdfast.games.key.cards.types import INTEL
from holdfast.games.key.events import LockOpened
from holdfast.games.key.rules.intel import Reveal
from holdfast.games.key.rules.lock import ChooseKey, Unlock
from holdfast.games.key.rules.run import ChooseRoom, Go
from holdfast.games.key.rules.special import UseAchievement
from holdfast.games.key.rules.turn import ChooseAction, EndActions, PlayCard
from tests.games.key.rules.with_modules import (
    MODULES,
    TOKEN,
    act,
    card,
    go,
    listed,
    question,
    refusal,
    run,
    said,
    table,
)

pytestmark = pytest.mark.rule("key:R140")


def test_the_first_to_enter_a_locked_room_discards_a_card_of_its_suit() -> None:
    s = table(MODULES, "hand 1: 3c 5s 7t 9c")
    act(s, 0, run("7t"), go(2))
    assert question(s, 0) is ChooseKey
    assert listed(s, 0, Unlock) == [Unlock(card("3c")), Unlock(card("9c"))]
    assert LockOpened(0, 1, card("3c")) in act(s, 0, Unlock(card("3c")))
    assert s.discard[-1] == card("3c")
    assert s.hands[0].own(0) == [card("5s"), card("9c")]
    assert s.rooms[0] + 1 == 2


def test_a_step_into_a_locked_room_tells_of_a_key_and_is_not_taken_back() -> None:
    s = table(MODULES, "hand 1: 3c 5s 7t 9c")
    act(s, 0, run("7t"))
    reveals = s.reveals
    act(s, 0, go(2))
    assert s.reveals > reveals
    act(s, 0, Unlock(card("3c")))
    reveals = s.reveals
    act(s, 0, go(1), go(2))
    assert s.reveals == reveals  # the lock is open


def test_opening_a_lock_does_not_end_the_run() -> None:
    s = table(MODULES, "hand 1: 3c 5s 7t 9c")
    act(s, 0, run("7t"), go(2), Unlock(card("3c")), go(6))
    assert question(s, 0) is ChooseRoom
    act(s, 0, go(7))
    assert question(s, 0) is ChooseAction
    assert s.rooms[0] + 1 == 7


def test_a_locked_room_is_closed_to_those_without_its_suit() -> None:
    s = table(MODULES, "hand 1: 3s 5s 7t 9t")
    act(s, 0, run("7t"))
    assert refusal(s, 0, go(2)) == refuse("key:R140", "refused.locked", suit="circle")
    assert said(s, 0, go(2)) == "That room is locked: you need a circle."
    assert go(2) not in listed(s, 0, Go)
    assert go(5) in listed(s, 0, Go)


def test_the_card_that_was_played_is_no_key_any_more() -> None:
    s = table(MODULES, "hand 1: 3s 5s 7c 9t")
    act(s, 0, run("7c"))
    assert refusal(s, 0, go(2)) == refuse("key:R140", "refused.locked", suit="circle")


def test_only_a_card_of_the_suit_in_ones_own_hand_opens_a_lock() -> None:
    s = table(MODULES, "hand 1: 3c 5s 7t 9t\nhand 2: 1c 2c 4c 6c")
    act(s, 0, run("7t"), go(2))
    assert refusal(s, 0, Unlock(card("5s"))) == refuse("key:R140", "refused.not_a_key", suit="circle")
    assert refusal(s, 0, Unlock(card("1c"))) == refuse("key:R140", "refused.not_a_key", suit="circle")
    assert said(s, 0, Unlock(card("5s"))) == "Only a circle of your hand opens this lock."


def test_an_opened_lock_stays_open_for_everybody() -> None:
    s = table(MODULES, "hand 1: 3c 5s 7t 9t\nhand 2: 2s 4s 6t 8t\nguard: -")
    act(s, 0, run("7t"), go(2), Unlock(card("3c")), go(1), go(2))
    assert question(s, 0) is ChooseAction
    act(s, 0, EndActions())
    act(s, 1, run("8t"), go(2))
    assert question(s, 1) is ChooseRoom
    assert len(s.hands[1]) == 3


def test_the_other_lock_stays_shut() -> None:
    s = table(MODULES, "hand 1: 3c 5c 7t 9t")
    act(s, 0, run("7t"), go(2), Unlock(card("3c")), go(6))
    assert refusal(s, 0, go(5)) == refuse("key:R140", "refused.locked", suit="square")


def test_a_locked_room_can_be_looked_into() -> None:
    s = table(MODULES, "hand 1: 3s 5s 7t 9t\nroom 2: rook lambda")
    act(s, 0, PlayCard(card("7t"), INTEL), Reveal(1))
    assert s.face_up[1] == [TOKEN["lambda"]]


def test_a_lock_costs_the_courier_a_card_as_well() -> None:
    s = table(MODULES, "turn: 2\nhand 2: 3c 5s 7t 9t\nguard: -\nachievements: 0 1")
    act(s, 1, UseAchievement(), go(2), Unlock(card("3c")))
    assert question(s, 1) is ChooseRoom
    assert s.hands[1].own(1) == [card("5s"), card("7t"), card("9t")]

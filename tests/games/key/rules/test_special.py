"""Achievements (R140): special actions without a price."""

import pytest

from holdfast.engine.action import refuse
from holdfast.engine.play import options
from holdfast.games.key.events import AchievementUsed
from holdfast.games.key.rules.scout import ChooseNearby
from holdfast.games.key.rules.special import UseAchievement
from holdfast.games.key.rules.stop import Stop
from holdfast.games.key.rules.turn import ChooseAction, Pass
from tests.games.key.rules.with_modules import PLAIN, act, listed, question, refusal, run, table

pytestmark = pytest.mark.rule("key:R140")


def test_an_achievement_is_a_special_action_without_a_price() -> None:
    s = table(PLAIN, "hand 1: 3s 5s 7t 9t", achievements=("scout",))
    assert s.achievements == [1, 0]
    assert act(s, 0, UseAchievement())[0] == AchievementUsed(0)
    assert question(s, 0) is ChooseNearby
    assert len(s.hands[0]) == 4
    assert s.actions == 1


def test_an_achievement_counts_as_one_of_the_two_actions() -> None:
    s = table(PLAIN, "hand 1: 3s 5s 7t 9t", achievements=("scout",))
    act(s, 0, UseAchievement(), Stop())
    assert question(s, 0) is ChooseAction
    act(s, 0, run("3s"), Stop())
    assert question(s, 1) is ChooseAction


def test_an_achievement_is_used_once_a_game() -> None:
    s = table(PLAIN, "hand 1: 3s 5s 7t 9t", achievements=("scout",))
    act(s, 0, UseAchievement(), Stop())
    assert refusal(s, 0, UseAchievement()) == refuse("key:R140", "refused.no_achievement")


def test_only_the_character_that_achieved_it_may_use_it() -> None:
    s = table(PLAIN, "turn: 2", achievements=("scout", "analyst"))
    assert refusal(s, 1, UseAchievement()) == refuse("key:R140", "refused.no_achievement")
    assert listed(s, 1, UseAchievement) == []


def test_a_player_with_an_achievement_and_no_cards_can_act_and_so_may_not_pass() -> None:
    s = table(PLAIN, "hand 1: -\nachievements: 1 0\nperil: yes")
    assert refusal(s, 0, Pass()) == refuse("key:R119", "refused.you_can_act")
    assert {type(action) for _, action in options(s, 0)} & set(ChooseAction.ACTIONS) == {UseAchievement}
    act(s, 0, UseAchievement(), Stop())
    assert question(s, 0) is not ChooseAction  # no cards are left for a second action


def test_after_the_last_card_an_achievement_can_still_be_the_second_action() -> None:
    s = table(PLAIN, "hand 1: 7t\nachievements: 1 0\nperil: yes")
    act(s, 0, run("7t"), Stop())
    assert question(s, 0) is ChooseAction
    act(s, 0, UseAchievement())
    assert s.actions == 2


def test_without_cards_or_achievement_one_passes() -> None:
    s = table(PLAIN, "hand 1: -\nachievements: 0 0\nperil: yes")
    assert refusal(s, 0, Pass()) is None

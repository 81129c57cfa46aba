"""Bots of one's own: found by module:Name, seated in copies, and told in a sentence what is wrong with them."""

import pytest

from holdfast import games
from holdfast.bots import RANDOM, UnknownBot, as_bot, bot_at, bots_of, find_bot, with_bots
from holdfast.bots.own import advised_by, plays
from holdfast.lab.match import GamePlayed, Match, play_game
from holdfast.lab.simulate import simulate
from tests.bots.mybots import Dicer, Hasty, Patient, Slow

KEY = games.get("key")
HERE = "tests.bots.mybots"


@pytest.mark.parametrize("bot", ["Hasty", "Dicer", "Patient"])
def test_a_bot_of_ones_own_plays_a_whole_game(bot: str) -> None:
    result = play_game(Match("key", 2, (f"{HERE}:{bot}", "greedy")), 1)
    assert isinstance(result, GamePlayed), result


def test_it_is_called_as_its_class_or_as_it_says() -> None:
    assert [as_bot(one).name for one in (Hasty, Hasty(), Dicer(8), Patient)] == [
        "hasty",
        "hasty",
        "dice-lover",
        "patient",
    ]
    assert bot_at(f"{HERE}:Hasty").where == f"{HERE}:Hasty"
    assert as_bot(RANDOM).name == "random"


def test_each_seat_and_each_game_has_a_copy_of_its_own() -> None:
    dicer = Dicer()
    match = Match("key", 2, (as_bot(dicer),))
    assert play_game(match, 1) == play_game(match, 1)
    assert dicer.asked == 0


def test_instances_are_sent_to_other_processes() -> None:
    match = Match("key", 2, (as_bot(Hasty()), f"{HERE}:Dicer"))
    assert list(simulate(match, 4, jobs=2)) == list(simulate(match, 4))


def test_offers_are_left_alone_unless_asked_for() -> None:
    """The first answers of The Key's offers lead nowhere: who took them would never come to an end."""
    result = play_game(Match("key", 1, (as_bot(Hasty()),)), 1)
    assert isinstance(result, GamePlayed), result


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere.at.all:Bot", "the bot 'nowhere.at.all:Bot' cannot be loaded: No module named 'nowhere'"),
        (f"{HERE}:Nobody", "cannot be loaded: module 'tests.bots.mybots' has no attribute 'Nobody'"),
        (f"{HERE}:Wordless", "the bot tests.bots.mybots:Wordless has no method choose(self, occasion)"),
        (f"{HERE}:NOTHING", "is no bot: write a class that inherits from OwnBot and has choose(self, occasion)"),
        (f"{HERE}:Strange", "is called 'a bot: mine': a name has letters, digits, _ and - only"),
        (f"{HERE}:Needy", "cannot be made without arguments"),
        ("nobody", "key has no bot called 'nobody'"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said(name: str, why: str) -> None:
    with pytest.raises(UnknownBot) as problem:
        find_bot(KEY, name)
    assert why in str(problem.value)


def test_a_bot_may_play_some_games_only() -> None:
    bot = bot_at(f"{HERE}:KeyOnly")
    assert plays(KEY, bot)
    assert not plays(games.get("elite"), bot)
    with pytest.raises(UnknownBot, match="plays key, not elite"):
        find_bot(games.get("elite"), f"{HERE}:KeyOnly")


def test_a_game_takes_it_among_its_own() -> None:
    game = with_bots(KEY, [bot_at(f"{HERE}:Hasty")])
    assert "hasty" in bots_of(game)
    assert "hasty" not in bots_of(KEY)
    with pytest.raises(UnknownBot, match="has a bot called 'greedy' already"):
        with_bots(KEY, [bot_at(f"{HERE}:Greedy")])


def test_hints_come_from_a_quick_one() -> None:
    assert advised_by(KEY, as_bot(Hasty)).at_table.hints_by == "hasty"
    with pytest.raises(UnknownBot, match="slow: hints come from a quick one"):
        advised_by(KEY, as_bot(Slow))

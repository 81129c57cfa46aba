"""The tree search finds what the quick bot overlooks, by what its seat knows, and the same with the same dice."""

import dataclasses

import msgspec

from holdfast.bots.search import Node, Outlook, search
from holdfast.engine.bot import Bot, Budget, Choice, Scheduler, update_for
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.view import Ask
from tests.toys.tictactoe import CONTENT, GAME, OPTIONS, Board, Eager, Mark


class Even(Eager):
    """The eager bot, which thinks the same of every cell."""

    def values(self, s: Board, ask: Ask) -> list[float]:
        return [0.0] * len(ask.options)


def worth(s: Board, seat: int) -> float:
    return 0.5 if s.outcome is None or not s.outcome.winners else float(seat in s.outcome.winners)


EVEN = Bot("even", Even)
OUTLOOK = Outlook(EVEN, frozenset({"choose_cell"}), worth, steps=9, widest=9)


def answer(position: str, worlds: int = 300, seed: str = "x") -> Mark:
    s = GAME.testing.read(position, CONTENT)
    bot = search("seer", OUTLOOK, worlds)
    mind = bot.sit(GAME, CONTENT, s.turn, Rng(key_from_seed(seed)))
    seen = update_for(GAME, s, s.turn)
    mind.see(seen)
    choice = mind.choose(seen, bot.budget)
    assert choice is not None
    assert isinstance(choice.action, Mark)
    return choice.action


def test_it_takes_what_wins() -> None:
    assert answer("XX.\nOO.\n...\nX") == Mark(2)


def test_it_sees_what_the_other_would_do() -> None:
    """The eager bot does not defend; here only one cell does not lose at once."""
    assert answer("X.O\n.X.\n...\nO") == Mark(8)


def test_the_same_dice_give_the_same_answer() -> None:
    assert {answer("...\n.X.\n...\nO", 60) for _ in range(3)} == {answer("...\n.X.\n...\nO", 60)}


def test_it_beats_the_bot_that_it_asks() -> None:
    score = 0.0
    for game in range(12):
        s = GAME.setup(CONTENT, OPTIONS, 2, bytes(16))
        me = game % 2
        bots = {me: search("seer", OUTLOOK, 80), 1 - me: EVEN}
        scheduler = Scheduler(GAME, CONTENT, s, bots, Rng(key_from_seed(f"match/{game}")))
        while scheduler.step() is not None:
            pass
        score += worth(s, me)
    assert score >= 9


def test_its_budget_is_a_number_of_worlds() -> None:
    """Worlds are imagined once and shared by the options; each is lived through as often as the budget says."""
    imagined, lived = [], []

    def deal(s: Board, rng: Rng) -> None:
        imagined.append(s)

    def counted(s: Board, seat: int) -> float:
        lived.append(seat)
        return worth(s, seat)

    game = dataclasses.replace(GAME, deal=deal)
    s = GAME.setup(CONTENT, OPTIONS, 2, bytes(16))
    bot = search("seer", msgspec.structs.replace(OUTLOOK, worth=counted), 40)
    bot.sit(game, CONTENT, 0, Rng(bytes(16))).choose(update_for(GAME, s, 0), bot.budget)
    assert len(lived) == 40
    assert 0 < len(imagined) < 40


def test_other_questions_are_left_to_the_quick_bot() -> None:
    class Deaf(Even):
        def values(self, s: Board, ask: Ask) -> list[float]:
            raise AssertionError("nobody asked for that")

    outlook = Outlook(Bot("deaf", Deaf), frozenset({"another"}), worth, 9, 9)
    bot = search("seer", outlook, 10)
    s = GAME.setup(CONTENT, OPTIONS, 2, bytes(16))
    choice = bot.sit(GAME, CONTENT, 0, Rng(bytes(16))).choose(update_for(GAME, s, 0), Budget(10))
    assert isinstance(choice, Choice)


def test_chance_alone_does_not_overrule_the_quick_bot() -> None:
    usual, lucky, better = Node(), Node(), Node()
    usual.values = [0.2, 0.8, 0.3, 0.7, 0.5, 0.5]
    lucky.values = [0.9, 0.1, 0.9, 0.2, 0.6, 0.4]  # a little better on the whole, and now this, now that
    better.values = [0.3, 0.9, 0.4, 0.8, 0.6, 0.6]
    assert not lucky.is_surely_better(usual)
    assert better.is_surely_better(usual)
    better.values = better.values[:3]
    assert not better.is_surely_better(usual), "too few worlds say so"


def test_seldom_tried_options_are_tried_again() -> None:
    node = Node()
    first, second = Mark(1), Mark(2)
    assert node.chosen([first, second]) == first
    node.children[first].visits, node.children[first].total = 1, 0.6
    assert node.chosen([first, second]) == second
    node.children[second].visits, node.children[second].total = 1, 0.5
    for _ in range(200):
        action = node.chosen([first, second])
        node.children[action].visits += 1
        node.children[action].total += 0.6 if action == first else 0.5
    assert node.children[first].visits > node.children[second].visits > 10

"""Determinised tree search for any game: imagined worlds, a tree of one's own choices, quick bots elsewhere.

Every option is tried in the same worlds with the same dice, in the same order, so that what differs is the option.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Protocol

import msgspec

from holdfast.engine.action import Action
from holdfast.engine.bot import Bot, Budget, Choice, Mind, Scheduler, Update, update_for
from holdfast.engine.game import AnyGame
from holdfast.engine.imagine import imagined
from holdfast.engine.play import play
from holdfast.engine.rng import Rng
from holdfast.engine.state import State
from holdfast.engine.view import Ask

CURIOSITY: Final = 0.35  # how much an option that was seldom tried is worth trying again
DOUBT: Final = 0.01  # how much better than the quick bot's choice another must look
SURE: Final = 1.0  # and how many standard errors more than that
LEAST: Final = 4  # worlds in which both must have been tried


class Judge(Mind, Protocol):
    """A mind that can say what it thinks of each option."""

    def values(self, knowledge: Any, ask: Ask) -> list[float]: ...


class Outlook(msgspec.Struct, frozen=True):
    """What a search of one game needs to know.

    `quick` plays every seat beyond the tree, and its minds are judges. Only questions of `kinds` are searched, and of
    each the `widest` options that the quick bot likes best. A world is played on until its `clock` has gone `span`
    further (so that slow and quick answers are judged at the same time), or for `steps`; it is then `worth` something
    to a seat, between 0 and 1. `fork` gives a mind that knows what another knows: without it every world is met by
    minds that remember nothing.
    """

    quick: Bot
    kinds: frozenset[str]
    worth: Callable[[Any, int], float]
    steps: int
    widest: int
    clock: Callable[[Any], int] = lambda s: 0
    span: int = 1
    fork: Callable[[Any, Rng], Judge] | None = None


class Node:
    """What came of one choice, however things stood otherwise."""

    __slots__ = ("available", "children", "total", "values", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0  # how often it could have been chosen
        self.total = 0.0
        self.values: list[float] = []  # by world, for what is chosen first
        self.children: dict[Action, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def is_surely_better(self, other: Node) -> bool:
        """Tells whether this is better by more than chance explains, in the worlds that both were tried in."""
        gains = [mine - yours for mine, yours in zip(self.values, other.values, strict=False)]
        if len(gains) < LEAST:
            return False
        mean = sum(gains) / len(gains)
        spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
        return mean > DOUBT + SURE * math.sqrt(spread / len(gains))

    def chosen(self, actions: Sequence[Action]) -> Action:
        """Returns the first that was never tried, else the one with the highest upper bound."""
        for action in actions:
            self.children.setdefault(action, Node()).available += 1
        untried = next((action for action in actions if not self.children[action].visits), None)
        return max(actions, key=self.bound) if untried is None else untried

    def bound(self, action: Action) -> float:
        child = self.children[action]
        return child.mean + CURIOSITY * math.sqrt(math.log(child.available) / child.visits)


class Walker:
    """One's own seat in an imagined world: follows the tree and one step beyond it, then plays like the quick bot."""

    def __init__(self, outlook: Outlook, judge: Judge, path: list[Node]) -> None:
        self.outlook = outlook
        self.judge = judge
        self.path = path
        self.is_in_tree = True

    def see(self, update: Update) -> None:
        self.judge.see(update)

    def choose(self, seen: Update, budget: Budget) -> Choice | None:
        choice = self.judge.choose(seen, budget)
        ask = searched(self.outlook, seen, choice)
        if choice is None or ask is None or not self.is_in_tree:
            return choice
        action = self.path[-1].chosen(favourites(self.outlook, self.judge, seen, ask))
        self.path.append(self.path[-1].children[action])
        self.is_in_tree = self.path[-1].visits > 0
        return Choice(ask.id, action, choice.after_ms)


class Searcher:
    """A mind that asks the quick bot first, and thinks again where it pays. Its budget is a number of worlds."""

    def __init__(self, game: AnyGame, content: Any, seat: int, rng: Rng, outlook: Outlook) -> None:
        self.game = game
        self.content = content
        self.seat = seat
        self.rng = rng
        self.outlook = outlook
        self.judge: Judge = outlook.quick.sit(game, content, seat, rng)  # type: ignore[assignment]
        self.known: dict[int, Judge] = {seat: self.judge} if outlook.fork is not None else {}
        self.thoughts = 0

    def see(self, update: Update) -> None:
        self.judge.see(update)

    def choose(self, seen: Update, budget: Budget) -> Choice | None:
        choice = self.judge.choose(seen, budget)
        ask = searched(self.outlook, seen, choice)
        if choice is None or ask is None:
            return choice
        actions = favourites(self.outlook, self.judge, seen, ask)
        if len(actions) < 2:
            return choice
        self.thoughts += 1
        root = self.grown(seen.knowledge, ask, actions, budget.worlds)
        best = max(actions, key=lambda action: root.children[action].mean)
        is_better = root.children[best].is_surely_better(root.children[actions[0]])
        return Choice(ask.id, best if is_better else actions[0], choice.after_ms)

    def grown(self, knowledge: Any, ask: Ask, actions: Sequence[Action], worlds: int) -> Node:
        """Returns the tree after so many worlds."""
        dice = self.rng.split(f"search/{self.thoughts}")
        worlds_seen: list[State] = []
        root = Node()
        for _ in range(max(worlds, len(actions))):
            action = root.chosen(actions)
            if root.children[action].visits > root.children[actions[0]].visits:
                action = actions[0]  # what is usual is the measure: it is tried wherever another was
            number = root.children[action].visits
            if number == len(worlds_seen):
                worlds_seen.append(imagined(self.game, knowledge, self.content, dice.split(f"world/{number}")))
                if number == 0 and self.outlook.fork is not None:
                    self.acquaint(worlds_seen[0], dice)
            path = [root, root.children[action]]
            value = self.lived(worlds_seen[number].clone(), ask, action, path, dice.split(f"minds/{number}"))
            path[1].values.append(value)
            for node in path:
                node.visits += 1
                node.total += value
        return root

    def lived(self, s: State, ask: Ask, action: Action, path: list[Node], dice: Rng) -> float:
        """Answers, plays on for a while, and returns what that is worth."""
        outlook = self.outlook
        until = outlook.clock(s) + outlook.span
        play(s, self.seat, ask.id, action)
        sits = msgspec.structs.replace(outlook.quick, sit=partial(self.seated, path))
        scheduler = Scheduler(self.game, self.content, s, dict.fromkeys(range(s.seated), sits), dice)
        for _ in range(outlook.steps):
            if scheduler.step() is None or outlook.clock(s) >= until:
                break
        return outlook.worth(s, self.seat)

    def seated(self, path: list[Node], game: AnyGame, content: Any, seat: int, rng: Rng) -> Mind:
        """Returns a quick mind for a seat of an imagined world; one's own walks along the tree first."""
        known, fork = self.known.get(seat), self.outlook.fork
        quick = self.outlook.quick
        mind: Any = quick.sit(game, content, seat, rng) if known is None or fork is None else fork(known, rng)
        return Walker(self.outlook, mind, path) if seat == self.seat else mind

    def acquaint(self, s: State, dice: Rng) -> None:
        """Shows the others' minds what they see in an imagined world; they keep what they saw in earlier ones."""
        for seat in range(s.seated):
            if seat != self.seat:
                if seat not in self.known:
                    mind: Any = self.outlook.quick.sit(self.game, self.content, seat, dice.split(f"known/{seat}"))
                    self.known[seat] = mind
                self.known[seat].see(update_for(self.game, s, seat))


def searched(outlook: Outlook, seen: Update, choice: Choice | None) -> Ask | None:
    """Returns the question that the quick bot would answer now, if it is one to think about."""
    asks = [ask for ask in seen.asks if choice is not None and ask.id == choice.ask]
    return next((ask for ask in asks if ask.kind in outlook.kinds and len(ask.options) > 1), None)


def favourites(outlook: Outlook, judge: Judge, seen: Update, ask: Ask) -> list[Action]:
    """Returns the options that the quick bot likes best, the best first."""
    values = judge.values(seen.knowledge, ask)
    order = sorted(range(len(values)), key=lambda number: -values[number])
    return [ask.options[number].action for number in order[: outlook.widest]]


def search(name: str, outlook: Outlook, worlds: int) -> Bot:
    """Returns a bot that thinks in so many worlds about each question that is worth it."""

    def sit(game: AnyGame, content: Any, seat: int, rng: Rng) -> Mind:
        return Searcher(game, content, seat, rng, outlook)

    quick = outlook.quick
    return Bot(name, sit, Budget(worlds=worlds), takes_offers=quick.takes_offers, slow=True)

"""How fast the rules are: decisions with two or more options a second, and a clone, beside catanatron in one run.

Positions come from games of a good bot, replayed in place without views: for each command the options of the seat that
answers are listed, then the command is carried out, and in real time what is due before it. Ratios are what counts;
absolute figures move from machine to machine.
"""

from __future__ import annotations

import statistics
import sys
import timeit
from time import perf_counter

import msgspec
from catanatron import Color, RandomPlayer
from catanatron import Game as Catan

from holdfast import games
from holdfast.bots import bot_named
from holdfast.engine.action import Action
from holdfast.engine.bot import Scheduler
from holdfast.engine.command import Command
from holdfast.engine.play import asks, options, play_unchecked
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.state import State
from holdfast.engine.timers import advance
from holdfast.engine.view import PickSome
from holdfast.packs import load_content, read_options

ROUNDS = 7
GAMES_EACH = 4
GOALS = {
    "key": (3.0, 0.4),
    "elite": (1.0, 0.4),
    "alone": (1.0, 0.4),
}  # decisions against catanatron's at least, clone against its copy at most
BOTS = {"key": "greedy", "elite": "squad-fast", "alone": "random"}


class Recorded(msgspec.Struct, frozen=True):
    """A game by bots: how it began, and what was answered, when and by whom."""

    seats: int
    seed: int
    answers: tuple[tuple[int, int, int, Action], ...]


def has_a_choice(s: State, seat: int) -> bool:
    """Whether a seat may answer in two ways or more; some dice to pick out of several are more than one way."""
    if len(options(s, seat)) > 1:
        return True
    for _, ask in asks(s, seat):
        for kind in ask.ACTIONS:
            if kind.gate(s, seat, ask) is None:
                form = kind.form(s, seat, ask)
                if isinstance(form, PickSome) and len(form.of) > form.least:
                    return True
    return False


class Peer:
    """Catanatron with four random players."""

    def decisions_a_second(self, seed: int) -> float:
        decisions, started = 0, perf_counter()
        game = Catan([RandomPlayer(color) for color in Color], seed=seed)
        while game.winning_color() is None and game.state.num_turns < 400:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        return decisions / (perf_counter() - started)

    def play(self, seed: int, turns: int) -> Catan:
        game = Catan([RandomPlayer(color) for color in Color], seed=seed)
        while game.winning_color() is None and game.state.num_turns < turns:
            game.play_tick()
        return game

    def copy_us(self) -> float:
        game = self.play(1, 60)
        return timeit.timeit(game.copy, number=500) / 500 * 1e6


class Ours:
    def __init__(self, name: str) -> None:
        self.game = games.get(name)
        self.loaded = load_content(self.game)
        self.options = read_options(self.game, self.loaded, {})
        self.games = [self._record(seats, seed) for seats in self.game.seats for seed in range(GAMES_EACH)]

    def _first(self, seats: int, seed: int) -> State:
        return self.game.setup(self.loaded.content, self.options, seats, key_from_seed(seed))  # type: ignore[no-any-return]

    def _record(self, seats: int, seed: int) -> Recorded:
        bot = bot_named(self.game, BOTS[self.game.name])
        s = self._first(seats, seed)
        scheduler = Scheduler(
            self.game, self.loaded.content, s, dict.fromkeys(range(seats), bot), Rng(key_from_seed(seed))
        )
        answers = []
        while (played := scheduler.step()) is not None:
            if isinstance(played, Command):
                answers.append((played.at, played.seat, played.ask, played.action))
        return Recorded(seats, seed, tuple(answers))

    def decisions_a_second(self) -> float:
        decisions, spent = 0, 0.0
        for game in self.games:
            s = self._first(game.seats, game.seed)
            started = perf_counter()
            for at, seat, ask, action in game.answers:
                advance(s, at)
                decisions += has_a_choice(s, seat)
                play_unchecked(s, seat, ask, action)
            spent += perf_counter() - started
        return decisions / spent

    def clone_us(self) -> float:
        game = self.games[-1]
        s = self._first(game.seats, game.seed)
        for at, seat, ask, action in game.answers[: len(game.answers) // 2]:
            advance(s, at)
            play_unchecked(s, seat, ask, action)
        return timeit.timeit(s.clone, number=5000) / 5000 * 1e6

    def view_us(self) -> float:
        s = self._first(self.game.seats.stop - 1, 1)
        return timeit.timeit(lambda: self.game.view(s, 0), number=1000) / 1000 * 1e6


def main() -> int:
    """Print the ratios; 1 if a goal is missed."""
    peer, missed = Peer(), False
    for name, (faster, lighter) in GOALS.items():
        ours = Ours(name)
        rates = [(ours.decisions_a_second(), peer.decisions_a_second(i)) for i in range(ROUNDS)]
        copies = [(ours.clone_us(), peer.copy_us()) for _ in range(ROUNDS)]
        ratio = statistics.median(a / b for a, b in rates)
        share = statistics.median(a / b for a, b in copies)
        our_rate, their_rate = (statistics.median(side) for side in zip(*rates, strict=True))
        our_clone, their_copy = (statistics.median(side) for side in zip(*copies, strict=True))
        print(f"{name}: {our_rate:,.0f} decisions/s, catanatron {their_rate:,.0f}: {ratio:.2f}x (goal {faster}x)")
        print(
            f"{name}: clone {our_clone:.1f} us, catanatron's copy {their_copy:.1f} us: {share:.2f}x (goal {lighter}x)"
        )
        print(f"{name}: view {ours.view_us():.1f} us")
        missed |= ratio < faster or share > lighter
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())

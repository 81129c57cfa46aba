"""One scheduler asks the minds and carries out what they choose, in order of game time."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from holdfast.engine.bot import Bot, Budget, Choice, Scheduler, Update
from holdfast.engine.command import Command, Tick
from holdfast.engine.game import AnyGame
from holdfast.engine.rng import Rng
from holdfast.engine.save import digest
from holdfast.engine.timers import advance
from tests.toys import magpie, tictactoe
from tests.toys.magpie.guess import GuessStone
from tests.toys.magpie.state import Nests


class Slow:
    """Takes the first option after a time of its own, and remembers what it was told."""

    def __init__(self, ms: int) -> None:
        self.ms = ms
        self.seen: list[Update] = []

    def see(self, update: Update) -> None:
        self.seen.append(update)

    def choose(self, seen: Update, budget: Budget) -> Choice | None:
        for ask in seen.asks:
            if ask.options:
                return Choice(ask.id, ask.options[0].action, after_ms=self.ms)
        return None


class Polite(Slow):
    """Leaves decisions to people while there are any."""

    among_people: bool


def polite(game: AnyGame, content: Any, seat: int, rng: Rng) -> Polite:
    return Polite(100)


def slow(ms: int) -> Bot:
    def sit(game: AnyGame, content: Any, seat: int, rng: Rng) -> Slow:
        return Slow(ms)

    return Bot("slow", sit)


def table(*ms: int) -> tuple[Scheduler, Nests]:
    s = magpie.setup(magpie.CONTENT, magpie.OPTIONS, 3, bytes(16))
    bots = {seat: slow(time) for seat, time in enumerate(ms)}
    return Scheduler(magpie.GAME, magpie.CONTENT, s, bots, Rng(bytes(16))), s


def test_bots_act_in_the_order_of_their_times() -> None:
    scheduler, _ = table(300, 100, 200)
    played = [scheduler.step() for _ in range(3)]
    assert [(line.at, line.seat) for line in played if isinstance(line, Command)] == [(100, 1), (200, 2), (300, 0)]


def test_an_answer_that_is_not_allowed_any_more_is_no_line_and_the_bot_thinks_again() -> None:
    scheduler, s = table(100, 200, 300)
    line = scheduler.next_line()
    assert isinstance(line, Command)
    stale = msgspec.structs.replace(line, ask=line.ask + 7)
    assert not scheduler.carry_out(stale)
    assert s.now == 100
    assert s.told == []
    assert scheduler.next_line() == msgspec.structs.replace(line, at=200)


def test_a_timer_that_is_due_comes_before_a_slow_bot() -> None:
    scheduler, s = table(9000, 9000, 9000)
    assert scheduler.next_at() == 5000
    assert scheduler.step() == Tick(5000)
    assert s.rolled == [False, False, False]


def test_what_was_due_while_the_clock_went_on_is_due_now() -> None:
    scheduler, s = table(100, 9000, 9000)
    advance(s, 300)
    assert scheduler.next_at() == 300


def test_without_bots_the_clock_alone_plays_on() -> None:
    scheduler, s = table()
    while scheduler.step() is not None:
        pass
    assert s.outcome is not None


def test_a_whole_game_is_played_and_then_nothing_more() -> None:
    scheduler, s = table(10, 20, 30)
    while scheduler.step() is not None:
        pass
    assert s.outcome is not None
    assert scheduler.step() is None
    assert not scheduler.plans


def test_the_same_bots_play_the_same_game() -> None:
    digests = []
    for _ in range(2):
        scheduler, s = table(10, 20, 30)
        while scheduler.step() is not None:
            pass
        digests.append(digest(s))
    assert digests[0] == digests[1]


def test_a_mind_is_told_what_its_seat_is_told_and_shown_its_view() -> None:
    scheduler, s = table(10, 20, 30)
    scheduler.step()
    mind = scheduler.minds[0]
    assert isinstance(mind, Slow)
    assert [type(event).__name__ for event in mind.seen[-1].events] == ["Rolled"]
    assert mind.seen[-1].knowledge == magpie.view(s, 0)


@pytest.mark.parametrize("seed", range(5))
def test_an_eager_bot_takes_a_line_when_it_can(seed: int) -> None:
    s = tictactoe.read("XX.\nOO.\n...\nX", tictactoe.CONTENT)
    bots = {0: tictactoe.GAME.bots["eager"]}
    Scheduler(tictactoe.GAME, tictactoe.CONTENT, s, bots, Rng(bytes([seed] * 16))).step()
    assert tictactoe.write(s, -1).startswith("XXX")


@pytest.mark.parametrize(
    ("seats", "away", "people"),
    [((0,), (), True), ((0,), (1,), True), ((0, 1), (2,), False), ((0,), (1, 2), False), ((0, 1, 2), (), False)],
)
def test_a_mind_that_defers_is_told_whether_people_are_there(
    seats: tuple[int, ...], away: tuple[int, ...], people: bool
) -> None:
    s = magpie.setup(magpie.CONTENT, magpie.OPTIONS, 3, bytes(16))
    s.away = away
    bots = dict.fromkeys(seats, Bot("polite", polite, defers=True))
    mind = Scheduler(magpie.GAME, magpie.CONTENT, s, bots, Rng(bytes(16))).minds[0]
    assert isinstance(mind, Polite)
    assert mind.among_people is people


@pytest.mark.parametrize(("takes_offers", "open_asks"), [(True, [1, 2]), (False, [2])])
def test_a_bot_that_takes_offers_cares_for_them_too(
    takes_offers: bool, open_asks: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GuessStone, "OFFER", True)
    scheduler, s = table(100)
    scheduler.bots[0] = msgspec.structs.replace(scheduler.bots[0], takes_offers=takes_offers)
    assert sorted(scheduler.open_to(s, 0)) == open_asks
